import { route, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './apiContract.ts';
import { caller } from './keyContract.ts';
import type { ApiTokens } from './apiTokens.ts';

const TOKENS = '/api/account/tokens';
const TOKEN = `${TOKENS}/{id}`;
/**
 * Creating a token requires re-authentication, because tokens outlive a stolen session.
 * A token can't create another.
 */
const MAKING = { kind: 'user', inPerson: true, confirmed: true, freshProof: true, feature: 'issue_token' } as const;

/** Routes of API tokens. */
export function apiTokenRoutes(tokens: ApiTokens): Route[] {
  return [
    route({
      operationId: 'listApiTokens',
      method: 'get',
      path: TOKENS,
      summary: "Lists the caller's API tokens by name, including expired ones, without their secrets.",
      access: { kind: 'user' },
      answers: { 200: contract.apiTokens },
      handler: async (context) => ({ status: 200, body: whole(await tokens.list(viewerOf(context).userId)) }),
    }),
    route({
      operationId: 'getCurrentApiToken',
      method: 'get',
      path: `${TOKENS}/current`,
      summary: 'Returns the API token of this request, and its user.',
      access: { kind: 'user' },
      answers: { 200: contract.presentApiToken },
      handler: async (context) => ({ status: 200, body: await tokens.present(viewerOf(context)) }),
    }),
    route({
      operationId: 'getCaller',
      method: 'get',
      path: '/api/iam/caller',
      summary: 'Returns whose token this request has, and what it allows. Also for service accounts.',
      access: { kind: 'anyToken' },
      answers: { 200: caller },
      handler: async (context) => ({ status: 200, body: await tokens.caller(viewerOf(context)) }),
    }),
    route({
      operationId: 'createApiToken',
      method: 'post',
      path: TOKENS,
      summary: 'Creates an API token for the caller. The secret is shown only once.',
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
      operationId: 'rotateApiToken',
      method: 'put',
      path: TOKEN,
      summary:
        'Rotates an API token of the caller. Name and scope stay unchanged, and the old token stops working immediately.',
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
      operationId: 'revokeApiToken',
      method: 'delete',
      path: TOKEN,
      summary:
        'Revokes an API token of the caller. It stops working immediately. A token with the scope `full` can revoke itself.',
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
