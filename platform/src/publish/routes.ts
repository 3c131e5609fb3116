/** REST of publishing. The bytes of packages come by the protocols of clients (doors.ts). */
import type { Channels } from '../channel/index.ts';
import { conflict, organizationOf, route, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { channelParams, upload, uploadBody } from './contract.ts';
import { whyNotHosted } from './permission.ts';
import type { Tickets } from './tickets.ts';

/** The routes of the publish area. */
export function publishRoutes(channels: Pick<Channels, 'open'>, tickets: Tickets): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/organizations/{org}/channels/{channel}/uploads',
      summary: 'Ask for the address at which one package can be uploaded once, without other credentials.',
      access: { kind: 'organization', action: 'artifact.publish' },
      params: channelParams,
      body: uploadBody,
      secretAnswer: true,
      answers: { 201: upload },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        const elsewhere = whyNotHosted(channel);
        if (elsewhere !== null) throw conflict(elsewhere, 'not_hosted');
        const { path, expiresAt } = await tickets.give({
          channel_id: channel.id,
          user_id: viewerOf(context).userId,
          file_name: context.body.file_name,
          size: context.body.size,
        });
        return { status: 201, body: { path, expires_at: expiresAt.toISOString() } };
      },
    }),
  ];
}
