/** REST bodies and responses of payments (PAY-02 to PAY-19). Amounts are whole US cents. */
import { z } from 'zod';
import { MAX_LENGTH_OF_BILLING, COUNTRY_CODE, SEATS_AT_ONCE } from '@terrarium/domain/access';
import { boundedOrganizationParams, clearable, cursorListOf, cursorPaging, productCode } from '../../http/index.ts';
import { plan } from '../contract.ts';
import { CARD_CODE, CARD_EXPIRY } from '@terrarium/domain/access';

const CYCLES = ['monthly', 'yearly'] as const;
const cents = z.number().int();
const product = productCode;

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
      .meta({ description: 'State or province, such as `CA`.' }),
    country: z
      .string()
      .trim()
      .regex(COUNTRY_CODE, 'must be two letters (ISO 3166), such as DE')
      .toUpperCase()
      .meta({ description: 'Two-letter country code (ISO 3166).', examples: ['DE', 'US'] }),
  })
  .meta({ id: 'BillingAddress' });
/** See {@link address}. */
export type Address = z.output<typeof address>;

/** Body of POST and PATCH customer. Missing fields stay unchanged, null clears a field. */
export const customerBody = z
  .object({
    email: z.email().max(254).optional(),
    name: clearable(z.string().trim().max(MAX_LENGTH_OF_BILLING.name), ''),
    address: address.nullable().optional(),
    tax_id: clearable(z.string().trim().max(MAX_LENGTH_OF_BILLING.tax_id), '').meta({
      description: 'VAT number, such as DE123456789.',
    }),
  })
  .meta({
    id: 'CustomerInput',
    examples: [{ name: 'Acme Ltd', address: { line1: 'Main Street 1', city: 'Berlin', country: 'DE' } }],
  });

/** A paying customer. */
export const customer = z
  .object({
    id: z.string().meta({ description: 'ID at the payment processor.' }),
    org_id: z.uuid().nullable().meta({ description: 'ID of the organization. `null` for a personal account.' }),
    email: z.string(),
    name: z.string(),
    address: address.nullable(),
    tax_id: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'PaymentCustomer' });

/** Response of GET config/{name} (PAY-02). */
export const config = z.object({
  name: z.string(),
  processor: z
    .enum(['off', 'test', 'stripe'])
    .meta({ description: "Payment processor. `off` if payments aren't set up." }),
  publishable_key: z
    .string()
    .nullable()
    .meta({ description: "Publishable key of the processor, for pages. `null` if payments aren't set up." }),
  script_url: z
    .string()
    .nullable()
    .meta({ description: "URL of the processor's card library. `null` if there is none to load." }),
  products: z.array(plan),
  default_plan: product.meta({ description: 'Plan of an organization without an active plan.' }),
  default_person_plan: product.meta({
    description: 'Plan that determines the features of a user without an active plan.',
  }),
});
/** Path of the payment configuration. */
export const configParams = z.object({ name: z.string().regex(/^[\w.-]{1,60}$/) });

/** What to buy. */
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
      .meta({ description: 'Name or ID of the organization it is for. Defaults to the caller.' }),
  })
  .meta({
    examples: [{ product_code: 'security_subscription', billing_cycle: 'monthly', quantity: 5, organization: 'acme' }],
  });

/** Body of invoice previews (PAY-13, PAY-14). */
export const previewBody = z.object({ ...wanted, address: address.optional() });

const line = z.object({
  description: z.string(),
  quantity: z.number().int(),
  unit_amount: cents,
  amount: cents.meta({ description: 'Amount in US cents. Negative for credits.' }),
  period_start: z.iso.datetime(),
  period_end: z.iso.datetime(),
});

/** Cost of a purchase or a change (PAY-13, PAY-14). */
export const preview = z
  .object({
    currency: z.literal('usd'),
    product_code: product,
    billing_cycle: z.enum(CYCLES),
    quantity: z.number().int(),
    is_change: z.boolean().meta({ description: 'Whether an existing paid plan is changed.' }),
    lines: z.array(line),
    subtotal: cents.meta({ description: 'Sum of the lines in US cents. Negative if credits exceed charges.' }),
    credit_used: cents.meta({ description: 'Credit used from earlier changes, in US cents.' }),
    tax: cents,
    tax_name: z.string(),
    total: cents.meta({ description: 'Amount charged now, in US cents. Never negative.' }),
    credit_left: cents.meta({ description: 'Remaining credit in US cents. Reduces later invoices.' }),
    period_end: z.iso.datetime().meta({ description: 'Time of the next charge.' }),
    next_amount: cents.meta({ description: 'Amount of the next charge with tax, in US cents.' }),
  })
  .meta({ id: 'InvoicePreview' });
/** See {@link preview}. */
export type Preview = z.output<typeof preview>;

/** A started checkout. */
export const session = z
  .object({
    id: z.string(),
    url: z.string().meta({ description: 'URL of the payment page.' }),
    status: z.enum(['open', 'requires_action', 'complete', 'expired']),
    publishable_key: z.string(),
    client_secret: z
      .string()
      .nullable()
      .meta({ description: "Client secret for the processor's card library. `null` if the library isn't used." }),
  })
  .meta({ id: 'CheckoutSession' });
/** Path of a checkout. */
export const sessionParams = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,255}$/)
    .meta({ description: 'ID of the checkout.' }),
});

const card = z
  .object({
    brand: z.string(),
    last4: z.string(),
    expires: z.string().meta({ description: 'Month and year, in the format `MM/YY`.' }),
  })
  .meta({ id: 'PaymentCard' });

/** All data of a checkout (PAY-09). */
export const paymentData = session
  .extend({
    processor: z.enum(['test', 'stripe']),
    organization: z.string().nullable().meta({ description: 'Name of the organization. `null` for the caller.' }),
    organization_title: z.string().nullable(),
    product_name: z.string(),
    preview,
    card: card.nullable().meta({ description: 'Saved payment method. `null` if none.' }),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'PaymentData' });

/** A card of the test processor. */
const cardBody = z.object({
  number: z
    .string()
    .max(40)
    .transform((digits) => digits.replaceAll(/[\s-]/g, ''))
    .refine((digits) => /^\d{12,19}$/.test(digits), 'must be a valid card number')
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
  card: cardBody.optional().meta({ description: 'Card. Defaults to the saved card.' }),
  code: z.string().trim().max(12).optional().meta({ description: 'Bank verification code.' }),
  total: cents.min(0).meta({ description: 'Amount shown to the user, in US cents. A different amount is rejected.' }),
});
/** Body with a replacement card. */
export const methodBody = z.object({ card: cardBody });

/** Where to redirect the browser. */
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
/** A price with tax. */
export const tax = z.object({
  currency: z.literal('usd'),
  amount: cents.meta({ description: 'Sum of the items without tax, in US cents.' }),
  tax_amount: cents,
  total: cents,
  tax_name: z.string(),
});

/** An invoice in a list. */
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
export const invoices = cursorListOf(invoice);
/** Query of the invoices. */
export const invoiceQuery = cursorPaging({ limit: 24 });
/** Path of the caller's invoice. */
export const invoiceParams = z.object({ id: z.string().meta({ description: 'ID of the invoice.' }) });
/** Path of an organization's invoice. */
export const organizationInvoiceParams = boundedOrganizationParams.extend(invoiceParams.shape);

/** Customer, payment method, and next payment. */
export const account = z
  .object({
    processor: z.enum(['off', 'test', 'stripe']),
    customer: customer
      .nullable()
      .meta({ description: 'Customer at the payment processor. `null` if nothing was ever bought.' }),
    card: card.nullable(),
    credit: cents.meta({ description: 'Remaining credit in US cents. Reduces later invoices.' }),
    next_charge: z
      .object({ at: z.iso.datetime(), amount: cents, description: z.string() })
      .nullable()
      .meta({ description: 'The next charge. `null` if none is due.' }),
    failed: z.boolean().meta({ description: 'Whether the last payment failed and is retried.' }),
  })
  .meta({ id: 'PaymentAccount' });

/** Response of edu/checks and edu/enroll (PAY-15, PAY-16). */
export const education = z.object({
  eligible: z.boolean(),
  reason: z.string().meta({ description: 'Reason for the eligibility, as text.' }),
  enrolled: z.boolean(),
  enrolled_at: z.iso.datetime().nullable(),
  product_code: product.meta({ description: 'Product code of the offered plan.' }),
});

/** Body to advance the time of the test processor. */
export const timeBody = z.object({
  organization: z.string().min(1).max(60).optional(),
  email: z.email().optional(),
  days: z.number().int().min(1).max(800),
});

/** Response to an event. */
export const received = z.object({ received: z.literal(true) });
