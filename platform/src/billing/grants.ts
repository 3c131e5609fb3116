import { PRODUCT_NAMES } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import { dayOf } from '@terrarium/domain/calendar';
import { noteChange } from '../change/index.ts';
import type { Trx } from '../db/index.ts';
import { conflict } from '../http/index.ts';
import { mustHoldLicences } from './lifecycle.ts';
import { invalidChoice } from './planRefusal.ts';
import type { Plans } from './plans.ts';
import * as store from './store.ts';
import type { Owner } from './store.ts';

/** Plans that operators grant and revoke, without payment. */
export class PlanGrants {
  readonly #plans: Plans;

  constructor(plans: Plans) {
    this.#plans = plans;
  }

  /**
   * Grants a plan until a date.
   * Ends all running ones, because the one that ends last is the plan (SUB-22).
   * @throws 422 for a plan that this hub doesn't offer, the free plan, a plan for organizations only, and a past date
   */
  async grant(
    trx: Trx,
    owner: Owner,
    { product, quantity, until }: { product: ProductCode; quantity: number; until: Date },
  ): Promise<void> {
    const plan = this.#plans.find(product);
    if (!plan || product === 'free_subscription')
      throw invalidChoice(
        'product_code',
        plan
          ? 'Everyone has the Free plan. Revoke the current plan instead.'
          : "This plan isn't available on this hub.",
      );
    if ('userId' in owner && plan.requires_organization)
      throw invalidChoice('product_code', 'This plan is for organizations.');
    if (until.getTime() <= Date.now()) throw invalidChoice('until', 'Choose a future date.');
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

  /** Revokes the plan immediately. An organization falls back to the plan of new ones. @throws 409 if it has none */
  async takeAway(trx: Trx, owner: Owner): Promise<void> {
    const ended = await store.endRunning(trx, owner);
    if (ended.every((each) => each.is_default)) throw conflict("There's no plan to revoke.", 'no_plan');
    if ('organizationId' in owner) {
      await store.insertDefaultPlan(trx, owner.organizationId, this.#plans.defaults.default_plan);
      await noteChange(trx, {
        organizationId: owner.organizationId,
        actorId: null,
        kind: 'plan_taken',
        subject: PRODUCT_NAMES[ended[0]!.product_code as ProductCode],
      });
    }
  }
}
