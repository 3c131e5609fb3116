import { route, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { AccountService } from './service.ts';

/** Routes of accounts. */
export function accountRoutes(service: AccountService): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/account',
      summary: 'Returns the account of the caller.',
      ledger: ['ACCT-03', 'DATA-01'],
      access: { kind: 'user' },
      answers: { 200: contract.user },
      handler: async (context) => ({ status: 200, body: await service.account(viewerOf(context)) }),
    }),
    route({
      method: 'get',
      path: '/api/account/features',
      summary: 'Returns the features that the caller can use.',
      ledger: ['ACCT-04'],
      access: { kind: 'user' },
      answers: { 200: contract.features },
      handler: async (context) => ({ status: 200, body: { features: await service.features(viewerOf(context)) } }),
    }),
    route({
      method: 'get',
      path: '/api/users/{id}',
      summary: 'Returns a user: the caller, or a member of a shared organization.',
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
      summary: "Updates the caller's name or username. Absent fields stay unchanged. The trailing slash is optional.",
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
      operationId: 'deleteAccount',
      method: 'delete',
      path: '/api/users/me',
      summary: "Deletes the caller's account. It is disabled and can be restored for 30 days, or erased immediately.",
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
      operationId: 'getConsent',
      method: 'get',
      path: '/api/iam/auth/is-consented',
      summary: 'Returns whether the caller agreed to the privacy notice and the terms.',
      ledger: ['ACCT-12'],
      access: { kind: 'user' },
      answers: { 200: contract.consent },
      handler: async (context) => ({ status: 200, body: await service.consent(viewerOf(context)) }),
    }),
    route({
      operationId: 'updateConsent',
      method: 'put',
      path: '/api/iam/auth/update-consent',
      summary: 'Records whether the caller agrees to the privacy notice and the terms.',
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
