import type { Context } from '../context.ts';
import type { LiveUpdatesChannelUpdatedArgs } from '../gen/schema.ts';
import { required, type AreaResolvers } from '../graphql/index.ts';
import { path } from '../rest/index.ts';

/** Resolvers of subscriptions: where to wait for changes, and what to send then. */
export const liveResolvers = {
  LiveUpdates: {
    channelUpdated: {
      subscribe: (_, { organization, channel }, { updates }) =>
        updates(path`/api/organizations/${organization}/channels/${channel}/updates`),
      resolve: (_version: string, { organization, channel }: LiveUpdatesChannelUpdatedArgs, { sources }: Context) =>
        required('The channel', sources.channel.find(organization, channel)),
    },
  },
} satisfies AreaResolvers;
