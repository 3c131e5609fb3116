import { viewerOnly } from '../account/index.ts';
import { namedBy, onlyFor, payload, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of tokens. */
export const tokenResolvers = {
  Organization: {
    tokens: (organization, _args, context) =>
      onlyFor('admins of the organization', organization.role === 'ADMIN', () =>
        context.sources.token.list(organization.name),
      ),
    siteToken: (organization, _args, context) =>
      onlyFor('admins of the organization', organization.role === 'ADMIN', () =>
        context.sources.token.ofSite(organization.name),
      ),
  },
  User: {
    personalToken: (user, _args, context) => viewerOnly(user, context, () => context.sources.token.personal()),
    apiTokens: (user, _args, context) => viewerOnly(user, context, () => context.sources.token.apiTokens()),
  },
  Mutation: {
    issueSiteToken: (_, { input }, { sources }) =>
      payload(async () => ({
        secret: await sources.token.issueOfSite(input.organization, input.renew, input.scope),
        organization: () => sources.organization.byName(input.organization),
      })),
    revokeOrganizationToken: (_, { input }, { sources }) =>
      payload(async () => {
        await sources.token.revoke(input.organization, namedBy('OrganizationToken', input.id, 'token'));
        return { organization: () => sources.organization.byName(input.organization) };
      }),
    giveTokenToMirrors: (_, { input }, { sources }) =>
      payload(async () => ({ mirrors: await sources.token.giveToMirrors(input.organization, input.token) })),
    issuePersonalToken: (_, { input }, { sources }) =>
      payload(async () => ({
        secret: await sources.token.issuePersonal(input.renew, input.scope),
        viewer: () => sources.account.viewer(),
      })),
    createApiToken: (_, { input }, { sources }) =>
      payload(async () => ({
        secret: await sources.token.createApiToken(input),
        viewer: () => sources.account.viewer(),
      })),
    renewApiToken: (_, { input }, { sources }) =>
      payload(async () => ({
        secret: await sources.token.renewApiToken(namedBy('ApiToken', input.id, 'id'), input.days),
        viewer: () => sources.account.viewer(),
      })),
    revokeApiToken: (_, { input }, { sources }) =>
      payload(async () => {
        await sources.token.revokeApiToken(namedBy('ApiToken', input.id, 'id'));
        return { viewer: () => sources.account.viewer() };
      }),
    revokePersonalToken: (_, _args, { sources }) =>
      payload(async () => {
        await sources.token.revokePersonal();
        return { viewer: () => sources.account.viewer() };
      }),
  },
} satisfies AreaResolvers;
