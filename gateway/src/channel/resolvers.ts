import type { Context } from '../context.ts';
import { payload, required, type AreaResolvers } from '../graphql/index.ts';
import { versionOf } from '../rest/index.ts';
import type { ChannelModel } from './source.ts';

/**
 * Channels of a channel's organization by their names, in the order of these. Most channels have none: a promise for
 * each of them would cost more than the field.
 */
function channelsNamed(
  { organizationName }: ChannelModel,
  names: readonly string[],
  { sources }: Context,
): Promise<ChannelModel[]> | ChannelModel[] {
  if (names.length === 0) return [];
  return Promise.all(names.map((name) => sources.channel.named(organizationName, name))).then((found) =>
    found.filter((channel) => channel !== null),
  );
}

/** Resolvers of the channel area. */
export const channelResolvers = {
  Organization: {
    channels: (organization, _args, context) => context.sources.channel.list(organization.name),
    channel: (organization, { name }, context) => context.sources.channel.find(organization.name, name),
  },
  Channel: {
    version: ({ rest }) => versionOf('channel', rest),
    organization: (channel, _args, context) =>
      required('The organization', context.sources.organization.byName(channel.organizationName)),
    sources: (channel, _args, context) => channelsNamed(channel, channel.sourceNames, context),
    usedWith: (channel, _args, context) => channelsNamed(channel, channel.usedWithNames, context),
  },
  Mutation: {
    createChannel: (_, { input }, context) =>
      payload(async () => {
        const channel = await context.sources.channel.create(input);
        return {
          channel,
          run: channel.latestRun,
          organization: () => context.sources.organization.byName(input.organization),
        };
      }),
    updateMirror: (_, { input: { organization, channel, ...settings } }, context) =>
      payload(async () => {
        await context.sources.channel.setMirror(organization, channel, settings);
        return { channel: () => context.sources.channel.find(organization, channel) };
      }),
    deleteChannel: (_, { input }, context) =>
      payload(async () => ({
        deletedId: await context.sources.channel.remove(input.organization, input.channel),
        organization: () => context.sources.organization.byName(input.organization),
      })),
    verifyMirrorSource: (_, { input }, context) =>
      payload(async () => {
        const { permitted, usable, ...found } = await context.sources.channel.checkSource(
          input.organization,
          input.source,
        );
        return { ...found, isUsable: usable, isAllowed: permitted };
      }),
  },
} satisfies AreaResolvers;
