import type { RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

/** Sign-in, sign-out and the page after it; all show without a session (ROUTE-63). */
export const identityRoutes: RouteObject[] = [
  { path: paths.signIn.pattern, handle: layout({ public: true, hideMainNavigation: true }), lazy: { Component: async () => (await import('./SignInPage.tsx')).SignInPage } },
  { path: paths.logOut.pattern, handle: layout({ public: true, blankPage: true }), lazy: { Component: async () => (await import('./LogOutPage.tsx')).LogOutPage } },
  { path: paths.unauthorized.pattern, handle: layout({ public: true, hideMainNavigation: true }), lazy: { Component: async () => (await import('./UnauthorizedPage.tsx')).UnauthorizedPage } },
];
