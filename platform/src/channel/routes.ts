/** REST of channels (CHAN-02 to CHAN-18). */
import { actionsToCreate } from '@terrarium/domain/access';
import { channelParams, organizationOf, organizationParams, route, userIdOf, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import {
  channelListSchema,
  channelsQuery,
  channelSchema,
  createChannelBody,
  patchChannelBody,
  readmeBody,
  readmeSchema,
} from './contract.ts';
import { narrows } from './exposure.ts';
import type { Channels } from './service.ts';

const CHANNELS = '/api/organizations/{org}/channels';
const CHANNEL = `${CHANNELS}/{channel}`;
/** Anyone can read public channels. The handler checks the channel. */
const READ = { kind: 'organization', action: 'channel.read', everybody: true } as const;

/** Routes of the channel area. */
export function channelRoutes(channels: Channels): Route[] {
  const details = (path: string, summary: string, ledger: string[]): Route =>
    route({
      method: 'get',
      path,
      summary,
      ledger,
      access: READ,
      params: channelParams,
      ...(path === CHANNEL ? { version: { of: 'channel' as const } } : {}),
      answers: { 200: channelSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await channels.describe(channel, context.viewer) };
      },
    });
  return [
    route({
      method: 'get',
      path: CHANNELS,
      summary:
        'Lists the channels of an organization that the caller can read, by name: all of them, or a page with `limit`.',
      ledger: ['CHAN-02'],
      access: READ,
      params: organizationParams,
      query: channelsQuery,
      answers: { 200: channelListSchema },
      handler: async ({ query: { name: names, ...filter }, ...context }) => ({
        status: 200,
        body: await channels.list(organizationOf(context), context.viewer, { ...filter, names }),
      }),
    }),
    route({
      method: 'post',
      path: CHANNELS,
      summary: 'Creates a channel. A mirror is synced immediately. `mirror_details` shows the progress.',
      ledger: ['CHAN-03', 'CHAN-04', 'CHAN-13', 'CHAN-14'],
      access: { kind: 'organization', action: 'channel.create' },
      alsoAsks: ({ type }) => actionsToCreate(type ?? 'hosted'),
      params: organizationParams,
      body: createChannelBody,
      answers: { 201: channelSchema },
      handler: async (context) => {
        const channel = await channels.create(organizationOf(context).id, context.body, userIdOf(viewerOf(context)));
        await channels.startFirstSync(channel);
        return { status: 201, body: await channels.describe(channel, context.viewer) };
      },
    }),
    details(CHANNEL, 'Returns a channel.', ['CHAN-06']),
    details(`${CHANNEL}/details`, 'Returns the details of a channel.', ['CHAN-05', 'CHAN-18']),
    route({
      method: 'patch',
      path: CHANNEL,
      summary:
        "Updates a channel: who can read it, its description, whether it lists files that can't be installed, and the channels used with it.",
      ledger: ['CHAN-12', 'CHAN-13'],
      access: { kind: 'organization', action: 'channel.edit' },
      params: channelParams,
      body: patchChannelBody,
      takesAway: async ({ organization, params, body, viewer }) =>
        narrows(await channels.open(organizationOf({ organization }), params.channel, viewer), body),
      answers: { 200: channelSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return {
          status: 200,
          body: await channels.describe(
            await channels.change(channel, context.body, userIdOf(viewerOf(context))),
            context.viewer,
          ),
        };
      },
    }),
    route({
      method: 'get',
      path: `${CHANNEL}/readme`,
      summary: 'Returns the README of a channel in Markdown.',
      access: READ,
      params: channelParams,
      version: { of: 'readme' },
      answers: { 200: readmeSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await channels.readme(channel) };
      },
    }),
    route({
      method: 'put',
      path: `${CHANNEL}/readme`,
      summary: 'Updates the README of a channel in Markdown.',
      access: { kind: 'organization', action: 'channel.edit' },
      params: channelParams,
      body: readmeBody,
      answers: { 200: readmeSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return {
          status: 200,
          body: await channels.writeReadme(channel, context.body.text, userIdOf(viewerOf(context))),
        };
      },
    }),
    route({
      method: 'delete',
      path: CHANNEL,
      summary: 'Deletes a channel with all its files.',
      ledger: ['CHAN-07'],
      access: { kind: 'organization', action: 'channel.delete' },
      params: channelParams,
      answers: { 204: null },
      handler: async (context) => {
        await channels.delete(
          await channels.open(organizationOf(context), context.params.channel, context.viewer),
          userIdOf(viewerOf(context)),
        );
        return { status: 204 };
      },
    }),
  ];
}
