import type { PackageFacets, PackageHit } from '../gen/schema.ts';
import { connection, type AreaResolvers, type Connection } from '../graphql/index.ts';

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
  },
} satisfies AreaResolvers;
