import type { Feature } from '../../lib/feature.ts';

const addresses = { search: '/search' } as const;

/** The search (ROUTE-36). */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    search: {
      layout: { public: true, hideUnauthenticatedMainNav: true },
      loader: async () => (await import('./loaders.ts')).searchLoader,
      Component: async () => (await import('./SearchPage.tsx')).SearchPage,
    },
  },
};
