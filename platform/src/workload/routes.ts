import { Readable } from 'node:stream';
import { z } from 'zod';
import { organizationOf, route, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import type { AccountWorkloads } from './accounts.ts';
import * as contract from './contract.ts';
import type { Workloads } from './service.ts';

const WORKLOADS = '/api/organizations/{org}/workloads';
const ADMINS = { kind: 'organization', action: 'token.organization' } as const;

/** Routes of trusted workloads. @param admit counts an exchange of an address, and rejects too many */
export function workloadRoutes(
  workloads: Workloads,
  accounts: Pick<AccountWorkloads, 'exchange'>,
  admit: (address: string) => Promise<void>,
): Route[] {
  return [
    route({
      method: 'get',
      path: WORKLOADS,
      summary: "Lists the trusted workloads of an organization's channels.",
      access: ADMINS,
      params: contract.workloadsParams,
      answers: { 200: contract.trustedWorkloads },
      handler: async (context) => ({ status: 200, body: whole(await workloads.list(organizationOf(context).id)) }),
    }),
    route({
      operationId: 'addTrustedWorkload',
      method: 'post',
      path: WORKLOADS,
      summary:
        "Adds a trusted workload to a channel. The hub exchanges its issuer's tokens for short-lived channel tokens.",
      access: ADMINS,
      params: contract.workloadsParams,
      body: contract.newWorkload,
      answers: { 201: contract.trustedWorkload },
      handler: async (context) => ({
        status: 201,
        body: await workloads.trust(organizationOf(context).id, context.body, viewerOf(context).userId),
      }),
    }),
    route({
      operationId: 'removeTrustedWorkload',
      method: 'delete',
      path: `${WORKLOADS}/{id}`,
      summary: 'Removes a trusted workload. Its exchanged tokens stop working immediately.',
      access: ADMINS,
      params: contract.workloadParams,
      answers: { 204: null },
      handler: async (context) => {
        await workloads.remove(organizationOf(context).id, context.params.id, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: '/api/oidc/audience',
      summary: 'Returns the audience that a workload requests from its issuer.',
      access: { kind: 'public' },
      answers: { 200: contract.audience },
      handler: async () => ({ status: 200, body: { audience: workloads.audience } }),
    }),
    route({
      operationId: 'exchangeWorkloadToken',
      method: 'post',
      path: '/api/oidc/exchange',
      summary:
        "Exchanges a token of a workload's issuer for a token of a channel or service account that trusts it. Each issuer token works once.",
      access: { kind: 'public' },
      body: contract.exchange,
      bodyLimit: 32 * 1024,
      secretAnswer: true,
      answers: { 201: z.union([contract.exchanged, contract.exchangedOfAccount]) },
      handler: async (context) => {
        await admit(context.request.ip ?? '');
        const { token, channel, scope, service_account: account, scopes } = context.body;
        return {
          status: 201,
          body:
            account === undefined
              ? await workloads.exchange(token, channel ?? '', scope)
              : await accounts.exchange(token, account, scopes),
        };
      },
    }),
    route({
      operationId: 'exchangePublishingToken',
      method: 'post',
      path: '/api/oidc/mint_token',
      summary:
        "Exchanges a token of a workload's issuer for a token that can publish to the only channel that trusts it, as in the prefix.dev protocol.",
      access: { kind: 'public' },
      body: contract.mint,
      bodyLimit: 32 * 1024,
      answers: { 200: { contentType: 'text/plain; charset=utf-8' } },
      handler: async (context) => {
        await admit(context.request.ip ?? '');
        return {
          status: 200,
          stream: Readable.from([await workloads.mint(context.body.token)]),
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
        };
      },
    }),
  ];
}
