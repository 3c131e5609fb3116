import { readOrganization, readUser } from '../gen/calls.ts';
import { issueToken, namedBy, payload, type AreaResolvers } from '../graphql/index.ts';
import { path, type Schemas } from '../rest/index.ts';

/** Resolvers of tokens. */
export const tokenResolvers = {
  Mutation: {
    createOrganizationToken: (_, { input }, { rest }) =>
      payload(async () => ({
        secret: (await issueToken(rest, path`/api/organizations/${input.organization}/ce/site-token`, input)).secret,
        organization: () => readOrganization(rest, input),
      })),
    createPersonalToken: (_, { input }, { rest }) =>
      payload(async () => ({
        secret: (await issueToken(rest, '/api/ce/current-token', input)).secret,
        viewer: () => readUser(rest),
      })),
    updateMirrorToken: (_, { input: { organization, source } }, { rest }) =>
      payload(async () => {
        const target =
          source === 'VIEWER'
            ? path`/api/organizations/${organization}/ce/current-token/sync`
            : path`/api/organizations/${organization}/ce/site-token/sync`;
        return { channels: (await rest.write<Schemas['TokenSync']>('PUT', target)).mirrors };
      }),
    rotateApiToken: (_, { input: { tokenId, expiresInDays } }, { rest }) =>
      payload(async () => {
        const uuid = namedBy('ApiToken', tokenId, 'API token');
        const target = path`/api/account/tokens/${uuid}`;
        const body = { confirm: 'yes', days: expiresInDays ?? undefined };
        return {
          secret: (await rest.write<Schemas['IssuedApiToken']>('PUT', target, body)).secret,
          viewer: () => readUser(rest),
        };
      }),
  },
} satisfies AreaResolvers;
