import { connection, pageCursors, payload, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the delta area. */
export const deltaResolvers = {
  Organization: {
    deltas: ({ name }, { channel, changeType, since, until, ...args }, context) =>
      connection(
        args,
        ['deltas', name, channel ?? null, changeType ?? null, since ?? null, until ?? null],
        (page) => context.sources.delta.list(name, { channel, changeType, since, until }, page),
        (run) => run,
        ({ uuid }) => uuid,
      ),
    deltaSubscriptions: ({ name }, { q }, context) => context.sources.delta.subscriptions(name, q?.trim() || null),
  },
  DeltaConnection: { pageCursors },
  Mutation: {
    subscribeToDeltas: (_, { input: { organization, channel, frequency, changeType } }, context) =>
      payload(async () => ({
        subscription: await context.sources.delta.subscribe(organization, channel, frequency, changeType),
      })),
    unsubscribeFromDeltas: (_, { input }, context) =>
      payload(async () => {
        await context.sources.delta.unsubscribe(input.id);
        return { endedId: input.id };
      }),
    endDeltaMails: (_, { input }, context) =>
      payload(async () => {
        const { organization, channel } = await context.sources.delta.endByKey(input.key);
        return { organizationName: organization, channelName: channel };
      }),
  },
} satisfies AreaResolvers;
