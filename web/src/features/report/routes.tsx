import type { RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

/** The reports of an organization. */
export const reportRoutes: RouteObject[] = [
  {
    path: paths.reports.pattern,
    handle: layout({ requiresRole: ['ADMIN'] }),
    lazy: { Component: async () => (await import('./ReportsPage.tsx')).ReportsPage },
  },
];
