// Read model of app_user, organization: concurrent plan changes of an owner wait for its row.
import { DAY_MS } from '@terrarium/domain/calendar';
import { sql } from 'kysely';
import { isMoreThan, PRODUCTS, seatThreshold } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';

/**
 * A plan of an organization or a user. - `is_granted`: granted by an operator, without payment. - `is_default`: the
 * plan that every new organization starts with, permanent and without payment.
 */
type SubscriptionTable = Table<'subscription'>;

declare module '../db/tables.ts' {
  interface Tables {
    subscription: SubscriptionTable;
  }
}

/** A stored subscription. */
export interface SubscriptionRow {
  id: string;
  organization_id: string | null;
  product_code: string;
  subscription_status: string;
  billing_cycle: string;
  quantity: number;
  cancel_at_period_end: boolean;
  period_start: Date;
  period_end: Date;
  /** Granted by an operator, without payment. */
  is_granted: boolean;
  /** The plan that every new organization starts with. */
  is_default: boolean;
}

/** Owner of a subscription: a user or an organization (DATA-12). */
export type Owner = { userId: string } | { organizationId: string };

const ordered = [
  'id',
  'organization_id',
  'product_code',
  'subscription_status',
  'billing_cycle',
  'quantity',
  'cancel_at_period_end',
  'period_start',
  'period_end',
] as const;
const columns = [...ordered, 'is_granted', 'is_default'] as const;

/** Lists the subscriptions of an owner, latest first. */
export function list(db: Db, owner: Owner): Promise<SubscriptionRow[]> {
  const query = db.selectFrom('subscription').select(columns).orderBy('period_end', 'desc').orderBy('id');
  return (
    'userId' in owner
      ? query.where('user_id', '=', owner.userId)
      : query.where('organization_id', '=', owner.organizationId)
  ).execute();
}

/** Finds a subscription of an owner and locks it until the transaction ends. */
export async function hold(trx: Trx, owner: Owner, id: string): Promise<SubscriptionRow | undefined> {
  const query = trx.selectFrom('subscription').select(columns).where('id', '=', id).forUpdate();
  return (
    'userId' in owner
      ? query.where('user_id', '=', owner.userId)
      : query.where('organization_id', '=', owner.organizationId)
  ).executeTakeFirst();
}

/** Fields of a subscription that can change. */
export type Changed = Partial<
  Pick<
    SubscriptionRow,
    'billing_cycle' | 'quantity' | 'cancel_at_period_end' | 'period_start' | 'period_end' | 'subscription_status'
  > & { product_code: ProductCode }
>;

/** Changes a subscription. @returns the new state @throws if it doesn't exist */
export function update(trx: Trx, id: string, values: Changed): Promise<SubscriptionRow> {
  return trx
    .updateTable('subscription')
    .set(values as object)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Inserts a subscription as `active`. `quantity` is the number of seats. */
export function insert(
  trx: Trx,
  owner: Owner,
  values: { product_code: ProductCode; billing_cycle: Cycle; quantity: number; period_start: Date; period_end: Date },
): Promise<SubscriptionRow> {
  return trx
    .insertInto('subscription')
    .values({ ...columnsOf(owner), ...values, id: newId(), subscription_status: 'active' })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Statuses of a subscription that continues or awaits payment. */
export const LIVE_STATUSES = ['active', 'past_due', 'unpaid'] as const;

/** Ends a subscription immediately: canceled, with its period over. */
export async function end(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({ subscription_status: 'canceled', cancel_at_period_end: true, period_end: ENDS_NOW })
    .where('id', '=', id)
    .execute();
}

/** Lists expired subscriptions that haven't ended, with their owners, oldest first. */
export async function listOver(db: Db, now: Date): Promise<{ id: string; owner: Owner; is_canceled: boolean }[]> {
  const rows = await db
    .selectFrom('subscription')
    .select(['id', 'user_id', 'organization_id', 'cancel_at_period_end'])
    .where('period_end', '<=', now)
    .where('subscription_status', 'in', LIVE_STATUSES)
    .orderBy('period_end')
    .orderBy('id')
    .execute();
  return rows.map(({ id, user_id, organization_id, cancel_at_period_end }) => ({
    id,
    owner: user_id === null ? { organizationId: organization_id! } : { userId: user_id },
    is_canceled: cancel_at_period_end,
  }));
}

/** Input of a granted plan. */
export interface Grant {
  product_code: ProductCode;
  quantity: number;
  period_end: Date;
}

/** Length of a period. */
export type Cycle = 'monthly' | 'yearly';

/** Duration of the plan of new organizations: 'forever', in years. */
const DEFAULT_YEARS = 100;
/** A granted plan of at least this many days is shown as yearly. */
const YEARLY_DAYS = 300;

/** SQL for the end of a period: unchanged if it is over, else now, but after its start. */
const ENDS_NOW = sql<Date>`least(period_end, greatest(now(), period_start + interval '1 microsecond'))`;

const columnsOf = (owner: Owner) =>
  'userId' in owner
    ? { user_id: owner.userId, organization_id: null }
    : { user_id: null, organization_id: owner.organizationId };

/** Grants an organization the permanent plan of new ones. */
export async function insertDefaultPlan(trx: Trx, organizationId: string, product: ProductCode): Promise<void> {
  const now = new Date();
  await trx
    .insertInto('subscription')
    .values({
      ...columnsOf({ organizationId }),
      id: newId(),
      product_code: product,
      subscription_status: 'active',
      billing_cycle: 'yearly',
      quantity: seatThreshold(product),
      period_start: now,
      period_end: new Date(Date.UTC(now.getUTCFullYear() + DEFAULT_YEARS, now.getUTCMonth(), now.getUTCDate())),
      is_default: true,
    })
    .execute();
}

/** Raises every default plan to this product, if it is larger. Larger plans stay. */
export async function raiseDefaults(db: Db, product: ProductCode): Promise<void> {
  const less = PRODUCTS.filter((each) => isMoreThan(product, each));
  if (less.length === 0) return;
  await db
    .updateTable('subscription')
    .set({ product_code: product, quantity: seatThreshold(product) })
    .where('is_default', '=', true)
    .where('subscription_status', '=', 'active')
    .where('product_code', 'in', less)
    .execute();
}

/** Inserts a plan that an operator grants. */
export function insertGrant(trx: Trx, owner: Owner, grant: Grant): Promise<SubscriptionRow> {
  const now = new Date();
  const cycle = grant.period_end.getTime() - now.getTime() >= YEARLY_DAYS * DAY_MS ? 'yearly' : 'monthly';
  return trx
    .insertInto('subscription')
    .values({
      ...columnsOf(owner),
      ...grant,
      id: newId(),
      subscription_status: 'active',
      billing_cycle: cycle,
      period_start: now,
      is_granted: true,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Locks the owner's row, so that two concurrent grants leave one plan. */
export async function holdOwner(trx: Trx, owner: Owner): Promise<void> {
  await (
    'userId' in owner
      ? trx.selectFrom('app_user').select('id').where('id', '=', owner.userId)
      : trx.selectFrom('organization').select('id').where('id', '=', owner.organizationId)
  )
    .forUpdate()
    .execute();
}

/**
 * Ends every running plan of an owner immediately.
 * Locks the owner until the transaction ends.
 * @returns the ended plans
 */
export async function endRunning(
  trx: Trx,
  owner: Owner,
): Promise<Pick<SubscriptionRow, 'product_code' | 'is_default'>[]> {
  await holdOwner(trx, owner);
  const ended = trx
    .updateTable('subscription')
    .set({ subscription_status: 'canceled', cancel_at_period_end: true, period_end: ENDS_NOW })
    .where('period_end', '>', sql<Date>`now()`);
  const rows = await (
    'userId' in owner
      ? ended.where('user_id', '=', owner.userId)
      : ended.where('organization_id', '=', owner.organizationId)
  )
    .returning(['product_code', 'is_default'])
    .execute();
  return rows;
}

/** Lists every subscription of these organizations. */
export function listSubscriptions(
  db: Db,
  organizationIds: string[],
): Promise<
  (Omit<SubscriptionTable, 'cancel_at_period_end' | 'created_at' | 'is_default' | 'is_granted'> & {
    cancel_at_period_end: boolean;
  })[]
> {
  if (organizationIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('subscription')
    .select([...ordered, 'user_id'])
    .where('organization_id', 'in', organizationIds)
    .execute();
}
