/** The port to whoever takes the money: the built-in test processor, or Stripe. */
import type { ProductCode } from '@terrarium/domain/access';
import type { Address, Preview } from './contract.ts';
import type { Order, Period, Price } from './pricing.ts';
import type { BilledTo, CustomerRow, ProcessorKind } from './store.ts';

/** What is to be bought, by whom, and what they pay for now. */
export interface Quote {
  customer: CustomerRow | null;
  order: Order;
  price: Price;
  present: { externalId: string; order: Order; price: Price; period: Period } | null;
  /** Where the tax is due; null where that is not known yet. */
  address: Address | null;
}

/** An amount whose tax is asked for. */
export interface TaxItem {
  amount: number;
  reference: string;
}

/** A checkout that a processor has opened. */
export interface OpenedCheckout {
  id: string;
  url: string;
  clientSecret: string | null;
  expiresAt: Date;
}

/** Who takes the money. Amounts are whole US cents. What fails outside is an HttpError 424, a refused payment 402. */
export interface Processor {
  readonly kind: ProcessorKind;
  /** Key that pages may know. */
  readonly publishableKey: string;
  /** Address of the library that shows the card's fields; null where the hub shows them. */
  readonly scriptUrl: string | null;
  /** Makes a customer. `reference` is the owner's id: asked twice with the same, one is made. Resolves with the processor's id. */
  createCustomer(details: BilledTo, reference: string): Promise<string>;
  updateCustomer(externalId: string, details: BilledTo): Promise<void>;
  /** The tax on amounts at an address, and its name for people. */
  tax(address: Address, items: readonly TaxItem[]): Promise<{ amount: number; name: string }>;
  /** What an order costs now and with the next charge. Nothing is charged. */
  preview(quote: Quote): Promise<Preview>;
  /** Begins a checkout. */
  openCheckout(quote: Quote & { customer: CustomerRow }): Promise<OpenedCheckout>;
  /** Address of the pages where a customer sees and changes how they pay. `organization` is its name; null for a person. */
  portal(customer: CustomerRow, organization: string | null): Promise<string>;
}

/** Name of a plan for people. */
export type NameOf = (product: ProductCode) => string;
