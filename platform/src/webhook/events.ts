/** The events of webhooks in the REST document, one for each action of the audit log. */
import { AUDIT_ACTIONS, ORGANIZATION_ACTIONS } from '@terrarium/domain/audit';
import { z } from 'zod';
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiParameterObject,
  ZodOpenApiPathItemObject,
  ZodOpenApiResponseObject,
} from 'zod-openapi';
import { auditEntry } from '../audit/index.ts';
import { pascal, time } from '../http/index.ts';

/** An event that sends a test, instead of an action. */
export const TEST_EVENT = 'webhook.test';

const organization = z.string().meta({ description: 'Name of the organization.' });

/** The body of a delivery. */
export const webhookEvent = z
  .object({
    type: z.enum(ORGANIZATION_ACTIONS).meta({ description: 'Name of the event.' }),
    timestamp: time.meta({ description: 'Time of the action.' }),
    data: auditEntry.extend({ organization }).meta({ description: 'The audit log entry, and its organization.' }),
  })
  .meta({ id: 'WebhookEvent', description: 'The body of a delivery.' });

/** The body of a test. */
export const webhookTest = z
  .object({
    type: z.literal(TEST_EVENT).meta({ description: 'Name of the event.' }),
    timestamp: time.meta({ description: 'Time of the test.' }),
    data: z
      .object({ organization, webhook_id: z.uuid().meta({ description: 'ID of the webhook.' }) })
      .meta({ description: 'The tested webhook.' }),
  })
  .meta({ id: 'WebhookTest', description: 'The body of a test.' });

/** What a receiver can answer, by its name in the document. */
export const webhookResponses: Record<string, ZodOpenApiResponseObject> = {
  WebhookReceived: { description: 'Received. Return it within 15 seconds.' },
  WebhookGone: { description: 'The hub turns the webhook off.' },
  WebhookFailed: { description: 'Any other status. The hub tries again later, up to eight times.' },
};

const header = (name: string, description: string): ZodOpenApiParameterObject => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description,
});

/** Headers of every delivery, by their name in the document. */
export const webhookHeaders = {
  WebhookMessageId: header('webhook-id', 'ID of the event, the same for all attempts. Process each ID once.'),
  WebhookTimestamp: header('webhook-timestamp', 'Time of the attempt in seconds since 1970.'),
  WebhookSignature: header(
    'webhook-signature',
    'Signatures over `id.timestamp.body`, separated by spaces: `v1,` and the base64 of HMAC-SHA256 (Standard Webhooks).',
  ),
};

function received(
  name: string,
  summary: string,
  schema: z.ZodType | Record<string, unknown>,
): ZodOpenApiPathItemObject {
  const post: ZodOpenApiOperationObject = {
    operationId: `receive${pascal(name)}`,
    summary,
    description: 'The hub sends it to webhooks that select this event, or all.',
    tags: ['webhook'],
    security: [],
    parameters: Object.keys(webhookHeaders).map((each) => ({ $ref: `#/components/parameters/${each}` })),
    requestBody: { required: true, description: 'The event.', content: { 'application/json': { schema } } },
    responses: {
      '2XX': { $ref: '#/components/responses/WebhookReceived' },
      '410': { $ref: '#/components/responses/WebhookGone' },
      default: { $ref: '#/components/responses/WebhookFailed' },
    },
  };
  return { post };
}

const constant = (value: string, description: string): object => ({ type: 'string', const: value, description });

/** Returns every event by its name. The names and the kinds of objects are those of the audit log. */
export function webhookEvents(): Record<string, ZodOpenApiPathItemObject> {
  const events = ORGANIZATION_ACTIONS.map((action) => {
    const { text, target } = AUDIT_ACTIONS[action];
    const data = {
      type: 'object',
      description: 'The audit log entry.',
      properties: { target_type: constant(target, 'Kind of object.') },
    };
    const own = { type: 'object', properties: { type: constant(action, 'Name of the event.'), data } };
    const schema = { allOf: [{ $ref: '#/components/schemas/WebhookEvent' }, own] };
    return [action, received(action, `Someone ${text} …`, schema)] as const;
  });
  return {
    ...Object.fromEntries(events),
    [TEST_EVENT]: received(TEST_EVENT, 'An admin sent a test.', webhookTest),
  };
}
