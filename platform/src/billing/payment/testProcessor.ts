/**
 * The built-in test processor (`PAYMENTS=test`): everything except moving money.
 * Its checkout and portal are pages of the hub.
 */
import { isoTime } from '@terrarium/domain/calendar';
import { randomBytes } from 'node:crypto';
import type { Address, Preview } from './contract.ts';
import { linesOf, sumOf } from './pricing.ts';
import type { NameOf, OpenedCheckout, Processor, Quote, TaxItem } from './processor.ts';
import type { CustomerRow } from './store.ts';
import { taxOn, taxRateOf } from './tax.ts';

/** Time to pay a checkout, in ms. */
const CHECKOUT_MS = 24 * 3_600_000;

const newId = (prefix: string): string => `${prefix}_test_${randomBytes(18).toString('hex')}`;

/** Test implementation of {@link Processor}. @param publicUrl origin of its pages */
export class TestProcessor implements Processor {
  readonly kind = 'test';
  readonly publishableKey = 'pk_test_terrarium';
  readonly scriptUrl = null;
  readonly #publicUrl: string;
  readonly #nameOf: NameOf;

  constructor(publicUrl: string, nameOf: NameOf) {
    this.#publicUrl = publicUrl;
    this.#nameOf = nameOf;
  }

  createCustomer(): Promise<string> {
    return Promise.resolve(newId('cus'));
  }

  updateCustomer(): Promise<void> {
    return Promise.resolve();
  }

  tax(address: Address, items: readonly TaxItem[]): Promise<{ amount: number; name: string }> {
    const rate = taxRateOf(address);
    return Promise.resolve({
      amount: items.reduce((sum, { amount }) => sum + taxOn(amount, rate), 0),
      name: rate.name,
    });
  }

  preview(quote: Quote): Promise<Preview> {
    return Promise.resolve(this.previewAt(quote, new Date()));
  }

  /** Returns the cost of an order at a given time. */
  previewAt({ customer, order, price, present, address }: Quote, now: Date): Preview {
    const { lines, period } = linesOf({ order, price }, present, now, this.#nameOf);
    const rate = taxRateOf(address);
    const subtotal = sumOf(lines);
    const tax = taxOn(subtotal, rate);
    const credit = customer?.credit ?? 0;
    // Refunds including tax become credit for the next invoices. Existing credit reduces this one.
    const used = Math.min(credit, subtotal + tax);
    const nextTax = taxOn(price.amount, rate);
    const left = credit - used;
    return {
      currency: 'usd',
      product_code: order.product,
      billing_cycle: order.cycle,
      quantity: order.quantity,
      is_change: present !== null,
      lines,
      subtotal,
      credit_used: used,
      tax,
      tax_name: rate.name,
      total: subtotal + tax - used,
      credit_left: left,
      period_end: isoTime(period.end),
      next_amount: Math.max(0, price.amount + nextTax - left),
    };
  }

  openCheckout(): Promise<OpenedCheckout> {
    const id = newId('cs');
    return Promise.resolve({
      id,
      url: `${this.#publicUrl}/payment/pay/${id}`,
      clientSecret: null,
      expiresAt: new Date(Date.now() + CHECKOUT_MS),
    });
  }

  portal(_customer: CustomerRow, organization: string | null): Promise<string> {
    const url = new URL('/payment/portal', this.#publicUrl);
    if (organization !== null) url.searchParams.set('organization', organization);
    return Promise.resolve(url.href);
  }
}

/** Creates a subscription ID of the test processor. */
export const newSubscriptionId = (): string => newId('sub');
