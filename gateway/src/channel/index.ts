export { channelResolvers } from './resolvers.ts';
export { ChannelSource, type ChannelModel } from './source.ts';
