import type { Brings, Feature } from '../../lib/feature.ts';
import type { RouteLayout } from '../../lib/routeLayout.ts';

const addresses = {
  signIn: '/sign-in',
  signUp: '/sign-up',
  logOut: '/log-out',
  unauthorized: '/unauthorized',
  verificationRequired: '/verification-required',
  setup: '/setup',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  outbox: '/outbox',
} as const;

/** What a person without a session meets around an account (ROUTE-20): reachable signed in too, and before anything else is asked of the person. */
const open: RouteLayout = { public: true, ungated: true, hideMainNavigation: true };

/**
 * Sign-in, sign-out and the page after it, which all show without a session (ROUTE-63); and pages of accounts that stand in the shell, since
 * they know who is signed in.
 */
export const feature: Feature<typeof addresses> & Brings<'ProofDialog'> = {
  addresses,
  pages: {
    signIn: {
      layout: { public: true, hideMainNavigation: true },
      bare: true,
      Component: async () => (await import('./SignInPage.tsx')).SignInPage,
    },
    // The page waits for the flag: the form must not change while a user types.
    signUp: {
      layout: { ...open, requiresFlag: { flag: 'bigbend-fe-new-signup', otherwise: 'pass' } },
      Component: async () => (await import('./SignUpPage.tsx')).SignUpPage,
    },
    logOut: {
      layout: { public: true, blankPage: true },
      bare: true,
      Component: async () => (await import('./LogOutPage.tsx')).LogOutPage,
    },
    unauthorized: {
      layout: { public: true, hideMainNavigation: true },
      bare: true,
      Component: async () => (await import('./UnauthorizedPage.tsx')).UnauthorizedPage,
    },
    verificationRequired: {
      layout: { ungated: true, hideMainNavigation: true },
      Component: async () => (await import('./VerificationRequiredPage.tsx')).VerificationRequiredPage,
    },
    setup: { layout: open, Component: async () => (await import('./SetupPage.tsx')).SetupPage },
    verifyEmail: { layout: open, Component: async () => (await import('./VerifyEmailPage.tsx')).VerifyEmailPage },
    forgotPassword: {
      layout: open,
      Component: async () => (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage,
    },
    resetPassword: {
      layout: open,
      Component: async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage,
    },
    // Also for an operator whose own confirmation lies in it.
    outbox: {
      layout: { ungated: true },
      place: { label: 'Outbox', icon: 'Inbox', order: 100, forOperators: true },
      Component: async () => (await import('./OutboxPage.tsx')).OutboxPage,
    },
  },
  parts: { ProofDialog: async () => (await import('./ProofDialog.tsx')).ProofDialog },
  cache: {
    Query: { fields: { session: { merge: false } } },
    // Pages ask for different parts of it: without, each would throw away what the other was told.
    SignInOptions: { merge: true },
  },
};
