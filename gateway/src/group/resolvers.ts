import type { Context } from '../context.ts';
import type { GroupMemberInput, TieGroupInput } from '../gen/schema.ts';
import { connection, namedBy, payload, uuidIn, type AreaResolvers } from '../graphql/index.ts';

const uuidOf = (id: string): string => namedBy('Group', id, 'group');

/** Changes who is in a group and answers with the group. */
const changeMembers =
  (change: 'addUser' | 'removeUser') =>
  (_: unknown, { input }: { input: GroupMemberInput }, context: Context) =>
    payload(async () => {
      const uuid = uuidOf(input.groupId);
      await context.sources.group[change](input.organization, uuid, namedBy('Member', input.memberId, 'member'));
      return { group: () => context.sources.group.find(input.organization, uuid) };
    });

/** Ties or unties and answers with both ends. */
const changeTie =
  (change: 'tie' | 'untie') =>
  (_: unknown, { input }: { input: TieGroupInput }, context: Context) =>
    payload(async () => {
      const uuid = uuidOf(input.groupId);
      await context.sources.group[change](input.organization, input.channel, uuid);
      return {
        channel: () => context.sources.channel.find(input.organization, input.channel),
        group: () => context.sources.group.find(input.organization, uuid),
      };
    });

/** Resolvers of the group area. */
export const groupResolvers = {
  Organization: {
    groups: (organization, _args, context) => context.sources.group.list(organization.name),
    group: (organization, { id }, context) => {
      const uuid = uuidIn('Group', id);
      return uuid === null ? null : context.sources.group.find(organization.name, uuid);
    },
  },
  Channel: {
    groups: (channel, _args, context) => context.sources.group.ofChannel(channel.organizationName, channel.name),
  },
  Group: {
    members: (group, args, context) =>
      connection(
        args,
        ['group', group.id],
        (page) => context.sources.group.members(group, page),
        (member) => member,
      ),
    channels: (group, _args, context) => context.sources.group.channels(group),
  },
  Mutation: {
    createGroup: (_, { input }, context) =>
      payload(async () => ({
        group: await context.sources.group.create(input.organization, input.name),
        organization: () => context.sources.organization.byName(input.organization),
      })),
    renameGroup: (_, { input }, context) =>
      payload(async () => ({
        group: await context.sources.group.rename(input.organization, uuidOf(input.id), input.name),
      })),
    deleteGroup: (_, { input }, context) =>
      payload(async () => {
        await context.sources.group.remove(input.organization, uuidOf(input.id));
        return { deletedId: input.id, organization: () => context.sources.organization.byName(input.organization) };
      }),
    restoreGroup: (_, { input }, context) =>
      payload(async () => ({
        group: await context.sources.group.restore(input.organization, uuidOf(input.id)),
        organization: () => context.sources.organization.byName(input.organization),
      })),
    addGroupMember: changeMembers('addUser'),
    removeGroupMember: changeMembers('removeUser'),
    tieGroup: changeTie('tie'),
    untieGroup: changeTie('untie'),
  },
} satisfies AreaResolvers;
