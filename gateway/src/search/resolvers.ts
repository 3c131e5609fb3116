import type { PackageFacets, PackageHit } from '../gen/schema.ts';
import { connection, pageOf, type AreaResolvers, type Connection } from '../graphql/index.ts';

/** A page of found packages, and what all of them can be narrowed to. */
export type PackageHitConnectionModel = Connection<PackageHit> & { facets: PackageFacets };

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
    search: (_, { query, type: group, first, offset }, context) =>
      context.sources.search.everything(query.trim(), group, pageOf(first ?? 3, offset)),
    searchContext: (_, { query, first }, context) =>
      context.sources.search.context(query.trim(), pageOf(first ?? 5, 0, 20).limit),
    searchCollectionsAndFiles: (_, { query, first, offset }, context) =>
      context.sources.search.collectionsAndFiles(query.trim(), pageOf(first, offset)),
  },
} satisfies AreaResolvers;
