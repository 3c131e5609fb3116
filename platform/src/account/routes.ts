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
      answers: { 200: contract.user },
      handler: async (context) => ({ status: 200, body: await service.user(context.params.id, viewerOf(context)) }),
    }),
  ];
}
