import type { RouteObject } from 'react-router-dom';
import { layout } from '../lib/routeLayout.ts';
import { paths } from '../paths.ts';
import { accountRoutes } from '../features/account/routes.tsx';
import { environmentRoutes } from '../features/environment/routes.tsx';
import { authorizationRoutes, endCodeSignIn, entryRoutes } from '../features/authorization/routes.tsx';
import { billingRoutes } from '../features/billing/routes.tsx';
import { channelRoutes } from '../features/channel/routes.tsx';
import { cveRoutes } from '../features/cve/routes.tsx';
import { groupRoutes } from '../features/group/routes.tsx';
import { helpRoutes } from '../features/help/routes.tsx';
import { accountEntryRoutes, identityRoutes } from '../features/identity/routes.tsx';
import { operatorRoutes } from '../features/operator/routes.tsx';
import { organizationRoutes } from '../features/organization/routes.tsx';
import { artifactRoutes } from '../features/artifact/routes.tsx';
import { changeRoutes } from '../features/change/routes.tsx';
import { memberRoutes } from '../features/member/routes.tsx';
import { notebookRoutes } from '../features/notebook/routes.tsx';
import { reportRoutes } from '../features/report/routes.tsx';
import { searchRoutes } from '../features/search/routes.tsx';
import { serviceAccountRoutes } from '../features/serviceAccount/routes.tsx';
import { supportRoutes } from '../features/support/routes.tsx';
import { policyRoutes } from '../features/policy/routes.tsx';
import { Arriving } from './Arriving.tsx';
import { CrashPage } from './CrashPage.tsx';
import { Root } from './Root.tsx';
import { Gate } from './shell/Gate.tsx';

/** All routes. Guarded pages stand under the shell; the shell's query starts with the first of them. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    middleware: [endCodeSignIn],
    hydrateFallbackElement: <Arriving />,
    errorElement: <CrashPage />,
    children: [
      {
        lazy: {
          loader: async () => (await import('./shell/loader.ts')).shellLoader,
          Component: async () => (await import('./shell/Shell.tsx')).Shell,
        },
        shouldRevalidate: () => false,
        children: [
          ...organizationRoutes,
          ...operatorRoutes,
          ...memberRoutes,
          ...reportRoutes,
          ...changeRoutes,
          ...groupRoutes,
          ...serviceAccountRoutes,
          ...channelRoutes,
          ...artifactRoutes,
          ...policyRoutes,
          ...cveRoutes,
          ...billingRoutes,
          ...environmentRoutes,
          ...supportRoutes,
          ...helpRoutes,
          ...searchRoutes,
          ...notebookRoutes,
          ...accountEntryRoutes,
          ...authorizationRoutes,
          ...accountRoutes,
          {
            path: paths.error.pattern,
            handle: layout({ public: true, hideMainNavigation: true }),
            lazy: { Component: async () => (await import('./ErrorPages.tsx')).ErrorPage },
          },
          {
            path: paths.notFound.pattern,
            handle: layout({ public: true, hideMainNavigation: true }),
            lazy: { Component: async () => (await import('./ErrorPages.tsx')).NotFoundPage },
          },
          {
            path: '*',
            handle: layout({ public: true, hideMainNavigation: true }),
            lazy: { Component: async () => (await import('./ErrorPages.tsx')).NotFoundPage },
          },
        ],
      },
      {
        element: <Gate />,
        children: [
          ...identityRoutes,
          ...entryRoutes,
          {
            path: paths.health.pattern,
            handle: layout({ public: true, blankPage: true }),
            lazy: { Component: async () => (await import('./ErrorPages.tsx')).HealthPage },
          },
        ],
      },
    ],
  },
];
