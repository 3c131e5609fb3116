import { own, type UserModel } from '../account/index.ts';
import type { Context } from '../context.ts';
import { connection, payload, type PageArguments } from '../graphql/index.ts';
import type { OrganizationModel } from './source.ts';

/** Resolvers of the organization area. */
export const organizationResolvers = {
  Query: {
    organization: (_: unknown, { name }: { name: string }, context: Context) => context.sources.organization.byName(name),
  },
  User: {
    organizations: (user: UserModel, _args: unknown, context: Context) => own(user, context, () => context.sources.organization.mine()),
  },
  Organization: {
    members: (organization: OrganizationModel, args: PageArguments, context: Context) =>
      connection(args, ['members', organization.name], (page) => context.sources.organization.members(organization.name, page), (member) => member),
  },
  Mutation: {
    createOrganization: (_: unknown, { input }: { input: { name: string; title: string } }, context: Context) => payload(async () => ({
      organization: await context.sources.organization.create(input.name, input.title),
      viewer: () => context.sources.account.viewer(),
    })),
  },
};
