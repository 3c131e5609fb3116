import { readFileSync } from 'node:fs';
import { PRODUCT_NAMES } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import { z } from 'zod';
import type { Db } from '../db/index.ts';
import { conflict, notFound } from '../http/index.ts';
import * as contract from './contract.ts';
import * as store from './store.ts';
import type { Owner } from './store.ts';

type Plan = z.output<typeof contract.plan>;
type SubscriptionAnswer = z.input<typeof contract.subscription>;

/**
 * Reads the plans' file (PAY-28).
 * @throws Error that names what is wrong in it
 */
export function readCatalogue(file: URL | string): Plan[] {
  const result = contract.catalogue.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`The plans in ${String(file)} cannot be read:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** Plans and subscriptions of people and organizations. */
export class BillingService {
  readonly #db: Db;
  /** Plans that the hub offers, in the order of their file. */
  readonly plans: readonly Plan[];

  constructor(db: Db, plans: readonly Plan[]) {
    this.#db = db;
    this.plans = plans;
  }

  /** The subscriptions of a person or of an organization, the latest first (SUB-06, SUB-07). */
  async subscriptions(owner: Owner, extended: boolean): Promise<{ total_count: number; data: SubscriptionAnswer[] }> {
    const data = (await store.list(this.#db, owner)).map((row) => this.#answer(row, extended));
    return { total_count: data.length, data };
  }

  /**
   * Cancels a subscription at the end of its period, or resumes it (SUB-08, SUB-09).
   * @throws 404 for one of somebody else, 409 for one that has ended already
   */
  async change(owner: Owner, id: string, cancel: boolean): Promise<SubscriptionAnswer> {
    const row = await store.setCancel(this.#db, owner, id, cancel);
    if (row) return this.#answer(row, true);
    const exists = (await store.list(this.#db, owner)).some((each) => each.id === id);
    if (!exists) throw notFound('This subscription', 'subscription_not_found');
    throw conflict(`This subscription is not active, so it can be neither canceled nor resumed. Choose a plan anew.`, 'subscription_ended');
  }

  #answer(row: store.SubscriptionRow, extended: boolean): SubscriptionAnswer {
    const product = row.product_code as ProductCode;
    const base = { id: row.id, product_code: product, expires_at: row.period_end.toISOString(), org_id: row.organization_id };
    if (!extended) return base;
    const pricing = this.plans.find((plan) => plan.product_code === product)?.pricing;
    const price = pricing && 'monthly_price' in pricing ? (row.billing_cycle === 'yearly' ? pricing.yearly_price : pricing.monthly_price) : null;
    return {
      ...base,
      quantity: row.quantity,
      price_id: price === null ? null : `${product}_${row.billing_cycle}`,
      customer_id: null,
      period_start: row.period_start.toISOString(),
      period_end: row.period_end.toISOString(),
      subscription_status: row.subscription_status as NonNullable<SubscriptionAnswer['subscription_status']>,
      product_name: PRODUCT_NAMES[product],
      billing_cycle: row.billing_cycle as NonNullable<SubscriptionAnswer['billing_cycle']>,
      cancel_at_period_end: row.cancel_at_period_end,
      stripe_subscription_id: null,
      amount: price === null ? null : price * row.quantity,
    };
  }
}
