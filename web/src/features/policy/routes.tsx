import type { RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

/** Who may make policies and put them in force (ROUTE-58). */
const governing = layout({ requiresRole: ['ADMIN'] });

/** The list of policies; the wizard and the apply dialog open over it. */
export const policyRoutes: RouteObject[] = [
  {
    path: paths.policies.pattern,
    handle: layout({ requiresSubscription: paths.organizationSubscribe.pattern }),
    shouldRevalidate: () => false,
    lazy: {
      loader: async () => (await import('./loaders.ts')).policiesLoader,
      Component: async () => (await import('./list/PoliciesPage.tsx')).PoliciesPage,
    },
    children: [
      {
        path: 'new',
        handle: governing,
        lazy: { Component: async () => (await import('./wizard/WizardRoute.tsx')).CreateRoute },
      },
      {
        path: 'import',
        handle: governing,
        lazy: { Component: async () => (await import('./copy/ImportRoute.tsx')).ImportRoute },
      },
      { path: ':policyId', lazy: { Component: async () => (await import('./wizard/WizardRoute.tsx')).ViewRoute } },
      { path: ':policyId/edit', lazy: { Component: async () => (await import('./wizard/WizardRoute.tsx')).EditRoute } },
      {
        path: ':policyId/history',
        lazy: { Component: async () => (await import('./history/HistoryRoute.tsx')).HistoryRoute },
      },
      {
        path: ':policyId/apply',
        handle: governing,
        lazy: { Component: async () => (await import('./apply/ApplyRoute.tsx')).ApplyRoute },
      },
    ],
  },
];
