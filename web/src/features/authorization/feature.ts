import type { Feature } from '../../lib/feature.ts';
import type { RouteLayout } from '../../lib/routeLayout.ts';

const addresses = {
  externalAuth: '/external-auth',
  sessionCheck: '/tmp-session-check',
  authorize: '/authorize',
  device: '/device',
  localLoginSuccess: '/local-login-success',
  localLoginError: '/local-login-error',
} as const;

const entry: RouteLayout = { public: true, ungated: true, hideMainNavigation: true };

/** Pages around sign-in that need no session; and the consent, device, and session check pages in the shell. */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    externalAuth: { layout: entry, bare: true, loader: async () => (await import('./toSignIn.ts')).toSignIn },
    sessionCheck: {
      layout: entry,
      Component: async () => (await import('./SessionCheckPage.tsx')).SessionCheckPage,
    },
    authorize: {
      layout: { hideMainNavigation: true, hideFooter: true },
      Component: async () => (await import('./AuthorizePage.tsx')).AuthorizePage,
    },
    device: {
      layout: { hideMainNavigation: true, hideFooter: true },
      Component: async () => (await import('./DevicePage.tsx')).DevicePage,
    },
    localLoginSuccess: {
      layout: entry,
      bare: true,
      Component: async () => (await import('./LocalLoginPages.tsx')).LocalLoginSuccessPage,
    },
    localLoginError: {
      layout: entry,
      bare: true,
      Component: async () => (await import('./LocalLoginPages.tsx')).LocalLoginErrorPage,
    },
  },
};
