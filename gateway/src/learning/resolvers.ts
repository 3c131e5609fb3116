import type { AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the learning area. */
export const learningResolvers = {
  Query: {
    learningVideos: (_, _args, context) => context.sources.learning.videos(),
  },
} satisfies AreaResolvers;
