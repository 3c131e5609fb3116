import { dayOf } from '@terrarium/domain/calendar';
import { readFileSync } from 'node:fs';
import { isMoreThan, PRODUCT_NAMES, SEATS, seatsPrice, seatThreshold, STORAGE } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import { z } from 'zod';
import { noteChange } from '../change/index.ts';
import type { Config } from '../config.ts';
import type { Db, Trx } from '../db/index.ts';
import { conflict, notFound, unprocessable } from '../http/index.ts';
import * as contract from './contract.ts';
import { changeSubscription, expireSubscription, mustHoldLicences, subscriptionOf } from './lifecycle.ts';
import type { SubscriptionChange } from './lifecycle.ts';
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
  if (!result.success)
    throw new Error(`The plans in ${String(file)} cannot be read:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** What charges for subscriptions, where a hub sells them. */
export interface SubscriptionCharger {
  /** Carries a change out that somebody asks for and writes it by `changeSubscription`; resolves false for a subscription that is not paid for. */
  change(owner: Owner, id: string, change: SubscriptionChange, actorId: string): Promise<boolean>;
  /** Which of these subscriptions it renews or goes on to charge for, though their period is over. */
  renews(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** What these subscriptions are at the payment provider, by their ids here; one that nobody pays for is missing. */
  links(ids: readonly string[]): Promise<ReadonlyMap<string, SubscriptionLink>>;
}

/** A subscription at the payment provider. */
interface SubscriptionLink {
  id: string;
  customer: string;
}

const isManaged = (row: store.SubscriptionRow): boolean => row.is_granted || row.is_default;
const refused = (field: string, msg: string): Error => unprocessable([{ loc: ['body', field], msg, type: 'plan' }]);

/** Plans and subscriptions of people and organizations. */
export class BillingService {
  readonly #db: Db;
  readonly #settings: Pick<Config, 'payments' | 'defaultPlan' | 'defaultPersonPlan'>;
  #charger: SubscriptionCharger | undefined;
  /** Plans that the hub offers, in the order of their file. */
  readonly plans: readonly Plan[];

  constructor(
    db: Db,
    plans: readonly Plan[],
    settings: Pick<Config, 'payments' | 'defaultPlan' | 'defaultPersonPlan'>,
  ) {
    this.#db = db;
    this.plans = plans;
    this.#settings = settings;
  }

  /** The subscriptions of a person or of an organization, the latest first (SUB-06, SUB-07). */
  async subscriptions(owner: Owner, extended: boolean): Promise<{ total_count: number; data: SubscriptionAnswer[] }> {
    const rows = await store.list(this.#db, owner);
    const links = extended ? await this.#charger?.links(rows.map(({ id }) => id)) : undefined;
    const data = rows.map((row) => this.#answer(row, extended, links?.get(row.id)));
    return { total_count: data.length, data };
  }

  /**
   * The product that an owner's storage is measured by: of the latest subscription that has not expired (SUB-23). Without one it is the plan that
   * all people have where that names a bound, else Free, so that whoever may register cannot fill the disk.
   */
  async planOf(owner: Owner): Promise<ProductCode> {
    const subscription = await subscriptionOf(this.#db, owner);
    if (subscription) return subscription.product_code as ProductCode;
    const { defaultPersonPlan } = this.#settings;
    return 'userId' in owner && STORAGE[defaultPersonPlan] !== null ? defaultPersonPlan : 'free_subscription';
  }

  /** The plans that are left when every other one is over. */
  get defaults(): { default_plan: ProductCode; default_person_plan: ProductCode } {
    const { defaultPlan, defaultPersonPlan } = this.#settings;
    return { default_plan: defaultPlan, default_person_plan: defaultPersonPlan };
  }

  /** Has changes of what is paid for charged; called once, where the hub sells. */
  chargeWith(charger: SubscriptionCharger): void {
    this.#charger = charger;
  }

  /**
   * Cancels a subscription at the end of its period, resumes it, or changes plan, cycle or seats (SUB-08 to SUB-11). What is paid for is changed by
   * the payment processor. What nobody pays for: where nothing is sold and no operator decided, to any plan; else to less only, because more is bought
   * or given.
   * @param actorId who does so
   * @throws 404 for one of somebody else; 409 for one that has ended, fewer seats than are in use, and what is bought or given; 422 for a plan that is not offered
   */
  async change(owner: Owner, id: string, change: SubscriptionChange, actorId: string): Promise<SubscriptionAnswer> {
    if (change.product !== undefined && !this.plans.some((plan) => plan.product_code === change.product))
      throw refused('product_code', 'This hub does not offer this plan.');
    const charged = await this.#charger?.change(owner, id, change, actorId);
    if (!charged)
      await this.#db.transaction().execute(async (trx) => {
        const row = await store.hold(trx, owner, id);
        if (row) this.#mustBeFree(row, change);
        await changeSubscription(trx, owner, id, change, actorId);
      });
    return this.subscription(owner, id);
  }

  /** One subscription of an owner. @throws 404 */
  async subscription(owner: Owner, id: string): Promise<SubscriptionAnswer> {
    const row = (await store.list(this.#db, owner)).find((each) => each.id === id);
    if (!row) throw notFound('This subscription', 'subscription_not_found');
    return this.#answer(row, true, (await this.#charger?.links([id]))?.get(id));
  }

  #mustBeFree(row: store.SubscriptionRow, change: SubscriptionChange): void {
    if (row.is_default && (change.product ?? change.cycle ?? change.cancelAtPeriodEnd) !== undefined)
      throw conflict(
        'This is the plan that every organization of this hub has. There is nothing to cancel or to change; another one takes its place.',
        'plan_given',
      );
    const managed = isManaged(row);
    if (this.#settings.payments === 'off' && !managed) return;
    const product = row.product_code as ProductCode;
    const most = Math.max(row.quantity, seatThreshold(product) === SEATS.unlimited ? SEATS.unlimited : 0);
    const more = (change.product !== undefined && isMoreThan(change.product, product)) || (change.quantity ?? 0) > most;
    if (!more) return;
    throw this.#settings.payments === 'off'
      ? conflict('An operator of the hub gave this plan. Ask them for more.', 'plan_given')
      : conflict('This costs more than the subscription gives. Buy it in the checkout.', 'checkout_needed');
  }

  /**
   * Ends what is over: subscriptions that were canceled, given, or that nobody renews. An organization falls back to the plan that lasts.
   * @param now the hour by which to judge
   */
  async expire(now: Date = new Date()): Promise<void> {
    const over = await store.listOver(this.#db, now);
    const uncanceled = over.filter((each) => !each.is_canceled).map(({ id }) => id);
    const renewed = (await this.#charger?.renews(uncanceled)) ?? new Set();
    for (const { id, owner } of over) {
      if (renewed.has(id)) continue;
      await this.#db.transaction().execute((trx) => expireSubscription(trx, owner, id, this.#settings.defaultPlan));
    }
  }

  /** Raises the plan that organizations have from their beginning to the one that new ones get, where that is more. Nothing is taken from anybody. */
  async raiseDefaults(): Promise<void> {
    await store.raiseDefaults(this.#db, this.#settings.defaultPlan);
  }

  /**
   * Gives a plan until a day; it takes the place of every one that runs, since the one that ends last is the plan (SUB-22).
   * @throws 422 for a plan that this hub does not offer, the free one, one for organizations only, and a day that is past
   */
  async grant(
    trx: Trx,
    owner: Owner,
    { product, quantity, until }: { product: ProductCode; quantity: number; until: Date },
  ): Promise<void> {
    const plan = this.plans.find((each) => each.product_code === product);
    if (!plan || product === 'free_subscription')
      throw refused(
        'product_code',
        plan ? 'Everybody has the free plan. Take the plan away instead.' : 'This hub does not offer this plan.',
      );
    if ('userId' in owner && plan.requires_organization)
      throw refused('product_code', 'This plan is for organizations.');
    if (until.getTime() <= Date.now()) throw refused('until', 'Choose a day to come.');
    if ('organizationId' in owner) await mustHoldLicences(trx, owner.organizationId, quantity);
    await store.endRunning(trx, owner);
    await store.insertGrant(trx, owner, { product_code: product, quantity, period_end: until });
    if ('organizationId' in owner) {
      await noteChange(trx, {
        organizationId: owner.organizationId,
        actorId: null,
        kind: 'plan_granted',
        subject: PRODUCT_NAMES[product],
        detail: `${quantity} ${quantity === 1 ? 'seat' : 'seats'}, until ${dayOf(until)}`,
      });
    }
  }

  /**
   * Takes the plan away at once. An organization falls back to the plan that new ones begin with.
   * @throws 409 when it has none
   */
  async takeAway(trx: Trx, owner: Owner): Promise<void> {
    const ended = await store.endRunning(trx, owner);
    if (ended.every((each) => each.is_default)) throw conflict('There is no plan to take away.', 'no_plan');
    if ('organizationId' in owner) {
      await store.insertDefaultPlan(trx, owner.organizationId, this.#settings.defaultPlan);
      await noteChange(trx, {
        organizationId: owner.organizationId,
        actorId: null,
        kind: 'plan_taken',
        subject: PRODUCT_NAMES[ended[0]!.product_code as ProductCode],
      });
    }
  }

  #answer(row: store.SubscriptionRow, extended: boolean, link: SubscriptionLink | undefined): SubscriptionAnswer {
    const product = row.product_code as ProductCode;
    const base = {
      id: row.id,
      product_code: product,
      expires_at: row.period_end.toISOString(),
      org_id: row.organization_id,
    };
    if (!extended) return base;
    const pricing = this.plans.find((plan) => plan.product_code === product)?.pricing;
    // Nobody pays for what was given.
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
      period_start: row.period_start.toISOString(),
      period_end: row.period_end.toISOString(),
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
