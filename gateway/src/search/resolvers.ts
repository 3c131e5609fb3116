import type { PackageFacets, PackageHit } from '../gen/schema.ts';
import { connection, type AreaResolvers, type Connection } from '../graphql/index.ts';

/** A page of found packages, and what all of them can be narrowed to. */
export type PackageHitConnectionModel = Connection<PackageHit> & { facets: PackageFacets };

/** Limits a page to the bounds of the schema. */
const within = (page: { first?: number | null; offset?: number | null }, usual: number) => ({
  limit: Math.min(100, Math.max(1, page.first ?? usual)),
  offset: Math.min(10_000_000, Math.max(0, page.offset ?? 0)),
});

/** Resolvers of the search area. */
export const searchResolvers = {
  Query: {
    searchPackages: async (_, args, context) => {
      const [query, filter] = [args.query.trim(), args.filter ?? {}];
      let facets: PackageFacets;
      const page = await connection(
        args,
        ['searchPackages', query, filter],
        async (part) => {
          const found = await context.sources.search.packages(query, filter, part);
          facets = found.facets;
          return found;
        },
        (hit) => hit,
      );
      return Object.assign(page, { facets: facets! });
    },
    search: (_, { query, type: group, ...page }, context) =>
      context.sources.search.everything(query.trim(), group, within(page, 3)),
    searchContext: (_, { query, first: limit }, context) =>
      context.sources.search.context(query.trim(), Math.min(20, Math.max(1, limit ?? 5))),
    searchCollectionsAndFiles: (_, { query, ...page }, context) =>
      context.sources.search.collectionsAndFiles(query.trim(), within(page, 20)),
  },
} satisfies AreaResolvers;
