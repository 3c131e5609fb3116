import type { Feature } from '../../lib/feature.ts';

const addresses = { serviceAccounts: '/organizations/:org/service-accounts' } as const;

/** The service accounts of an organization, for its admins (SVC-01). */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    serviceAccounts: {
      layout: { requiresRole: ['ADMIN'] },
      area: { label: 'Service accounts', icon: 'Bot', order: 70, letter: 'a', managing: true },
      Component: async () => (await import('./ServiceAccountsPage.tsx')).ServiceAccountsPage,
    },
  },
  cache: {
    Organization: { fields: { serviceAccounts: { merge: false } } },
    ServiceAccount: { fields: { groups: { merge: false } } },
  },
};
