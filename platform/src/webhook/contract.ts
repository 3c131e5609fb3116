/** REST of webhooks. */
import { MAX_LENGTH, ONE_LINE } from '@terrarium/domain/access';
import { ORGANIZATION_ACTIONS } from '@terrarium/domain/audit';
import { z } from 'zod';
import { clearable, listOf, paging, upTo } from '../http/index.ts';

/** States of a delivery. */
const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** An endpoint as it is answered; never its secret. */
export const webhook = z
  .object({
    id: z.uuid(),
    url: z.string().meta({ description: 'Where deliveries are sent.' }),
    description: z.string().meta({ description: 'What admins call it; may be empty.' }),
    actions: z
      .array(z.string())
      .meta({ description: 'Names of the actions that are delivered; none for every one of the organization.' }),
    created_at: z.iso.datetime(),
    is_enabled: z.boolean().meta({ description: 'Whether anything is delivered.' }),
    disabled_by: z
      .enum(['person', 'hub'])
      .nullable()
      .meta({ description: 'Who switched it off: an admin, or the hub after days of failing.' }),
    failing_since: z.iso.datetime().nullable().meta({ description: 'Since when every attempt failed.' }),
    former_secret_until: z.iso.datetime().nullable().meta({
      description:
        'Until when deliveries are signed with the secret before this one besides; older ones end a day after they were replaced, too.',
    }),
  })
  .meta({ id: 'Webhook' });

/** The endpoints of an organization. */
export const webhooks = listOf(webhook);

/** An endpoint with its secret, which is told this once. */
export const webhookSecret = z
  .object({
    webhook,
    secret: z.string().meta({ description: 'Verifies deliveries; told this once. Begins with `whsec_`.' }),
  })
  .meta({ id: 'WebhookSecret' });

const url = z
  .string()
  .max(MAX_LENGTH.webhookAddress)
  .url({ protocol: /^https?$/, error: 'Give an address that begins with https://' })
  .refine((text) => {
    const parsed = URL.parse(text);
    return parsed === null || (parsed.username === '' && parsed.password === '');
  }, 'Leave name and password out of the address: deliveries are signed instead.');
const description = z
  .string()
  .trim()
  .max(MAX_LENGTH.webhookDescription)
  .regex(ONE_LINE, 'Use a single line of text.')
  .or(z.literal(''));
const actions = z
  .array(
    z.string().refine((name) => ORGANIZATION_ACTIONS.some((action) => action === name), 'There is no such action.'),
  )
  .max(ORGANIZATION_ACTIONS.length);

/** Body that makes an endpoint. */
export const creation = z.strictObject({
  url: url.meta({ description: 'Where deliveries are sent; https.' }),
  description: description.default('').meta({ description: 'What admins call it.' }),
  actions: actions.default([]).meta({ description: 'Names of actions; none for every one.' }),
});

/** Body that changes an endpoint. An absent field stays as it is, and null clears it. */
export const change = z.strictObject({
  url: url.optional().meta({ description: 'Where deliveries are sent; https.' }),
  description: clearable(description, '').meta({ description: 'What admins call it.' }),
  actions: clearable(actions, []).meta({ description: 'Names of actions; none for every one.' }),
  is_enabled: z.boolean().optional().meta({ description: 'False switches it off and ends what waits.' }),
});

/** A delivery as it is answered. */
export const webhookDelivery = z
  .object({
    id: z.uuid(),
    message_id: z.uuid().meta({ description: 'The `webhook-id`: the same however often it is sent.' }),
    action: z.string().meta({ description: 'What was done, or `webhook.test`.' }),
    state: z.enum(DELIVERY_STATES).meta({ description: 'Whether it waits to be tried, was taken, or was given up.' }),
    created_at: z.iso.datetime(),
    next_at: z.iso.datetime().nullable().meta({ description: 'When it is tried next.' }),
    attempts: z
      .array(
        z.object({
          at: z.iso.datetime(),
          status: z.number().int().nullable().meta({ description: 'Status of the answer; null when none came.' }),
          duration_ms: z
            .number()
            .int()
            .meta({ description: 'Milliseconds until the answer, or until it was given up.' }),
          answer: z.string().meta({ description: 'The first bytes of the answer, or why there was none.' }),
        }),
      )
      .meta({ description: 'In their order.' }),
  })
  .meta({ id: 'WebhookDelivery' });

/** A page of deliveries. */
export const deliveries = listOf(webhookDelivery);

/** Which deliveries to list. */
export const deliveriesQuery = paging({ limit: 20 }).extend({
  up_to: upTo,
  state: z.enum(DELIVERY_STATES).optional().meta({ description: 'Only those in this state.' }),
});

const id = z.string().meta({ description: 'Id of the webhook.' });
/** Path of an endpoint. */
export const webhookParams = z.object({ org: z.string(), id });
/** Path of a delivery. */
export const deliveryParams = z.object({
  org: z.string(),
  id,
  delivery: z.string().meta({ description: 'Id of the delivery.' }),
});
