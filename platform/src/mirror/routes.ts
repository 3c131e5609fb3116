/** REST routes of mirrors (CHAN-09, CHAN-10, CHAN-11). */
import { can } from '@terrarium/domain/access';
import {
  attachment,
  channelParams,
  CSV,
  organizationOf,
  organizationParams,
  route,
  userIdOf,
  viewerOf,
  wantsTable,
} from '../http/index.ts';
import type { Route } from '../http/index.ts';
import type { Channels } from '../channel/index.ts';
import {
  lossDecisionBody,
  mirrorDetailsSchema,
  mirrorSettingBody,
  skippedQuery,
  skippedSchema,
  sourceCheckBody,
  sourceCheckSchema,
  syncSchema,
  tokenSyncSchema,
} from './contract.ts';
import type { MirrorCredentials } from './credentials.ts';
import type { Mirrors } from './service.ts';

const CHANNELS = '/api/organizations/{org}/channels';

/** Only users who manage a mirror can see its source. */
const isKeeper = (organization: { role: Parameters<typeof can>[0] } | null | undefined): boolean =>
  can(organization?.role, 'channel.sync');

/** Routes of the mirror area. */
export function mirrorRoutes(mirrors: Mirrors, channels: Channels): Route[] {
  return [
    route({
      operationId: 'validateMirrorSource',
      method: 'post',
      path: `${CHANNELS}/sourcecheck`,
      summary: 'Checks whether a source can be mirrored.',
      ledger: ['CHAN-09', 'CHAN-10'],
      access: { kind: 'organization', action: 'channel.mirror' },
      params: organizationParams,
      body: sourceCheckBody,
      answers: { 200: sourceCheckSchema },
      handler: async (context) => ({ status: 200, body: await mirrors.check(context.body.sources[0]!) }),
    }),
    route({
      operationId: 'getMirror',
      method: 'get',
      path: `${CHANNELS}/{channel}/mirror_details`,
      summary: 'Returns the settings and status of a mirror.',
      ledger: ['CHAN-11', 'CHAN-17'],
      access: { kind: 'organization', action: 'channel.read' },
      params: channelParams,
      version: { of: 'mirror' },
      answers: { 200: mirrorDetailsSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await mirrors.details(channel, isKeeper(context.organization)) };
      },
    }),
    route({
      operationId: 'updateMirror',
      method: 'patch',
      path: `${CHANNELS}/{channel}/mirror_details`,
      summary: 'Updates the settings of a mirror. Returns its settings and status.',
      ledger: ['CHAN-11'],
      access: { kind: 'organization', action: 'channel.mirror' },
      params: channelParams,
      body: mirrorSettingBody,
      answers: { 200: mirrorDetailsSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await mirrors.change(channel, context.body, userIdOf(viewerOf(context))) };
      },
    }),
    route({
      operationId: 'listSkippedRecords',
      method: 'get',
      path: `${CHANNELS}/{channel}/mirror_skipped`,
      summary:
        'Lists the source records that a mirror skipped with the reasons, at most 1,000 per sync. Returns CSV with `format=csv`.',
      access: { kind: 'organization', action: 'channel.sync' },
      params: channelParams,
      query: skippedQuery,
      answers: { 200: { json: skippedSchema, ...CSV } },
      handler: async (context) => {
        const organization = organizationOf(context);
        const channel = await channels.open(organization, context.params.channel, context.viewer);
        const { format, ...page } = context.query;
        if (wantsTable(context.request, format))
          return {
            status: 200,
            stream: await mirrors.skippedTable(channel),
            headers: attachment(`${organization.name}-${channel.name}-skipped`),
          };
        return { status: 200, body: await mirrors.skipped(channel, page) };
      },
    }),
    route({
      operationId: 'reviewMirrorLoss',
      method: 'post',
      path: `${CHANNELS}/{channel}/mirror_loss`,
      summary: 'Decides about the files for which a sync is on hold. Returns the settings and status of the mirror.',
      ledger: ['CHAN-11'],
      access: { kind: 'organization', action: 'channel.mirror' },
      params: channelParams,
      body: lossDecisionBody,
      answers: { 200: mirrorDetailsSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await mirrors.decideLoss(channel, context.body, userIdOf(viewerOf(context))) };
      },
    }),
    route({
      operationId: 'syncMirror',
      method: 'post',
      path: `${CHANNELS}/{channel}/mirror_sync`,
      summary: 'Starts a sync of a mirror.',
      ledger: ['CHAN-11'],
      access: { kind: 'organization', action: 'channel.sync' },
      params: channelParams,
      answers: { 202: syncSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 202, body: await mirrors.start(channel) };
      },
    }),
    route({
      operationId: 'cancelMirrorSync',
      method: 'delete',
      path: `${CHANNELS}/{channel}/mirror_sync`,
      summary: 'Cancels the sync of a mirror.',
      ledger: ['CHAN-11'],
      access: { kind: 'organization', action: 'channel.sync' },
      params: channelParams,
      answers: { 200: syncSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await mirrors.cancel(channel) };
      },
    }),
  ];
}

/**
 * Routes that assign tokens to mirrors.
 * Both require the permission to sync mirrors, because a mirror's readers can read what it mirrors.
 */
export function credentialRoutes(credentials: MirrorCredentials): Route[] {
  const give = {
    method: 'put',
    access: { kind: 'organization', action: 'channel.sync', person: true },
    params: organizationParams,
    answers: { 200: tokenSyncSchema },
  } as const;
  const told = (mirrors: string[]) => ({ status: 200, body: { mirrors, total_count: mirrors.length } }) as const;
  return [
    route({
      ...give,
      operationId: 'syncOrganizationToken',
      path: '/api/organizations/{org}/ce/site-token/sync',
      summary:
        'Uses the organization token for its mirrors of channels on this hub, until the token expires or is revoked.',
      ledger: ['TOKEN-05'],
      handler: async (context) => told(await credentials.give(organizationOf(context).id, { site: true })),
    }),
    route({
      ...give,
      operationId: 'syncPersonalChannelToken',
      path: '/api/organizations/{org}/ce/current-token/sync',
      summary:
        "Uses the caller's token for the organization's mirrors of channels on this hub, until the token expires or is revoked.",
      ledger: ['TOKEN-06'],
      handler: async (context) =>
        told(await credentials.give(organizationOf(context).id, { userId: viewerOf(context).userId })),
    }),
  ];
}
