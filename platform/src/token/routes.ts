import { can } from '@terrarium/domain/access';
import type { TokenScope } from '@terrarium/domain/access';
import { forbidden, organizationOf, route, viewerOf, whole } from '../http/index.ts';
import type { Access, OrganizationContext, Route, RouteContext } from '../http/index.ts';
import * as contract from './contract.ts';
import type { TokenService } from './service.ts';
import type { Holder, Place } from './store.ts';

/** One of the three tokens that have an address of their own. */
interface Kind {
  path: string;
  access: Access;
  /** In the summaries: "the caller's channel token". */
  what: string;
  ledger: { get: string; post: string; put: string };
  of(context: Pick<RouteContext, 'organization' | 'viewer'>): { place: Place; holder: Holder };
}

const KINDS: readonly Kind[] = [
  {
    path: '/api/organizations/{org}/ce/current-token',
    access: { kind: 'organization', action: 'token.own' },
    what: "the caller's channel token in an organization",
    ledger: { get: 'TOKEN-06', post: 'TOKEN-06', put: 'TOKEN-06' },
    of: (context) => ({ place: organizationOf(context).id, holder: { userId: viewerOf(context).userId } }),
  },
  {
    path: '/api/organizations/{org}/ce/site-token',
    access: { kind: 'organization', action: 'token.organization' },
    what: "an organization's own token, which opens all of its channels",
    ledger: { get: 'TOKEN-03', post: 'TOKEN-02', put: 'TOKEN-04' },
    of: (context) => ({ place: organizationOf(context).id, holder: { site: true } }),
  },
  {
    path: '/api/ce/current-token',
    access: { kind: 'user', feature: 'issue_token' },
    what: "the caller's personal token, which opens every channel that they may read",
    ledger: { get: 'TOKEN-07', post: 'TOKEN-07', put: 'TOKEN-08' },
    of: (context) => ({ place: null, holder: { userId: viewerOf(context).userId } }),
  },
];

/** The calls of channel tokens. */
export function tokenRoutes(service: TokenService): Route[] {
  return [
    ...KINDS.flatMap((kind) => routesOf(service, kind)),
    route({
      method: 'get',
      path: '/api/account/channel-tokens',
      summary: "The caller's channel tokens in all organizations, also those that have ended; never a secret.",
      ledger: ['TOKEN-01'],
      access: { kind: 'user' },
      answers: { 200: contract.ownTokens },
      handler: async (context) => ({ status: 200, body: whole(await service.ofPerson(viewerOf(context).userId)) }),
    }),
    route({
      method: 'get',
      path: '/api/organizations/{org}/channel-tokens',
      summary:
        "The tokens that open channels of an organization: its own, members' and service accounts', also those that have ended; never a secret.",
      ledger: ['TOKEN-01'],
      access: { kind: 'organization', action: 'token.organization' },
      params: contract.tokenParams,
      answers: { 200: contract.organizationTokens },
      handler: async (context) => ({
        status: 200,
        body: whole(await service.ofOrganization(organizationOf(context).id)),
      }),
    }),
    route({
      method: 'delete',
      path: '/api/organizations/{org}/channel-tokens/{id}',
      summary: 'End a token of an organization, whoever holds it: it stops working at once.',
      ledger: ['TOKEN-01'],
      access: { kind: 'organization', action: 'token.organization' },
      params: contract.oneTokenParams,
      answers: { 204: null },
      handler: async (context) => {
        await service.revokeById(organizationOf(context).id, context.params.id, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
  ];
}

/** The state of a token, and how it is issued, replaced and ended. */
function routesOf(service: TokenService, { path, access, what, ledger, of }: Kind): Route[] {
  const common = { path, access, ...(path.includes('{org}') ? { params: contract.tokenParams } : {}) };
  return [
    route({
      ...common,
      method: 'get',
      summary: `State of ${what}; never the secret.`,
      ledger: [ledger.get],
      answers: { 200: contract.channelToken },
      handler: async (context) => {
        const { place, holder } = of(context);
        return { status: 200, body: await service.current(place, holder) };
      },
    }),
    route({
      ...common,
      method: 'post',
      summary: `Issue ${what}; the secret is shown this once.`,
      ledger: [ledger.post],
      body: contract.issuance,
      secretAnswer: true,
      answers: { 201: contract.issuedToken },
      handler: async (context) => {
        const { place, holder } = of(context);
        const scope = wanted(context, context.body?.scope ?? 'read');
        return { status: 201, body: await service.issue(place, holder, viewerOf(context).userId, scope) };
      },
    }),
    route({
      ...common,
      method: 'put',
      summary: `Replace ${what}; the old one stops working at once.`,
      ledger: [ledger.put],
      body: contract.renewal,
      secretAnswer: true,
      answers: { 200: contract.issuedToken },
      handler: async (context) => {
        const { place, holder } = of(context);
        const { scope } = context.body;
        return {
          status: 200,
          body: await service.renew(
            place,
            holder,
            viewerOf(context).userId,
            scope === undefined ? undefined : wanted(context, scope),
          ),
        };
      },
    }),
    route({
      ...common,
      method: 'delete',
      summary: `End ${what}: it stops working at once.`,
      ledger: ['TOKEN-01'],
      answers: { 204: null },
      handler: async (context) => {
        const { place, holder } = of(context);
        await service.revoke(place, holder, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
  ];
}

/**
 * The scope that a caller asks for. What is good in no single organization may always ask for `publish`: whether its person may is asked at each use.
 * @throws 403 `not_allowed` for `publish` without the right to
 */
function wanted({ organization }: { organization: OrganizationContext | null }, scope: TokenScope): TokenScope {
  if (scope === 'publish' && organization !== null && !can(organization.role, 'artifact.publish'))
    throw forbidden(
      `Your role in the organization '${organization.name}' does not allow publishing, so your token can only read. Ask one of its admins.`,
    );
  return scope;
}
