import { readerOf } from '../channel/index.ts';
import { route } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { packageHits, packageQuery } from './contract.ts';
import type { Search } from './service.ts';

/** The search calls. */
export function searchRoutes(search: Search): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/search/packages',
      summary:
        'Packages of all channels that the caller may see, by name and best match first, with what they can be narrowed to.',
      ledger: ['SRCH-13'],
      access: { kind: 'optional' },
      query: packageQuery,
      answers: { 200: packageHits },
      handler: async ({ viewer, query }) => ({ status: 200, body: await search.packages(readerOf(viewer), query) }),
    }),
  ];
}
