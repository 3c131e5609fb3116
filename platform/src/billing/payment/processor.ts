/** Interface of payment processors: the built-in test processor, or Stripe. */
import type { ProductCode } from '@terrarium/domain/access';
import { conflict } from '../../http/index.ts';
import type { HttpError } from '../../http/index.ts';
import type { Address, Preview } from './contract.ts';
import type { Order, Period, Price } from './pricing.ts';
import type { BilledTo, CustomerRow, ProcessorKind } from './store.ts';

/** What to buy, the customer, and their current plan. */
export interface Quote {
  customer: CustomerRow | null;
  order: Order;
  price: Price;
  present: { externalId: string; order: Order; price: Price; period: Period } | null;
  /** Address for taxes; null if not known yet. */
  address: Address | null;
}

/** An amount to tax. */
export interface TaxItem {
  amount: number;
  reference: string;
}

/** A checkout opened by a processor. */
export interface OpenedCheckout {
  id: string;
  url: string;
  clientSecret: string | null;
  expiresAt: Date;
}

/**
 * A payment processor.
 * Amounts are whole US cents. Failures of the service throw HttpError 424, a declined payment 402.
 */
export interface Processor {
  readonly kind: ProcessorKind;
  /** Public key for pages. */
  readonly publishableKey: string;
  /** URL of the script that shows the card fields; null if the hub shows them. */
  readonly scriptUrl: string | null;
  /** Creates a customer. `reference` is the owner's ID and makes the call idempotent. @returns the processor's ID */
  createCustomer(details: BilledTo, reference: string): Promise<string>;
  updateCustomer(externalId: string, details: BilledTo): Promise<void>;
  /** Returns the tax on amounts at an address, and its display name. */
  tax(address: Address, items: readonly TaxItem[]): Promise<{ amount: number; name: string }>;
  /** Returns the cost of an order now and at the next charge. Charges nothing. */
  preview(quote: Quote): Promise<Preview>;
  /** Starts a checkout. */
  openCheckout(quote: Quote & { customer: CustomerRow }): Promise<OpenedCheckout>;
  /** Returns the URL where a customer manages payment methods. `organization` is its name; null for a user. */
  portal(customer: CustomerRow, organization: string | null): Promise<string>;
}

/** Returns the display name of a plan. */
export type NameOf = (product: ProductCode) => string;

/** Builds the error of a hub that sells nothing. */
export const nothingSold = (): HttpError =>
  conflict("Payments aren't set up on this hub. Ask the hub operator for a plan.", 'nothing_sold');
