import { route } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { Search } from './service.ts';

/** Anybody searches; what is found is what they may see. */
const access = { kind: 'optional' } as const;

/** The search calls. */
export function searchRoutes(search: Search): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/search',
      summary:
        'What the caller may see of every kind, in groups of a few: packages, documentation, collections and what is in them, projects, environments, people.',
      ledger: ['SRCH-10', 'SRCH-01', 'SRCH-14'],
      access,
      query: contract.searchQuery,
      answers: { 200: contract.searchResults },
      handler: async ({ viewer, query }) => ({ status: 200, body: await search.everything(viewer, query) }),
    }),
    route({
      method: 'get',
      path: '/api/search/search_context',
      summary: 'Suggestions while somebody types: the best few of every kind.',
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
      method: 'get',
      path: '/api/search/collections_and_files',
      summary: 'Collections, and packages and files in collections, that the caller may see.',
      ledger: ['SRCH-12'],
      access,
      query: contract.collectionsQuery,
      answers: { 200: contract.collectionsAndFiles },
      handler: async ({ viewer, query }) => ({ status: 200, body: await search.collectionsAndFiles(viewer, query) }),
    }),
    route({
      method: 'get',
      path: '/api/search/packages',
      summary:
        'Packages of all channels that the caller may see, by name and best match first, with what they can be narrowed to.',
      ledger: ['SRCH-13'],
      access,
      query: contract.packageQuery,
      answers: { 200: contract.packageHits },
      handler: async ({ viewer, query }) => ({ status: 200, body: await search.packages(viewer, query) }),
    }),
  ];
}
