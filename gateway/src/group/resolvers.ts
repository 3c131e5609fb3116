import type { ChannelModel } from '../channel/index.ts';
import type { Context } from '../context.ts';
import { connection, idPart, namedBy, payload, type PageArguments } from '../graphql/index.ts';
import type { OrganizationModel } from '../organization/index.ts';
import type { GroupModel } from './source.ts';

interface OfMember { organization: string; groupId: string; memberId: string }
interface OfChannel { organization: string; channel: string; groupId: string }

const uuidOf = (id: string): string => namedBy('Group', id, 'group');

/** Changes who is in a group and answers with the group. */
const changeMembers = (change: 'addUser' | 'removeUser') => (_: unknown, { input }: { input: OfMember }, context: Context) => payload(async () => {
  const uuid = uuidOf(input.groupId);
  await context.sources.group[change](input.organization, uuid, namedBy('Member', input.memberId, 'member'));
  return { group: () => context.sources.group.find(input.organization, uuid) };
});

/** Ties or unties and answers with both ends. */
const changeTie = (change: 'tie' | 'untie') => (_: unknown, { input }: { input: OfChannel }, context: Context) => payload(async () => {
  const uuid = uuidOf(input.groupId);
  await context.sources.group[change](input.organization, input.channel, uuid);
  return { channel: () => context.sources.channel.find(input.organization, input.channel), group: () => context.sources.group.find(input.organization, uuid) };
});

/** Resolvers of the group area. */
export const groupResolvers = {
  Organization: {
    groups: (organization: OrganizationModel, _args: unknown, context: Context) => context.sources.group.list(organization.name),
    group: (organization: OrganizationModel, { id }: { id: string }, context: Context) => {
      const uuid = idPart('Group', id);
      return uuid === null ? null : context.sources.group.find(organization.name, uuid);
    },
  },
  Channel: {
    groups: (channel: ChannelModel, _args: unknown, context: Context) => context.sources.group.ofChannel(channel.organizationName, channel.name),
  },
  Group: {
    members: (group: GroupModel, args: PageArguments, context: Context) => connection(args, ['group', group.id], (page) => context.sources.group.members(group, page), (member) => member),
    channels: (group: GroupModel, _args: unknown, context: Context) => context.sources.group.channels(group),
  },
  Mutation: {
    createGroup: (_: unknown, { input }: { input: { organization: string; name: string } }, context: Context) => payload(async () => ({
      group: await context.sources.group.create(input.organization, input.name),
      organization: () => context.sources.organization.byName(input.organization),
    })),
    renameGroup: (_: unknown, { input }: { input: { organization: string; id: string; name: string } }, context: Context) => payload(async () => ({
      group: await context.sources.group.rename(input.organization, uuidOf(input.id), input.name),
    })),
    deleteGroup: (_: unknown, { input }: { input: { organization: string; id: string } }, context: Context) => payload(async () => {
      await context.sources.group.remove(input.organization, uuidOf(input.id));
      return { deletedId: input.id, organization: () => context.sources.organization.byName(input.organization) };
    }),
    addGroupMember: changeMembers('addUser'),
    removeGroupMember: changeMembers('removeUser'),
    tieGroup: changeTie('tie'),
    untieGroup: changeTie('untie'),
  },
};
