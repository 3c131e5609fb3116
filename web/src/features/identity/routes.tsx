import type { RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

/** Sign-in, sign-out and the page after it; all show without a session (ROUTE-63). */
export const identityRoutes: RouteObject[] = [
  {
    path: paths.signIn.pattern,
    handle: layout({ public: true, hideMainNavigation: true }),
    lazy: { Component: async () => (await import('./SignInPage.tsx')).SignInPage },
  },
  {
    path: paths.logOut.pattern,
    handle: layout({ public: true, blankPage: true }),
    lazy: { Component: async () => (await import('./LogOutPage.tsx')).LogOutPage },
  },
  {
    path: paths.unauthorized.pattern,
    handle: layout({ public: true, hideMainNavigation: true }),
    lazy: { Component: async () => (await import('./UnauthorizedPage.tsx')).UnauthorizedPage },
  },
];

/** What a person without a session meets around an account (ROUTE-20): reachable signed in too, and before anything else is asked of the person. */
const open = layout({ public: true, ungated: true, hideMainNavigation: true });

/** Pages of accounts that stand in the shell, since they know who is signed in. */
export const accountEntryRoutes: RouteObject[] = [
  {
    path: paths.signUp.pattern,
    handle: open,
    lazy: { Component: async () => (await import('./SignUpPage.tsx')).SignUpPage },
  },
  {
    path: paths.setup.pattern,
    handle: open,
    lazy: { Component: async () => (await import('./SetupPage.tsx')).SetupPage },
  },
  {
    path: paths.verifyEmail.pattern,
    handle: open,
    lazy: { Component: async () => (await import('./VerifyEmailPage.tsx')).VerifyEmailPage },
  },
  {
    path: paths.forgotPassword.pattern,
    handle: open,
    lazy: { Component: async () => (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage },
  },
  {
    path: paths.resetPassword.pattern,
    handle: open,
    lazy: { Component: async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage },
  },
  {
    path: paths.verificationRequired.pattern,
    handle: layout({ ungated: true, hideMainNavigation: true }),
    lazy: { Component: async () => (await import('./VerificationRequiredPage.tsx')).VerificationRequiredPage },
  },
  // Also for an operator whose own confirmation lies in it.
  {
    path: paths.outbox.pattern,
    handle: layout({ ungated: true }),
    lazy: { Component: async () => (await import('./OutboxPage.tsx')).OutboxPage },
  },
];
