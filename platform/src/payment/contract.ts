/** The REST bodies and answers of payments (PAY-02 to PAY-19). Amounts are whole US cents. */
import { z } from 'zod';
import { MAX_LENGTH_OF_BILLING, COUNTRY_CODE, PRODUCTS, SEATS_AT_ONCE } from '@terrarium/domain/access';
import { boundedOrganizationParams, clearable, listOf, paging } from '../http/index.ts';
import { planSchema as plan } from '../billing/index.ts';
import { CARD_CODE, CARD_EXPIRY } from '@terrarium/domain/access';

const CYCLES = ['monthly', 'yearly'] as const;
const cents = z.number().int();
const product = z.enum(PRODUCTS);

/** A postal address. */
const address = z
  .object({
    line1: z.string().trim().min(1).max(MAX_LENGTH_OF_BILLING.line1),
    line2: z.string().trim().max(MAX_LENGTH_OF_BILLING.line2).optional(),
    city: z.string().trim().max(MAX_LENGTH_OF_BILLING.city).optional(),
    postal_code: z.string().trim().max(MAX_LENGTH_OF_BILLING.postal_code).optional(),
    state: z
      .string()
      .trim()
      .max(MAX_LENGTH_OF_BILLING.state)
      .optional()
      .meta({ description: 'State or province, e.g. `CA`.' }),
    country: z
      .string()
      .trim()
      .regex(COUNTRY_CODE, 'must be two letters (ISO 3166), such as DE')
      .toUpperCase()
      .meta({ description: 'ISO 3166 code of two letters.', examples: ['DE', 'US'] }),
  })
  .meta({ id: 'BillingAddress' });
/** See {@link address}. */
export type Address = z.output<typeof address>;

/** Body of POST and PATCH customer. An absent field stays as it is, and null clears it. */
export const customerBody = z
  .object({
    email: z.email().max(254).optional(),
    name: clearable(z.string().trim().max(MAX_LENGTH_OF_BILLING.name), ''),
    address: address.nullable().optional(),
    tax_id: clearable(z.string().trim().max(MAX_LENGTH_OF_BILLING.tax_id), '').meta({
      description: 'VAT number, for example DE123456789.',
    }),
  })
  .meta({ examples: [{ name: 'Acme Ltd', address: { line1: 'Main Street 1', city: 'Berlin', country: 'DE' } }] });

/** A customer: who pays. */
export const customer = z
  .object({
    id: z.string().meta({ description: 'Id at the payment processor.' }),
    org_id: z.uuid().nullable().meta({ description: "Id of the organization; null for a person's own." }),
    email: z.string(),
    name: z.string(),
    address: address.nullable(),
    tax_id: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'PaymentCustomer' });

/** Answer of GET config/{name} (PAY-02). */
export const config = z.object({
  name: z.string(),
  processor: z.enum(['off', 'test', 'stripe']).meta({ description: '`off` where the hub sells nothing.' }),
  publishable_key: z.string().nullable().meta({ description: 'Key that pages use; null where nothing is sold.' }),
  script_url: z
    .string()
    .nullable()
    .meta({ description: "Address of the processor's card library; null where there is none to load." }),
  products: z.array(plan),
  default_plan: product.meta({ description: 'The plan that an organization has without another one.' }),
  default_person_plan: product.meta({ description: 'The plan whose features a person has without another one.' }),
});
/** Path of what the hub sells. */
export const configParams = z.object({ name: z.string().regex(/^[\w.-]{1,60}$/) });

/** What is to be bought. */
const wanted = {
  product_code: product,
  billing_cycle: z.enum(CYCLES).default('monthly'),
  quantity: z.number().int().min(SEATS_AT_ONCE.min).max(SEATS_AT_ONCE.max).default(1).meta({ description: 'Seats.' }),
};
/** Body of POST checkout_session (PAY-07, PAY-17). */
export const checkoutBody = z
  .object({
    ...wanted,
    organization: z
      .string()
      .min(1)
      .max(60)
      .optional()
      .meta({ description: 'Name or id of the organization that it is for; without it, for the caller.' }),
  })
  .meta({
    examples: [{ product_code: 'security_subscription', billing_cycle: 'monthly', quantity: 5, organization: 'acme' }],
  });

/** Body of the previews of invoices (PAY-13, PAY-14). */
export const previewBody = z.object({ ...wanted, address: address.optional() });

const line = z.object({
  description: z.string(),
  quantity: z.number().int(),
  unit_amount: cents,
  amount: cents.meta({ description: 'Negative for what is given back.' }),
  period_start: z.iso.datetime(),
  period_end: z.iso.datetime(),
});

/** What a purchase or a change costs (PAY-13, PAY-14). */
export const preview = z
  .object({
    currency: z.literal('usd'),
    product_code: product,
    billing_cycle: z.enum(CYCLES),
    quantity: z.number().int(),
    is_change: z.boolean().meta({ description: 'Whether a plan that is paid for is changed.' }),
    lines: z.array(line),
    subtotal: cents.meta({ description: 'Sum of the lines; negative when more is given back than is to be paid.' }),
    credit_used: cents.meta({ description: 'What earlier changes gave back and is used here.' }),
    tax: cents,
    tax_name: z.string(),
    total: cents.meta({ description: 'What is charged now; never negative.' }),
    credit_left: cents.meta({ description: 'What the hub owes afterwards; it goes off the next invoices.' }),
    period_end: z.iso.datetime().meta({ description: 'When the next charge is due.' }),
    next_amount: cents.meta({ description: 'The next charge, with tax.' }),
  })
  .meta({ id: 'InvoicePreview' });
/** See {@link preview}. */
export type Preview = z.output<typeof preview>;

/** A checkout that was begun. */
export const session = z
  .object({
    id: z.string(),
    url: z.string().meta({ description: 'Where the browser goes to pay.' }),
    status: z.enum(['open', 'requires_action', 'complete', 'expired']),
    publishable_key: z.string(),
    client_secret: z
      .string()
      .nullable()
      .meta({ description: "For the processor's card library; null where it is not used." }),
  })
  .meta({ id: 'CheckoutSession' });
/** Path of a checkout. */
export const sessionParams = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,255}$/)
    .meta({ description: 'Id of the checkout.' }),
});

const card = z
  .object({
    brand: z.string(),
    last4: z.string(),
    expires: z.string().meta({ description: 'Month and year, `MM/YY`.' }),
  })
  .meta({ id: 'PaymentCard' });

/** Everything of a checkout (PAY-09). */
export const paymentData = session
  .extend({
    processor: z.enum(['test', 'stripe']),
    organization: z.string().nullable().meta({ description: "Name of the organization; null for the caller's own." }),
    organization_title: z.string().nullable(),
    product_name: z.string(),
    preview,
    card: card.nullable().meta({ description: 'The payment method that is kept; null without one.' }),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'PaymentData' });

/** A card of the test processor. */
const cardBody = z.object({
  number: z
    .string()
    .max(40)
    .transform((digits) => digits.replaceAll(/[\s-]/g, ''))
    .refine((digits) => /^\d{12,19}$/.test(digits), 'must be the number of a card')
    .meta({ examples: ['4242 4242 4242 4242'] }),
  expires: z
    .string()
    .trim()
    .regex(CARD_EXPIRY, 'must be a month and a year, such as 09/31')
    .meta({ examples: ['09/31'] }),
  cvc: z.string().trim().regex(CARD_CODE, 'must be three or four digits'),
});
/** See {@link cardBody}. */
export type Card = z.output<typeof cardBody>;

/** Body of paying a checkout at the test processor. */
export const payBody = z.object({
  card: cardBody.optional().meta({ description: 'Without it, the card that is kept.' }),
  code: z.string().trim().max(12).optional().meta({ description: 'What the second step asks for.' }),
  total: cents.min(0).meta({ description: 'The amount that was shown; another one is refused.' }),
});
/** A card that takes the place of the one at hand. */
export const methodBody = z.object({ card: cardBody });

/** Where the browser goes. */
export const portal = z.object({ url: z.string() });

/** Body of calculate_tax (PAY-12). */
export const taxBody = z
  .object({
    address,
    line_items: z
      .array(
        z.union([
          z.object({ amount: cents.min(0).max(1_000_000_000), reference: z.string().max(100).optional() }).strict(),
          z.object(wanted).strict(),
        ]),
      )
      .min(1)
      .max(50),
  })
  .meta({
    examples: [
      {
        address: { line1: 'Main Street 1', country: 'DE' },
        line_items: [{ product_code: 'starter_subscription', quantity: 1 }],
      },
    ],
  });
/** What a price becomes with tax. */
export const tax = z.object({
  currency: z.literal('usd'),
  amount: cents.meta({ description: 'Sum of the items, without tax.' }),
  tax_amount: cents,
  total: cents,
  tax_name: z.string(),
});

/** An invoice as it is listed. */
export const invoice = z
  .object({
    id: z.uuid(),
    number: z.string(),
    status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
    lines: z.array(line),
    subtotal: cents,
    credit_used: cents,
    tax: cents,
    tax_name: z.string(),
    total: cents,
    currency: z.literal('usd'),
    issued_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
    html_url: z.string(),
    pdf_url: z.string(),
  })
  .meta({ id: 'Invoice' });
/** A page of invoices. */
export const invoices = listOf(invoice);
/** Query of the invoices. */
export const invoiceQuery = paging({ limit: 24 });
/** Path of an invoice of the caller. */
export const invoiceParams = z.object({ id: z.string().meta({ description: 'Id of the invoice.' }) });
/** Path of an invoice of an organization. */
export const organizationInvoiceParams = boundedOrganizationParams.extend(invoiceParams.shape);

/** Who pays, with what, and when next. */
export const account = z
  .object({
    processor: z.enum(['off', 'test', 'stripe']),
    customer: customer.nullable().meta({ description: 'Null where nothing was ever bought.' }),
    card: card.nullable(),
    credit: cents.meta({ description: 'What the hub owes; it goes off the next invoices.' }),
    next_charge: z
      .object({ at: z.iso.datetime(), amount: cents, description: z.string() })
      .nullable()
      .meta({ description: 'Null when nothing will be charged.' }),
    failed: z.boolean().meta({ description: 'Whether the last charge failed and is tried again.' }),
  })
  .meta({ id: 'PaymentAccount' });

/** Answer of edu/checks and edu/enroll (PAY-15, PAY-16). */
export const education = z.object({
  eligible: z.boolean(),
  reason: z.string().meta({ description: 'Why, in words.' }),
  enrolled: z.boolean(),
  enrolled_at: z.iso.datetime().nullable(),
  product_code: product.meta({ description: 'The plan that the offer gives.' }),
});

/** Body of letting time pass at the test processor. */
export const timeBody = z.object({
  organization: z.string().min(1).max(60).optional(),
  email: z.email().optional(),
  days: z.number().int().min(1).max(800),
});

/** Answer to an event. */
export const received = z.object({ received: z.literal(true) });
