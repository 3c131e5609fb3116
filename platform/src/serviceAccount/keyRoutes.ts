/** REST of service accounts' keys and public keys. */
import { organizationOf, route, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import {
  issuedServiceAccountKey,
  keyHolderOf,
  keyParams,
  newPublicKey,
  newServiceAccountKey,
  serviceAccountPublicKey,
  serviceAccountPublicKeys,
} from '../token/index.ts';
import type { ServiceAccountKeys, ServiceAccountPublicKeys } from '../token/index.ts';

const ACCOUNT = '/api/v1/organizations/{org}/service-accounts/{id}';
const PUBLIC_KEYS = `${ACCOUNT}/public-keys`;
const EDIT = { kind: 'organization', action: 'service_account.edit' } as const;

/** Routes of keys, which call the API, and of public keys, with which accounts get access tokens. */
export function keyRoutes(keys: ServiceAccountKeys, publicKeys: ServiceAccountPublicKeys): Route[] {
  const params = keyParams.omit({ key: true });
  return [
    route({
      operationId: 'createServiceAccountKey',
      method: 'post',
      path: `${ACCOUNT}/keys`,
      summary:
        'Creates a key of a service account for the API, with the scopes that it allows. At most two work at a time. The secret is shown only once.',
      access: EDIT,
      params,
      body: newServiceAccountKey,
      secretAnswer: true,
      answers: { 201: issuedServiceAccountKey },
      handler: async (context) => ({ status: 201, body: await keys.issue(keyHolderOf(context), context.body) }),
    }),
    route({
      operationId: 'revokeServiceAccountKey',
      method: 'delete',
      path: `${ACCOUNT}/keys/{key}`,
      summary: 'Revokes a key of a service account immediately.',
      access: EDIT,
      params: keyParams,
      answers: { 204: null },
      handler: async (context) => {
        await keys.revoke(keyHolderOf(context), context.params.key);
        return { status: 204 };
      },
    }),
    route({
      operationId: 'listServiceAccountPublicKeys',
      method: 'get',
      path: PUBLIC_KEYS,
      summary: 'Lists the public keys of a service account.',
      access: { kind: 'organization', action: 'service_account.read' },
      params,
      answers: { 200: serviceAccountPublicKeys },
      handler: async (context) => ({
        status: 200,
        body: whole(await publicKeys.list(organizationOf(context).id, context.params.id)),
      }),
    }),
    route({
      operationId: 'addServiceAccountPublicKey',
      method: 'post',
      path: PUBLIC_KEYS,
      summary:
        'Adds a public key to a service account, which then gets access tokens with assertions that its private key signs. At most two work at a time.',
      access: EDIT,
      params,
      body: newPublicKey,
      answers: { 201: serviceAccountPublicKey },
      handler: async (context) => ({ status: 201, body: await publicKeys.add(keyHolderOf(context), context.body) }),
    }),
    route({
      operationId: 'removeServiceAccountPublicKey',
      method: 'delete',
      path: `${PUBLIC_KEYS}/{key}`,
      summary: 'Removes a public key of a service account. Its access tokens stop working immediately.',
      access: EDIT,
      params: keyParams,
      answers: { 204: null },
      handler: async (context) => {
        await publicKeys.remove(keyHolderOf(context), context.params.key);
        return { status: 204 };
      },
    }),
  ];
}
