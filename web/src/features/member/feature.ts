import type { Feature } from '../../lib/feature.ts';

const addresses = {
  members: '/organizations/:org/members',
  invitation: '/organizations/:org/invitation-codes/:code',
} as const;

/** The members of an organization, and the page to accept an invitation (INV-11), which visitors see too (ROUTE-61). */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    members: {
      area: { label: 'Members', icon: 'Users', order: 50, letter: 'm' },
      Component: async () => (await import('./MembersPage.tsx')).MembersPage,
    },
    invitation: {
      layout: { public: true, hideMainNavigation: true },
      Component: async () => (await import('./InvitationPage.tsx')).InvitationPage,
    },
  },
};
