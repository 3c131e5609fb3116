import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  ChannelPackagesDocument,
  ChannelsAreaDocument,
  ChannelPageDocument,
  MyChannelTokenDocument,
  OrganizationAttentionDocument,
  OrganizationChannelsDocument,
  OrganizationOverviewDocument,
} from '../../gen/channel.ts';
import { startQuery } from '../../lib/apollo/router.ts';
import { channelsAreaVariables, channelsVariables } from './list/channelsVariables.ts';
import { packagesVariables } from './packages/packagesVariables.ts';

/** Starts the queries of an organization's overview. */
export function overviewLoader({ context, params: { org = '' } }: LoaderFunctionArgs): null {
  startQuery(context, OrganizationOverviewDocument, { org });
  startQuery(context, OrganizationAttentionDocument, { org });
  return null;
}

/** Starts the query of the channels of all organizations. */
export function channelsAreaLoader({ context, request }: LoaderFunctionArgs): null {
  startQuery(context, ChannelsAreaDocument, channelsAreaVariables(new URL(request.url).searchParams));
  return null;
}

/** Starts the query of an organization's channels. */
export function channelsLoader({ context, params: { org = '' }, request }: LoaderFunctionArgs): null {
  startQuery(context, OrganizationChannelsDocument, channelsVariables(org, new URL(request.url).searchParams));
  return null;
}

/** Starts the queries of a channel's page and its packages. */
export function channelLoader({ context, params: { org = '', channel = '' }, request }: LoaderFunctionArgs): null {
  const { searchParams } = new URL(request.url);
  startQuery(context, ChannelPageDocument, { org, channel });
  if (!searchParams.has('tab')) {
    startQuery(context, ChannelPackagesDocument, packagesVariables(org, channel, searchParams));
    startQuery(context, MyChannelTokenDocument, { org });
  }
  return null;
}
