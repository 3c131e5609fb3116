import { route, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { AccountService } from './service.ts';

/** The account calls. */
export function accountRoutes(service: AccountService): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/account',
      summary: "The signed-in user's account.",
      ledger: ['ACCT-03', 'DATA-01'],
      access: { kind: 'user' },
      answers: { 200: contract.user },
      handler: async (context) => ({ status: 200, body: await service.account(viewerOf(context)) }),
    }),
    route({
      method: 'get',
      path: '/api/account/features',
      summary: "The signed-in user's feature permissions.",
      ledger: ['ACCT-04'],
      access: { kind: 'user' },
      answers: { 200: contract.features },
      handler: async (context) => ({ status: 200, body: { features: await service.features(viewerOf(context)) } }),
    }),
    route({
      method: 'get',
      path: '/api/users/{id}',
      summary: 'A user: the caller, or a member of a shared organization.',
      ledger: ['ACCT-05', 'DATA-01'],
      access: { kind: 'user' },
      params: contract.userParams,
      version: { of: 'profile' },
      answers: { 200: contract.user },
      handler: async (context) => ({ status: 200, body: await service.user(context.params.id, viewerOf(context)) }),
    }),
    route({
      method: 'put',
      path: '/api/users/{id}/',
      summary: "Change the caller's names; what is left out stays. The trailing slash may be left out.",
      ledger: ['ACCT-06'],
      access: { kind: 'user' },
      params: contract.userParams,
      body: contract.profileChange,
      answers: { 200: contract.user },
      handler: async (context) => ({
        status: 200,
        body: await service.updateProfile(viewerOf(context), context.params.id, context.body),
      }),
    }),
    route({
      method: 'delete',
      path: '/api/users/me',
      summary: "Delete the caller's account: disabled and restorable for 30 days, or erased at once.",
      ledger: ['ACCT-10', 'ACCT-11'],
      access: { kind: 'user', inPerson: true, freshProof: true },
      query: contract.deletionQuery,
      answers: { 204: null },
      handler: async (context) => {
        await service.deleteAccount(viewerOf(context), context.query.hard);
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: '/api/iam/auth/is-consented',
      summary: 'Whether the caller agreed to the privacy notice and the terms.',
      ledger: ['ACCT-12'],
      access: { kind: 'user' },
      answers: { 200: contract.consent },
      handler: async (context) => ({ status: 200, body: await service.consent(viewerOf(context)) }),
    }),
    route({
      method: 'put',
      path: '/api/iam/auth/update-consent',
      summary: "Record the caller's answer about the privacy notice and the terms.",
      ledger: ['ACCT-13', 'ACCT-14'],
      access: { kind: 'user' },
      body: contract.consentChange,
      answers: { 200: contract.consent },
      handler: async (context) => ({
        status: 200,
        body: await service.updateConsent(viewerOf(context), context.body.is_consented, context.body.version),
      }),
    }),
  ];
}
