import type { RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

/** The search (ROUTE-36). */
export const searchRoutes: RouteObject[] = [
  {
    path: paths.search.pattern,
    handle: layout({ public: true, hideUnauthenticatedMainNav: true }),
    lazy: {
      loader: async () => (await import('./loaders.ts')).searchLoader,
      Component: async () => (await import('./SearchPage.tsx')).SearchPage,
    },
  },
];
