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
  // Two queries read the same archive: its metadata, and its paths by page.
  cache: { PackageArchive: { merge: true }, PackageMetadata: { merge: true } },
};
