// Read model of app_user, organization: two who give a plan to the same owner at once wait for its row.
import { sql } from 'kysely';
import type { ProductCode } from '@terrarium/domain/access';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';

/**
 * A plan of an organization or of a person.
 * - `is_granted`: An operator gave it: nobody pays for it.
 */
type SubscriptionTable = Table<'subscription'>;

declare module '../db/tables.ts' {
  interface Tables {
    subscription: SubscriptionTable;
  }
}

/** A subscription as it is stored. */
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
  /** An operator gave it: nobody pays for it. */
  is_granted: boolean;
}

/** Who a subscription belongs to: a person or an organization (DATA-12). */
export type Owner = { userId: string } | { organizationId: string };

const columns = [
  'id',
  'organization_id',
  'product_code',
  'subscription_status',
  'billing_cycle',
  'quantity',
  'cancel_at_period_end',
  'period_start',
  'period_end',
  'is_granted',
] as const;

/** The subscriptions of an owner, the latest first. */
export function list(db: Db, owner: Owner): Promise<SubscriptionRow[]> {
  const query = db.selectFrom('subscription').select(columns).orderBy('period_end', 'desc').orderBy('id');
  return (
    'userId' in owner
      ? query.where('user_id', '=', owner.userId)
      : query.where('organization_id', '=', owner.organizationId)
  ).execute();
}

/** Sets whether a subscription ends with its period; only one that is paid for now can change. Resolves with it, or nothing. */
export function setCancel(db: Db, owner: Owner, id: string, cancel: boolean): Promise<SubscriptionRow | undefined> {
  const update = db
    .updateTable('subscription')
    .set({ cancel_at_period_end: cancel })
    .where('id', '=', id)
    .where('subscription_status', '=', 'active')
    .where('period_end', '>', new Date());
  return (
    'userId' in owner
      ? update.where('user_id', '=', owner.userId)
      : update.where('organization_id', '=', owner.organizationId)
  )
    .returning(columns)
    .executeTakeFirst();
}

/** What an owner is given. */
export interface Grant {
  product_code: ProductCode;
  quantity: number;
  period_end: Date;
}

/** How long the free plan lasts that an organization begins with: 'forever', in years. */
const FREE_YEARS = 100;
/** A granted plan of at least so many days is shown as a yearly one. */
const YEARLY_DAYS = 300;
const DAY_MS = 86_400_000;

const columnsOf = (owner: Owner) =>
  'userId' in owner
    ? { user_id: owner.userId, organization_id: null }
    : { user_id: null, organization_id: owner.organizationId };

/** Gives an organization the free plan, which lasts. */
export async function insertFreePlan(trx: Trx, organizationId: string): Promise<void> {
  const now = new Date();
  await trx
    .insertInto('subscription')
    .values({
      ...columnsOf({ organizationId }),
      id: newId(),
      product_code: 'free_subscription',
      subscription_status: 'active',
      billing_cycle: 'yearly',
      quantity: 1,
      period_start: now,
      period_end: new Date(Date.UTC(now.getUTCFullYear() + FREE_YEARS, now.getUTCMonth(), now.getUTCDate())),
    })
    .execute();
}

/** Keeps a plan that an operator gives. */
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

/** Ends every plan of an owner that runs, at once. Resolves with their products. */
export async function endRunning(trx: Trx, owner: Owner): Promise<string[]> {
  // The owner's row is locked, so that two who give a plan at once leave one.
  await (
    'userId' in owner
      ? trx.selectFrom('app_user').select('id').where('id', '=', owner.userId)
      : trx.selectFrom('organization').select('id').where('id', '=', owner.organizationId)
  )
    .forUpdate()
    .execute();
  const update = trx
    .updateTable('subscription')
    // A period ends after its begin, also one that has just begun.
    .set({
      subscription_status: 'canceled',
      cancel_at_period_end: true,
      period_end: sql<Date>`greatest(now(), period_start + interval '1 microsecond')`,
    })
    .where('period_end', '>', sql<Date>`now()`);
  const rows = await (
    'userId' in owner
      ? update.where('user_id', '=', owner.userId)
      : update.where('organization_id', '=', owner.organizationId)
  )
    .returning('product_code')
    .execute();
  return rows.map((row) => row.product_code);
}

/** Every subscription of these organizations. */
export function listSubscriptions(
  db: Db,
  organizationIds: string[],
): Promise<
  (Omit<SubscriptionTable, 'cancel_at_period_end' | 'created_at' | 'is_granted'> & { cancel_at_period_end: boolean })[]
> {
  if (organizationIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('subscription')
    .select([
      'id',
      'organization_id',
      'user_id',
      'product_code',
      'subscription_status',
      'billing_cycle',
      'quantity',
      'cancel_at_period_end',
      'period_start',
      'period_end',
    ])
    .where('organization_id', 'in', organizationIds)
    .execute();
}
