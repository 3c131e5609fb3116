/** SQL of invoices. */
import { sql } from 'kysely';
import { descending, Keyset, newId } from '../../db/index.ts';
import type { Db, PageCursors, PageRequest, RowPage, Table, Trx } from '../../db/index.ts';
import type { Line } from './pricing.ts';
import { billedTo } from './store.ts';
import type { BilledTo, CustomerRow } from './store.ts';

/** Row of `invoice`. */
type InvoiceTable = Table<'invoice', { lines: Line[]; billed_to: BilledTo }>;

declare module '../../db/tables.ts' {
  interface Tables {
    invoice: InvoiceTable;
  }
}

/** A stored invoice. */
export interface InvoiceRow {
  id: string;
  customer_id: string;
  number: string;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  billed_to: BilledTo;
  lines: Line[];
  subtotal: number;
  credit_used: number;
  tax: number;
  tax_name: string;
  total: number;
  hosted_url: string | null;
  pdf_url: string | null;
  issued_at: Date;
  paid_at: Date | null;
}

const invoiceColumns = [
  'id',
  'customer_id',
  'number',
  'status',
  'billed_to',
  'lines',
  'subtotal',
  'credit_used',
  'tax',
  'tax_name',
  'total',
  'hosted_url',
  'pdf_url',
  'issued_at',
  'paid_at',
] as const;

/**
 * Inserts an invoice with the customer's next number.
 * The customer's row must be locked, so that numbers are consecutive.
 */
export async function insertInvoice(
  trx: Trx,
  customer: CustomerRow,
  values: Pick<
    InvoiceRow,
    'status' | 'lines' | 'subtotal' | 'credit_used' | 'tax' | 'tax_name' | 'total' | 'paid_at'
  > & {
    issued_at: Date;
  },
): Promise<InvoiceRow> {
  const { invoices } = await trx
    .updateTable('payment_customer')
    .set({ invoices: sql<number>`invoices + 1` })
    .where('id', '=', customer.id)
    .returning('invoices')
    .executeTakeFirstOrThrow();
  const prefix = customer.id.replaceAll('-', '').slice(-8).toUpperCase();
  return trx
    .insertInto('invoice')
    .values({
      ...values,
      id: newId(),
      customer_id: customer.id,
      number: `${prefix}-${String(invoices).padStart(4, '0')}`,
      billed_to: JSON.stringify(billedTo(customer)),
      lines: JSON.stringify(values.lines),
    })
    .returning(invoiceColumns)
    .executeTakeFirstOrThrow();
}

/** Stores the current state of an invoice of the processor. */
export async function keepInvoice(trx: Trx, values: Omit<InvoiceRow, 'id'> & { external_id: string }): Promise<void> {
  const row = { ...values, billed_to: JSON.stringify(values.billed_to), lines: JSON.stringify(values.lines) };
  const { external_id: _, customer_id: _customer, ...changed } = row;
  await trx
    .insertInto('invoice')
    .values({ ...row, id: newId() })
    .onConflict((conflict) => conflict.column('external_id').doUpdateSet(changed))
    .execute();
}

const invoiceOrder = new Keyset('invoices', [descending('issued_at', 'timestamptz'), descending('number', 'text')]);

/** Cursors of a payer without a customer. @throws InvalidCursor */
export const noInvoices = (page: PageRequest): PageCursors => invoiceOrder.none(page).pointers;

/** Returns a page of a customer's invoices, latest first, and their number. */
export async function listInvoices(
  db: Db,
  customerId: string,
  page: PageRequest,
): Promise<RowPage<InvoiceRow> & { total: number }> {
  const found = await invoiceOrder.select(
    db.selectFrom('invoice').select(invoiceColumns).where('customer_id', '=', customerId),
    page,
  );
  const { total } = await db
    .selectFrom('invoice')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { ...found, total };
}

/** Finds an invoice of a customer; undefined for another's. */
export function findInvoice(db: Db, customerId: string, id: string): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoice')
    .select(invoiceColumns)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds a customer's unpaid invoice. */
export function openInvoice(db: Db, customerId: string): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoice')
    .select(invoiceColumns)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open')
    .orderBy('issued_at', 'desc')
    .executeTakeFirst();
}

/** Marks an invoice as paid, or as `uncollectible`, without `paid_at`. */
export async function endInvoice(
  trx: Trx,
  id: string,
  values: { status: 'paid' | 'uncollectible'; paid_at: Date | null },
): Promise<void> {
  await trx.updateTable('invoice').set(values).where('id', '=', id).execute();
}
