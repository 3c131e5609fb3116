import type { Brings, Feature } from '../../lib/feature.ts';

const addresses = {
  home: '/',
  organizations: '/organizations',
  newOrganization: '/organizations/create',
  organizationSettings: '/organizations/:org/settings',
} as const;

/** The hub's home, the list of organizations, and the settings of one. */
export const feature: Feature<typeof addresses> & Brings<'LeaveOrganizationDialog'> = {
  addresses,
  pages: {
    home: {
      layout: { public: true, hideUnauthenticatedMainNav: true, fullWidthContainer: true },
      place: { label: 'Home', icon: 'House', order: 10, key: { letter: 'h', label: 'Dashboard' } },
      Component: async () => (await import('./HomePage.tsx')).HomePage,
    },
    organizations: {
      place: {
        label: 'Organizations',
        icon: 'Building2',
        order: 20,
        key: { letter: 'l', label: 'My Organizations' },
      },
      loader: async () => (await import('./loaders.ts')).organizationsLoader,
      Component: async () => (await import('./OrganizationsPage.tsx')).OrganizationsPage,
    },
    newOrganization: { Component: async () => (await import('./NewOrganizationPage.tsx')).NewOrganizationPage },
    organizationSettings: {
      area: { label: 'Settings', icon: 'Settings', order: 110, letter: 's', managing: true },
      Component: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
    },
  },
  parts: {
    LeaveOrganizationDialog: async () =>
      (await import('./settings/LeaveOrganizationDialog.tsx')).LeaveOrganizationDialog,
  },
  cache: { User: { fields: { organizations: { merge: false } } } },
};
