import type { RouteObject } from 'react-router-dom';
import { layout } from '../lib/routeLayout.ts';
import { paths } from '../paths.ts';
import { channelRoutes } from '../features/channel/routes.tsx';
import { cveRoutes } from '../features/cve/routes.tsx';
import { identityRoutes } from '../features/identity/routes.tsx';
import { organizationRoutes } from '../features/organization/routes.tsx';
import { artifactRoutes } from '../features/artifact/routes.tsx';
import { policyRoutes } from '../features/policy/routes.tsx';
import { CrashPage, ErrorPage, NotFoundPage } from './ErrorPages.tsx';
import { Root } from './Root.tsx';
import { Gate } from './shell/Gate.tsx';

/** All routes. Guarded pages stand under the shell; the shell's query starts with the first of them. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    hydrateFallbackElement: <></>,
    errorElement: <CrashPage />,
    children: [
      {
        lazy: { loader: async () => (await import('./shell/loader.ts')).shellLoader, Component: async () => (await import('./shell/Shell.tsx')).Shell },
        shouldRevalidate: () => false,
        children: [
          ...organizationRoutes,
          ...channelRoutes,
          ...artifactRoutes,
          ...policyRoutes,
          ...cveRoutes,
          { path: paths.error.pattern, handle: layout({ public: true, hideMainNavigation: true }), element: <ErrorPage /> },
          { path: '*', handle: layout({ public: true, hideMainNavigation: true }), element: <NotFoundPage /> },
        ],
      },
      { element: <Gate />, children: identityRoutes },
    ],
  },
];
