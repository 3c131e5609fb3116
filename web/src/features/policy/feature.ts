import type { Brings, Feature } from '../../lib/feature.ts';
import { organizationPlans, type RouteLayout } from '../../lib/routeLayout.ts';

const addresses = {
  policies: '/organizations/:org/policies',
  newPolicy: '/organizations/:org/policies/new',
  newPolicyForm: '/organizations/:org/policies/new/form',
  importPolicy: '/organizations/:org/policies/import',
  policy: '/organizations/:org/policies/:policyId',
  policyForm: '/organizations/:org/policies/:policyId/form',
  editPolicy: '/organizations/:org/policies/:policyId/edit',
  editPolicyForm: '/organizations/:org/policies/:policyId/edit/form',
  policyHistory: '/organizations/:org/policies/:policyId/history',
  applyPolicy: '/organizations/:org/policies/:policyId/apply',
} as const;

/** Admins can create and apply policies (ROUTE-58). */
const governing: RouteLayout = { requiresRole: ['ADMIN'] };

/** The list of policies; the wizard, the single-form dialog and the apply dialog open over it. */
export const feature: Feature<typeof addresses> & Brings<'ApplyPolicyDialog'> = {
  addresses,
  pages: {
    policies: {
      layout: { requiresSubscription: organizationPlans, feature: 'policy' },
      area: { label: 'Policies', icon: 'ShieldCheck', order: 30, letter: 'p' },
      loader: async () => (await import('./loaders.ts')).policiesLoader,
      Component: async () => (await import('./list/PoliciesPage.tsx')).PoliciesPage,
      reload: 'never',
    },
    newPolicy: {
      inside: 'policies',
      layout: governing,
      Component: async () => (await import('./wizard/WizardRoute.tsx')).CreateRoute,
    },
    newPolicyForm: {
      inside: 'policies',
      layout: governing,
      Component: async () => (await import('./dialog/DialogRoute.tsx')).CreateFormRoute,
    },
    importPolicy: {
      inside: 'policies',
      layout: governing,
      Component: async () => (await import('./copy/ImportRoute.tsx')).ImportRoute,
    },
    policy: { inside: 'policies', Component: async () => (await import('./wizard/WizardRoute.tsx')).ViewRoute },
    editPolicy: { inside: 'policies', Component: async () => (await import('./wizard/WizardRoute.tsx')).EditRoute },
    policyForm: {
      inside: 'policies',
      Component: async () => (await import('./dialog/DialogRoute.tsx')).ViewFormRoute,
    },
    editPolicyForm: {
      inside: 'policies',
      Component: async () => (await import('./dialog/DialogRoute.tsx')).EditFormRoute,
    },
    policyHistory: {
      inside: 'policies',
      Component: async () => (await import('./history/HistoryRoute.tsx')).HistoryRoute,
    },
    applyPolicy: {
      inside: 'policies',
      layout: governing,
      Component: async () => (await import('./apply/ApplyRoute.tsx')).ApplyRoute,
    },
  },
  parts: { ApplyPolicyDialog: async () => (await import('./apply/ApplyPolicyDialog.tsx')).ApplyPolicyDialog },
};
