import { Navigate, type RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

const handle = layout({ requiresOperator: true });

/** The pages of who operates the hub. */
export const operatorRoutes: RouteObject[] = [
  { path: paths.hub.pattern, handle, element: <Navigate replace to={paths.hubPeople.href()} /> },
  {
    path: paths.hubPeople.pattern,
    handle,
    lazy: { Component: async () => (await import('./PeoplePage.tsx')).PeoplePage },
  },
  {
    path: paths.hubPerson.pattern,
    handle,
    lazy: { Component: async () => (await import('./PersonPage.tsx')).PersonPage },
  },
  {
    path: paths.hubOrganizations.pattern,
    handle,
    lazy: { Component: async () => (await import('./OrganizationsPage.tsx')).OrganizationsPage },
  },
  {
    path: paths.hubOrganization.pattern,
    handle,
    lazy: { Component: async () => (await import('./OrganizationPage.tsx')).OrganizationPage },
  },
  { path: paths.hubMail.pattern, handle, lazy: { Component: async () => (await import('./MailPage.tsx')).MailPage } },
  { path: paths.hubJobs.pattern, handle, lazy: { Component: async () => (await import('./JobsPage.tsx')).JobsPage } },
  {
    path: paths.hubStorage.pattern,
    handle,
    lazy: { Component: async () => (await import('./StoragePage.tsx')).StoragePage },
  },
  { path: paths.hubLog.pattern, handle, lazy: { Component: async () => (await import('./LogPage.tsx')).LogPage } },
];
