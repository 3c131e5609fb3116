/** Routes of applied policies, their runs, and what they made uninstallable. */
import { isActiveJob, RUN_POLL_SECONDS } from '@terrarium/domain/policy';
import {
  channelParams,
  notFound,
  organizationOf,
  organizationParams,
  route,
  userIdOf,
  viewerOf,
} from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { readerOf } from '../channel/index.ts';
import { aliasParams } from './contract.ts';
import {
  applyBody,
  currentSchema,
  runListSchema,
  runParams,
  runSchema,
  standingLossListSchema,
  watchQuery,
  watchSchema,
} from './appliedContract.ts';
import { ORGANIZATION, CHANNEL, ALIAS, readableNames } from './routeParts.ts';
import type { PolicyParts } from './routeParts.ts';

/** Routes of the policy applied to a channel. */
export function currentPolicy({ channels, applied }: PolicyParts): Route[] {
  const read = { kind: 'organization', action: 'policy.read' } as const;
  const write = { kind: 'organization', action: 'policy.apply' } as const;
  const ledger = ['POL-30', 'POL-31', 'POL-47'];
  return [
    route({
      operationId: 'getChannelPolicy',
      method: 'get',
      path: `${CHANNEL}/current`,
      summary: 'Returns the policy applied to a channel.',
      ledger,
      access: read,
      params: channelParams,
      version: { of: 'appliedPolicy' },
      answers: { 200: currentSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await applied.current(channel, await readableNames(channels, context)) };
      },
    }),
    route({
      operationId: 'getChannelPolicyByOldAddress',
      method: 'get',
      path: ALIAS,
      summary: 'Returns the policy applied to a channel. Older form of the path.',
      ledger,
      access: read,
      params: aliasParams,
      answers: { 200: currentSchema },
      handler: async (context) => {
        const organization = organizationOf(context);
        const { sameOrg, channel: name } = context.params;
        if (sameOrg !== organization.name && sameOrg !== organization.id)
          throw notFound(`The channel '${name.slice(0, 128)}'`, 'channel_not_found');
        const channel = await channels.open(organization, name, context.viewer);
        return { status: 200, body: await applied.current(channel, await readableNames(channels, context)) };
      },
    }),
    route({
      operationId: 'applyChannelPolicy',
      method: 'post',
      path: `${CHANNEL}/current`,
      summary: 'Applies a policy to a channel without a policy.',
      ledger: ['POL-04', 'POL-48', 'POL-51'],
      access: write,
      params: channelParams,
      body: applyBody,
      version: { of: 'appliedPolicy' },
      answers: { 202: runSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return {
          status: 202,
          body: await applied.apply(
            channel,
            context.body.policy_id,
            'applied',
            userIdOf(viewerOf(context)),
            context.body.watch,
          ),
        };
      },
    }),
    route({
      operationId: 'updateChannelPolicy',
      method: 'put',
      path: `${CHANNEL}/current`,
      summary: 'Replaces the policy of a channel.',
      ledger: ['POL-49', 'POL-51'],
      access: write,
      params: channelParams,
      body: applyBody,
      answers: { 202: runSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return {
          status: 202,
          body: await applied.apply(
            channel,
            context.body.policy_id,
            'replaced',
            userIdOf(viewerOf(context)),
            context.body.watch,
          ),
        };
      },
    }),
    route({
      operationId: 'getMonitoredPolicy',
      method: 'get',
      path: `${CHANNEL}/watch`,
      summary:
        'Returns the files that the monitored policy of a channel would block by rule, and the users who requested them.',
      access: write,
      params: channelParams,
      query: watchQuery,
      answers: { 200: watchSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await applied.watch(channel, context.query) };
      },
    }),
    route({
      operationId: 'removeChannelPolicy',
      method: 'delete',
      path: `${CHANNEL}/current`,
      summary: 'Removes the policy from a channel. All files are served again.',
      ledger: ['POL-50'],
      access: write,
      params: channelParams,
      answers: { 202: runSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 202, body: await applied.takeOff(channel, userIdOf(viewerOf(context))) };
      },
    }),
  ];
}

/** Routes of policy runs. */
export function runs({ channels, applied }: PolicyParts): Route[] {
  return [
    route({
      operationId: 'listPolicyRuns',
      method: 'get',
      path: `${CHANNEL}/runs`,
      summary: 'Lists the latest policy runs of a channel, at most 50.',
      ledger: ['POL-26', 'POL-28'],
      access: { kind: 'organization', action: 'run.read' },
      params: channelParams,
      answers: { 200: runListSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await applied.runs(channel) };
      },
    }),
    route({
      operationId: 'getPolicyRun',
      method: 'get',
      path: `${CHANNEL}/runs/{id}`,
      summary:
        'Returns a policy run. While it is in progress, `Retry-After` contains the seconds to wait before the next request.',
      ledger: ['POL-26', 'POL-28'],
      access: { kind: 'organization', action: 'run.read' },
      params: runParams,
      answers: { 200: runSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        const run = await applied.run(channel, context.params.id);
        return {
          status: 200,
          body: run,
          ...(isActiveJob(run.state) ? { headers: { 'retry-after': String(RUN_POLL_SECONDS) } } : {}),
        };
      },
    }),
    route({
      operationId: 'cancelPolicyRun',
      method: 'delete',
      path: `${CHANNEL}/runs/{id}`,
      summary: 'Cancels a policy run. The channel keeps serving its current version.',
      ledger: ['POL-26'],
      access: { kind: 'organization', action: 'policy.apply' },
      params: runParams,
      answers: { 200: runSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await applied.cancel(channel, context.params.id, userIdOf(viewerOf(context))) };
      },
    }),
  ];
}

/** Route of packages that can no longer be installed. */
export function losses({ channels, applied }: PolicyParts): Route {
  return route({
    method: 'get',
    path: `${ORGANIZATION}/channel-losses`,
    summary:
      "Lists the installability issues of an organization's channels: packages that can no longer be installed, and required install checks that fail.",
    access: { kind: 'organization', action: 'run.read' },
    params: organizationParams,
    answers: { 200: standingLossListSchema },
    handler: async (context) => {
      const readable = await channels.readableNames(readerOf(context.viewer), {
        organizationId: organizationOf(context).id,
      });
      return { status: 200, body: await applied.losses(readable.map(({ id }) => id)) };
    },
  });
}

/** Route that publishes a run on hold. */
export function release({ channels, applied }: PolicyParts): Route {
  return route({
    operationId: 'publishPolicyRun',
    method: 'post',
    path: `${CHANNEL}/runs/{id}/publish`,
    summary:
      'Publishes a policy run that is on hold because required install checks would fail. Returns that run. A new run follows.',
    access: { kind: 'organization', action: 'policy.apply' },
    params: runParams,
    answers: { 202: runSchema },
    handler: async (context) => {
      const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
      return { status: 202, body: await applied.release(channel, context.params.id, userIdOf(viewerOf(context))) };
    },
  });
}
