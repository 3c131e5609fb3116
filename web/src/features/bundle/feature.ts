import type { Feature } from '../../lib/feature.ts';
import { organizationPlans } from '../../lib/routeLayout.ts';

const addresses = { bundles: '/organizations/:org/channels/:channel/bundles' } as const;

/** Signed files with a channel's packages for air-gapped hubs, for admins. */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    bundles: {
      layout: { requiresRole: ['ADMIN'], requiresSubscription: organizationPlans, feature: 'channel' },
      Component: async () => (await import('./BundlesPage.tsx')).BundlesPage,
    },
  },
  cache: {
    IncomingBundle: { keyFields: false },
    Channel: { fields: { bundles: { merge: false }, incomingBundles: { merge: false }, bundleKey: { merge: false } } },
  },
};
