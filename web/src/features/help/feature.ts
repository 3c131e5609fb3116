import type { Feature } from '../../lib/feature.ts';
import type { RouteLayout } from '../../lib/routeLayout.ts';

const addresses = { help: '/help', guide: '/help/:guide' } as const;

const layout: RouteLayout = { public: true, hideUnauthenticatedMainNav: true, showScrollToTop: true };

/** The hub's own guides. */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    help: { layout, Component: async () => (await import('./HelpPage.tsx')).HelpPage },
    guide: { layout, Component: async () => (await import('./HelpPage.tsx')).GuidePage },
  },
};
