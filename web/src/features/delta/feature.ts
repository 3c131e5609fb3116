import type { Feature } from '../../lib/feature.ts';

const addresses = {
  deltas: '/organizations/:org/deltas',
  unsubscribe: '/unsubscribe/:key',
} as const;

/** What publications of channels added and removed, email subscriptions, and the unsubscribe page. */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    deltas: { Component: async () => (await import('./DeltasPage.tsx')).DeltasPage },
    unsubscribe: {
      layout: { public: true, hideMainNavigation: true },
      Component: async () => (await import('./UnsubscribePage.tsx')).UnsubscribePage,
    },
  },
};
