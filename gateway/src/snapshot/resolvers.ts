import { required, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the snapshot area. */
export const snapshotResolvers = {
  Channel: {
    snapshots: ({ organizationName, name }, _args, context) =>
      required('The channel', context.sources.snapshot.list(organizationName, name)),
  },
} satisfies AreaResolvers;
