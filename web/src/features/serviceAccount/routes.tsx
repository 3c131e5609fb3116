import type { RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

/** The service accounts of an organization, for its admins (SVC-01). */
export const serviceAccountRoutes: RouteObject[] = [
  {
    path: paths.serviceAccounts.pattern,
    handle: layout({ requiresRole: ['ADMIN'] }),
    lazy: { Component: async () => (await import('./ServiceAccountsPage.tsx')).ServiceAccountsPage },
  },
];
