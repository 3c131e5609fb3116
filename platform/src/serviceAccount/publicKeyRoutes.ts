/** REST of service accounts' public keys. */
import { organizationOf, route, viewerOf, whole } from '../http/index.ts';
import type { OrganizationContext, Route, Viewer } from '../http/index.ts';
import { keyParams, newPublicKey, serviceAccountPublicKey, serviceAccountPublicKeys } from '../token/index.ts';
import type { ServiceAccountPublicKeys } from '../token/index.ts';

const KEYS = '/api/v1/organizations/{org}/service-accounts/{id}/public-keys';
const EDIT = { kind: 'organization', action: 'service_account.edit' } as const;

/** Routes of public keys, with which service accounts get access tokens by `private_key_jwt`. */
export function publicKeyRoutes(keys: ServiceAccountPublicKeys): Route[] {
  const params = keyParams.omit({ key: true });
  const holderOf = (context: {
    organization: OrganizationContext | null;
    viewer: Viewer | null;
    params: { id: string };
  }) => ({
    organizationId: organizationOf(context).id,
    serviceAccountId: context.params.id,
    actorId: viewerOf(context).userId,
  });
  return [
    route({
      operationId: 'listServiceAccountPublicKeys',
      method: 'get',
      path: KEYS,
      summary: 'Lists the public keys of a service account.',
      access: { kind: 'organization', action: 'service_account.read' },
      params,
      answers: { 200: serviceAccountPublicKeys },
      handler: async (context) => ({
        status: 200,
        body: whole(await keys.list(organizationOf(context).id, context.params.id)),
      }),
    }),
    route({
      operationId: 'addServiceAccountPublicKey',
      method: 'post',
      path: KEYS,
      summary:
        'Adds a public key to a service account, which then gets access tokens with assertions that its private key signs. At most two work at a time.',
      access: EDIT,
      params,
      body: newPublicKey,
      answers: { 201: serviceAccountPublicKey },
      handler: async (context) => ({ status: 201, body: await keys.add(holderOf(context), context.body) }),
    }),
    route({
      operationId: 'removeServiceAccountPublicKey',
      method: 'delete',
      path: `${KEYS}/{key}`,
      summary: 'Removes a public key of a service account. Its access tokens stop working immediately.',
      access: EDIT,
      params: keyParams,
      answers: { 204: null },
      handler: async (context) => {
        await keys.remove(holderOf(context), context.params.key);
        return { status: 204 };
      },
    }),
  ];
}
