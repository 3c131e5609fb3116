import type { Feature } from '../../lib/feature.ts';

const addresses = {
  collections: '/organizations/:org/collections',
  collection: '/organizations/:org/collections/:collection',
} as const;

/** Collections of packages and files (SRCH-01): those of an organization, and one collection, which can be public. */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    collections: {
      area: { label: 'Collections', icon: 'Boxes', order: 47, letter: 'n' },
      Component: async () => (await import('./CollectionsPage.tsx')).CollectionsPage,
    },
    collection: {
      layout: { public: true },
      Component: async () => (await import('./CollectionPage.tsx')).CollectionPage,
    },
  },
};
