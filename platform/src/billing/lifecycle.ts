/** Subscription changes, for areas that grant or sell them. Call each in the transaction of its cause. */
import { PRODUCT_NAMES, requiresOrganization, SEATS } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import { noteChange } from '../change/index.ts';
import type { ChangeKind } from '../change/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { conflict, notFound, unprocessable } from '../http/index.ts';
import { countLicences } from './seatStore.ts';
import * as store from './store.ts';
import type { Cycle, Owner, SubscriptionRow } from './store.ts';

/** Input of a new subscription. */
export interface NewSubscription {
  product: ProductCode;
  cycle: Cycle;
  quantity: number;
  periodStart: Date;
  periodEnd: Date;
  /** Who bought it; null if reported by the payment processor. */
  actorId: string | null;
}

/** Changed fields of a subscription. Missing ones stay unchanged. */
export interface SubscriptionChange {
  product?: ProductCode | undefined;
  cycle?: Cycle | undefined;
  quantity?: number | undefined;
  cancelAtPeriodEnd?: boolean | undefined;
  periodStart?: Date | undefined;
  periodEnd?: Date | undefined;
  status?: 'active' | 'past_due' | 'unpaid' | undefined;
}

/** Returns an owner's current subscription: the latest, unless it has expired (SUB-23). */
export async function subscriptionOf(db: Db, owner: Owner): Promise<SubscriptionRow | null> {
  const [latest] = await store.list(db, owner);
  return latest !== undefined && latest.period_end.getTime() > Date.now() ? latest : null;
}

/**
 * Starts a subscription and ends all running ones.
 * @returns its ID
 * @throws 422 for Free, an invalid quantity, and plans for organizations only; 409 `seats_in_use` below the assigned
 * seats, if requested by a user: what a processor reports is already paid
 */
export async function startSubscription(trx: Trx, owner: Owner, wanted: NewSubscription): Promise<string> {
  if (wanted.product === 'free_subscription')
    throw wrong('product_code', "You can't buy the Free plan. Cancel your current plan instead.");
  await mustFit(trx, owner, wanted, wanted.actorId);
  await store.endRunning(trx, owner);
  const { id } = await store.insert(trx, owner, {
    product_code: wanted.product,
    billing_cycle: wanted.cycle,
    quantity: wanted.quantity,
    period_start: wanted.periodStart,
    period_end: wanted.periodEnd,
  });
  await note(trx, owner, wanted.actorId, 'plan_bought', wanted);
  return id;
}

/**
 * Changes a subscription that hasn't ended.
 * @param actorId who changes it; null if automatic, which doesn't notify members
 * @returns the new state
 * @throws 404 for another owner's, 409 `subscription_ended`, 409 `seats_in_use` below the assigned seats, 422 as {@link
 * startSubscription}
 */
export async function changeSubscription(
  trx: Trx,
  owner: Owner,
  id: string,
  change: SubscriptionChange,
  actorId: string | null,
): Promise<SubscriptionRow> {
  const before = await store.hold(trx, owner, id);
  if (!before) throw noSubscription();
  if (!isRunning(before)) throw ended();
  const product = change.product ?? (before.product_code as ProductCode);
  const quantity = change.quantity ?? before.quantity;
  if (change.product !== undefined || change.quantity !== undefined) {
    if (change.product === 'free_subscription' && before.product_code !== change.product)
      throw wrong('product_code', "You can't change to the Free plan. Cancel this subscription to go back to Free.");
    await mustFit(trx, owner, { product, quantity }, actorId);
  }
  const after = await store.update(trx, id, {
    product_code: product,
    billing_cycle: change.cycle ?? (before.billing_cycle as Cycle),
    quantity,
    cancel_at_period_end: change.cancelAtPeriodEnd ?? before.cancel_at_period_end,
    period_start: change.periodStart ?? before.period_start,
    period_end: change.periodEnd ?? before.period_end,
    subscription_status: change.status ?? before.subscription_status,
  });
  if (actorId !== null) await noteChanges(trx, owner, actorId, before, after);
  return after;
}

/**
 * Starts the next period of a subscription.
 * Ignores a period that ends no later than the current one, because processors may report twice or late.
 * @param status payment status, default active
 * @throws 404 for another owner's, 409 `subscription_ended`
 */
export async function renewSubscription(
  trx: Trx,
  owner: Owner,
  id: string,
  period: { periodStart: Date; periodEnd: Date },
  status: 'active' | 'past_due' | 'unpaid' = 'active',
): Promise<void> {
  const before = await store.hold(trx, owner, id);
  if (!before) throw noSubscription();
  if (!LIVE.has(before.subscription_status)) throw ended();
  if (period.periodEnd <= before.period_end) return;
  await store.update(trx, id, {
    period_start: period.periodStart,
    period_end: period.periodEnd,
    subscription_status: status,
  });
}

/**
 * Ends a subscription immediately.
 * Its features end, nothing is deleted, and seats stay assigned. An organization falls back to its permanent plan.
 * Ignores an ended one.
 * @param fallback the plan of new organizations
 * @throws 404 for another owner's
 */
export async function expireSubscription(trx: Trx, owner: Owner, id: string, fallback: ProductCode): Promise<void> {
  const before = await store.hold(trx, owner, id);
  if (!before) throw noSubscription();
  if (!LIVE.has(before.subscription_status)) return;
  await store.end(trx, id);
  if ('userId' in owner) return;
  if (!(await subscriptionOf(trx, owner))) await store.insertDefaultPlan(trx, owner.organizationId, fallback);
  await note(trx, owner, null, 'plan_ended', {
    product: before.product_code as ProductCode,
    quantity: before.quantity,
  });
}

/** Statuses of a subscription that continues or awaits payment. */
const LIVE: ReadonlySet<string> = new Set(store.LIVE_STATUSES);

/** Returns whether a subscription is running now. */
function isRunning(row: SubscriptionRow): boolean {
  return LIVE.has(row.subscription_status) && row.period_end.getTime() > Date.now();
}

async function mustFit(
  trx: Trx,
  owner: Owner,
  { product, quantity }: { product: ProductCode; quantity: number },
  actorId: string | null,
): Promise<void> {
  if (!Number.isInteger(quantity) || quantity < SEATS.min || quantity > SEATS.unlimited)
    throw wrong('quantity', `Enter a whole number of seats, at least ${SEATS.min}.`);
  if ('userId' in owner) {
    if (requiresOrganization({ product_code: product, requires_organization: false }, quantity))
      throw wrong(
        quantity > 1 ? 'quantity' : 'product_code',
        quantity > 1
          ? 'Personal plans have one seat. For more, use an organization.'
          : 'This plan is for organizations.',
      );
    return;
  }
  if (actorId !== null) await mustHoldLicences(trx, owner.organizationId, quantity);
}

/** Rejects fewer seats than are assigned. @throws 409 `seats_in_use` */
export async function mustHoldLicences(db: Db, organizationId: string, quantity: number): Promise<void> {
  const used = await countLicences(db, organizationId);
  if (quantity < used)
    throw conflict(
      `${used} ${used === 1 ? 'seat is' : 'seats are'} in use. Unassign ${used - quantity === 1 ? '1 seat' : `${used - quantity} seats`} first, or keep ${used} seats.`,
      'seats_in_use',
    );
}

async function noteChanges(
  trx: Trx,
  owner: Owner,
  actorId: string,
  before: SubscriptionRow,
  after: SubscriptionRow,
): Promise<void> {
  const what = { product: after.product_code as ProductCode, quantity: after.quantity };
  if (before.cancel_at_period_end !== after.cancel_at_period_end)
    await note(trx, owner, actorId, after.cancel_at_period_end ? 'plan_canceled' : 'plan_resumed', what);
  if ((['product_code', 'billing_cycle', 'quantity'] as const).some((field) => before[field] !== after[field]))
    await note(trx, owner, actorId, 'plan_changed', what, after.billing_cycle);
}

async function note(
  trx: Trx,
  owner: Owner,
  actorId: string | null,
  kind: ChangeKind,
  { product, quantity }: { product: ProductCode; quantity: number },
  more = '',
): Promise<void> {
  if ('userId' in owner) return;
  await noteChange(trx, {
    organizationId: owner.organizationId,
    actorId,
    kind,
    subject: PRODUCT_NAMES[product],
    detail: [quantity === 1 ? '1 seat' : `${quantity} seats`, more].filter(Boolean).join(', '),
  });
}

const wrong = (field: string, msg: string): Error => unprocessable([{ loc: ['body', field], msg, type: 'plan' }]);
const noSubscription = (): Error => notFound('This subscription', 'subscription_not_found');
const ended = (): Error => conflict('This subscription has ended. Choose a new plan.', 'subscription_ended');
