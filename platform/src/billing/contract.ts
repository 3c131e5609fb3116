import { PRODUCT_NAMES, PRODUCT_SEGMENTS, PRODUCTS, SEATS, segmentOf, STATUSES } from '@terrarium/domain/access';
import { z } from 'zod';
import { productCode } from '../http/index.ts';

/** Billing cycles (PAY-27). */
const CYCLES = ['monthly', 'yearly'] as const;

const cents = z.number().int().min(0).meta({ description: 'Price in US cents, per seat if the plan has seats.' });

/** A plan (DATA-14). It has either both prices or a text instead. */
export const plan = z
  .object({
    product_code: productCode,
    segment: z
      .enum(Object.values(PRODUCT_SEGMENTS))
      .nullable()
      .meta({ description: "URL segment. `null` for a plan that users can't buy themselves." }),
    name: z.string().min(1),
    description: z.string(),
    description_upgrade: z.string().meta({ description: 'One-sentence description for users who can upgrade to it.' }),
    product_use: z.string().meta({ description: 'Intended users of the plan.' }),
    link: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .meta({ description: 'Link to contact sales. `null` if the plan can be bought in the hub.' }),
    bullets: z.array(z.string()).meta({ description: 'Included features.' }),
    pricing: z
      .union([
        z.object({ monthly_price: cents, yearly_price: cents }).strict(),
        z.object({ other_price: z.string().meta({ description: 'Text instead of prices.' }) }).strict(),
      ])
      .meta({ description: 'Prices: either both prices, or a text instead.' }),
    button_cta: z.string().meta({ description: 'Label of the button.' }),
    requires_organization: z.boolean().meta({ description: 'Whether the plan requires an organization.' }),
  })
  .meta({ id: 'Plan' });

/** Schema of the plans file: each product at most once. Names and URL parts of plans are fixed by the product. */
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

/** Response of GET /api/payments/v2/config/products (PAY-19). */
export const products = z.object({ products: z.array(plan) });

/** Query of the subscription lists. */
export const subscriptionQuery = z.object({
  extended: z.stringbool().default(false).meta({ description: 'Whether to return all details of a subscription.' }),
});

/** A subscription: the base format (DATA-09), or everything with `extended=true` (DATA-10). */
export const subscription = z
  .object({
    id: z.uuid(),
    product_code: productCode,
    expires_at: z.iso.datetime(),
    org_id: z.uuid().nullable().meta({ description: 'ID of the organization. `null` for a personal subscription.' }),
    quantity: z.number().int().optional(),
    price_id: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'Product and billing cycle. `null` for a plan without prices.' }),
    customer_id: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'Customer ID at the payment processor. `null` if none.' }),
    period_start: z.iso.datetime().optional(),
    period_end: z.iso.datetime().optional(),
    subscription_status: z.enum(STATUSES).optional(),
    product_name: z.string().optional(),
    billing_cycle: z.enum(CYCLES).optional(),
    cancel_at_period_end: z.boolean().optional(),
    managed: z.boolean().optional().meta({
      description:
        'Whether a hub operator granted it, so no one pays for it. Its period lasts from when it was granted until it expires.',
    }),
    stripe_subscription_id: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'ID at the payment processor. `null` if none.' }),
    amount: z
      .number()
      .int()
      .nullable()
      .optional()
      .meta({ description: 'Price per period in US cents. `null` for a plan without prices.' }),
  })
  .meta({ id: 'Subscription' });

/** Response of the subscription lists: `data`, as the documents name it (SUB-06, SUB-07). */
export const subscriptions = z.object({
  total_count: z.number().int(),
  data: z.array(subscription).meta({ description: 'Subscriptions on this page.' }),
});

/** Requested number of seats. */
const quantity = z.number().int().min(SEATS.min).max(SEATS.unlimited);

/**
 * Body of PATCH subscriptions (SUB-08 to SUB-11): at least one field in addition to the ID.
 * Missing ones stay unchanged.
 */
export const subscriptionChange = z
  .object({
    subscription_id: z.uuid(),
    cancel_at_period_end: z
      .boolean()
      .optional()
      .meta({ description: '`true` cancels at the end of the period, `false` resumes.' }),
    product_code: productCode.optional().meta({ description: 'Product code of the new plan.' }),
    billing_cycle: z.enum(CYCLES).optional(),
    quantity: quantity
      .optional()
      .meta({ description: "Number of seats. It can't be less than the number of used seats." }),
  })
  .refine(
    (change) => Object.entries(change).some(([field, value]) => field !== 'subscription_id' && value !== undefined),
    'Name what is to change: cancel_at_period_end, product_code, billing_cycle or quantity.',
  )
  .meta({
    id: 'SubscriptionChange',
    examples: [
      { subscription_id: '0197f0a0-0000-7000-8000-000000000001', cancel_at_period_end: true },
      { subscription_id: '0197f0a0-0000-7000-8000-000000000001', quantity: 20 },
    ],
  });

/** Body of PUT /api/organizations/{org}/seats (SEAT-03). */
export const seats = z.object({ quantity }).meta({ examples: [{ quantity: 20 }] });

/** Response of GET /api/organizations/{org}/seats/stats (SEAT-10). */
export const seatStats = z
  .object({
    total: z.number().int().meta({ description: 'Total number of seats. 1000000000 for a plan without a seat limit.' }),
    used: z.number().int().meta({ description: 'Number of assigned seats.' }),
    available: z.number().int().meta({ description: 'Number of available seats.' }),
    invited: z.number().int().meta({ description: 'Number of invited users. They use no seat until one is assigned.' }),
  })
  .meta({ id: 'SeatStats' });

/** A seat assigned to a member (SEAT-10). */
export const licence = z
  .object({
    id: z.uuid(),
    product_code: productCode.meta({ description: "Product code of the organization's current plan." }),
    user_id: z.uuid(),
    assigned_at: z.iso.datetime().meta({ description: 'Time at which the seat was assigned.' }),
  })
  .meta({ id: 'Licence' });

const licenceProduct = z
  .enum(PRODUCTS)
  .optional()
  .meta({ description: "Product code of the organization's plan. Defaults to the current plan." });

/** Body of POST …/users/{userId}/products (SEAT-05). */
export const licenceOfOne = z.object({ product_code: licenceProduct });

/** Maximum number of users per request. */
const MOST_PEOPLE = 1000;
const userIds = z.array(z.uuid()).max(MOST_PEOPLE).meta({ description: 'IDs of members.' });

/** Body of POST …/users/products (SEAT-06): user IDs, or all members. */
export const licencesOfSeveral = z
  .object({
    user_ids: userIds.default([]).meta({ description: 'IDs of members.' }),
    include_all_members: z.boolean().default(false).meta({ description: 'Whether every member gets a seat.' }),
    product_code: licenceProduct,
  })
  .refine((body) => body.include_all_members || body.user_ids.length > 0, {
    path: ['user_ids'],
    message: 'Name people, or set include_all_members.',
  })
  .meta({ examples: [{ user_ids: [], include_all_members: true }] });

/** Body of PUT …/users/products/{productId} (SEAT-08): exactly the users with a seat afterwards. */
export const holders = z.object({ user_ids: userIds });

const productId = z
  .string()
  .min(1)
  .max(60)
  .meta({ description: "Product code of the plan. To unassign a seat, also the plan's ID." });

/** Path parameters of seat assignments: by product code of the plan, or by ID. */
export const licencePerson = z.object({ org: z.string().min(1).max(60), userId: z.string().min(1).max(60) });
/** See {@link licencePerson}. */
export const licenceOfPerson = licencePerson.extend({ productId });
/** See {@link licencePerson}. */
export const licenceProductParams = z.object({
  org: z.string().min(1).max(60),
  productId,
});
