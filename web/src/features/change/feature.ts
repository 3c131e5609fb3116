import type { Brings, Feature } from '../../lib/feature.ts';

const addresses = { changes: '/organizations/:org/changes' } as const;

/** Activity of an organization. */
export const feature: Feature<typeof addresses> & Brings<'ChannelActivity' | 'NewestChanges'> = {
  addresses,
  pages: {
    changes: {
      area: { label: 'Activity', icon: 'History', order: 90, letter: 't', managing: true },
      Component: async () => (await import('./ChangesPage.tsx')).ChangesPage,
    },
  },
  parts: {
    ChannelActivity: async () => (await import('./ChannelActivity.tsx')).ChannelActivity,
    NewestChanges: async () => (await import('./NewestChanges.tsx')).NewestChanges,
  },
};
