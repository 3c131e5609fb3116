import { z } from 'zod';
import { PRODUCTS, STATUSES } from '@terrarium/domain/access';

/** Billing cycles (PAY-27). */
const CYCLES = ['monthly', 'yearly'] as const;

const cents = z.number().int().min(0).meta({ description: 'US cents; for each seat where the plan has seats.' });

/** What is said of a plan (DATA-14). Prices are both there, or another text stands instead. */
export const plan = z
  .object({
    product_code: z.enum(PRODUCTS),
    segment: z
      .enum(['starter', 'professional', 'business'])
      .nullable()
      .meta({ description: 'Part of addresses; null for a plan that nobody buys by themselves.' }),
    name: z.string().min(1),
    description: z.string(),
    description_upgrade: z.string().meta({ description: 'What is said of it to who has a smaller one.' }),
    product_use: z.string().meta({ description: 'What it is for, in a few words.' }),
    link: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .meta({ description: 'Where to ask for it; null for one that is chosen on the hub.' }),
    bullets: z.array(z.string()).meta({ description: 'What it gives, one by one.' }),
    pricing: z
      .union([
        z.object({ monthly_price: cents, yearly_price: cents }).strict(),
        z.object({ other_price: z.string().meta({ description: 'What stands in place of a price.' }) }).strict(),
      ])
      .meta({ description: 'Both prices, or a text in place of them.' }),
    button_cta: z.string().meta({ description: 'Text of its button.' }),
    requires_organization: z.boolean().meta({ description: 'Whether only organizations can have it.' }),
  })
  .meta({ id: 'Plan' });

/** The plans' file: every product at most once. */
export const catalogue = z
  .array(plan)
  .refine((plans) => new Set(plans.map((each) => each.product_code)).size === plans.length, 'names a product twice');

/** Answer of GET /api/payments/v2/config/products (PAY-19). */
export const products = z.object({ products: z.array(plan) });

/** Query of the subscription lists. */
export const subscriptionQuery = z.object({
  extended: z.stringbool().default(false).meta({ description: 'Whether to tell everything of a subscription.' }),
});

/** A subscription: the base form (DATA-09), and with `extended=true` all of it (DATA-10). */
export const subscription = z
  .object({
    id: z.uuid(),
    product_code: z.enum(PRODUCTS),
    expires_at: z.iso.datetime(),
    org_id: z.uuid().nullable().meta({ description: "Id of the organization; null for a person's own." }),
    quantity: z.number().int().optional(),
    price_id: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'Product and cycle; null for a plan without prices.' }),
    customer_id: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'Customer at the payment provider; null without one.' }),
    period_start: z.iso.datetime().optional(),
    period_end: z.iso.datetime().optional(),
    subscription_status: z.enum(STATUSES).optional(),
    product_name: z.string().optional(),
    billing_cycle: z.enum(CYCLES).optional(),
    cancel_at_period_end: z.boolean().optional(),
    stripe_subscription_id: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'Id at the payment provider; null without one.' }),
    amount: z
      .number()
      .int()
      .nullable()
      .optional()
      .meta({ description: 'US cents for one period; null for a plan without prices.' }),
  })
  .meta({ id: 'Subscription' });

/** Answer of the subscription lists: `data`, as the documents name it (SUB-06, SUB-07). */
export const subscriptions = z.object({
  total_count: z.number().int(),
  data: z.array(subscription).meta({ description: 'The subscriptions.' }),
});

/** Body of PATCH subscriptions: true cancels at the end of the period, false resumes (SUB-08, SUB-09). */
export const subscriptionChange = z.object({ subscription_id: z.uuid(), cancel_at_period_end: z.boolean() });

/** Path parts of an organization's calls. */
export const organizationParams = z.object({ org: z.string().min(1).max(60) });
