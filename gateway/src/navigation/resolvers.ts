import type { AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the navigation. */
export const navigationResolvers = {
  Query: {
    navigationItems: (_, _args, context) => context.sources.navigation.items(),
  },
} satisfies AreaResolvers;
