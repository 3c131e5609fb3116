import type { Feature } from '../../lib/feature.ts';
import { organizationPlans, type RouteLayout } from '../../lib/routeLayout.ts';

const addresses = {
  channelsArea: '/channels',
  organization: '/organizations/:org',
  channels: '/organizations/:org/channels',
  channel: '/organizations/:org/channels/:channel',
  run: '/organizations/:org/channels/:channel/runs/:runId',
} as const;

/** Who has a plan sees channels; others see the plans (ROUTE-56). */
const planned: RouteLayout = { requiresSubscription: organizationPlans, feature: 'channel' };

/** The channels of all organizations, an organization's overview, its channels, and one channel. */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    channelsArea: {
      loader: async () => (await import('./loaders.ts')).channelsAreaLoader,
      Component: async () => (await import('./ChannelsAreaPage.tsx')).ChannelsAreaPage,
    },
    organization: {
      area: { label: 'Overview', icon: 'House', order: 10, letter: 'o' },
      loader: async () => (await import('./loaders.ts')).overviewLoader,
      Component: async () => (await import('./OverviewPage.tsx')).OverviewPage,
      reload: 'path',
    },
    channels: {
      layout: planned,
      area: { label: 'Channels', icon: 'Layers', order: 20, letter: 'c' },
      loader: async () => (await import('./loaders.ts')).channelsLoader,
      Component: async () => (await import('./ChannelsPage.tsx')).ChannelsPage,
      reload: 'path',
    },
    channel: {
      layout: { ...planned, showScrollToTop: true },
      loader: async () => (await import('./loaders.ts')).channelLoader,
      Component: async () => (await import('./ChannelPage.tsx')).ChannelPage,
    },
    run: {
      layout: planned,
      loader: async () => (await import('./runLoader.ts')).runLoader,
      Component: async () => (await import('./RunPage.tsx')).RunPage,
      reload: 'path',
    },
  },
  cache: {
    // One query reads less of it than another: what the first has of it must stay, or it would be asked for again.
    Vulnerabilities: { merge: true },
    Organization: { fields: { channels: { merge: false } } },
    Channel: {
      fields: {
        mirror: { merge: true },
        appliedPolicy: { merge: false },
        sources: { merge: false },
        groups: { merge: false },
        runs: { merge: false },
        policyWatch: { merge: false },
        snapshots: { merge: false },
        readme: { merge: false },
      },
    },
  },
};
