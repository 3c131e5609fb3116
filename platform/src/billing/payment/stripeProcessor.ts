/**
 * Stripe as payment processor (`PAYMENTS=stripe`), by its official SDK.
 * Stripe handles money, taxes, and cards; the hub stores their state.
 */
import { isoTime } from '@terrarium/domain/calendar';
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import type { Config } from '../../config.ts';
import { HttpError } from '../../http/index.ts';
import type { Address, Preview } from './contract.ts';
import type { Order, Price } from './pricing.ts';
import type { NameOf, OpenedCheckout, Processor, Quote, TaxItem } from './processor.ts';
import type { BilledTo, CustomerRow } from './store.ts';

/** Timeout of Stripe requests in ms, and number of retries, which are safe because requests have idempotency keys. */
const TIMEOUT_MS = 15_000;
const RETRIES = 2;
/** Time to confirm a previewed change, in ms. */
const CHANGE_MS = 3_600_000;
/** Stripe's script for card fields. */
const SCRIPT = 'https://js.stripe.com/v3/';

/** Returns the lookup key of a price at Stripe. */
const keyOf = ({ product, cycle, quantity }: Order, { amount }: Price): string =>
  `terrarium_${product}_${cycle}_${amount / quantity}`;

/** Converts Stripe errors for callers: a declined card to 402, others to an error between the hub and Stripe. */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      throw new HttpError(402, 'card_declined', `${error.message} Nothing was charged. Use another card.`, {
        cause: error,
      });
    if (error instanceof Stripe.errors.StripeError)
      throw new HttpError(
        424,
        'processor_unavailable',
        "The payment processor rejected the request. You weren't charged. Try again later. If the problem continues, contact the hub operator.",
        { cause: error },
      );
    throw error;
  }
}

const addressOf = (address: Address | null) =>
  address === null
    ? {}
    : {
        address: {
          line1: address.line1,
          line2: address.line2 ?? '',
          city: address.city ?? '',
          postal_code: address.postal_code ?? '',
          state: address.state ?? '',
          country: address.country,
        },
      };

/** Stripe. */
export class StripeProcessor implements Processor {
  readonly kind = 'stripe';
  readonly scriptUrl = SCRIPT;
  readonly publishableKey: string;
  /** The SDK. */
  readonly api: Stripe;
  readonly #publicUrl: string;
  readonly #nameOf: NameOf;

  constructor(settings: NonNullable<Config['stripe']>, publicUrl: string, nameOf: NameOf) {
    const at = settings.apiUrl === undefined ? undefined : new URL(settings.apiUrl);
    this.api = new Stripe(settings.secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      appInfo: { name: 'Terrarium' },
      ...(at && {
        host: at.hostname,
        port: at.port || (at.protocol === 'https:' ? 443 : 80),
        protocol: at.protocol === 'https:' ? 'https' : 'http',
      }),
    });
    this.publishableKey = settings.publishableKey;
    this.#publicUrl = publicUrl;
    this.#nameOf = nameOf;
  }

  async createCustomer(details: BilledTo, reference: string): Promise<string> {
    const { id } = await asked(() =>
      this.api.customers.create(
        {
          email: details.email,
          name: details.name,
          ...addressOf(details.address),
          metadata: { terrarium_owner: reference, tax_id: details.tax_id },
        },
        { idempotencyKey: `terrarium-customer-${reference}` },
      ),
    );
    return id;
  }

  async updateCustomer(externalId: string, details: BilledTo): Promise<void> {
    await asked(() =>
      this.api.customers.update(externalId, {
        email: details.email,
        name: details.name,
        ...addressOf(details.address),
        metadata: { tax_id: details.tax_id },
      }),
    );
  }

  async tax(address: Address, items: readonly TaxItem[]): Promise<{ amount: number; name: string }> {
    const calculation = await asked(() =>
      this.api.tax.calculations.create({
        currency: 'usd',
        line_items: items.map(({ amount, reference }) => ({ amount, reference, tax_behavior: 'exclusive' as const })),
        customer_details: { ...addressOf(address), address_source: 'billing' },
      }),
    );
    return { amount: calculation.tax_amount_exclusive, name: 'Tax' };
  }

  async preview({ customer, order, price, present, address }: Quote): Promise<Preview> {
    const priceId = await this.priceId(order, price);
    const invoice = await asked(async () =>
      this.api.invoices.createPreview({
        ...(customer ? { customer: customer.external_id } : { customer_details: addressOf(address) }),
        currency: 'usd',
        automatic_tax: { enabled: (customer?.address ?? address) !== null },
        ...(present
          ? {
              subscription: present.externalId,
              subscription_details: {
                items: [{ id: await this.itemOf(present.externalId), price: priceId, quantity: order.quantity }],
                proration_behavior: 'always_invoice' as const,
              },
            }
          : { subscription_details: { items: [{ price: priceId, quantity: order.quantity }] } }),
      }),
    );
    const tax = (invoice.total_taxes ?? []).reduce((sum, each) => sum + each.amount, 0);
    const used = invoice.total - Math.max(0, invoice.amount_due);
    const end = Math.max(...invoice.lines.data.map((line) => line.period.end));
    return {
      currency: 'usd',
      product_code: order.product,
      billing_cycle: order.cycle,
      quantity: order.quantity,
      is_change: present !== null,
      lines: invoice.lines.data.map((line) => ({
        description: line.description ?? this.#nameOf(order.product),
        quantity: line.quantity ?? 1,
        unit_amount: line.quantity ? Math.round(line.amount / line.quantity) : line.amount,
        amount: line.amount,
        period_start: isoTime(line.period.start * 1000),
        period_end: isoTime(line.period.end * 1000),
      })),
      subtotal: invoice.subtotal,
      credit_used: used,
      tax,
      tax_name: 'Tax',
      total: Math.max(0, invoice.amount_due),
      credit_left: Math.max(0, -(invoice.ending_balance ?? 0)),
      period_end: isoTime(end * 1000),
      next_amount: price.amount,
    };
  }

  async openCheckout(quote: Quote & { customer: CustomerRow }): Promise<OpenedCheckout> {
    const { customer, order, price, present } = quote;
    if (present !== null) {
      // A change needs no card. It is confirmed on the hub's page, at the price from Stripe.
      const id = `chg_${randomUUID().replaceAll('-', '')}`;
      return {
        id,
        url: `${this.#publicUrl}/payment/pay/${id}`,
        clientSecret: null,
        expiresAt: new Date(Date.now() + CHANGE_MS),
      };
    }
    const priceId = await this.priceId(order, price);
    const session = await asked(() =>
      this.api.checkout.sessions.create({
        mode: 'subscription',
        ui_mode: 'embedded_page',
        customer: customer.external_id,
        line_items: [{ price: priceId, quantity: order.quantity }],
        automatic_tax: { enabled: true },
        customer_update: { address: 'auto', name: 'auto' },
        tax_id_collection: { enabled: true },
        return_url: `${this.#publicUrl}/payment/pay/{CHECKOUT_SESSION_ID}`,
      }),
    );
    return {
      id: session.id,
      url: `${this.#publicUrl}/payment/pay/${session.id}`,
      clientSecret: session.client_secret,
      expiresAt: new Date(session.expires_at * 1000),
    };
  }

  async portal(customer: CustomerRow, organization: string | null): Promise<string> {
    const { url } = await asked(() =>
      this.api.billingPortal.sessions.create({
        customer: customer.external_id,
        return_url: `${this.#publicUrl}${organization === null ? '/profile/subscriptions' : `/organizations/${organization}/subscriptions/manage`}`,
      }),
    );
    return url;
  }

  /**
   * Changes the plan of a subscription, and charges the difference to the saved card.
   * A declined card changes nothing.
   * @param cancel whether it ends with its period
   * @throws 402
   */
  async change(externalId: string, order: Order, price: Price, cancel: boolean): Promise<void> {
    const [item, priceId] = [await this.itemOf(externalId), await this.priceId(order, price)];
    await asked(() =>
      this.api.subscriptions.update(externalId, {
        items: [{ id: item, price: priceId, quantity: order.quantity }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        cancel_at_period_end: cancel,
      }),
    );
  }

  /** Sets at Stripe whether a subscription ends with its period. */
  async setCancel(externalId: string, cancel: boolean): Promise<void> {
    await asked(() => this.api.subscriptions.update(externalId, { cancel_at_period_end: cancel }));
  }

  /** Returns the ID of a subscription's only item. */
  async itemOf(externalId: string): Promise<string> {
    const subscription = await asked(() => this.api.subscriptions.retrieve(externalId));
    return subscription.items.data[0]!.id;
  }

  /**
   * Returns the ID of an order's price at Stripe.
   * Creates it if missing, so that prices are defined only in the plans file.
   */
  async priceId(order: Order, price: Price): Promise<string> {
    const key = keyOf(order, price);
    const { data } = await asked(() => this.api.prices.list({ lookup_keys: [key], limit: 1 }));
    if (data[0]) return data[0].id;
    const { id } = await asked(() =>
      this.api.prices.create(
        {
          currency: 'usd',
          unit_amount_decimal: Stripe.Decimal.from(String(price.amount / order.quantity)),
          recurring: { interval: order.cycle === 'yearly' ? 'year' : 'month' },
          lookup_key: key,
          tax_behavior: 'exclusive',
          product_data: { name: this.#nameOf(order.product) },
          metadata: { product_code: order.product, billing_cycle: order.cycle },
        },
        { idempotencyKey: `terrarium-price-${key}` },
      ),
    );
    return id;
  }
}
