/** REST of webhooks. */
import { organizationOf, organizationParams, route, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { Webhooks } from './service.ts';

const HOOKS = '/api/organizations/{org}/webhooks';
const HOOK = `${HOOKS}/{id}`;
const READ = { kind: 'organization', action: 'webhook.read' } as const;
const EDIT = { kind: 'organization', action: 'webhook.edit' } as const;

/** Routes of webhooks. */
export function webhookRoutes(webhooks: Webhooks): Route[] {
  return [
    route({
      method: 'get',
      path: HOOKS,
      summary: 'Lists the webhooks of the organization, oldest first.',
      access: READ,
      params: organizationParams,
      answers: { 200: contract.webhooks },
      handler: async (context) => ({ status: 200, body: whole(await webhooks.list(organizationOf(context).id)) }),
    }),
    route({
      method: 'post',
      path: HOOKS,
      summary: 'Creates a webhook. Its secret is shown only once.',
      access: EDIT,
      params: organizationParams,
      body: contract.creation,
      secretAnswer: true,
      answers: { 201: contract.webhookSecret },
      handler: async (context) => ({
        status: 201,
        body: await webhooks.create(organizationOf(context).id, context.body, viewerOf(context)),
      }),
    }),
    route({
      method: 'get',
      path: HOOK,
      summary: 'Returns a webhook.',
      access: READ,
      params: contract.webhookParams,
      version: { of: 'webhook' },
      answers: { 200: contract.webhook },
      handler: async (context) => ({
        status: 200,
        body: await webhooks.find(organizationOf(context).id, context.params.id),
      }),
    }),
    route({
      method: 'patch',
      path: HOOK,
      summary: 'Updates a webhook: URL, description, events, and whether it is turned on.',
      access: EDIT,
      params: contract.webhookParams,
      body: contract.change,
      answers: { 200: contract.webhook },
      handler: async (context) => ({
        status: 200,
        body: await webhooks.change(organizationOf(context).id, context.params.id, context.body, viewerOf(context)),
      }),
    }),
    route({
      method: 'delete',
      path: HOOK,
      summary: 'Deletes a webhook with its delivery log.',
      access: EDIT,
      params: contract.webhookParams,
      answers: { 204: null },
      handler: async (context) => {
        await webhooks.delete(organizationOf(context).id, context.params.id, viewerOf(context));
        return { status: 204 };
      },
    }),
    route({
      operationId: 'rotateWebhookSecret',
      method: 'post',
      path: `${HOOK}/secret`,
      summary:
        'Rotates the secret of a webhook. The new secret is shown only once. Previous secrets also sign events for one day.',
      access: EDIT,
      params: contract.webhookParams,
      secretAnswer: true,
      answers: { 200: contract.webhookSecret },
      handler: async (context) => ({
        status: 200,
        body: await webhooks.rotate(organizationOf(context).id, context.params.id, viewerOf(context)),
      }),
    }),
    route({
      operationId: 'sendTestEvent',
      method: 'post',
      path: `${HOOK}/test`,
      summary: 'Sends a test event to a webhook.',
      access: EDIT,
      params: contract.webhookParams,
      answers: { 202: contract.webhookDelivery },
      handler: async (context) => ({
        status: 202,
        body: await webhooks.test(organizationOf(context).id, context.params.id),
      }),
    }),
    route({
      method: 'get',
      path: `${HOOK}/deliveries`,
      summary: 'Lists the deliveries of a webhook in the last 30 days with all attempts, newest first.',
      access: READ,
      params: contract.webhookParams,
      query: contract.deliveriesQuery,
      find: (context) =>
        webhooks.deliveries(organizationOf(context).id, context.params.id, { state: undefined, limit: 1, offset: 0 }),
      answers: { 200: contract.deliveries },
      handler: async (context) => ({
        status: 200,
        body: await webhooks.deliveries(organizationOf(context).id, context.params.id, context.query),
      }),
    }),
    route({
      operationId: 'retryWebhookDelivery',
      method: 'post',
      path: `${HOOK}/deliveries/{delivery}/replay`,
      summary: 'Redelivers an event with the same message ID.',
      access: EDIT,
      params: contract.deliveryParams,
      answers: { 202: contract.webhookDelivery },
      handler: async (context) => ({
        status: 202,
        body: await webhooks.replay(organizationOf(context).id, context.params.id, context.params.delivery),
      }),
    }),
  ];
}
