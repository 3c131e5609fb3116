/** REST routes of waiting for changes. The gateway's subscriptions use them. */
import type { Channels } from '../channel/index.ts';
import { callerIdOf, channelParams, organizationOf, route } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { updatesQuery, updatesSchema } from './contract.ts';
import type { Watches } from './watches.ts';

/** Routes of the live area. */
export function liveRoutes(watches: Watches, channels: Pick<Channels, 'open'>): Route[] {
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
      handler: async ({ params, query, signal, viewer, request, ...context }) => {
        const organization = organizationOf(context);
        const { id } = await channels.open(organization, params.channel, viewer);
        const version = await watches.version(id, {
          since: query.since,
          milliseconds: query.wait * 1000,
          caller: (viewer && callerIdOf(viewer)) ?? request.ip ?? '',
          signal,
        });
        return { status: 200, body: { version } };
      },
    }),
  ];
}
