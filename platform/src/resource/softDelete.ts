/** Deletion that can be undone: a deleted row stays for a day, hidden by its `deleted_at`. */
import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';

/** Minimum retention of a deleted row, in hours. */
const UNDO_HOURS = 24;

/** A row of a table with `id`, `name`, and `deleted_at`. */
interface DeletableRow {
  table: string;
  id: string;
  /** Its organization; missing if the caller checked the owner. */
  organizationId?: string;
}

/** Marks a row as deleted. @returns its name; undefined if it's missing or already deleted */
export function softDelete(trx: Trx, row: DeletableRow): Promise<string | undefined> {
  return setDeleted(trx, row, true);
}

/**
 * Restores a deleted row.
 * @returns its name; undefined if it's missing or not deleted
 * @throws a unique violation if its name is in use
 */
export function undelete(trx: Trx, row: DeletableRow): Promise<string | undefined> {
  return setDeleted(trx, row, false);
}

async function setDeleted(
  trx: Trx,
  { table, id, organizationId }: DeletableRow,
  deleted: boolean,
): Promise<string | undefined> {
  const owned = organizationId === undefined ? sql`true` : sql`organization_id = ${organizationId}::uuid`;
  const [value, before] = deleted ? [sql`now()`, sql`null`] : [sql`null`, sql`not null`];
  const { rows } = await sql<{ name: string }>`
    update ${sql.table(table)} set deleted_at = ${value}
    where id = ${id}::uuid and ${owned} and deleted_at is ${before} returning name`.execute(trx);
  return rows[0]?.name;
}

/** Deletes the rows of a table that can no longer be restored. */
export async function purgeDeleted(db: Db, table: string): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where deleted_at < now() - make_interval(hours => ${UNDO_HOURS})`.execute(db);
}
