import { Navigate, type RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

/** The person's own area (ROUTE-32), which begins with the account settings, and the consent page (ROUTE-02, ROUTE-03). */
export const accountRoutes: RouteObject[] = [
  { path: paths.profile.pattern, element: <Navigate replace to={paths.accountSettings.href()} /> },
  {
    path: paths.accountSettings.pattern,
    lazy: { Component: async () => (await import('./AccountSettingsPage.tsx')).AccountSettingsPage },
  },
  { path: paths.tokens.pattern, lazy: { Component: async () => (await import('./TokensPage.tsx')).TokensPage } },
  {
    path: paths.privacySecurity.pattern,
    handle: layout({ ungated: true }),
    lazy: { Component: async () => (await import('./PrivacySecurityPage.tsx')).PrivacySecurityPage },
  },
  {
    path: paths.consent.pattern,
    handle: layout({
      ungated: true,
      hideHeader: true,
      hideMainNavigation: true,
      fullWidthContainer: true,
      backgroundColor: '--bg-muted',
      requiresFlag: { flag: 'enable-privacy-tos-consent' },
    }),
    lazy: { Component: async () => (await import('./ConsentPage.tsx')).ConsentPage },
  },
];
