import type { Feature } from '../../lib/feature.ts';

const addresses = { error: '/error/:code', notFound: '/page-not-found', health: '/healthz' } as const;

/** Error pages, and the health check page. */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    error: {
      layout: { public: true, hideMainNavigation: true },
      Component: async () => (await import('./ErrorPages.tsx')).ErrorPage,
    },
    notFound: {
      layout: { public: true, hideMainNavigation: true },
      Component: async () => (await import('./ErrorPages.tsx')).NotFoundPage,
    },
    health: {
      layout: { public: true, blankPage: true },
      bare: true,
      Component: async () => (await import('./ErrorPages.tsx')).HealthPage,
    },
  },
};
