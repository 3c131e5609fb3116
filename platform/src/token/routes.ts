import { can } from '@terrarium/domain/access';
import type { Feature, TokenScope } from '@terrarium/domain/access';
import { forbidden, organizationOf, route, viewerOf, whole } from '../http/index.ts';
import type { OrganizationContext, Route, RouteContext, Viewer } from '../http/index.ts';
import * as contract from './contract.ts';
import type { TokenService } from './service.ts';
import type { Holder, Place } from './store.ts';

/** One of the three tokens with their own URL. */
interface Kind {
  path: string;
  /** In the names of operations: `getPersonalToken`. */
  name: string;
  access: { kind: 'organization'; action: 'token.own' | 'token.organization' } | { kind: 'user'; feature: Feature };
  /** Used in summaries: "the caller's channel token". */
  what: string;
  ledger: { get: string; post: string; put: string };
  of(context: Pick<RouteContext<unknown, unknown, unknown, Viewer>, 'organization' | 'viewer'>): {
    place: Place;
    holder: Holder;
  };
}

const KINDS: readonly Kind[] = [
  {
    path: '/api/organizations/{org}/ce/current-token',
    name: 'PersonalChannelToken',
    access: { kind: 'organization', action: 'token.own' },
    what: "the caller's channel token in an organization",
    ledger: { get: 'TOKEN-06', post: 'TOKEN-06', put: 'TOKEN-06' },
    of: (context) => ({ place: organizationOf(context).id, holder: { userId: viewerOf(context).userId } }),
  },
  {
    path: '/api/organizations/{org}/ce/site-token',
    name: 'OrganizationToken',
    access: { kind: 'organization', action: 'token.organization' },
    what: 'the organization token, which gives access to all its channels',
    ledger: { get: 'TOKEN-03', post: 'TOKEN-02', put: 'TOKEN-04' },
    of: (context) => ({ place: organizationOf(context).id, holder: { site: true } }),
  },
  {
    path: '/api/ce/current-token',
    name: 'PersonalToken',
    access: { kind: 'user', feature: 'issue_token' },
    what: "the caller's personal token, which gives access to all channels that the caller can read",
    ledger: { get: 'TOKEN-07', post: 'TOKEN-07', put: 'TOKEN-08' },
    of: (context) => ({ place: null, holder: { userId: viewerOf(context).userId } }),
  },
];

/** Routes of channel tokens. */
export function tokenRoutes(service: TokenService): Route[] {
  return [
    ...KINDS.flatMap((kind) => routesOf(service, kind)),
    route({
      operationId: 'listPersonalChannelTokens',
      method: 'get',
      path: '/api/account/channel-tokens',
      summary: "Lists the caller's channel tokens in all organizations, including expired ones, without their secrets.",
      ledger: ['TOKEN-01'],
      access: { kind: 'user' },
      answers: { 200: contract.ownTokens },
      handler: async (context) => ({ status: 200, body: whole(await service.ofPerson(viewerOf(context).userId)) }),
    }),
    route({
      method: 'get',
      path: '/api/organizations/{org}/channel-tokens',
      summary:
        'Lists the tokens for channels of an organization: its own, and those of members and service accounts. Includes expired ones, without their secrets.',
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
      operationId: 'revokeChannelToken',
      method: 'delete',
      path: '/api/organizations/{org}/channel-tokens/{id}',
      summary:
        "Revokes a token for the organization's channels, regardless of its owner. It stops working immediately.",
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

/** Routes for a token's state, creation, rotation, and revocation. */
function routesOf(service: TokenService, { path, name, access, what, ledger, of }: Kind): Route[] {
  const common = { path, access, ...(path.includes('{org}') ? { params: contract.tokenParams } : {}) };
  return [
    route({
      ...common,
      operationId: `get${name}`,
      method: 'get',
      summary: `Returns ${what}, without its secret.`,
      ledger: [ledger.get],
      answers: { 200: contract.channelToken },
      handler: async (context) => {
        const { place, holder } = of(context);
        return { status: 200, body: await service.current(place, holder) };
      },
    }),
    route({
      ...common,
      operationId: `create${name}`,
      method: 'post',
      summary: `Creates ${what}. The secret is shown only once.`,
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
      operationId: `rotate${name}`,
      method: 'put',
      summary: `Rotates ${what}. The old token stops working immediately.`,
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
      operationId: `revoke${name}`,
      method: 'delete',
      summary: `Revokes ${what}. It stops working immediately.`,
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
 * Returns the requested scope.
 * A personal token can always have `publish`, because the user's permission is checked at each use.
 * @throws 403 `not_allowed` for `publish` without permission
 */
function wanted({ organization }: { organization: OrganizationContext | null }, scope: TokenScope): TokenScope {
  if (scope === 'publish' && organization !== null && !can(organization.role, 'artifact.publish'))
    throw forbidden(
      `Your role in the organization '${organization.name}' does not allow publishing, so your token can only read. Ask one of its admins.`,
    );
  return scope;
}
