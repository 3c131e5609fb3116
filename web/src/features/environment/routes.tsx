import type { RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

const paid = layout({ requiresSubscription: paths.organizationSubscribe.pattern });

/** The environments area, an organization's environments, and one of them. */
export const environmentRoutes: RouteObject[] = [
  { path: paths.environmentsArea.pattern, lazy: { Component: async () => (await import('./AreaPage.tsx')).AreaPage } },
  {
    path: paths.environments.pattern,
    handle: paid,
    lazy: { Component: async () => (await import('./EnvironmentsPage.tsx')).EnvironmentsPage },
  },
  {
    path: paths.environment.pattern,
    handle: paid,
    lazy: { Component: async () => (await import('./EnvironmentPage.tsx')).EnvironmentPage },
  },
];
