import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The list of policies; the wizard and the apply dialog open over it. */
export const policyRoutes: RouteObject[] = [
  {
    path: paths.policies.pattern,
    shouldRevalidate: () => false,
    lazy: { loader: async () => (await import('./loaders.ts')).policiesLoader, Component: async () => (await import('./list/PoliciesPage.tsx')).PoliciesPage },
    children: [
      { path: 'new', lazy: { Component: async () => (await import('./wizard/WizardRoute.tsx')).CreateRoute } },
      { path: ':policyId', lazy: { Component: async () => (await import('./wizard/WizardRoute.tsx')).ViewRoute } },
      { path: ':policyId/edit', lazy: { Component: async () => (await import('./wizard/WizardRoute.tsx')).EditRoute } },
      { path: ':policyId/apply', lazy: { Component: async () => (await import('./apply/ApplyRoute.tsx')).ApplyRoute } },
    ],
  },
];
