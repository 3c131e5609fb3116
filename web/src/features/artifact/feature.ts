import type { Feature } from '../../lib/feature.ts';
import { organizationPlans } from '../../lib/routeLayout.ts';

const addresses = { package: '/organizations/:org/channels/:channel/packages/:name' } as const;

/** One package of a channel. */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    package: {
      layout: { requiresSubscription: organizationPlans, showScrollToTop: true },
      loader: async () => (await import('./loaders.ts')).packageLoader,
      Component: async () => (await import('./PackagePage.tsx')).PackagePage,
    },
  },
  // The same archive is asked for in two questions: what it says, and its paths page by page.
  cache: { Archive: { merge: true }, ArchiveContents: { merge: true } },
};
