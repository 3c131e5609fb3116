// Read model of subscription, app_user, organization: what is paid for is charged by its period, and invoices are written to whoever it belongs to.
/** SQL of payments (migration 0075). */
import { sql } from 'kysely';
import type { ProductCode } from '@terrarium/domain/access';
import type { Owner } from '../billing/index.ts';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';
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

declare module '../db/tables.ts' {
  interface Tables {
    payment_customer: CustomerTable;
    payment_subscription: PaidTable;
    payment_session: SessionTable;
    payment_reading: ReadingTable;
    payment_event: EventTable;
    education_enrolment: EnrolmentTable;
  }
}

/** To whom an invoice is written. */
export interface BilledTo {
  name: string;
  email: string;
  address: Address | null;
  tax_id: string;
}

/** To whom a customer's invoices are written. */
export const billedTo = ({ name, email, address, tax_id }: BilledTo): BilledTo => ({ name, email, address, tax_id });

/** Names of the processors. */
export type ProcessorKind = 'test' | 'stripe';

/** A customer as it is stored. */
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

const customerColumns = [
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

/** Whom a customer is. */
export const ownerOf = (row: Pick<CustomerRow, 'user_id' | 'organization_id'>): Owner =>
  row.user_id === null ? { organizationId: row.organization_id! } : { userId: row.user_id };

/** The customer of an owner at a processor. `locked` keeps others from charging them until the transaction ends. */
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

/** A customer by its id in the hub, locked. */
export function lockCustomer(trx: Trx, id: string): Promise<CustomerRow> {
  return trx
    .selectFrom('payment_customer')
    .select(customerColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A customer by its id at the processor. */
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

/** Who an owner is for a customer that begins: their name and address. */
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

/** An organization's name and title. */
export function organizationName(db: Db, id: string): Promise<{ name: string; title: string } | undefined> {
  return db.selectFrom('organization').select(['name', 'title']).where('id', '=', id).executeTakeFirst();
}

/** Keeps a new customer; where two began at once, the first one stays. */
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

/** Changes billing data. */
export async function updateCustomer(db: Db, id: string, values: Partial<BilledTo>): Promise<void> {
  const { address, ...rest } = values;
  await db
    .updateTable('payment_customer')
    .set({ ...rest, ...(address === undefined ? {} : { address: address === null ? null : JSON.stringify(address) }) })
    .where('id', '=', id)
    .execute();
}

/** Keeps what is shown of a card. */
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

/** Sets what the hub owes a customer, in cents; it is no sum that is added. */
export async function setCredit(trx: Trx, id: string, credit: number): Promise<void> {
  await trx.updateTable('payment_customer').set({ credit }).where('id', '=', id).execute();
}

/** A subscription that is paid for. */
export interface PaidRow {
  id: string;
  customer_id: string;
  external_id: string;
  failures: number;
  retry_at: Date | null;
  /** When it began. */
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

/** The subscription that a customer pays for now. */
export async function runningOf(db: Db, customerId: string, now: Date): Promise<PaidRow | undefined> {
  return (await paid(db)
    .where('payment_subscription.customer_id', '=', customerId)
    .where('subscription.subscription_status', 'in', ['active', 'past_due'])
    .where('subscription.period_end', '>', now)
    .orderBy('subscription.period_end', 'desc')
    .executeTakeFirst()) as PaidRow | undefined;
}

/** The next subscription of the test processor that is due: its period is over, or its failed charge is to be tried again. */
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

/** One paid subscription, by its id in the hub. */
export async function paidById(db: Db, id: string): Promise<PaidRow | undefined> {
  return (await paid(db).where('subscription.id', '=', id).executeTakeFirst()) as PaidRow | undefined;
}

/** One paid subscription, by its id at the processor. */
export async function paidByExternalId(db: Db, externalId: string): Promise<PaidRow | undefined> {
  return (await paid(db).where('payment_subscription.external_id', '=', externalId).executeTakeFirst()) as
    | PaidRow
    | undefined;
}

/** Ids at the processor of some subscriptions. */
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

/** Notes which customer pays for a subscription, and its id at the processor (`external_id`). */
export async function insertPaid(
  trx: Trx,
  values: { subscription_id: string; customer_id: string; external_id: string },
): Promise<void> {
  await trx.insertInto('payment_subscription').values(values).execute();
}

/** Notes how charging stands: tries that failed one after another, and when the next one is due; null for none. */
export async function setDunning(
  trx: Trx,
  subscriptionId: string,
  values: { failures: number; retry_at: Date | null },
): Promise<void> {
  await trx.updateTable('payment_subscription').set(values).where('subscription_id', '=', subscriptionId).execute();
}

/** A checkout as it is stored. */
export interface SessionRow {
  id: string;
  customer_id: string;
  product_code: ProductCode;
  billing_cycle: Cycle;
  quantity: number;
  status: 'open' | 'requires_action' | 'complete' | 'expired';
  preview: Preview;
  /** What lets a browser pay it at the processor, encrypted for this checkout. */
  sealed_secret: Buffer | null;
  url: string;
  created_by: string | null;
  expires_at: Date;
  subscription_id: string | null;
}

/** Keeps a checkout that was begun. */
export async function insertSession(db: Db, { preview, ...values }: Omit<SessionRow, 'status'>): Promise<void> {
  await db
    .insertInto('payment_session')
    .values({ ...values, preview: JSON.stringify(preview) })
    .execute();
}

/** A checkout with its customer. `locked` keeps others from paying it meanwhile. */
export async function findSession(
  db: Db,
  id: string,
  locked = false,
): Promise<{ session: SessionRow; customer: CustomerRow } | undefined> {
  const query = db
    .selectFrom('payment_session')
    .select([
      'id',
      'customer_id',
      'product_code',
      'billing_cycle',
      'quantity',
      'status',
      'preview',
      'sealed_secret',
      'url',
      'created_by',
      'expires_at',
      'subscription_id',
    ])
    .where('id', '=', id);
  const session = await (locked ? query.forUpdate() : query).executeTakeFirst();
  if (session === undefined) return undefined;
  const customer = await db
    .selectFrom('payment_customer')
    .select(customerColumns)
    .where('id', '=', session.customer_id)
    .executeTakeFirstOrThrow();
  return { session, customer };
}

/** Changes a checkout; what is not given stays as it is. */
export async function updateSession(
  db: Db,
  id: string,
  values: { status?: SessionRow['status']; preview?: Preview; completed_at?: Date; subscription_id?: string },
): Promise<void> {
  const { preview, ...rest } = values;
  await db
    .updateTable('payment_session')
    .set({ ...rest, ...(preview === undefined ? {} : { preview: JSON.stringify(preview) }) })
    .where('id', '=', id)
    .execute();
}

/** Forgets checkouts that nobody paid, some days after they were over. */
export async function purgeSessions(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('payment_session')
    .where('status', '!=', 'complete')
    .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}

/** Lets days pass for a customer of the test processor: whatever has a date lies so much further back. The period of the subscription is billing's. */
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

/** How often it was taken over how a thing stands at a processor. */
export async function readingOf(db: Db, processor: ProcessorKind, externalId: string): Promise<number> {
  const row = await db
    .selectFrom('payment_reading')
    .select('version')
    .where('processor', '=', processor)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Counts that it is taken over once more; false when another did so since `seen` was read. */
export async function countReading(
  trx: Trx,
  processor: ProcessorKind,
  externalId: string,
  seen: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_reading')
    .values({ processor, external_id: externalId, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['processor', 'external_id'])
        .doUpdateSet({ version: seen + 1 })
        .where('payment_reading.version', '=', seen),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The checkouts of a customer that may still be paid. */
export async function openSessions(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_session')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open')
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps what a processor told; false when it was told before. */
export async function insertEvent(
  trx: Trx,
  event: { processor: ProcessorKind; id: string; type: string; object_id: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Notes that an event was worked. */
export async function endEvent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('payment_event')
    .set({ handled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Forgets events that were worked so many days ago. */
export async function purgeEvents(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('payment_event')
    .where('received_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where('handled_at', 'is not', null)
    .execute();
}

/** When a person took the education offer. */
export async function enrolledAt(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('education_enrolment')
    .select('enrolled_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.enrolled_at ?? null;
}

/** Notes that a person takes the education offer; false when they did already. */
export async function enrol(trx: Trx, userId: string, domain: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('education_enrolment')
    .values({ user_id: userId, email_domain: domain })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The subscription of a customer that is in force or waits for its next charge, whether its period is over or not. */
export async function lastOf(db: Db, customerId: string): Promise<PaidRow | undefined> {
  return (await paid(db)
    .where('payment_subscription.customer_id', '=', customerId)
    .where('subscription.subscription_status', 'in', ['active', 'past_due'])
    .orderBy('subscription.period_end', 'desc')
    .executeTakeFirst()) as PaidRow | undefined;
}

/** Sets from when on the days of charges are counted. */
export async function setBegin(trx: Trx, subscriptionId: string, at: Date): Promise<void> {
  await trx
    .updateTable('payment_subscription')
    .set({ created_at: at })
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

/** Forgets that a subscription was paid for, so that another one takes its id at the processor. */
export async function deletePaid(trx: Trx, subscriptionId: string): Promise<void> {
  await trx.deleteFrom('payment_subscription').where('subscription_id', '=', subscriptionId).execute();
}

/** Ids at Stripe of subscriptions that are over here and of which nobody knows yet whether they are over there. */
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

/** An owner by the name or id of an organization, or by a person's address. */
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
