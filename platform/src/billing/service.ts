import { readFileSync } from 'node:fs';
import { activeSubscription, PRODUCT_NAMES } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import { z } from 'zod';
import { noteChange } from '../change/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { conflict, notFound, unprocessable } from '../http/index.ts';
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
  if (!result.success)
    throw new Error(`The plans in ${String(file)} cannot be read:\n${z.prettifyError(result.error)}`);
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

  /** The product that an owner has now: of the latest subscription that has not expired, else the free one (SUB-23). */
  async planOf(owner: Owner): Promise<ProductCode> {
    const rows = await store.list(this.#db, owner);
    const active = activeSubscription(
      rows.map((row) => ({ product: row.product_code as ProductCode, period_end: row.period_end.toISOString() })),
    );
    return active?.product ?? 'free_subscription';
  }

  /**
   * Cancels a subscription at the end of its period, or resumes it (SUB-08, SUB-09).
   * @param actorId who does so
   * @throws 404 for one of somebody else, 409 for one that has ended already
   */
  async change(owner: Owner, id: string, cancel: boolean, actorId: string): Promise<SubscriptionAnswer> {
    const row = await this.#db.transaction().execute(async (trx) => {
      const changed = await store.setCancel(trx, owner, id, cancel);
      if (changed && 'organizationId' in owner) {
        await noteChange(trx, {
          organizationId: owner.organizationId,
          actorId,
          kind: cancel ? 'plan_canceled' : 'plan_resumed',
          subject: PRODUCT_NAMES[changed.product_code as ProductCode],
        });
      }
      return changed;
    });
    if (row) return this.#answer(row, true);
    const exists = (await store.list(this.#db, owner)).some((each) => each.id === id);
    if (!exists) throw notFound('This subscription', 'subscription_not_found');
    throw conflict(
      `This subscription is not active, so it can be neither canceled nor resumed. Choose a plan anew.`,
      'subscription_ended',
    );
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
    const refuse = (field: string, msg: string): Error => unprocessable([{ loc: ['body', field], msg, type: 'plan' }]);
    const plan = this.plans.find((each) => each.product_code === product);
    if (!plan || product === 'free_subscription')
      throw refuse(
        'product_code',
        plan ? 'Everybody has the free plan. Take the plan away instead.' : 'This hub does not offer this plan.',
      );
    if ('userId' in owner && plan.requires_organization)
      throw refuse('product_code', 'This plan is for organizations.');
    if (until.getTime() <= Date.now()) throw refuse('until', 'Choose a day to come.');
    await store.endRunning(trx, owner);
    await store.insertGrant(trx, owner, { product_code: product, quantity, period_end: until });
    if ('organizationId' in owner) {
      await noteChange(trx, {
        organizationId: owner.organizationId,
        actorId: null,
        kind: 'plan_granted',
        subject: PRODUCT_NAMES[product],
        detail: `${quantity} ${quantity === 1 ? 'seat' : 'seats'}, until ${until.toISOString().slice(0, 10)}`,
      });
    }
  }

  /**
   * Takes the plan away at once. An organization falls back to the free plan.
   * @throws 409 when it has none
   */
  async takeAway(trx: Trx, owner: Owner): Promise<void> {
    const ended = await store.endRunning(trx, owner);
    if (ended.every((product) => product === 'free_subscription'))
      throw conflict('There is no plan to take away.', 'no_plan');
    if ('organizationId' in owner) {
      await store.insertFreePlan(trx, owner.organizationId);
      await noteChange(trx, {
        organizationId: owner.organizationId,
        actorId: null,
        kind: 'plan_taken',
        subject: PRODUCT_NAMES[ended[0] as ProductCode],
      });
    }
  }

  #answer(row: store.SubscriptionRow, extended: boolean): SubscriptionAnswer {
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
      pricing && !row.is_granted && 'monthly_price' in pricing
        ? row.billing_cycle === 'yearly'
          ? pricing.yearly_price
          : pricing.monthly_price
        : null;
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
