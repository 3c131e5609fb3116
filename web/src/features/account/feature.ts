import type { Feature } from '../../lib/feature.ts';

const addresses = {
  consent: '/privacy-tos-consent',
  profile: '/profile',
  accountSettings: '/profile/account-settings',
  privacySecurity: '/profile/privacy-security',
  tokens: '/profile/tokens',
} as const;

/** The user's own area (ROUTE-32), starting with the account settings, and the consent page (ROUTE-02, ROUTE-03). */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    consent: {
      layout: {
        ungated: true,
        hideHeader: true,
        hideMainNavigation: true,
        fullWidthContainer: true,
        backgroundColor: '--bg-muted',
        requiresFlag: { flag: 'enable-privacy-tos-consent' },
      },
      Component: async () => (await import('./ConsentPage.tsx')).ConsentPage,
    },
    profile: { leadsTo: 'accountSettings' },
    accountSettings: {
      place: {
        label: 'Account Settings',
        icon: 'CircleUser',
        order: 50,
        key: { letter: 'u', label: 'Account settings' },
      },
      Component: async () => (await import('./AccountSettingsPage.tsx')).AccountSettingsPage,
    },
    privacySecurity: {
      layout: { ungated: true },
      place: { label: 'Privacy and security', icon: 'Lock', order: 70 },
      Component: async () => (await import('./PrivacySecurityPage.tsx')).PrivacySecurityPage,
    },
    tokens: { Component: async () => (await import('./TokensPage.tsx')).TokensPage },
  },
  cache: {
    User: {
      fields: {
        channelTokens: { merge: false },
        personalToken: { merge: false },
        apiTokens: { merge: false },
        profile: { merge: true },
        settings: { merge: true },
        sessions: { merge: false },
        passkeys: { merge: false },
      },
    },
  },
};
