import type { Brings, Feature } from '../../lib/feature.ts';
import { organizationPlans } from '../../lib/routeLayout.ts';

const addresses = { promotions: '/organizations/:org/channels/:channel/promotions' } as const;

/** Promotions of files between channels: open requests, and completed ones. */
export const feature: Feature<typeof addresses> & Brings<'PromoteFiles'> = {
  addresses,
  parts: { PromoteFiles: async () => (await import('./PromoteFiles.tsx')).PromoteFiles },
  pages: {
    promotions: {
      layout: { requiresSubscription: organizationPlans, feature: 'channel' },
      Component: async () => (await import('./PromotionsPage.tsx')).PromotionsPage,
    },
  },
};
