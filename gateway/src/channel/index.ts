import { defineArea, node } from '../area.ts';
import { channelResolvers } from './resolvers.ts';
import { ChannelSource } from './source.ts';

export { toChannel, type AppliedPolicyModel, type ChannelModel } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    channel: ChannelSource;
  }
}

/** Channels and how mirrors are fed. */
export const area = defineArea({
  name: 'channel',
  source: ChannelSource,
  resolvers: [channelResolvers],
  nodes: {
    Channel: node(['organization', 'name'], ({ organization, name }, { sources }) =>
      sources.channel.find(organization, name),
    ),
    SyncJob: node(['organization', 'channel', 'uuid'], ({ organization, channel, uuid }, { sources }) =>
      sources.channel.sync(organization, channel, uuid),
    ),
  },
});
