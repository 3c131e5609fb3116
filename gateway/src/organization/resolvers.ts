import { viewerOnly } from '../account/viewerOnly.ts';
import { connection, namedBy, onlyFor, payload, type AreaResolvers, type AskedPage } from '../graphql/index.ts';
import { versionOf, type CursorList } from '../rest/index.ts';
import type { OrganizationModel } from './source.ts';

/** Returns a page of organizations by place, then by name. A cursor is both, so it outlives the organization. */
function pageByName(
  all: readonly OrganizationModel[],
  placeOf: (one: OrganizationModel) => number,
  { limit, offset = 0, cursor, backward }: AskedPage,
): CursorList<OrganizationModel> {
  const keyOf = (one: OrganizationModel): string => `${String(placeOf(one)).padStart(6, '0')} ${one.name}`;
  const items = all
    .map((one) => ({ one, key: keyOf(one) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key === b.key ? 0 : 1));
  const asked = cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString();
  let [from, to] = [0, items.length];
  if (backward) {
    if (asked !== undefined) to = items.filter(({ key }) => key < asked).length;
    from = Math.max(0, to - limit);
  } else {
    from = asked === undefined ? offset : items.filter(({ key }) => key <= asked).length;
    to = Math.min(to, from + limit);
  }
  const shown = items.slice(from, to);
  const cursors = shown.map(({ key }) => Buffer.from(key).toString('base64url'));
  return {
    items: shown.map(({ one }) => one),
    total_count: all.length,
    cursors,
    next_cursor: to < items.length ? (cursors.at(-1) ?? null) : null,
    previous_cursor: from > 0 ? (cursors[0] ?? null) : null,
  };
}

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
          async (page) => {
            const mine = await context.sources.organization.mine();
            const places = new Map(recent?.map((name, place) => [name, place]));
            return pageByName(mine, ({ name }) => places.get(name) ?? places.size, page);
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
  Member: { version: ({ rest }) => versionOf('member', rest) },
  Organization: {
    version: ({ rest }) => versionOf('organization', rest),
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
