import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { paths } from '../../paths.ts';

const onNewPath = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean => currentUrl.pathname !== nextUrl.pathname;

/** An organization's overview, its channels, and one channel. */
export const channelRoutes: RouteObject[] = [
  {
    path: paths.organization.pattern,
    shouldRevalidate: onNewPath,
    lazy: { loader: async () => (await import('./loaders.ts')).overviewLoader, Component: async () => (await import('./OverviewPage.tsx')).OverviewPage },
  },
  {
    path: paths.channels.pattern,
    shouldRevalidate: onNewPath,
    lazy: { loader: async () => (await import('./loaders.ts')).channelsLoader, Component: async () => (await import('./ChannelsPage.tsx')).ChannelsPage },
  },
  {
    path: paths.channel.pattern,
    lazy: { loader: async () => (await import('./loaders.ts')).channelLoader, Component: async () => (await import('./ChannelPage.tsx')).ChannelPage },
  },
];
