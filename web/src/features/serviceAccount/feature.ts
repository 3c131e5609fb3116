import type { Feature } from '../../lib/feature.ts';

const addresses = {
  serviceAccounts: '/organizations/:org/service-accounts',
  serviceAccount: '/organizations/:org/service-accounts/:accountId',
  organizationTokens: '/organizations/:org/tokens',
} as const;

/** The service accounts of an organization and the tokens of all members, for its admins (SVC-01, TOKEN-01). */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    serviceAccounts: {
      layout: { requiresRole: ['ADMIN'] },
      area: { label: 'Service accounts', icon: 'Bot', order: 70, letter: 'a', managing: true },
      Component: async () => (await import('./ServiceAccountsPage.tsx')).ServiceAccountsPage,
    },
    serviceAccount: {
      layout: { requiresRole: ['ADMIN'] },
      Component: async () => (await import('./ServiceAccountPage.tsx')).ServiceAccountPage,
    },
    organizationTokens: {
      layout: { requiresRole: ['ADMIN'], feature: 'issue_token' },
      Component: async () => (await import('./OrganizationTokensPage.tsx')).OrganizationTokensPage,
    },
  },
  cache: {
    Organization: {
      fields: { serviceAccounts: { merge: false }, tokens: { merge: false }, trustedWorkloads: { merge: false } },
    },
    ServiceAccount: {
      fields: {
        groups: { merge: false },
        keys: { merge: false },
        publicKeys: { merge: false },
        workloads: { merge: false },
      },
    },
  },
};
