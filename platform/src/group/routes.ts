/** REST of groups (GROUP-02 to GROUP-10), base /api/organizations/{org} (GROUP-11). */
import { channelListSchema, channelPageQuery } from '../channel/index.ts';
import type { Channels } from '../channel/index.ts';
import { channelParams, cursorListOf, cursorPaging, organizationOf, route, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { organizationParams, organizationUser } from '../organization/index.ts';
import * as contract from './contract.ts';
import type { Groups } from './service.ts';

const GROUPS = '/api/organizations/{org}/groups';
const GROUP = `${GROUPS}/{id}`;
const OF_CHANNEL = '/api/organizations/{org}/channels/{channel}/groups';
const READ = { kind: 'organization', action: 'group.read' } as const;
const EDIT = { kind: 'organization', action: 'group.edit' } as const;
const DELETE = { kind: 'organization', action: 'group.delete' } as const;

/** Routes of the group area. */
export function groupRoutes(groups: Groups, channels: Channels): Route[] {
  return [
    route({
      method: 'get',
      path: GROUPS,
      summary: 'Lists the groups of an organization, by name.',
      ledger: ['GROUP-02', 'DATA-07'],
      access: READ,
      params: organizationParams,
      answers: { 200: contract.groups },
      handler: async (context) => ({
        status: 200,
        body: whole(await groups.list(organizationOf(context).id, viewerOf(context))),
      }),
    }),
    route({
      method: 'post',
      path: GROUPS,
      summary: 'Creates a group.',
      ledger: ['GROUP-03'],
      access: EDIT,
      params: organizationParams,
      body: contract.groupName,
      answers: { 201: contract.group },
      handler: async (context) => ({
        status: 201,
        body: await groups.create(organizationOf(context).id, viewerOf(context), context.body.name),
      }),
    }),
    route({
      method: 'get',
      path: GROUP,
      summary: 'Returns a group.',
      access: READ,
      params: contract.groupParams,
      version: { of: 'group' },
      answers: { 200: contract.group },
      handler: async (context) => ({
        status: 200,
        body: await groups.find(organizationOf(context).id, viewerOf(context), context.params.id),
      }),
    }),
    route({
      method: 'put',
      path: GROUP,
      summary: 'Renames a group.',
      ledger: ['GROUP-01'],
      access: EDIT,
      params: contract.groupParams,
      body: contract.groupName,
      answers: { 200: contract.group },
      handler: async (context) => ({
        status: 200,
        body: await groups.rename(organizationOf(context).id, viewerOf(context), context.params.id, context.body.name),
      }),
    }),
    route({
      method: 'delete',
      path: GROUP,
      summary: 'Deletes a group. Members lose access that only this group gave them. It can be restored for one day.',
      ledger: ['GROUP-04'],
      access: DELETE,
      params: contract.groupParams,
      answers: { 204: null },
      handler: async (context) => {
        await groups.delete(organizationOf(context).id, viewerOf(context), context.params.id);
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: `${GROUP}/restore`,
      summary: 'Restores a group deleted within the last day, with its members and channels that still exist.',
      access: DELETE,
      params: contract.groupParams,
      answers: { 200: contract.group },
      handler: async (context) => ({
        status: 200,
        body: await groups.restore(organizationOf(context).id, viewerOf(context), context.params.id),
      }),
    }),
    route({
      method: 'get',
      path: `${GROUP}/channels`,
      summary:
        'Lists the channels that the group has access to and the caller can read: all of them, or a page with `limit`.',
      ledger: ['GROUP-05', 'DATA-07'],
      access: READ,
      params: contract.groupParams,
      query: channelPageQuery,
      answers: { 200: channelListSchema },
      handler: async (context) => ({
        status: 200,
        body: await groups.channels(organizationOf(context), viewerOf(context), context.params.id, context.query),
      }),
    }),
    ...memberRoutes(groups),
    ...channelGroupRoutes(groups, channels),
  ];
}

/** Routes of the users in a group. */
function memberRoutes(groups: Groups): Route[] {
  return [
    route({
      operationId: 'listGroupMembers',
      method: 'get',
      path: `${GROUP}/users`,
      summary: 'Lists the members of a group, by username.',
      ledger: ['GROUP-06', 'DATA-07'],
      access: READ,
      params: contract.groupParams,
      query: cursorPaging(),
      answers: { 200: cursorListOf(organizationUser) },
      handler: async (context) => ({
        status: 200,
        body: await groups.users(organizationOf(context), viewerOf(context), context.params.id, context.query),
      }),
    }),
    route({
      operationId: 'addGroupMember',
      method: 'post',
      path: `${GROUP}/users`,
      summary: 'Adds a member of the organization to a group.',
      ledger: ['GROUP-07'],
      access: EDIT,
      params: contract.groupParams,
      body: contract.userOfGroup,
      answers: { 201: contract.group },
      handler: async (context) => ({
        status: 201,
        body: await groups.addUser(
          organizationOf(context).id,
          viewerOf(context),
          context.params.id,
          context.body.user_id,
        ),
      }),
    }),
    route({
      operationId: 'removeGroupMember',
      method: 'delete',
      path: `${GROUP}/users/{userId}`,
      summary: 'Removes a member from a group.',
      ledger: ['GROUP-08'],
      access: EDIT,
      params: contract.groupUserParams,
      answers: { 204: null },
      handler: async (context) => {
        await groups.removeUser(
          organizationOf(context).id,
          viewerOf(context),
          context.params.id,
          context.params.userId,
        );
        return { status: 204 };
      },
    }),
  ];
}

/** Routes of the groups with access to a channel. */
function channelGroupRoutes(groups: Groups, channels: Channels): Route[] {
  return [
    route({
      method: 'get',
      path: OF_CHANNEL,
      summary: 'Lists the groups with access to a channel, by name.',
      ledger: ['CHAN-08', 'CHAN-17'],
      access: { kind: 'organization', action: 'channel.read' },
      params: channelParams,
      answers: { 200: contract.groups },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return {
          status: 200,
          body: whole(await groups.list(channel.organization_id, viewerOf(context), { channelId: channel.id })),
        };
      },
    }),
    route({
      operationId: 'addChannelGroup',
      method: 'post',
      path: OF_CHANNEL,
      summary: 'Gives a group access to a channel.',
      ledger: ['CHAN-08', 'GROUP-09'],
      access: EDIT,
      params: channelParams,
      body: contract.groupOfChannel,
      answers: { 201: contract.groups },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        await groups.tie(channel, viewerOf(context), context.body.group_id);
        return {
          status: 201,
          body: whole(await groups.list(channel.organization_id, viewerOf(context), { channelId: channel.id })),
        };
      },
    }),
    route({
      operationId: 'removeChannelGroup',
      method: 'delete',
      path: `${OF_CHANNEL}/{groupId}`,
      summary: "Removes a group's access to a channel.",
      ledger: ['CHAN-08', 'GROUP-10'],
      access: EDIT,
      params: contract.channelGroupParams,
      answers: { 204: null },
      handler: async (context) => {
        await groups.untie(
          await channels.open(organizationOf(context), context.params.channel, context.viewer),
          viewerOf(context),
          context.params.groupId,
        );
        return { status: 204 };
      },
    }),
  ];
}
