import type { AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the status page. */
export const statusResolvers = {
  Query: { serviceStatus: (_, _args, context) => context.sources.status.services() },
} satisfies AreaResolvers;
