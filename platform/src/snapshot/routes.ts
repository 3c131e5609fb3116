/** REST of snapshots. The repo area serves their files to clients. */
import type { Channels } from '../channel/index.ts';
import { channelParams, organizationOf, route } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { snapshotList } from './contract.ts';
import type { Snapshots } from './service.ts';

/** Routes of the snapshot area. */
export function snapshotRoutes(snapshots: Snapshots, channels: Pick<Channels, 'open'>): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/organizations/{org}/channels/{channel}/snapshots',
      summary:
        'Lists the snapshots of a channel, newest first: published versions that can still be read at their own URLs.',
      access: { kind: 'organization', action: 'channel.read', everybody: true },
      params: channelParams,
      answers: { 200: snapshotList },
      handler: async (context) => {
        const organization = organizationOf(context);
        const channel = await channels.open(organization, context.params.channel, context.viewer);
        return { status: 200, body: await snapshots.list(organization.name, channel) };
      },
    }),
  ];
}
