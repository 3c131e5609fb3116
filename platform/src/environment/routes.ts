import { listOf, organizationOf, paging, route, viewerOf, whole } from '../http/index.ts';
import type { OrganizationContext, Route, Viewer } from '../http/index.ts';
import * as contract from './contract.ts';
import type { Caller, EnvironmentService } from './service.ts';

const organization = '/api/environments/organizations/{org}';
const base = `${organization}/environments`;

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
      query: contract.environmentsQuery,
      answers: { 200: listOf(contract.environment) },
      handler: async (context) => ({ status: 200, body: await service.list(callerOf(context), context.query) }),
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
      access: { kind: 'organization', action: 'environment.read' },
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
    route({
      method: 'post',
      path: `${base}/stats`,
      summary: 'Figures of environments: packages, those that a policy refuses, and CVEs by severity.',
      ledger: ['ENV-04'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.organizationParams,
      body: contract.idsBody,
      answers: { 200: listOf(contract.environmentStats) },
      handler: async (context) => ({
        status: 200,
        body: whole(await service.stats(callerOf(context), context.body.ids)),
      }),
    }),
    route({
      method: 'post',
      path: `${base}/owners`,
      summary: 'Owners of environments.',
      ledger: ['ENV-05'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.organizationParams,
      body: contract.idsBody,
      answers: { 200: listOf(contract.environmentOwner) },
      handler: async (context) => ({
        status: 200,
        body: whole(await service.owners(callerOf(context), context.body.ids)),
      }),
    }),
    route({
      method: 'post',
      path: `${base}/{id}/scan-brief`,
      summary:
        'Look at every package of an environment now: those that a CVE hits or a policy refuses, the worst first.',
      ledger: ['ENV-11'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      answers: { 200: contract.scan },
      handler: async (context) => ({ status: 200, body: await service.scan(callerOf(context), context.params.id) }),
    }),
    route({
      method: 'get',
      path: `${organization}/states`,
      summary: 'What admins say of the environments on the list, the last changed environment first.',
      ledger: ['ENV-07', 'ENV-08', 'ENV-14'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.organizationParams,
      query: contract.environmentsQuery,
      answers: { 200: listOf(contract.stateOfEnvironment) },
      handler: async (context) => ({ status: 200, body: await service.states(callerOf(context), context.query) }),
    }),
    route({
      method: 'get',
      path: `${organization}/state/{id}`,
      summary: 'What admins say of one environment.',
      ledger: ['ENV-09', 'ENV-14'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      answers: { 200: contract.stateOfEnvironment },
      handler: async (context) => ({ status: 200, body: await service.state(callerOf(context), context.params.id) }),
    }),
    route({
      method: 'patch',
      path: `${organization}/state/{id}/status`,
      summary: 'Say what admins think of an environment; a message that is null clears the one before.',
      ledger: ['ENV-10', 'ENV-16'],
      access: { kind: 'organization', action: 'environment.review' },
      params: contract.environmentParams,
      body: contract.stateBody,
      answers: { 200: contract.stateOfEnvironment },
      handler: async (context) => ({
        status: 200,
        body: await service.setState(callerOf(context), context.params.id, context.body),
      }),
    }),
    route({
      method: 'get',
      path: `${organization}/users/registered`,
      summary: 'Who has registered environments that are on the list, by user name.',
      ledger: ['ENV-13'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.organizationParams,
      query: paging(),
      answers: { 200: listOf(contract.registeredUser) },
      handler: async (context) => ({ status: 200, body: await service.users(callerOf(context), context.query) }),
    }),
    route({
      method: 'get',
      path: '/api/ce/cves/{id}/environments',
      summary: "Environments of the caller's organizations that a CVE hits, at most 200 of those changed last.",
      access: { kind: 'user' },
      params: contract.cveParams,
      answers: { 200: contract.affectedEnvironments },
      handler: async (context) => ({
        status: 200,
        body: whole(await service.hitBy(viewerOf(context), context.params.id)),
      }),
    }),
  ];
}
