import { Readable } from 'node:stream';
import { organizationOf, route, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { Workloads } from './service.ts';

const WORKLOADS = '/api/organizations/{org}/workloads';
const ADMINS = { kind: 'organization', action: 'token.organization' } as const;

/** The calls of trusted workloads. @param admit counts an exchange of an address, and refuses too many */
export function workloadRoutes(workloads: Workloads, admit: (address: string) => Promise<void>): Route[] {
  return [
    route({
      method: 'get',
      path: WORKLOADS,
      summary: 'The workloads that channels of an organization trust.',
      access: ADMINS,
      params: contract.workloadsParams,
      answers: { 200: contract.trustedWorkloads },
      handler: async (context) => ({ status: 200, body: whole(await workloads.list(organizationOf(context).id)) }),
    }),
    route({
      method: 'post',
      path: WORKLOADS,
      summary: 'Make a channel trust a workload: it gets tokens of minutes for one that its issuer signed.',
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
      method: 'delete',
      path: `${WORKLOADS}/{id}`,
      summary: 'End the trust in a workload: tokens that it got stop working at once.',
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
      summary: 'The audience that a workload asks its issuer for.',
      access: { kind: 'public' },
      answers: { 200: contract.audience },
      handler: async () => ({ status: 200, body: { audience: workloads.audience } }),
    }),
    route({
      method: 'post',
      path: '/api/oidc/exchange',
      summary:
        "Exchange the signed token of a workload's issuer for a token of a channel that trusts it; each is good once.",
      access: { kind: 'public' },
      body: contract.exchange,
      bodyLimit: 32 * 1024,
      secretAnswer: true,
      answers: { 201: contract.exchanged },
      handler: async (context) => {
        await admit(context.request.ip ?? '');
        return { status: 201, body: await workloads.exchange(context.body) };
      },
    }),
    route({
      method: 'post',
      path: '/api/oidc/mint_token',
      summary:
        "Exchange the signed token of a workload's issuer for one that publishes into the only channel that trusts it to, as clients of prefix.dev's protocol do.",
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
