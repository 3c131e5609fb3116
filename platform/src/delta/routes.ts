/** REST of deltas (POL-34, POL-36 to POL-39). The policy area provides the content of a delta (POL-35). */
import { channelParams, listOf, organizationOf, organizationParams, route, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { Deltas } from './service.ts';

const BASE = '/api/organizations/{org}/channel-policy-deltas';

/** Routes of deltas. */
export function deltaRoutes(deltas: Deltas): Route[] {
  const access = { kind: 'organization', action: 'run.read' } as const;
  /** Subscriptions are emails to a user. */
  const own = { ...access, person: true } as const;
  return [
    route({
      method: 'get',
      path: BASE,
      summary: 'Lists the files added and removed by published versions of channels, newest first.',
      ledger: ['POL-34', 'POL-39'],
      access,
      params: organizationParams,
      query: contract.deltasQuery,
      answers: { 200: contract.deltaList },
      handler: async (context) => ({
        status: 200,
        body: await deltas.list(organizationOf(context), viewerOf(context), context.query),
      }),
    }),
    route({
      method: 'get',
      path: `${BASE}/subscriptions`,
      summary: "Lists the caller's email subscriptions to channel deltas.",
      ledger: ['POL-36', 'POL-29'],
      access: own,
      params: organizationParams,
      query: contract.subscriptionsQuery,
      answers: { 200: listOf(contract.deltaSubscription) },
      handler: async (context) => ({
        status: 200,
        body: whole(await deltas.subscriptions(organizationOf(context), viewerOf(context), context.query.q)),
      }),
    }),
    route({
      operationId: 'subscribeToChannelDeltas',
      method: 'post',
      path: `${BASE}/subscriptions/{channel}/`,
      summary:
        "Subscribes the caller to emails about a channel's deltas (201), or changes an existing subscription (200).",
      ledger: ['POL-37', 'POL-29'],
      access: own,
      params: channelParams,
      body: contract.subscriptionBody,
      answers: { 200: contract.deltaSubscription, 201: contract.deltaSubscription },
      handler: async (context) => {
        const { subscription, isNew } = await deltas.subscribe(
          organizationOf(context),
          viewerOf(context),
          context.params.channel,
          context.body,
        );
        return isNew ? { status: 201 as const, body: subscription } : { status: 200 as const, body: subscription };
      },
    }),
    route({
      operationId: 'unsubscribeFromChannelDeltas',
      method: 'delete',
      path: `${BASE}/subscriptions/{id}`,
      summary: 'Deletes an email subscription of the caller.',
      ledger: ['POL-38'],
      access: own,
      params: contract.subscriptionParams,
      answers: { 204: null },
      handler: async (context) => {
        await deltas.unsubscribe(organizationOf(context), viewerOf(context), context.params.id);
        return { status: 204 };
      },
    }),
    route({
      operationId: 'unsubscribeFromDeltasByMail',
      method: 'post',
      path: '/api/channel-policy-delta-unsubscriptions',
      summary: 'Unsubscribes by the link in an email. No sign-in required.',
      access: { kind: 'public' },
      body: contract.unsubscribeBody,
      answers: { 200: contract.unsubscribed },
      handler: async (context) => ({ status: 200, body: await deltas.unsubscribeByKey(context.body.key) }),
    }),
  ];
}
