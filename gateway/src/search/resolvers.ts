import type { Context } from '../context.ts';
import { connection, type PageArguments } from '../graphql/index.ts';
import type { PackageFacetsModel, PackageFilter } from './source.ts';

/** Resolvers of the search area. */
export const searchResolvers = {
  Query: {
    searchPackages: async (_: unknown, args: PageArguments & { query: string; filter?: PackageFilter | null }, context: Context) => {
      const [query, filter] = [args.query.trim(), args.filter ?? {}];
      let facets: PackageFacetsModel | undefined;
      const page = await connection(args, ['searchPackages', query, filter], async (part) => {
        const found = await context.sources.search.packages(query, filter, part);
        facets = found.facets;
        return found;
      }, (hit) => hit);
      return Object.assign(page, { facets });
    },
  },
};
