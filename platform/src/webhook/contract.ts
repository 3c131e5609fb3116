/** REST of webhooks. */
import { MAX_LENGTH, ONE_LINE } from '@terrarium/domain/access';
import { ORGANIZATION_ACTIONS } from '@terrarium/domain/audit';
import { z } from 'zod';
import { clearable, cursorListOf, cursorPaging, listOf, upTo } from '../http/index.ts';

/** States of a delivery. */
const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** An endpoint in a response, without its secret. */
export const webhook = z
  .object({
    id: z.uuid(),
    url: z.string().meta({ description: 'URL that receives the events.' }),
    description: z.string().meta({ description: 'Description by admins. May be empty.' }),
    actions: z
      .array(z.string())
      .meta({ description: 'Names of the delivered events. Empty for all events of the organization.' }),
    created_at: z.iso.datetime(),
    is_enabled: z.boolean().meta({ description: 'Whether events are delivered.' }),
    disabled_by: z
      .enum(['person', 'hub'])
      .nullable()
      .meta({ description: 'Who turned it off: an admin, or the hub after days of failures.' }),
    failing_since: z.iso.datetime().nullable().meta({ description: 'Time since which all attempts have failed.' }),
    former_secret_until: z.iso.datetime().nullable().meta({
      description:
        'Time until which the previous secret also signs events: one day after rotation. Earlier secrets also sign for one day after their rotation.',
    }),
  })
  .meta({ id: 'Webhook' });

/** The endpoints of an organization. */
export const webhooks = listOf(webhook);

/** An endpoint with its secret, which is shown only once. */
export const webhookSecret = z
  .object({
    webhook,
    secret: z.string().meta({ description: 'Secret that verifies events, shown only once. Starts with `whsec_`.' }),
  })
  .meta({ id: 'WebhookSecret' });

const url = z
  .string()
  .max(MAX_LENGTH.webhookAddress)
  .url({ protocol: /^https?$/, error: 'Enter a URL that starts with https://' })
  .refine((text) => {
    const parsed = URL.parse(text);
    return parsed === null || (parsed.username === '' && parsed.password === '');
  }, 'Remove the username and password from the URL. Events are signed instead.');
const description = z
  .string()
  .trim()
  .max(MAX_LENGTH.webhookDescription)
  .regex(ONE_LINE, 'Use a single line of text.')
  .or(z.literal(''));
const actions = z
  .array(
    z.string().refine((name) => ORGANIZATION_ACTIONS.some((action) => action === name), "This event doesn't exist."),
  )
  .max(ORGANIZATION_ACTIONS.length);

/** Body that creates an endpoint. */
export const creation = z.strictObject({
  url: url.meta({ description: 'URL that receives the events, with https.' }),
  description: description.default('').meta({ description: 'Description of the webhook.' }),
  actions: actions.default([]).meta({ description: 'Names of the events to deliver. Empty for all events.' }),
});

/** Body that changes an endpoint. Missing fields stay unchanged, null clears a field. */
export const change = z.strictObject({
  url: url.optional().meta({ description: 'URL that receives the events, with https.' }),
  description: clearable(description, '').meta({ description: 'Description of the webhook.' }),
  actions: clearable(actions, []).meta({ description: 'Names of the events to deliver. Empty for all events.' }),
  is_enabled: z
    .boolean()
    .optional()
    .meta({ description: 'Whether it is turned on. `false` also cancels queued deliveries.' }),
});

/** A delivery in a response. */
export const webhookDelivery = z
  .object({
    id: z.uuid(),
    message_id: z.uuid().meta({ description: 'The `webhook-id` header of the event, the same for all attempts.' }),
    action: z.string().meta({ description: 'Name of the event, or `webhook.test`.' }),
    state: z.enum(DELIVERY_STATES).meta({ description: 'State of the delivery: queued, delivered, or failed.' }),
    created_at: z.iso.datetime(),
    next_at: z.iso.datetime().nullable().meta({ description: 'Time of the next attempt.' }),
    attempts: z
      .array(
        z.object({
          at: z.iso.datetime(),
          status: z
            .number()
            .int()
            .nullable()
            .meta({ description: 'HTTP status of the response. `null` without a response.' }),
          duration_ms: z
            .number()
            .int()
            .meta({ description: 'Duration until the response or timeout, in milliseconds.' }),
          answer: z.string().meta({ description: 'First bytes of the response, or the connection error.' }),
        }),
      )
      .meta({ description: 'Attempts, oldest first.' }),
  })
  .meta({ id: 'WebhookDelivery' });

/** A page of deliveries. */
export const deliveries = cursorListOf(webhookDelivery);

/** Filter for deliveries. */
export const deliveriesQuery = cursorPaging({ limit: 20 }).extend({
  up_to: upTo,
  state: z.enum(DELIVERY_STATES).optional().meta({ description: 'Returns only deliveries in this state.' }),
});

const id = z.string().meta({ description: 'ID of the webhook.' });
/** Path of an endpoint. */
export const webhookParams = z.object({ org: z.string(), id });
/** Path of a delivery. */
export const deliveryParams = z.object({
  org: z.string(),
  id,
  delivery: z.string().meta({ description: 'ID of the delivery.' }),
});
