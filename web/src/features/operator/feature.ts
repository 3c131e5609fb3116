import type { Feature } from '../../lib/feature.ts';
import type { RouteLayout } from '../../lib/routeLayout.ts';

const addresses = {
  hub: '/operator',
  hubPeople: '/operator/people',
  hubPerson: '/operator/people/:userId',
  hubOrganizations: '/operator/organizations',
  hubOrganization: '/operator/organizations/:name',
  hubMail: '/operator/mail',
  hubJobs: '/operator/jobs',
  hubFeeds: '/operator/feeds',
  hubPackages: '/operator/packages',
  hubStorage: '/operator/storage',
  hubLog: '/operator/log',
  hubAudit: '/operator/audit',
  hubAuditLog: '/operator/audit/:chainId',
} as const;

const layout: RouteLayout = { requiresOperator: true };

/** The pages of who operates the hub. */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    hub: { layout, leadsTo: 'hubPeople' },
    hubPeople: {
      layout,
      place: { label: 'Operator: users', icon: 'Users', order: 90 },
      Component: async () => (await import('./PeoplePage.tsx')).PeoplePage,
    },
    hubPerson: { layout, Component: async () => (await import('./PersonPage.tsx')).PersonPage },
    hubOrganizations: {
      layout,
      place: { label: 'Operator: organizations', icon: 'Building2', order: 91 },
      Component: async () => (await import('./OrganizationsPage.tsx')).OrganizationsPage,
    },
    hubOrganization: { layout, Component: async () => (await import('./OrganizationPage.tsx')).OrganizationPage },
    hubMail: {
      layout,
      place: { label: 'Operator: email', icon: 'Mail', order: 92 },
      Component: async () => (await import('./MailPage.tsx')).MailPage,
    },
    hubJobs: {
      layout,
      place: { label: 'Operator: jobs', icon: 'ListChecks', order: 93 },
      Component: async () => (await import('./JobsPage.tsx')).JobsPage,
    },
    hubFeeds: {
      layout,
      place: { label: 'Operator: advisory feeds', icon: 'Bug', order: 94 },
      Component: async () => (await import('./FeedsPage.tsx')).FeedsPage,
    },
    hubPackages: {
      layout,
      place: { label: 'Operator: packages', icon: 'Bug', order: 94.5 },
      Component: async () => (await import('./PackagesPage.tsx')).PackagesPage,
    },
    hubStorage: {
      layout,
      place: { label: 'Operator: storage', icon: 'HardDrive', order: 95 },
      Component: async () => (await import('./StoragePage.tsx')).StoragePage,
    },
    hubLog: {
      layout,
      place: { label: 'Operator: operator log', icon: 'ScrollText', order: 96 },
      Component: async () => (await import('./LogPage.tsx')).LogPage,
    },
    hubAudit: {
      layout,
      place: { label: 'Operator: audit log', icon: 'ScrollText', order: 97 },
      Component: async () => (await import('./AuditPage.tsx')).AuditPage,
    },
    hubAuditLog: { layout, Component: async () => (await import('./AuditPage.tsx')).AuditPage },
  },
  cache: { Operator: { merge: true } },
};
