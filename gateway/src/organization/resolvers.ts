import { viewerOnly } from '../account/viewerOnly.ts';
import { connection, namedBy, onlyFor, payload, type AreaResolvers } from '../graphql/index.ts';
import type { OrganizationModel } from './source.ts';

/** Resolvers of the organization area. */
export const organizationResolvers = {
  Query: {
    organization: (_, { name }, context) => context.sources.organization.byName(name),
  },
  User: {
    organizations: (user, _args, context) => viewerOnly(user, context, () => context.sources.organization.mine()),
    organizationPage: (user, { recent, ...args }, context) =>
      viewerOnly(user, context, () =>
        connection(
          args,
          ['organizations', recent],
          async ({ limit, offset = 0 }) => {
            const mine = await context.sources.organization.mine();
            const places = new Map(recent?.map((name, place) => [name, place]));
            const placeOf = ({ name }: OrganizationModel): number => places.get(name) ?? places.size;
            const ordered = mine.toSorted((a, b) => placeOf(a) - placeOf(b));
            return { items: ordered.slice(offset, offset + limit), total_count: mine.length };
          },
          (organization) => organization,
        ),
      ),
    defaultOrganization: (user, { recent }, context) =>
      viewerOnly(user, context, async () => {
        const mine = new Map((await context.sources.organization.mine()).map((one) => [one.name, one]));
        const visited = recent?.find((name) => mine.has(name));
        return (visited === undefined ? mine.values().next().value : mine.get(visited)) ?? null;
      }),
  },
  Organization: {
    members: (organization, { query, role, ...args }, context) =>
      connection(
        args,
        ['members', organization.name, query, role],
        (page) => context.sources.organization.members(organization.name, page, { search: query, role }),
        (member) => member,
      ),
    membership: (organization, _args, context) =>
      onlyFor('members of the organization', organization.role !== null, () =>
        context.sources.organization.membership(organization.name),
      ),
    membersCsv: (organization, _args, context) => context.sources.organization.membersCsv(organization.name),
    featureSettings: (organization, _args, context) =>
      onlyFor('admins of the organization', organization.role === 'ADMIN', () =>
        context.sources.organization.features(organization.name),
      ),
    featuresVersion: (organization, _args, context) =>
      onlyFor('admins of the organization', organization.role === 'ADMIN', () =>
        context.sources.organization.featuresVersion(organization.name),
      ),
  },
  Mutation: {
    createOrganization: (_, { input }, context) =>
      payload(async () => ({
        organization: await context.sources.organization.create(input.name, input.title),
        viewer: () => context.sources.account.viewer(),
      })),
    updateOrganization: (_, { input: { organization, ...values } }, context) =>
      payload(async () => ({ organization: await context.sources.organization.update(organization, values) })),
    deleteOrganization: (_, { input }, context) =>
      payload(async () => ({
        deletedId: await context.sources.organization.remove(input.organization),
        viewer: () => context.sources.account.viewer(),
      })),
    leaveOrganization: (_, { input }, context) =>
      payload(async () => ({
        organizationId: await context.sources.organization.leave(input.organization),
        viewer: () => context.sources.account.viewer(),
      })),
    updateMember: (_, { input }, context) =>
      payload(async () => ({
        member: await context.sources.organization.setRole(
          input.organization,
          namedBy('Member', input.memberId, 'member'),
          input.role,
        ),
        organization: () => context.sources.organization.byName(input.organization),
      })),
    removeMember: (_, { input }, context) =>
      payload(async () => {
        await context.sources.organization.removeMember(
          input.organization,
          namedBy('Member', input.memberId, 'member'),
        );
        return {
          removedId: input.memberId,
          organization: () => context.sources.organization.byName(input.organization),
        };
      }),
    updateOrganizationFeatures: (_, { input }, context) =>
      payload(async () => {
        await context.sources.organization.setFeatures(input.organization, input.features);
        return { organization: () => context.sources.organization.byName(input.organization) };
      }),
  },
} satisfies AreaResolvers;
