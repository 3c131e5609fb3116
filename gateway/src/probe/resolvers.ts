import { payload, unlessHidden, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the probe area. */
export const probeResolvers = {
  Channel: {
    probes: ({ organizationName, name }, _args, context) =>
      unlessHidden('admins and members of the organization', context.sources.probe.ofChannel(organizationName, name)),
  },
  Mutation: {
    setChannelProbes: (_, { input }, context) =>
      payload(async () => {
        await context.sources.probe.change(input);
        return { channel: await context.sources.channel.find(input.organization, input.channel) };
      }),
  },
} satisfies AreaResolvers;
