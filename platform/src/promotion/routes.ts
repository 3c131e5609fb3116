/** REST of promotions into a channel. */
import type { Channels, ChannelRow } from '../channel/index.ts';
import { channelParams, organizationOf, route, viewerOf } from '../http/index.ts';
import type { Route, RouteContext } from '../http/index.ts';
import * as contract from './contract.ts';
import type { Asker, Promotions } from './service.ts';

const CHANNEL = '/api/organizations/{org}/channels/{channel}';
const PROMOTIONS = `${CHANNEL}/promotions`;
const READ = { kind: 'organization', action: 'artifact.read' } as const;
const PUBLISH = { kind: 'organization', action: 'artifact.publish' } as const;

/** The routes of promotions. */
export function promotionRoutes(channels: Channels, promotions: Promotions): Route[] {
  const opened = (context: RouteContext<{ channel: string }>): Promise<ChannelRow> =>
    channels.open(organizationOf(context), context.params.channel, context.viewer);
  const askerOf = (context: Pick<RouteContext, 'organization' | 'viewer'>): Asker => ({
    organization: organizationOf(context),
    viewer: viewerOf(context),
  });
  return [
    route({
      method: 'post',
      path: `${PROMOTIONS}/plan`,
      onlyReads: true,
      summary:
        'Tells what a promotion would do, and which dependencies the channel has not, without changing anything.',
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
      method: 'post',
      path: PROMOTIONS,
      summary:
        'Brings files of another channel into this one, all or none: 201 done, 202 waiting for an approval or for the bytes of its files, 204 everything was there.',
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
      summary: 'Lists promotions into a channel, those that wait first, the newest first.',
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
      summary: 'Tells what became of a promotion.',
      access: READ,
      params: contract.promotionParams,
      answers: { 200: contract.promotion },
      handler: async (context) => ({
        status: 200,
        body: await promotions.one(await opened(context), askerOf(context), context.params.id),
      }),
    }),
    route({
      method: 'delete',
      path: `${PROMOTIONS}/{id}`,
      summary: 'Takes back a promotion that the caller asked for and that waits, or whose files are being fetched.',
      access: READ,
      params: contract.promotionParams,
      answers: { 204: null },
      handler: async (context) => {
        await promotions.withdraw(await opened(context), askerOf(context), context.params.id);
        return { status: 204 };
      },
    }),
    route({
      method: 'put',
      path: `${PROMOTIONS}/{id}/decision`,
      summary: 'Approves or declines a promotion that waits, and tells who asked. Of two decisions the first counts.',
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
      summary: 'Says whether promotions into a channel wait for an approval.',
      access: READ,
      params: channelParams,
      version: { of: 'promotionSettings' },
      answers: { 200: contract.promotionSettings },
      handler: async (context) => ({ status: 200, body: await promotions.settings(await opened(context)) }),
    }),
    route({
      method: 'put',
      path: `${CHANNEL}/promotion-settings`,
      summary: 'Decides whether promotions into a channel wait for an approval by another admin.',
      access: { kind: 'organization', action: 'channel.edit' },
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
