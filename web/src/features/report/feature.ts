import type { Brings, Feature } from '../../lib/feature.ts';

const addresses = { reports: '/organizations/:org/reports' } as const;

/** The reports of an organization. */
export const feature: Feature<typeof addresses> & Brings<'TopPackages'> = {
  addresses,
  pages: {
    reports: {
      layout: { requiresRole: ['ADMIN'], feature: 'organization_insights' },
      area: { label: 'Reports', icon: 'ChartColumn', order: 80, letter: 'r', managing: true },
      Component: async () => (await import('./ReportsPage.tsx')).ReportsPage,
    },
  },
  parts: { TopPackages: async () => (await import('./TopPackages.tsx')).TopPackages },
};
