import { organizationOf, route, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { organizationParams } from '../organization/index.ts';
import { issuance, issuedToken, renewal } from '../token/index.ts';
import * as contract from './contract.ts';
import type { ServiceAccounts } from './service.ts';

const ACCOUNTS = '/api/v1/organizations/{org}/service-accounts';
const ACCOUNT = `${ACCOUNTS}/{id}`;
const EDIT = { kind: 'organization', action: 'service_account.edit' } as const;

/** Routes of service accounts. */
export function serviceAccountRoutes(accounts: ServiceAccounts): Route[] {
  const one = { access: EDIT, params: contract.accountParams } as const;
  return [
    route({
      method: 'get',
      path: ACCOUNTS,
      summary: 'Lists the service accounts of an organization, by name.',
      ledger: ['SVC-02', 'DATA-06'],
      access: { kind: 'organization', action: 'service_account.read' },
      params: organizationParams,
      answers: { 200: contract.serviceAccounts },
      handler: async (context) => {
        const items = await accounts.list(organizationOf(context).id);
        return { status: 200, body: whole(items) };
      },
    }),
    route({
      method: 'post',
      path: ACCOUNTS,
      summary: 'Creates a service account.',
      ledger: ['SVC-03', 'SVC-06'],
      access: EDIT,
      params: organizationParams,
      body: contract.naming,
      answers: { 201: contract.serviceAccount },
      handler: async (context) => ({
        status: 201,
        body: await accounts.create(organizationOf(context).id, context.body.name, viewerOf(context).userId),
      }),
    }),
    route({
      method: 'get',
      path: ACCOUNT,
      summary: 'Returns a service account.',
      access: { kind: 'organization', action: 'service_account.read' },
      params: contract.accountParams,
      version: { of: 'serviceAccount' },
      answers: { 200: contract.serviceAccount },
      handler: async (context) => ({
        status: 200,
        body: await accounts.find(organizationOf(context).id, context.params.id),
      }),
    }),
    route({
      ...one,
      method: 'put',
      path: ACCOUNT,
      summary: 'Renames a service account.',
      ledger: ['SVC-04', 'SVC-06'],
      body: contract.naming,
      answers: { 200: contract.serviceAccount },
      handler: async (context) => ({
        status: 200,
        body: await accounts.rename(
          organizationOf(context).id,
          context.params.id,
          context.body.name,
          viewerOf(context).userId,
        ),
      }),
    }),
    route({
      ...one,
      method: 'delete',
      path: ACCOUNT,
      summary: 'Deletes a service account. Its token stops working immediately.',
      ledger: ['SVC-05'],
      answers: { 204: null },
      handler: async (context) => {
        await accounts.delete(organizationOf(context).id, context.params.id, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
    route({
      ...one,
      method: 'put',
      path: `${ACCOUNT}/groups`,
      summary: 'Sets the groups of a service account.',
      body: contract.membershipOfGroups,
      takesAway: ({ organization, params, body }) =>
        accounts.isInAll(organizationOf({ organization }).id, params.id, body.group_ids),
      version: { of: 'serviceAccount' },
      answers: { 200: contract.serviceAccount },
      handler: async (context) => ({
        status: 200,
        body: await accounts.setGroups(
          organizationOf(context).id,
          context.params.id,
          context.body.group_ids,
          viewerOf(context).userId,
        ),
      }),
    }),
    route({
      ...one,
      method: 'post',
      path: `${ACCOUNT}/token`,
      summary: 'Creates a token for a service account. The secret is shown only once.',
      body: issuance,
      secretAnswer: true,
      answers: { 201: issuedToken },
      handler: async (context) => ({
        status: 201,
        body: await accounts.issueToken(
          organizationOf(context).id,
          context.params.id,
          viewerOf(context).userId,
          context.body?.scope ?? 'read',
        ),
      }),
    }),
    route({
      ...one,
      operationId: 'rotateServiceAccountToken',
      method: 'put',
      path: `${ACCOUNT}/token`,
      summary: 'Rotates the token of a service account. The old token stops working immediately.',
      body: renewal,
      secretAnswer: true,
      answers: { 200: issuedToken },
      handler: async (context) => ({
        status: 200,
        body: await accounts.renewToken(
          organizationOf(context).id,
          context.params.id,
          viewerOf(context).userId,
          context.body.scope,
        ),
      }),
    }),
    route({
      ...one,
      operationId: 'revokeServiceAccountToken',
      method: 'delete',
      path: `${ACCOUNT}/token`,
      summary: 'Revokes the token of a service account immediately.',
      answers: { 204: null },
      handler: async (context) => {
        await accounts.revokeToken(organizationOf(context).id, context.params.id, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
  ];
}
