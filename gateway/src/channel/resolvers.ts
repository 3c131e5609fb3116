import type { Context } from '../context.ts';
import type { SyncChannelInput } from '../gen/schema.ts';
import { connection, pageCursors, payload, required, type AreaResolvers } from '../graphql/index.ts';
import type { ChannelModel } from './source.ts';

/** Starts or stops a sync and answers with it and its channel. */
const changeSync =
  (method: 'POST' | 'DELETE') =>
  (_: unknown, { input }: { input: SyncChannelInput }, context: Context) =>
    payload(async () => ({
      sync: await context.sources.channel.changeSync(method, input.organization, input.channel),
      channel: () => context.sources.channel.find(input.organization, input.channel),
    }));

/** Channels of a channel's organization by their names, in the order of these. */
async function channelsNamed(
  { organizationName }: ChannelModel,
  names: readonly string[],
  { sources }: Context,
): Promise<ChannelModel[]> {
  if (names.length === 0) return [];
  const all = await sources.channel.list(organizationName);
  return names.flatMap((name) => all.find((channel) => channel.name === name) ?? []);
}

/** Resolvers of the channel area. */
export const channelResolvers = {
  Organization: {
    channels: (organization, _args, context) => context.sources.channel.list(organization.name),
    channel: (organization, { name }, context) => context.sources.channel.find(organization.name, name),
  },
  Channel: {
    organization: (channel, _args, context) =>
      required('The organization', context.sources.organization.byName(channel.organizationName)),
    sources: (channel, _args, context) => channelsNamed(channel, channel.sourceNames, context),
    usedWith: (channel, _args, context) => channelsNamed(channel, channel.usedWithNames, context),
    readme: (channel, _args, context) => context.sources.channel.readme(channel.organizationName, channel.name),
    mirror: (channel, _args, context) =>
      channel.type === 'EXTERNAL_MIRROR'
        ? context.sources.channel.mirror(channel.organizationName, channel.name)
        : null,
    skippedRecords: ({ type, organizationName, name }, args, context) =>
      type === 'EXTERNAL_MIRROR'
        ? connection(
            args,
            ['skippedRecords', organizationName, name],
            (page) => context.sources.channel.skipped(organizationName, name, page),
            (record) => record,
            ({ subdir, fileName }) => `${subdir}/${fileName}`,
          )
        : null,
    skippedRecordsCsv: ({ type, organizationName, name }, _args, context) =>
      type === 'EXTERNAL_MIRROR' ? context.sources.channel.skippedCsv(organizationName, name) : null,
  },
  SkippedRecordConnection: { pageCursors },
  Mutation: {
    createChannel: (_, { input }, context) =>
      payload(async () => {
        const channel = await context.sources.channel.create(input);
        return {
          channel,
          run: channel.lastRun,
          organization: () => context.sources.organization.byName(input.organization),
        };
      }),
    setChannelPrivacy: (_, { input }, context) =>
      payload(async () => ({
        channel: await context.sources.channel.change(input.organization, input.channel, {
          privacy: input.privacy.toLowerCase(),
          ...(input.confirmExposure ? { confirm_exposure: true } : {}),
        }),
      })),
    setChannelDescription: (_, { input }, context) =>
      payload(async () => ({
        channel: await context.sources.channel.change(input.organization, input.channel, {
          description: input.description,
        }),
      })),
    setChannelReadme: (_, { input }, context) =>
      payload(async () => {
        await context.sources.channel.writeReadme(input.organization, input.channel, input.text);
        return { channel: () => context.sources.channel.find(input.organization, input.channel) };
      }),
    setChannelBrokenFiles: (_, { input }, context) =>
      payload(async () => ({
        channel: await context.sources.channel.change(input.organization, input.channel, {
          broken_files: input.brokenFiles === 'HIDE' ? 'hide' : 'serve',
        }),
      })),
    setChannelUsedWith: (_, { input }, context) =>
      payload(async () => ({
        channel: await context.sources.channel.change(input.organization, input.channel, { used_with: input.usedWith }),
      })),
    setMirror: (_, { input: { organization, channel, ...settings } }, context) =>
      payload(async () => {
        await context.sources.channel.setMirror(organization, channel, settings);
        return { channel: () => context.sources.channel.find(organization, channel) };
      }),
    decideMirrorLoss: (_, { input }, context) =>
      payload(async () => {
        await context.sources.channel.decideLoss(input);
        return { channel: () => context.sources.channel.find(input.organization, input.channel) };
      }),
    deleteChannel: (_, { input }, context) =>
      payload(async () => ({
        deletedId: await context.sources.channel.remove(input.organization, input.channel),
        organization: () => context.sources.organization.byName(input.organization),
      })),
    checkChannelSource: (_, { input }, context) =>
      payload(async () => {
        const { permitted, ...found } = await context.sources.channel.checkSource(input.organization, input.source);
        return { ...found, isPermitted: permitted };
      }),
    syncChannel: changeSync('POST'),
    cancelSync: changeSync('DELETE'),
  },
} satisfies AreaResolvers;
