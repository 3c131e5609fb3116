// Read model of app_user, organization: invoices contain their owner.
/** SQL of customers and paid subscriptions (migration 0075). */
import { sql } from 'kysely';
import type { ProductCode } from '@terrarium/domain/access';
import type { Owner } from '../store.ts';
import { newId } from '../../db/index.ts';
import type { Db, Table, Trx } from '../../db/index.ts';
import type { Address, Preview } from './contract.ts';
import type { Cycle } from './pricing.ts';

/** Row of `payment_customer`. */
type CustomerTable = Table<'payment_customer', { address: Address }>;
/** Row of `payment_subscription`. */
type PaidTable = Table<'payment_subscription'>;
/** Row of `payment_session`. */
type SessionTable = Table<'payment_session', { product_code: ProductCode; preview: Preview }>;
/** Row of `payment_reading`. */
type ReadingTable = Table<'payment_reading'>;
/** Row of `payment_event`. */
type EventTable = Table<'payment_event'>;
/** Row of `education_enrolment`. */
type EnrolmentTable = Table<'education_enrolment'>;

declare module '../../db/tables.ts' {
  interface Tables {
    payment_customer: CustomerTable;
    payment_subscription: PaidTable;
    payment_session: SessionTable;
    payment_reading: ReadingTable;
    payment_event: EventTable;
    education_enrolment: EnrolmentTable;
  }
}

/** Recipient of an invoice. */
export interface BilledTo {
  name: string;
  email: string;
  address: Address | null;
  tax_id: string;
}

/** Returns the recipient of a customer's invoices. */
export const billedTo = ({ name, email, address, tax_id }: BilledTo): BilledTo => ({ name, email, address, tax_id });

/** Names of the processors. */
export type ProcessorKind = 'test' | 'stripe';

/** A stored customer. */
export interface CustomerRow extends BilledTo {
  id: string;
  user_id: string | null;
  organization_id: string | null;
  external_id: string;
  card_brand: string | null;
  card_last4: string | null;
  card_expires: string | null;
  card_declines: boolean;
  credit: number;
  created_at: Date;
}

/** Columns of a customer. */
export const customerColumns = [
  'id',
  'user_id',
  'organization_id',
  'external_id',
  'email',
  'name',
  'address',
  'tax_id',
  'card_brand',
  'card_last4',
  'card_expires',
  'card_declines',
  'credit',
  'created_at',
] as const;

const column = (owner: Owner) => ('userId' in owner ? ('user_id' as const) : ('organization_id' as const));
const valueOf = (owner: Owner): string => ('userId' in owner ? owner.userId : owner.organizationId);

/** Returns the owner of a customer. */
export const ownerOf = (row: Pick<CustomerRow, 'user_id' | 'organization_id'>): Owner =>
  row.user_id === null ? { organizationId: row.organization_id! } : { userId: row.user_id };

/** Finds the customer of an owner at a processor. `locked` prevents other charges until the transaction ends. */
export function findCustomer(
  db: Db,
  processor: ProcessorKind,
  owner: Owner,
  locked = false,
): Promise<CustomerRow | undefined> {
  const query = db
    .selectFrom('payment_customer')
    .select(customerColumns)
    .where('processor', '=', processor)
    .where(column(owner), '=', valueOf(owner));
  return (locked ? query.forUpdate() : query).executeTakeFirst();
}

/** Finds a customer by ID and locks it. */
export function lockCustomer(trx: Trx, id: string): Promise<CustomerRow> {
  return trx
    .selectFrom('payment_customer')
    .select(customerColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Finds a customer by the processor's ID. */
export function customerByExternalId(
  db: Db,
  processor: ProcessorKind,
  externalId: string,
): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('payment_customer')
    .select(customerColumns)
    .where('processor', '=', processor)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
}

/** Returns the name and email address of an owner for a new customer. */
export async function identityOf(db: Db, owner: Owner): Promise<{ email: string | null; name: string }> {
  if ('userId' in owner) {
    const row = await db
      .selectFrom('app_user')
      .select(['email', 'first_name', 'last_name'])
      .where('id', '=', owner.userId)
      .executeTakeFirstOrThrow();
    return { email: row.email, name: `${row.first_name} ${row.last_name}`.trim() };
  }
  const row = await db
    .selectFrom('organization')
    .select('title')
    .where('id', '=', owner.organizationId)
    .executeTakeFirstOrThrow();
  return { email: null, name: row.title };
}

/** Returns an organization's name and title. */
export function organizationName(db: Db, id: string): Promise<{ name: string; title: string } | undefined> {
  return db.selectFrom('organization').select(['name', 'title']).where('id', '=', id).executeTakeFirst();
}

/** Inserts a customer. Of two concurrent ones, the first stays. */
export async function insertCustomer(
  db: Db,
  processor: ProcessorKind,
  owner: Owner,
  values: BilledTo & { external_id: string },
): Promise<void> {
  await db
    .insertInto('payment_customer')
    .values({
      ...values,
      id: newId(),
      processor,
      user_id: 'userId' in owner ? owner.userId : null,
      organization_id: 'userId' in owner ? null : owner.organizationId,
      address: values.address === null ? null : JSON.stringify(values.address),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes billing details. */
export async function updateCustomer(db: Db, id: string, values: Partial<BilledTo>): Promise<void> {
  const { address, ...rest } = values;
  await db
    .updateTable('payment_customer')
    .set({ ...rest, ...(address === undefined ? {} : { address: address === null ? null : JSON.stringify(address) }) })
    .where('id', '=', id)
    .execute();
}

/** Stores the visible data of a card. */
export async function setCard(
  db: Db,
  id: string,
  card: { brand: string; last4: string; expires: string; declines: boolean } | null,
): Promise<void> {
  await db
    .updateTable('payment_customer')
    .set({
      card_brand: card?.brand ?? null,
      card_last4: card?.last4 ?? null,
      card_expires: card?.expires ?? null,
      card_declines: card?.declines ?? false,
    })
    .where('id', '=', id)
    .execute();
}

/** Sets a customer's credit to this amount, in cents. */
export async function setCredit(trx: Trx, id: string, credit: number): Promise<void> {
  await trx.updateTable('payment_customer').set({ credit }).where('id', '=', id).execute();
}

/** A paid subscription. */
export interface PaidRow {
  id: string;
  customer_id: string;
  external_id: string;
  failures: number;
  retry_at: Date | null;
  /** When it started. */
  begun_at: Date;
  product_code: ProductCode;
  billing_cycle: Cycle;
  quantity: number;
  subscription_status: string;
  cancel_at_period_end: boolean;
  period_start: Date;
  period_end: Date;
}

const paid = (db: Db) =>
  db
    .selectFrom('payment_subscription')
    .innerJoin('subscription', 'subscription.id', 'payment_subscription.subscription_id')
    .select([
      'subscription.id',
      'payment_subscription.customer_id',
      'payment_subscription.external_id',
      'payment_subscription.failures',
      'payment_subscription.retry_at',
      'payment_subscription.created_at as begun_at',
      'subscription.product_code',
      'subscription.billing_cycle',
      'subscription.quantity',
      'subscription.subscription_status',
      'subscription.cancel_at_period_end',
      'subscription.period_start',
      'subscription.period_end',
    ]);

/** Finds a customer's currently paid subscription. */
export async function runningOf(db: Db, customerId: string, now: Date): Promise<PaidRow | undefined> {
  return (await paid(db)
    .where('payment_subscription.customer_id', '=', customerId)
    .where('subscription.subscription_status', 'in', ['active', 'past_due'])
    .where('subscription.period_end', '>', now)
    .orderBy('subscription.period_end', 'desc')
    .executeTakeFirst()) as PaidRow | undefined;
}

/** Finds the next due subscription of the test processor: its period is over, or a failed charge must be retried. */
export async function nextDue(db: Db, now: Date): Promise<PaidRow | undefined> {
  return (await paid(db)
    .innerJoin('payment_customer', 'payment_customer.id', 'payment_subscription.customer_id')
    .where('payment_customer.processor', '=', 'test')
    .where('subscription.subscription_status', 'in', ['active', 'past_due'])
    .where((eb) =>
      eb.or([
        eb('payment_subscription.retry_at', '<=', now),
        eb.and([eb('payment_subscription.retry_at', 'is', null), eb('subscription.period_end', '<=', now)]),
      ]),
    )
    .orderBy('subscription.period_end')
    .executeTakeFirst()) as PaidRow | undefined;
}

/** Finds a paid subscription by ID. */
export async function paidById(db: Db, id: string): Promise<PaidRow | undefined> {
  return (await paid(db).where('subscription.id', '=', id).executeTakeFirst()) as PaidRow | undefined;
}

/** Finds a paid subscription by the processor's ID. */
export async function paidByExternalId(db: Db, externalId: string): Promise<PaidRow | undefined> {
  return (await paid(db).where('payment_subscription.external_id', '=', externalId).executeTakeFirst()) as
    | PaidRow
    | undefined;
}

/** Returns the processor's IDs of some subscriptions. */
export function linksOf(
  db: Db,
  subscriptionIds: string[],
): Promise<{ subscription_id: string; external_id: string; customer: string; processor: ProcessorKind }[]> {
  if (subscriptionIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('payment_subscription')
    .innerJoin('payment_customer', 'payment_customer.id', 'payment_subscription.customer_id')
    .select([
      'payment_subscription.subscription_id',
      'payment_subscription.external_id',
      'payment_customer.external_id as customer',
      'payment_customer.processor',
    ])
    .where('payment_subscription.subscription_id', 'in', subscriptionIds)
    .execute();
}

/** Records which customer pays for a subscription, and the processor's ID (`external_id`). */
export async function insertPaid(
  trx: Trx,
  values: { subscription_id: string; customer_id: string; external_id: string },
): Promise<void> {
  await trx.insertInto('payment_subscription').values(values).execute();
}

/** Records consecutive failed charges, and the time of the next attempt; null if none. */
export async function setDunning(
  trx: Trx,
  subscriptionId: string,
  values: { failures: number; retry_at: Date | null },
): Promise<void> {
  await trx.updateTable('payment_subscription').set(values).where('subscription_id', '=', subscriptionId).execute();
}

/** Moves all dates of a test customer back by some days. Billing moves the period of the subscription. */
export async function shiftBack(trx: Trx, customerId: string, days: number): Promise<void> {
  await trx
    .updateTable('payment_subscription')
    .set({
      created_at: sql<Date>`created_at - make_interval(days => ${days})`,
      retry_at: sql<Date>`retry_at - make_interval(days => ${days})`,
    })
    .where('customer_id', '=', customerId)
    .execute();
  await trx
    .updateTable('invoice')
    .set({
      issued_at: sql<Date>`issued_at - make_interval(days => ${days})`,
      paid_at: sql<Date>`paid_at - make_interval(days => ${days})`,
    })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Finds a customer's subscription that is active or awaits its next charge, even if its period is over. */
export async function lastOf(db: Db, customerId: string): Promise<PaidRow | undefined> {
  return (await paid(db)
    .where('payment_subscription.customer_id', '=', customerId)
    .where('subscription.subscription_status', 'in', ['active', 'past_due'])
    .orderBy('subscription.period_end', 'desc')
    .executeTakeFirst()) as PaidRow | undefined;
}

/** Sets the date from which charge dates are computed. */
export async function setBegin(trx: Trx, subscriptionId: string, at: Date): Promise<void> {
  await trx
    .updateTable('payment_subscription')
    .set({ created_at: at })
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

/** Deletes a paid subscription, so that another one can have its ID at the processor. */
export async function deletePaid(trx: Trx, subscriptionId: string): Promise<void> {
  await trx.deleteFrom('payment_subscription').where('subscription_id', '=', subscriptionId).execute();
}

/** Lists Stripe IDs of subscriptions that ended here but may not have ended there. */
export async function endedHere(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_subscription')
    .innerJoin('payment_customer', 'payment_customer.id', 'payment_subscription.customer_id')
    .innerJoin('subscription', 'subscription.id', 'payment_subscription.subscription_id')
    .select('payment_subscription.external_id')
    .where('payment_customer.processor', '=', 'stripe')
    .where('subscription.subscription_status', '=', 'canceled')
    .execute();
  return rows.map((row) => row.external_id);
}

/** Finds an owner by the name or ID of an organization, or by a user's email address. */
export async function ownerNamed(db: Db, organization: string | null, email: string | null): Promise<Owner | null> {
  if (organization !== null) {
    const row = await db
      .selectFrom('organization')
      .select('id')
      .where((eb) => eb.or([eb('name', '=', organization), eb(sql<string>`id::text`, '=', organization)]))
      .executeTakeFirst();
    return row ? { organizationId: row.id } : null;
  }
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', (email ?? '').toLowerCase())
    .executeTakeFirst();
  return row ? { userId: row.id } : null;
}
