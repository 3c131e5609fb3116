import type { Brings, Feature } from '../../lib/feature.ts';

const addresses = { groups: '/organizations/:org/groups', group: '/organizations/:org/groups/:groupId' } as const;

/** The groups of an organization, and one group (GROUP-01). */
export const feature: Feature<typeof addresses> & Brings<'ChannelGroups'> = {
  addresses,
  pages: {
    groups: {
      layout: { feature: 'groups' },
      area: { label: 'Groups', icon: 'UsersRound', order: 60, letter: 'g', managing: true },
      Component: async () => (await import('./GroupsPage.tsx')).GroupsPage,
    },
    group: { layout: { feature: 'groups' }, Component: async () => (await import('./GroupPage.tsx')).GroupPage },
  },
  parts: { ChannelGroups: async () => (await import('./ChannelGroups.tsx')).ChannelGroups },
  cache: {
    Organization: { fields: { groups: { merge: false } } },
    Group: { fields: { channels: { merge: false } } },
  },
};
