/** SQL of checkouts. */
import type { ProductCode } from '@terrarium/domain/access';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { Preview } from './contract.ts';
import type { Cycle } from './pricing.ts';
import { customerColumns } from './store.ts';
import type { CustomerRow } from './store.ts';

/** A stored checkout. */
export interface SessionRow {
  id: string;
  customer_id: string;
  product_code: ProductCode;
  billing_cycle: Cycle;
  quantity: number;
  status: 'open' | 'requires_action' | 'complete' | 'expired';
  preview: Preview;
  /** Secret with which a browser pays it at the processor, encrypted for this checkout. */
  sealed_secret: Buffer | null;
  url: string;
  created_by: string | null;
  expires_at: Date;
  subscription_id: string | null;
}

/** Inserts a started checkout. */
export async function insertSession(db: Db, { preview, ...values }: Omit<SessionRow, 'status'>): Promise<void> {
  await db
    .insertInto('payment_session')
    .values({ ...values, preview: JSON.stringify(preview) })
    .execute();
}

/** Finds a checkout with its customer. `locked` prevents concurrent payment. */
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

/** Changes a checkout. Missing fields stay unchanged. */
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

/** Deletes unpaid checkouts some days after they expired. */
export async function purgeSessions(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('payment_session')
    .where('status', '!=', 'complete')
    .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}

/** Lists a customer's checkouts that can still be paid. */
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
