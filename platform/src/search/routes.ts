import { route } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { Search } from './service.ts';

/** Anyone can search. Results contain only what they can see. */
const access = { kind: 'optional' } as const;

/** Routes of the search. */
export function searchRoutes(search: Search): Route[] {
  return [
    route({
      operationId: 'searchHub',
      method: 'get',
      path: '/api/search',
      summary:
        'Searches packages, documentation, collections and their entries, projects, environments, and users that the caller can see. Returns the first items of each type.',
      ledger: ['SRCH-10', 'SRCH-01', 'SRCH-14'],
      access,
      query: contract.searchQuery,
      answers: { 200: contract.searchResults },
      handler: async ({ viewer, query }) => ({ status: 200, body: await search.everything(viewer, query) }),
    }),
    route({
      operationId: 'searchSuggestions',
      method: 'get',
      path: '/api/search/search_context',
      summary: 'Returns search suggestions while typing: the best matches of each type.',
      ledger: ['SRCH-11', 'SRCH-02'],
      access,
      query: contract.contextQuery,
      answers: { 200: contract.searchResults },
      handler: async ({ viewer, query }) => ({
        status: 200,
        body: await search.everything(viewer, { ...query, offset: 0 }),
      }),
    }),
    route({
      operationId: 'searchCollections',
      method: 'get',
      path: '/api/search/collections_and_files',
      summary: 'Searches collections, and entries of collections, that the caller can see.',
      ledger: ['SRCH-12'],
      access,
      query: contract.collectionsQuery,
      answers: { 200: contract.collectionsAndFiles },
      handler: async ({ viewer, query }) => ({ status: 200, body: await search.collectionsAndFiles(viewer, query) }),
    }),
    route({
      operationId: 'searchPackagesByFacet',
      method: 'get',
      path: '/api/search/packages',
      summary:
        'Searches packages of all channels that the caller can see by name, best match first. Returns values for filters.',
      ledger: ['SRCH-13'],
      access,
      query: contract.packageQuery,
      answers: { 200: contract.packageHits },
      handler: async ({ viewer, query }) => ({ status: 200, body: await search.packages(viewer, query) }),
    }),
  ];
}
