/** SQL of list exports. */
import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { descending, isId, Keyset } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Table, Trx } from '../db/index.ts';
import { isMachine } from '../http/index.ts';
import type { Principal } from '../http/index.ts';

declare module '../db/tables.ts' {
  interface Tables {
    list_export: Table<'list_export'>;
  }
}

/** A stored export. */
export type ExportRow = Selectable<Table<'list_export'>>;

/** Hours for which an export is stored. */
export const KEEP_HOURS = 24;

/** The columns that say whose an export is. */
export const ownerOf = (
  caller: Principal,
): Pick<Insertable<Table<'list_export'>>, 'user_id' | 'service_account_id' | 'organization_id'> =>
  isMachine(caller)
    ? { user_id: null, service_account_id: caller.serviceAccount.id, organization_id: caller.organizationId }
    : { user_id: caller.userId, service_account_id: null, organization_id: null };

const isOf = (caller: Principal) =>
  isMachine(caller)
    ? sql<boolean>`service_account_id = ${caller.serviceAccount.id}::uuid`
    : sql<boolean>`user_id = ${caller.userId}::uuid`;

const order = new Keyset('list exports', [descending('created_at', 'timestamptz'), descending('id', 'uuid')]);

/** Returns a page of a caller's exports, newest first. */
export async function exportsOf(
  db: Db,
  caller: Principal,
  page: PageRequest,
): Promise<RowPage<ExportRow> & { total: number }> {
  const own = db.selectFrom('list_export').where(isOf(caller));
  const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { ...(await order.select(own.selectAll(), page)), total };
}

/** Finds an export of a caller. */
export async function findExport(db: Db, caller: Principal, id: string): Promise<ExportRow | undefined> {
  if (!isId(id)) return undefined;
  return db.selectFrom('list_export').selectAll().where('id', '=', id).where(isOf(caller)).executeTakeFirst();
}

/** Finds an export of anyone. */
export const exportById = (db: Db, id: string): Promise<ExportRow | undefined> =>
  db.selectFrom('list_export').selectAll().where('id', '=', id).executeTakeFirst();

/** Counts stored exports and their bytes, and locks them until the transaction ends, so that limits hold. */
export async function countExports(
  trx: Trx,
  caller: Principal,
): Promise<{ active: number; own: number; bytes: number }> {
  await sql`select pg_advisory_xact_lock(hashtext('list_export'))`.execute(trx);
  const { rows } = await sql<{ active: number; own: number; bytes: string }>`
    select count(*) filter (where ${isOf(caller)} and state in ('todo', 'in_progress'))::int as active,
      count(*) filter (where ${isOf(caller)})::int as own, coalesce(sum(bytes), 0)::text as bytes from list_export`.execute(
    trx,
  );
  return { ...rows[0]!, bytes: Number(rows[0]!.bytes) };
}

/** Returns the bytes of all stored exports. */
export async function bytesOfAll(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('list_export')
    .select(sql<string>`coalesce(sum(bytes), 0)::text`.as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Stores a new export. */
export async function insertExport(trx: Trx, row: Insertable<Table<'list_export'>>): Promise<void> {
  await trx.insertInto('list_export').values(row).execute();
}

/** Changes an export that isn't complete. @returns false if it was deleted or ended */
export async function changeExport(db: Db, id: string, change: Updateable<Table<'list_export'>>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('list_export')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', ['todo', 'in_progress'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an export of a caller. @returns false if there is none */
export async function deleteExport(db: Db, caller: Principal, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('list_export')
    .where('id', '=', id)
    .where(isOf(caller))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes expired exports. */
export async function deleteOldExports(db: Db): Promise<void> {
  await sql`delete from list_export where created_at < now() - make_interval(hours => ${KEEP_HOURS})`.execute(db);
}

/** Returns the IDs of those exports that are stored. */
export async function storedExports(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('list_export').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}
