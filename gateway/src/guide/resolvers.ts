import type { AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the guides. */
export const guideResolvers = {
  Query: {
    guides: (_, _args, context) => context.sources.guide.list(),
    guide: (_, { name }, context) => context.sources.guide.find(name),
  },
} satisfies AreaResolvers;
