/** REST routes of waiting for changes. The gateway's subscriptions use them. */
import type { z } from 'zod';
import type { Channels } from '../channel/index.ts';
import { callerIdOf, channelParams, organizationOf, organizationParams, route, viewerOf } from '../http/index.ts';
import type { Principal, Route, RouteContext } from '../http/index.ts';
import {
  accountUpdateSchema,
  hubUpdateSchema,
  organizationUpdateSchema,
  updatesQuery,
  updatesSchema,
} from './contract.ts';
import type { LiveChanges } from './service.ts';
import type { Wait, Watches } from './watches.ts';

type Waiting<V extends Principal> = Pick<
  RouteContext<unknown, z.output<typeof updatesQuery>, unknown, V>,
  'query' | 'signal' | 'viewer' | 'request'
>;

const waitOf = ({ query, signal, viewer, request }: Waiting<Principal>): Wait => ({
  since: query.since,
  milliseconds: query.wait * 1000,
  caller: (viewer && callerIdOf(viewer)) ?? request.ip ?? '',
  signal,
});

/** Routes of the live area. */
export function liveRoutes(watches: Watches, changes: LiveChanges, channels: Pick<Channels, 'open'>): Route[] {
  return [
    route({
      operationId: 'getChannelVersion',
      method: 'get',
      path: '/api/organizations/{org}/channels/{channel}/updates',
      summary: 'Waits until a run, a sync, or the publication of a channel changes, and returns the new version.',
      access: { kind: 'organization', action: 'channel.read', everybody: true },
      params: channelParams,
      query: updatesQuery,
      answers: { 200: updatesSchema },
      find: ({ params, viewer, ...context }) => channels.open(organizationOf(context), params.channel, viewer),
      handler: async (context) => {
        const { params, viewer } = context;
        const { id } = await channels.open(organizationOf(context), params.channel, viewer);
        return { status: 200, body: { version: await watches.version(id, waitOf(context)) } };
      },
    }),
    route({
      operationId: 'getOrganizationUpdates',
      method: 'get',
      path: '/api/organizations/{org}/updates',
      summary: 'Waits until something changes in an organization that the caller can read, and returns what.',
      access: { kind: 'organization', action: 'organization.read' },
      params: organizationParams,
      query: updatesQuery,
      answers: { 200: organizationUpdateSchema },
      handler: async (context) => ({
        status: 200,
        body: await changes.ofOrganization(organizationOf(context), viewerOf(context), waitOf(context)),
      }),
    }),
    route({
      operationId: 'getAccountUpdates',
      method: 'get',
      path: '/api/account/updates',
      summary: 'Waits until something changes that concerns the caller, in any organization, and returns what.',
      access: { kind: 'user' },
      query: updatesQuery,
      answers: { 200: accountUpdateSchema },
      handler: async (context) => ({
        status: 200,
        body: await changes.ofAccount(viewerOf(context).userId, waitOf(context)),
      }),
    }),
    route({
      operationId: 'getHubUpdates',
      method: 'get',
      path: '/api/operator/updates',
      summary: 'Waits until jobs, emails, or advisory feeds of the hub change, and returns what.',
      access: { kind: 'operator' },
      query: updatesQuery,
      answers: { 200: hubUpdateSchema },
      handler: async (context) => ({ status: 200, body: await changes.ofHub(waitOf(context)) }),
    }),
  ];
}
