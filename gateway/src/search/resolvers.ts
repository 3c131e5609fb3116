import type { Context } from '../context.ts';
import { connection, type PageArguments } from '../graphql/index.ts';

/** Resolvers of the search area. */
export const searchResolvers = {
  Query: {
    searchPackages: (_: unknown, args: PageArguments & { query: string }, context: Context) => {
      const query = args.query.trim();
      // Nothing is asked upstream for nothing (SRCH-06).
      return connection(args, ['searchPackages', query], (page) => (query === '' ? Promise.resolve({ items: [], total_count: 0 }) : context.sources.search.packages(query, page)), (hit) => hit);
    },
  },
};
