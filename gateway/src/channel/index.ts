export { channelResolvers } from './resolvers.ts';
export { ChannelSource, toChannel, type ChannelModel } from './source.ts';
