/** REST of channels and their groups (CHAN-02 to CHAN-18). */
import { organizationOf, route } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import {
  channelGroupParams, channelListSchema, channelParams, channelSchema, createChannelBody, createGroupBody, groupListSchema, groupSchema, orgParams,
  patchChannelBody, tieGroupBody,
} from './contract.ts';
import type { Channels } from './service.ts';

const CHANNELS = '/api/organizations/{org}/channels';
const CHANNEL = `${CHANNELS}/{channel}`;
/** Public channels are everybody's to read; the handler decides by the channel. */
const READ = { kind: 'organization', action: 'channel.read', everybody: true } as const;

/** The routes of the channel area. */
export function channelRoutes(channels: Channels): Route[] {
  const details = (path: string, summary: string, ledger: string[]): Route => route({
    method: 'get', path, summary, ledger, access: READ, params: channelParams, answers: { 200: channelSchema },
    handler: async (context) => {
      const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
      return { status: 200, body: await channels.describe(channel) };
    },
  });
  return [
    route({
      method: 'get', path: CHANNELS, summary: 'Lists the channels of an organization that the caller may read.', ledger: ['CHAN-02'],
      access: READ, params: orgParams, answers: { 200: channelListSchema },
      handler: async (context) => {
        const items = await channels.list(organizationOf(context), context.viewer);
        return { status: 200, body: { items, total_count: items.length } };
      },
    }),
    route({
      method: 'post', path: CHANNELS, summary: 'Creates a channel.', ledger: ['CHAN-03', 'CHAN-04', 'CHAN-13', 'CHAN-14'],
      access: { kind: 'organization', action: 'channel.create' }, params: orgParams, body: createChannelBody, answers: { 201: channelSchema },
      handler: async (context) => {
        const channel = await channels.create(organizationOf(context).id, context.body);
        return { status: 201, body: await channels.describe(channel) };
      },
    }),
    details(CHANNEL, 'Returns a channel.', ['CHAN-06']),
    details(`${CHANNEL}/details`, 'Returns the details of a channel.', ['CHAN-05', 'CHAN-18']),
    route({
      method: 'patch', path: CHANNEL, summary: 'Changes who may read a channel.', ledger: ['CHAN-12', 'CHAN-13'],
      access: { kind: 'organization', action: 'channel.edit' }, params: channelParams, body: patchChannelBody, answers: { 200: channelSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await channels.describe(await channels.setPrivacy(channel, context.body.privacy)) };
      },
    }),
    route({
      method: 'delete', path: CHANNEL, summary: 'Deletes a channel with everything in it.', ledger: ['CHAN-07'],
      access: { kind: 'organization', action: 'channel.delete' }, params: channelParams, answers: { 204: null },
      handler: async (context) => {
        await channels.delete(await channels.open(organizationOf(context), context.params.channel, context.viewer));
        return { status: 204 };
      },
    }),
    ...groupRoutes(channels),
  ];
}

function groupRoutes(channels: Channels): Route[] {
  return [
    route({
      method: 'get', path: `${CHANNEL}/groups`, summary: 'Lists the groups tied to a channel.', ledger: ['CHAN-08', 'CHAN-17'],
      access: { kind: 'organization', action: 'channel.read' }, params: channelParams, answers: { 200: groupListSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        const items = await channels.groupsOfChannel(channel.id);
        return { status: 200, body: { items, total_count: items.length } };
      },
    }),
    route({
      method: 'post', path: `${CHANNEL}/groups`, summary: 'Ties a group to a channel, so that its members may read it.', ledger: ['CHAN-08'],
      access: { kind: 'organization', action: 'channel.edit' }, params: channelParams, body: tieGroupBody, answers: { 201: groupListSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        await channels.tieGroup(channel, context.body.group_id);
        const items = await channels.groupsOfChannel(channel.id);
        return { status: 201, body: { items, total_count: items.length } };
      },
    }),
    route({
      method: 'delete', path: `${CHANNEL}/groups/{groupId}`, summary: 'Unties a group from a channel.', ledger: ['CHAN-08'],
      access: { kind: 'organization', action: 'channel.edit' }, params: channelGroupParams, answers: { 204: null },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        await channels.untieGroup(channel, context.params.groupId);
        return { status: 204 };
      },
    }),
    route({
      method: 'get', path: '/api/organizations/{org}/groups', summary: 'Lists the groups of an organization.', ledger: [],
      access: { kind: 'organization', action: 'member.read' }, params: orgParams, answers: { 200: groupListSchema },
      handler: async (context) => {
        const items = await channels.groups(organizationOf(context).id);
        return { status: 200, body: { items, total_count: items.length } };
      },
    }),
    route({
      method: 'post', path: '/api/organizations/{org}/groups', summary: 'Creates a group.', ledger: [],
      access: { kind: 'organization', action: 'member.edit' }, params: orgParams, body: createGroupBody, answers: { 201: groupSchema },
      handler: async (context) => ({ status: 201, body: await channels.createGroup(organizationOf(context).id, context.body.name) }),
    }),
  ];
}
