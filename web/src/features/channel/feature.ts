import type { Feature } from '../../lib/feature.ts';
import { organizationPlans, type RouteLayout } from '../../lib/routeLayout.ts';

const addresses = {
  channelsArea: '/channels',
  organization: '/organizations/:org',
  channels: '/organizations/:org/channels',
  channel: '/organizations/:org/channels/:channel',
  run: '/organizations/:org/channels/:channel/runs/:runId',
} as const;

/** Channels require a plan; others see the plans (ROUTE-56). */
const planned: RouteLayout = { requiresSubscription: organizationPlans, feature: 'channel' };

/** The channels of all organizations, an organization's overview, its channels, and one channel. */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    channelsArea: {
      loader: async () => (await import('./loaders.ts')).channelsAreaLoader,
      Component: async () => (await import('./list/ChannelsAreaPage.tsx')).ChannelsAreaPage,
    },
    organization: {
      area: { label: 'Overview', icon: 'House', order: 10, letter: 'o' },
      loader: async () => (await import('./loaders.ts')).overviewLoader,
      Component: async () => (await import('./overview/OverviewPage.tsx')).OverviewPage,
      reload: 'path',
    },
    channels: {
      layout: planned,
      area: { label: 'Channels', icon: 'Layers', order: 20, letter: 'c' },
      loader: async () => (await import('./loaders.ts')).channelsLoader,
      Component: async () => (await import('./list/ChannelsPage.tsx')).ChannelsPage,
      reload: 'path',
    },
    channel: {
      layout: { ...planned, showScrollToTop: true },
      loader: async () => (await import('./loaders.ts')).channelLoader,
      Component: async () => (await import('./page/ChannelPage.tsx')).ChannelPage,
    },
    run: {
      layout: planned,
      loader: async () => (await import('./runs/runLoader.ts')).runLoader,
      Component: async () => (await import('./runs/RunPage.tsx')).RunPage,
      reload: 'path',
    },
  },
  cache: {
    // Queries read different fields; merge them, or they would be refetched.
    VulnerabilitySummary: { merge: true },
    Organization: { fields: { channels: { merge: false } } },
    Channel: {
      fields: {
        mirror: { merge: true },
        appliedPolicy: { merge: false },
        sources: { merge: false },
        groups: { merge: false },
        runs: { merge: false },
        policyMonitoring: { merge: false },
        snapshots: { merge: false },
        readme: { merge: false },
      },
    },
  },
};
