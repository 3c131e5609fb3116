import { z } from 'zod';
import { PRODUCT_NAMES, PRODUCT_SEGMENTS, PRODUCTS, SEATS, segmentOf, STATUSES } from '@terrarium/domain/access';

/** Billing cycles (PAY-27). */
const CYCLES = ['monthly', 'yearly'] as const;

const cents = z.number().int().min(0).meta({ description: 'US cents; for each seat where the plan has seats.' });

/** What is said of a plan (DATA-14). Prices are both there, or another text stands instead. */
export const plan = z
  .object({
    product_code: z.enum(PRODUCTS),
    segment: z
      .enum(Object.values(PRODUCT_SEGMENTS))
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

/** The plans' file: every product at most once. What a plan is called, and its part of addresses, is the product's. */
export const catalogue = z
  .array(
    plan.omit({ name: true, segment: true }).transform(({ product_code, ...said }): z.output<typeof plan> => ({
      product_code,
      segment: segmentOf(product_code),
      name: PRODUCT_NAMES[product_code],
      ...said,
    })),
  )
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
    managed: z.boolean().optional().meta({
      description:
        'Whether an operator of the hub decides on it: nobody pays for it. Its period is from when it was made to when it ends.',
    }),
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

/** Seats that somebody asks for. */
const quantity = z.number().int().min(SEATS.min).max(SEATS.unlimited);

/** Body of PATCH subscriptions (SUB-08 to SUB-11): at least one field besides the id; what is not named stays. */
export const subscriptionChange = z
  .object({
    subscription_id: z.uuid(),
    cancel_at_period_end: z
      .boolean()
      .optional()
      .meta({ description: 'True cancels at the end of the period, false resumes.' }),
    product_code: z.enum(PRODUCTS).optional().meta({ description: 'Another plan.' }),
    billing_cycle: z.enum(CYCLES).optional(),
    quantity: quantity.optional().meta({ description: 'How many seats; not fewer than are in use.' }),
  })
  .refine(
    (change) => Object.entries(change).some(([field, value]) => field !== 'subscription_id' && value !== undefined),
    'Name what is to change: cancel_at_period_end, product_code, billing_cycle or quantity.',
  )
  .meta({
    examples: [
      { subscription_id: '0197f0a0-0000-7000-8000-000000000001', cancel_at_period_end: true },
      { subscription_id: '0197f0a0-0000-7000-8000-000000000001', quantity: 20 },
    ],
  });

/** Body of PUT /api/organizations/{org}/seats (SEAT-03). */
export const seats = z.object({ quantity }).meta({ examples: [{ quantity: 20 }] });

/** Answer of GET /api/organizations/{org}/seats/stats (SEAT-10). */
export const seatStats = z
  .object({
    total: z.number().int().meta({ description: '1000000000 for a plan that does not count seats.' }),
    used: z.number().int().meta({ description: 'Licences that are assigned.' }),
    available: z.number().int().meta({ description: 'Seats that are free.' }),
    invited: z.number().int().meta({ description: 'People who are invited; they take no seat before they have one.' }),
  })
  .meta({ id: 'SeatStats' });

/** A licence: a seat that a member has (SEAT-10). */
export const licence = z
  .object({
    id: z.uuid(),
    product_code: z.enum(PRODUCTS).meta({ description: 'The plan that the organization has now.' }),
    user_id: z.uuid(),
    assigned_at: z.iso.datetime().meta({ description: 'Since when.' }),
  })
  .meta({ id: 'Licence' });

const licenceProduct = z
  .enum(PRODUCTS)
  .optional()
  .meta({ description: 'The plan that the organization has; that one, where it is not named.' });

/** Body of POST …/users/{userId}/products (SEAT-05). */
export const licenceOfOne = z.object({ product_code: licenceProduct });

/** Most people that one call names. */
const MOST_PEOPLE = 1000;
const userIds = z.array(z.uuid()).max(MOST_PEOPLE).meta({ description: 'Ids of members.' });

/** Body of POST …/users/products (SEAT-06): people, or everybody. */
export const licencesOfSeveral = z
  .object({
    user_ids: userIds.default([]).meta({ description: 'Ids of members.' }),
    include_all_members: z.boolean().default(false).meta({ description: 'Whether every member gets one.' }),
    product_code: licenceProduct,
  })
  .refine((body) => body.include_all_members || body.user_ids.length > 0, {
    path: ['user_ids'],
    message: 'Name people, or set include_all_members.',
  })
  .meta({ examples: [{ user_ids: [], include_all_members: true }] });

/** Body of PUT …/users/products/{productId} (SEAT-08): all who are to have one, nobody else. */
export const holders = z.object({ user_ids: userIds });

const productId = z
  .string()
  .min(1)
  .max(60)
  .meta({ description: 'Product code of the plan; where a licence is taken away, also its id.' });

/** Path parts of licences: a plan by its product code, or one licence by its id. */
export const licencePerson = z.object({ org: z.string().min(1).max(60), userId: z.string().min(1).max(60) });
/** See {@link licencePerson}. */
export const licenceOfPerson = licencePerson.extend({ productId });
/** See {@link licencePerson}. */
export const licenceProductParams = z.object({
  org: z.string().min(1).max(60),
  productId,
});
