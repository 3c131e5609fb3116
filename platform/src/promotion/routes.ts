/** REST of promotions to a channel. */
import type { Channels, ChannelRow } from '../channel/index.ts';
import { channelParams, organizationOf, route, viewerOf } from '../http/index.ts';
import type { Route, RouteContext, Viewer } from '../http/index.ts';
import * as contract from './contract.ts';
import type { Asker, Promotions } from './service.ts';

const CHANNEL = '/api/organizations/{org}/channels/{channel}';
const PROMOTIONS = `${CHANNEL}/promotions`;
const READ = { kind: 'organization', action: 'artifact.read', person: true } as const;
const PUBLISH = { kind: 'organization', action: 'artifact.publish', person: true } as const;

/** Routes of promotions. */
export function promotionRoutes(channels: Channels, promotions: Promotions): Route[] {
  const opened = (context: RouteContext<{ channel: string }>): Promise<ChannelRow> =>
    channels.open(organizationOf(context), context.params.channel, context.viewer);
  const askerOf = (
    context: Pick<RouteContext<unknown, unknown, unknown, Viewer>, 'organization' | 'viewer'>,
  ): Asker => ({
    organization: organizationOf(context),
    viewer: viewerOf(context),
  });
  return [
    route({
      operationId: 'previewPromotion',
      method: 'post',
      path: `${PROMOTIONS}/plan`,
      onlyReads: true,
      summary: 'Previews a promotion with its missing dependencies. Changes nothing.',
      access: READ,
      params: channelParams,
      body: contract.planBody,
      answers: { 200: contract.promotionPlan },
      handler: async (context) => ({
        status: 200,
        body: await promotions.plan(await opened(context), askerOf(context), context.body, context.signal),
      }),
    }),
    route({
      operationId: 'promoteFiles',
      method: 'post',
      path: PROMOTIONS,
      summary:
        'Promotes files from another channel to this one. 201: promoted. 202: pending approval or downloading files. 204: the channel already has all files. If one file fails, none is promoted.',
      access: READ,
      params: channelParams,
      body: contract.promotionBody,
      answers: { 201: contract.promotion, 202: contract.promotion, 204: null },
      handler: async (context) => {
        const promotion = await promotions.promote(await opened(context), askerOf(context), context.body);
        if (promotion === null) return { status: 204 };
        return { status: promotion.state === 'done' ? 201 : 202, body: promotion };
      },
    }),
    route({
      method: 'get',
      path: PROMOTIONS,
      summary: 'Lists the promotions to a channel, pending ones first, then newest first.',
      access: READ,
      params: channelParams,
      query: contract.promotionsQuery,
      answers: { 200: contract.promotions },
      handler: async (context) => ({
        status: 200,
        body: await promotions.list(await opened(context), askerOf(context), context.query),
      }),
    }),
    route({
      method: 'get',
      path: `${PROMOTIONS}/{id}`,
      summary: 'Returns a promotion.',
      access: READ,
      params: contract.promotionParams,
      answers: { 200: contract.promotion },
      handler: async (context) => ({
        status: 200,
        body: await promotions.one(await opened(context), askerOf(context), context.params.id),
      }),
    }),
    route({
      operationId: 'cancelPromotion',
      method: 'delete',
      path: `${PROMOTIONS}/{id}`,
      summary: 'Cancels a promotion requested by the caller that is pending or downloading files.',
      access: READ,
      params: contract.promotionParams,
      answers: { 204: null },
      handler: async (context) => {
        await promotions.withdraw(await opened(context), askerOf(context), context.params.id);
        return { status: 204 };
      },
    }),
    route({
      operationId: 'reviewPromotion',
      method: 'put',
      path: `${PROMOTIONS}/{id}/decision`,
      summary: 'Approves or declines a pending promotion, and notifies the requester. Only the first review counts.',
      access: PUBLISH,
      params: contract.promotionParams,
      body: contract.decisionBody,
      answers: { 200: contract.promotion },
      handler: async (context) => ({
        status: 200,
        body: await promotions.decide(await opened(context), askerOf(context), context.params.id, context.body),
      }),
    }),
    route({
      method: 'get',
      path: `${CHANNEL}/promotion-settings`,
      summary: 'Returns whether promotions to a channel require approval.',
      access: READ,
      params: channelParams,
      version: { of: 'promotionSettings' },
      answers: { 200: contract.promotionSettings },
      handler: async (context) => ({ status: 200, body: await promotions.settings(await opened(context)) }),
    }),
    route({
      method: 'put',
      path: `${CHANNEL}/promotion-settings`,
      summary: 'Sets whether promotions to a channel require approval by another admin.',
      access: { kind: 'organization', action: 'channel.edit', person: true },
      params: channelParams,
      body: contract.promotionSettings,
      answers: { 200: contract.promotionSettings },
      handler: async (context) => ({
        status: 200,
        body: await promotions.saveSettings(await opened(context), askerOf(context), context.body.needs_approval),
      }),
    }),
  ];
}
