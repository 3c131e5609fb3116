import { can } from '@terrarium/domain/access';
import type { TokenScope } from '@terrarium/domain/access';
import { forbidden, organizationOf, route, viewerOf, whole } from '../http/index.ts';
import type { OrganizationContext, Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { TokenService } from './service.ts';

const PATH = '/api/organizations/{org}/ce/current-token';

/** The caller's own channel tokens. */
export function tokenRoutes(service: TokenService): Route[] {
  const common = {
    path: PATH,
    params: contract.tokenParams,
    access: { kind: 'organization', action: 'token.own' },
  } as const;
  return [
    route({
      ...common,
      method: 'get',
      summary: "State of the caller's channel token; never the secret.",
      ledger: ['TOKEN-03'],
      answers: { 200: contract.channelToken },
      handler: async (context) => ({
        status: 200,
        body: await service.current(organizationOf(context).id, { userId: viewerOf(context).userId }),
      }),
    }),
    route({
      ...common,
      method: 'post',
      summary: 'Issue a channel token; the secret is shown this once.',
      ledger: ['TOKEN-02'],
      body: contract.issuance,
      secretAnswer: true,
      answers: { 201: contract.issuedToken },
      handler: async (context) => ({
        status: 201,
        body: await service.issue(
          organizationOf(context).id,
          { userId: viewerOf(context).userId },
          viewerOf(context).userId,
          wanted(context, context.body?.scope ?? 'read'),
        ),
      }),
    }),
    route({
      ...common,
      method: 'put',
      summary: 'Replace the channel token; the old one stops working at once.',
      ledger: ['TOKEN-04'],
      body: contract.renewal,
      secretAnswer: true,
      answers: { 200: contract.issuedToken },
      handler: async (context) => ({
        status: 200,
        body: await service.renew(
          organizationOf(context).id,
          { userId: viewerOf(context).userId },
          viewerOf(context).userId,
          context.body.scope === undefined ? undefined : wanted(context, context.body.scope),
        ),
      }),
    }),
    route({
      ...common,
      method: 'delete',
      summary: "End the caller's channel token: it stops working at once.",
      ledger: ['TOKEN-01'],
      answers: { 204: null },
      handler: async (context) => {
        await service.revoke(
          organizationOf(context).id,
          { userId: viewerOf(context).userId },
          viewerOf(context).userId,
        );
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: '/api/account/channel-tokens',
      summary: "The caller's channel tokens in all organizations, also those that have ended; never a secret.",
      ledger: ['TOKEN-01'],
      access: { kind: 'user' },
      answers: { 200: contract.ownTokens },
      handler: async (context) => ({ status: 200, body: whole(await service.ofPerson(viewerOf(context).userId)) }),
    }),
  ];
}

/** The scope that a caller asks for. @throws 403 `not_allowed` for `publish` without the right to, which each use asks for again */
function wanted(context: { organization: OrganizationContext | null }, scope: TokenScope): TokenScope {
  const { role, name } = organizationOf(context);
  if (scope === 'publish' && !can(role, 'artifact.publish'))
    throw forbidden(
      `Your role in the organization '${name}' does not allow publishing, so your token can only read. Ask one of its admins.`,
    );
  return scope;
}
