import { isoTime } from '@terrarium/domain/calendar';
import { isMoreThan, PRODUCT_NAMES, SEATS, seatsPrice, seatThreshold, STORAGE } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import { conflict, notFound } from '../http/index.ts';
import type * as contract from './contract.ts';
import { changeSubscription, expireSubscription, subscriptionOf } from './lifecycle.ts';
import type { SubscriptionChange } from './lifecycle.ts';
import { invalidChoice } from './planRefusal.ts';
import type { Plans } from './plans.ts';
import * as store from './store.ts';
import type { Owner } from './store.ts';

type SubscriptionAnswer = z.input<typeof contract.subscription>;

/** How a hub that sells plans charges for subscriptions. */
export interface Sales {
  /** Makes a requested change and stores it by `changeSubscription`. */
  charger: {
    /** @returns false for a subscription without payment */
    change(owner: Owner, id: string, change: SubscriptionChange, actorId: string): Promise<boolean>;
  };
  payments: {
    /** Returns which of these subscriptions the processor will still charge, although their period is over. */
    renews(ids: readonly string[]): Promise<ReadonlySet<string>>;
    /** Returns the subscriptions at the processor, by ID here. Those without payment are missing. */
    links(ids: readonly string[]): Promise<ReadonlyMap<string, SubscriptionLink>>;
  };
}

/** A subscription at the payment processor. */
interface SubscriptionLink {
  id: string;
  customer: string;
}

const isManaged = (row: store.SubscriptionRow): boolean => row.is_granted || row.is_default;

/** Plans and subscriptions of users and organizations. */
export class BillingService {
  readonly #db: Db;
  readonly #plans: Plans;
  readonly #payments: Config['payments'];
  readonly #sales: Sales | null;

  /** @param sales null if the hub sells nothing */
  constructor(db: Db, plans: Plans, { payments }: Pick<Config, 'payments'>, sales: Sales | null) {
    this.#db = db;
    this.#plans = plans;
    this.#payments = payments;
    this.#sales = sales;
  }

  /** Lists the subscriptions of a user or organization, latest first (SUB-06, SUB-07). */
  async subscriptions(owner: Owner, extended: boolean): Promise<{ total_count: number; data: SubscriptionAnswer[] }> {
    const rows = await store.list(this.#db, owner);
    const links = extended ? await this.#sales?.payments.links(rows.map(({ id }) => id)) : undefined;
    const data = rows.map((row) => this.#answer(row, extended, links?.get(row.id)));
    return { total_count: data.length, data };
  }

  /**
   * Returns the product that limits an owner's storage: that of the latest subscription that hasn't expired (SUB-23).
   * Without one, the default personal plan if it has a limit, else Free, so that new users can't fill the disk.
   */
  async planOf(owner: Owner): Promise<ProductCode> {
    const subscription = await subscriptionOf(this.#db, owner);
    if (subscription) return subscription.product_code as ProductCode;
    const { default_person_plan: fallback } = this.#plans.defaults;
    return 'userId' in owner && STORAGE[fallback] !== null ? fallback : 'free_subscription';
  }

  /**
   * Cancels a subscription at the end of its period, resumes it, or changes plan, cycle, or seats (SUB-08 to SUB-11).
   * The payment processor changes paid ones. Unpaid ones can change to any plan if nothing is sold and no operator
   * granted them, else only to less.
   * @param actorId who changes it
   * @throws 404 for another owner's; 409 for an ended one, fewer seats than are in use, and what must be bought or
   * granted; 422 for a plan that isn't offered
   */
  async change(owner: Owner, id: string, change: SubscriptionChange, actorId: string): Promise<SubscriptionAnswer> {
    if (change.product !== undefined && !this.#plans.find(change.product))
      throw invalidChoice('product_code', "This plan isn't available on this hub.");
    const charged = await this.#sales?.charger.change(owner, id, change, actorId);
    if (!charged)
      await this.#db.transaction().execute(async (trx) => {
        const row = await store.hold(trx, owner, id);
        if (row) this.#mustBeFree(row, change);
        await changeSubscription(trx, owner, id, change, actorId);
      });
    return this.subscription(owner, id);
  }

  /** Returns one subscription of an owner. @throws 404 */
  async subscription(owner: Owner, id: string): Promise<SubscriptionAnswer> {
    const row = (await store.list(this.#db, owner)).find((each) => each.id === id);
    if (!row) throw notFound('This subscription', 'subscription_not_found');
    return this.#answer(row, true, (await this.#sales?.payments.links([id]))?.get(id));
  }

  #mustBeFree(row: store.SubscriptionRow, change: SubscriptionChange): void {
    if (row.is_default && (change.product ?? change.cycle ?? change.cancelAtPeriodEnd) !== undefined)
      throw conflict("You can't change or cancel the default plan. Choose another plan to replace it.", 'plan_given');
    const managed = isManaged(row);
    if (this.#payments === 'off' && !managed) return;
    const product = row.product_code as ProductCode;
    const most = Math.max(row.quantity, seatThreshold(product) === SEATS.unlimited ? SEATS.unlimited : 0);
    const more = (change.product !== undefined && isMoreThan(change.product, product)) || (change.quantity ?? 0) > most;
    if (!more) return;
    throw this.#payments === 'off'
      ? conflict('A hub operator granted this plan. Ask them to change it.', 'plan_given')
      : conflict('This change costs extra. Complete it in checkout.', 'checkout_needed');
  }

  /**
   * Ends expired subscriptions that were canceled or granted, or that no processor renews.
   * An organization falls back to its permanent plan.
   * @param now time to compare with
   */
  async expire(now: Date = new Date()): Promise<void> {
    const over = await store.listOver(this.#db, now);
    const uncanceled = over.filter((each) => !each.is_canceled).map(({ id }) => id);
    const renewed = (await this.#sales?.payments.renews(uncanceled)) ?? new Set();
    for (const { id, owner } of over) {
      if (renewed.has(id)) continue;
      await this.#db
        .transaction()
        .execute((trx) => expireSubscription(trx, owner, id, this.#plans.defaults.default_plan));
    }
  }

  /** Raises the permanent plan of existing organizations to that of new ones, if it is larger. Never lowers one. */
  async raiseDefaults(): Promise<void> {
    await store.raiseDefaults(this.#db, this.#plans.defaults.default_plan);
  }

  #answer(row: store.SubscriptionRow, extended: boolean, link: SubscriptionLink | undefined): SubscriptionAnswer {
    const product = row.product_code as ProductCode;
    const base = {
      id: row.id,
      product_code: product,
      expires_at: isoTime(row.period_end),
      org_id: row.organization_id,
    };
    if (!extended) return base;
    const pricing = this.#plans.find(product)?.pricing;
    // Granted plans aren't paid for.
    const price =
      pricing && !isManaged(row) && 'monthly_price' in pricing
        ? row.billing_cycle === 'yearly'
          ? pricing.yearly_price
          : pricing.monthly_price
        : null;
    return {
      ...base,
      quantity: row.quantity,
      price_id: price === null ? null : `${product}_${row.billing_cycle}`,
      customer_id: link?.customer ?? null,
      period_start: isoTime(row.period_start),
      period_end: isoTime(row.period_end),
      subscription_status: row.subscription_status as NonNullable<SubscriptionAnswer['subscription_status']>,
      product_name: PRODUCT_NAMES[product],
      billing_cycle: row.billing_cycle as NonNullable<SubscriptionAnswer['billing_cycle']>,
      cancel_at_period_end: row.cancel_at_period_end,
      managed: isManaged(row),
      stripe_subscription_id: link?.id ?? null,
      amount: price === null ? null : seatsPrice(product, row.quantity, price),
    };
  }
}
