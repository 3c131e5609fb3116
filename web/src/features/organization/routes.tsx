import type { RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

/** The hub's home, the list of organizations, and the settings of one. */
export const organizationRoutes: RouteObject[] = [
  {
    path: paths.home.pattern,
    handle: layout({ public: true, hideUnauthenticatedMainNav: true, fullWidthContainer: true }),
    lazy: { Component: async () => (await import('./HomePage.tsx')).HomePage },
  },
  {
    path: paths.organizations.pattern,
    lazy: {
      loader: async () => (await import('./loaders.ts')).organizationsLoader,
      Component: async () => (await import('./OrganizationsPage.tsx')).OrganizationsPage,
    },
  },
  {
    path: paths.organizationSettings.pattern,
    lazy: { Component: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage },
  },
  {
    path: paths.newOrganization.pattern,
    lazy: { Component: async () => (await import('./NewOrganizationPage.tsx')).NewOrganizationPage },
  },
];
