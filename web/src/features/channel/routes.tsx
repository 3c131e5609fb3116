import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

const onNewPath = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** Who has a plan sees channels; others see the plans (ROUTE-56). */
const planned = layout({ requiresSubscription: paths.organizationSubscribe.pattern });

/** The channels of all organizations, an organization's overview, its channels, and one channel. */
export const channelRoutes: RouteObject[] = [
  {
    path: paths.channelsArea.pattern,
    lazy: {
      loader: async () => (await import('./loaders.ts')).channelsAreaLoader,
      Component: async () => (await import('./ChannelsAreaPage.tsx')).ChannelsAreaPage,
    },
  },
  {
    path: paths.organization.pattern,
    shouldRevalidate: onNewPath,
    lazy: {
      loader: async () => (await import('./loaders.ts')).overviewLoader,
      Component: async () => (await import('./OverviewPage.tsx')).OverviewPage,
    },
  },
  {
    path: paths.channels.pattern,
    handle: planned,
    shouldRevalidate: onNewPath,
    lazy: {
      loader: async () => (await import('./loaders.ts')).channelsLoader,
      Component: async () => (await import('./ChannelsPage.tsx')).ChannelsPage,
    },
  },
  {
    path: paths.channel.pattern,
    handle: layout({ ...planned, showScrollToTop: true }),
    lazy: {
      loader: async () => (await import('./loaders.ts')).channelLoader,
      Component: async () => (await import('./ChannelPage.tsx')).ChannelPage,
    },
  },
  {
    path: paths.run.pattern,
    handle: planned,
    shouldRevalidate: onNewPath,
    lazy: {
      loader: async () => (await import('./runLoader.ts')).runLoader,
      Component: async () => (await import('./RunPage.tsx')).RunPage,
    },
  },
];
