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

/** Layout of account pages without a session (ROUTE-20), also reachable when signed in, before other guards. */
const open: RouteLayout = { public: true, ungated: true, hideMainNavigation: true };

/**
 * Sign-in, sign-out, and the page after it, which need no session (ROUTE-63); and account pages in the shell, which
 * know the user.
 */
export const feature: Feature<typeof addresses> & Brings<'ProofDialog'> = {
  addresses,
  pages: {
    signIn: {
      layout: { public: true, hideMainNavigation: true },
      bare: true,
      Component: async () => (await import('./SignInPage.tsx')).SignInPage,
    },
    // Wait for the flag, because the form must not change while the user types.
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
    // Also for an operator whose own confirmation email is in it.
    outbox: {
      layout: { ungated: true },
      place: { label: 'Outbox', icon: 'Inbox', order: 100, forOperators: true },
      Component: async () => (await import('./OutboxPage.tsx')).OutboxPage,
    },
  },
  parts: { ProofDialog: async () => (await import('./ProofDialog.tsx')).ProofDialog },
  cache: {
    Query: { fields: { session: { merge: false } } },
    // Pages load different fields. Without merging, each would discard the other's.
    SignInOptions: { merge: true },
  },
};
