import { route, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './apiContract.ts';
import type { ApiTokens } from './apiTokens.ts';

const TOKENS = '/api/account/tokens';
const TOKEN = `${TOKENS}/{id}`;
/** A token outlives the session that makes it, so a stolen session is not enough, and no token makes another. */
const MAKING = { kind: 'user', inPerson: true, confirmed: true, freshProof: true, feature: 'issue_token' } as const;

/** The calls of API tokens. */
export function apiTokenRoutes(tokens: ApiTokens): Route[] {
  return [
    route({
      method: 'get',
      path: TOKENS,
      summary: "The caller's API tokens by name, also those that have ended; never a secret.",
      access: { kind: 'user' },
      answers: { 200: contract.apiTokens },
      handler: async (context) => ({ status: 200, body: whole(await tokens.list(viewerOf(context).userId)) }),
    }),
    route({
      method: 'get',
      path: `${TOKENS}/current`,
      summary: 'The API token that this call comes with, and whose it is.',
      access: { kind: 'user' },
      answers: { 200: contract.presentApiToken },
      handler: async (context) => ({ status: 200, body: await tokens.present(viewerOf(context)) }),
    }),
    route({
      method: 'post',
      path: TOKENS,
      summary: 'Issue an API token of the caller; the secret is shown this once.',
      access: MAKING,
      body: contract.newApiToken,
      secretAnswer: true,
      answers: { 201: contract.issuedApiToken },
      handler: async (context) => ({
        status: 201,
        body: await tokens.issue(viewerOf(context).userId, context.body),
      }),
    }),
    route({
      method: 'put',
      path: TOKEN,
      summary:
        'Replace an API token of the caller by one of the same name and scope; the old one stops working at once.',
      access: MAKING,
      params: contract.apiTokenParams,
      body: contract.apiTokenRenewal,
      secretAnswer: true,
      answers: { 200: contract.issuedApiToken },
      handler: async (context) => ({
        status: 200,
        body: await tokens.renew(viewerOf(context).userId, context.params.id, context.body.days),
      }),
    }),
    route({
      method: 'delete',
      path: TOKEN,
      summary:
        'End an API token of the caller: it stops working at once. A token with the scope `full` may end itself.',
      access: { kind: 'user' },
      params: contract.apiTokenParams,
      answers: { 204: null },
      handler: async (context) => {
        await tokens.revoke(viewerOf(context).userId, context.params.id);
        return { status: 204 };
      },
    }),
  ];
}
