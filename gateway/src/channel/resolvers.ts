import type { Context } from '../context.ts';
import { payload, required } from '../graphql/index.ts';
import type { OrganizationModel } from '../organization/index.ts';
import type { ChannelModel, NewChannel } from './source.ts';

interface Named { organization: string; channel: string }

/** Starts or stops a sync and answers with it and its channel. */
const changeSync = (method: 'POST' | 'DELETE') => (_: unknown, { input }: { input: Named }, context: Context) => payload(async () => ({
  sync: await context.sources.channel.changeSync(method, input.organization, input.channel),
  channel: () => context.sources.channel.find(input.organization, input.channel),
}));

/** Resolvers of the channel area. */
export const channelResolvers = {
  Organization: {
    channels: (organization: OrganizationModel, _args: unknown, context: Context) => context.sources.channel.list(organization.name),
    channel: (organization: OrganizationModel, { name }: { name: string }, context: Context) => context.sources.channel.find(organization.name, name),
  },
  Channel: {
    organization: (channel: ChannelModel, _args: unknown, context: Context) => required('The organization', context.sources.organization.byName(channel.organizationName)),
    sources: (channel: ChannelModel, _args: unknown, context: Context) => (
      channel.sourceNames.length === 0 ? [] : context.sources.channel.list(channel.organizationName)
        .then((all) => channel.sourceNames.flatMap((name) => all.find((source) => source.name === name) ?? []))),
    mirror: (channel: ChannelModel, _args: unknown, context: Context) => (
      channel.type === 'EXTERNAL_MIRROR' ? context.sources.channel.mirror(channel.organizationName, channel.name) : null),
  },
  Mutation: {
    createChannel: (_: unknown, { input }: { input: NewChannel }, context: Context) => payload(async () => {
      const channel = await context.sources.channel.create(input);
      return { channel, run: channel.lastRun, organization: () => context.sources.organization.byName(input.organization) };
    }),
    setChannelPrivacy: (_: unknown, { input }: { input: Named & { privacy: string; confirmExposure?: boolean | null } }, context: Context) =>
      payload(async () => ({
        channel: await context.sources.channel.change(input.organization, input.channel, { privacy: input.privacy.toLowerCase(), ...(input.confirmExposure ? { confirm_exposure: true } : {}) }),
      })),
    setChannelDescription: (_: unknown, { input }: { input: Named & { description: string } }, context: Context) =>
      payload(async () => ({ channel: await context.sources.channel.change(input.organization, input.channel, { description: input.description }) })),
    deleteChannel: (_: unknown, { input }: { input: Named }, context: Context) => payload(async () => ({
      deletedId: await context.sources.channel.remove(input.organization, input.channel),
      organization: () => context.sources.organization.byName(input.organization),
    })),
    checkChannelSource: (_: unknown, { input }: { input: { organization: string; source: string } }, context: Context) =>
      payload(() => context.sources.channel.checkSource(input.organization, input.source)),
    syncChannel: changeSync('POST'),
    cancelSync: changeSync('DELETE'),
  },
};
