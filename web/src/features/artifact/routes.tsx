import type { RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

/** One package of a channel. */
export const artifactRoutes: RouteObject[] = [
  {
    path: paths.package.pattern,
    handle: layout({ requiresSubscription: paths.organizationSubscribe.pattern, showScrollToTop: true }),
    lazy: {
      loader: async () => (await import('./loaders.ts')).packageLoader,
      Component: async () => (await import('./PackagePage.tsx')).PackagePage,
    },
  },
];
