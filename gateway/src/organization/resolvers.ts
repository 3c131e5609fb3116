import { own, type UserModel } from '../account/index.ts';
import type { Context } from '../context.ts';
import { connection, namedBy, payload, type PageArguments } from '../graphql/index.ts';
import type { FeatureModel, MemberFilter, OrganizationModel } from './source.ts';

const ADMIN = 'ADMIN';

interface Named { organization: string }

/** Resolvers of the organization area. */
export const organizationResolvers = {
  Query: {
    organization: (_: unknown, { name }: { name: string }, context: Context) => context.sources.organization.byName(name),
  },
  User: {
    organizations: (user: UserModel, _args: unknown, context: Context) => own(user, context, () => context.sources.organization.mine()),
  },
  Organization: {
    members: (organization: OrganizationModel, { search, role, ...args }: PageArguments & MemberFilter, context: Context) =>
      connection(args, ['members', organization.name, search, role], (page) => context.sources.organization.members(organization.name, page, { search, role }), (member) => member),
    memberTable: (organization: OrganizationModel, _args: unknown, context: Context) => context.sources.organization.memberTable(organization.name),
    // An admin's choice: others are not asked for (ORG-22).
    featureSettings: (organization: OrganizationModel, _args: unknown, context: Context) => (organization.role === ADMIN ? context.sources.organization.features(organization.name) : null),
  },
  Mutation: {
    createOrganization: (_: unknown, { input }: { input: { name: string; title: string } }, context: Context) => payload(async () => ({
      organization: await context.sources.organization.create(input.name, input.title),
      viewer: () => context.sources.account.viewer(),
    })),
    updateOrganization: (_: unknown, { input: { organization, ...values } }: { input: Named & { title?: string | null; bio?: string | null } }, context: Context) =>
      payload(async () => ({ organization: await context.sources.organization.update(organization, values) })),
    deleteOrganization: (_: unknown, { input }: { input: Named }, context: Context) => payload(async () => ({
      deletedId: await context.sources.organization.remove(input.organization),
      viewer: () => context.sources.account.viewer(),
    })),
    leaveOrganization: (_: unknown, { input }: { input: Named }, context: Context) => payload(async () => ({
      leftId: await context.sources.organization.leave(input.organization),
      viewer: () => context.sources.account.viewer(),
    })),
    setMemberRole: (_: unknown, { input }: { input: Named & { id: string; role: string } }, context: Context) => payload(async () => ({
      member: await context.sources.organization.setRole(input.organization, namedBy('Member', input.id, 'member'), input.role),
      organization: () => context.sources.organization.byName(input.organization),
    })),
    removeMember: (_: unknown, { input }: { input: Named & { id: string } }, context: Context) => payload(async () => {
      await context.sources.organization.removeMember(input.organization, namedBy('Member', input.id, 'member'));
      return { removedId: input.id, organization: () => context.sources.organization.byName(input.organization) };
    }),
    setOrganizationFeatures: (_: unknown, { input }: { input: Named & { features: Pick<FeatureModel, 'name' | 'isEnabled'>[] } }, context: Context) => payload(async () => {
      await context.sources.organization.setFeatures(input.organization, input.features);
      return { organization: () => context.sources.organization.byName(input.organization) };
    }),
  },
};
