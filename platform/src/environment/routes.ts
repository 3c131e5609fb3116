import { z } from 'zod';
import { listOf, organizationOf, paging, route, viewerOf } from '../http/index.ts';
import type { OrganizationContext, Route, Viewer } from '../http/index.ts';
import * as contract from './contract.ts';
import type { Caller, EnvironmentService } from './service.ts';

const base = '/api/environments/organizations/{org}/environments';

/** Who asks, and where. */
const callerOf = (context: { organization: OrganizationContext | null; viewer: Viewer | null }): Caller => ({
  organization: organizationOf(context),
  viewer: viewerOf(context),
});

/** The environment calls; the base holds the organization, as the documents have it. */
export function environmentRoutes(service: EnvironmentService): Route[] {
  return [
    route({
      method: 'get',
      path: base,
      summary: "An organization's environments, the last changed first.",
      ledger: ['ENV-01', 'ENV-02', 'ENV-15'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.organizationParams,
      query: paging().extend({ q: z.string().trim().min(1).max(200).optional() }),
      answers: { 200: listOf(contract.environment) },
      handler: async (context) => {
        const { q, ...page } = context.query;
        return { status: 200, body: await service.list(callerOf(context), q, page) };
      },
    }),
    route({
      method: 'post',
      path: base,
      summary:
        'Register what a machine has, as `conda list --json` tells it; the same prefix on the same device is brought up to date.',
      access: { kind: 'organization', action: 'environment.register' },
      params: contract.organizationParams,
      body: contract.registration,
      bodyLimit: 4 * 1024 * 1024,
      answers: { 200: contract.environment, 201: contract.environment },
      handler: async (context) => {
        const { created, environment } = await service.register(callerOf(context), context.body);
        return created ? { status: 201 as const, body: environment } : { status: 200 as const, body: environment };
      },
    }),
    route({
      method: 'get',
      path: `${base}/{id}`,
      summary: 'One environment.',
      ledger: ['ENV-03'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      answers: { 200: contract.environment },
      handler: async (context) => ({ status: 200, body: await service.read(callerOf(context), context.params.id) }),
    }),
    route({
      method: 'patch',
      path: `${base}/{id}/remove`,
      summary: 'Take an environment off the list, or bring it back; its owner and admins may.',
      ledger: ['ENV-12'],
      access: { kind: 'organization', action: 'environment.register' },
      params: contract.environmentParams,
      body: contract.removal,
      answers: { 200: contract.environment },
      handler: async (context) => ({
        status: 200,
        body: await service.remove(callerOf(context), context.params.id, context.body.remove),
      }),
    }),
    route({
      method: 'get',
      path: `${base}/{id}/packages/latest`,
      summary:
        "An environment's packages as they were last registered, by name, each with what the channel that it came from says of it.",
      ledger: ['ENV-06'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      query: paging(),
      answers: { 200: listOf(contract.knownPackage) },
      handler: async (context) => ({
        status: 200,
        body: await service.packages(callerOf(context), context.params.id, context.query),
      }),
    }),
  ];
}
