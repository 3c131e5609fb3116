/** SQL of resumable uploads of project files (migrations 0130, 0290, 0350). */
import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';

/** Row of `project_upload`. */
type ProjectUploadTable = Table<'project_upload'>;

declare module '../db/tables.ts' {
  interface Tables {
    project_upload: ProjectUploadTable;
  }
}

/** Hours that an upload waits for its next piece. */
const WAITS = 24;

/** An upload. `size` is that of the whole file in bytes. */
export interface UploadRow {
  id: string;
  path: string;
  size: number;
  expires_at: Date;
  stored_at: Date | null;
  /** Folder that contains its bytes; null if there is only one. */
  folder: string | null;
  /** Whether the upload fails if the file exists when it is stored. */
  is_new: boolean;
}

const inHours = sql<Date>`now() + make_interval(hours => ${WAITS})`;
const COLUMNS = ['id', 'path', 'size', 'expires_at', 'stored_at', 'folder', 'is_new'] as const;
const read = (row: UploadRow): UploadRow => ({ ...row, size: Number(row.size) });

/** Owner of an upload. */
export interface UploadPlace {
  projectId: string;
  userId: string;
}

/** Inserts an upload. */
export async function insertUpload(
  trx: Trx,
  { projectId, userId }: UploadPlace,
  file: Pick<UploadRow, 'path' | 'size' | 'folder' | 'is_new'>,
): Promise<UploadRow> {
  const row = await trx
    .insertInto('project_upload')
    .values({ id: newId(), project_id: projectId, created_by: userId, ...file, expires_at: inHours })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return read(row);
}

/** Finds a user's unexpired upload to a project. */
export async function findUpload(
  db: Db,
  { projectId, userId }: UploadPlace,
  id: string,
): Promise<UploadRow | undefined> {
  const row = await db
    .selectFrom('project_upload')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('created_by', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row && read(row);
}

/**
 * Counts a user's incomplete uploads and the total bytes of their files.
 * Serializes new uploads of the user until the transaction ends.
 */
export async function underWay(trx: Trx, userId: string): Promise<{ uploads: number; bytes: number }> {
  await sql`select pg_advisory_xact_lock(hashtext(${`uploads ${userId}`}))`.execute(trx);
  const row = await trx
    .selectFrom('project_upload')
    .select([sql<number>`count(*)::int`.as('uploads'), sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes')])
    .where('created_by', '=', userId)
    .where('stored_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return { uploads: row.uploads, bytes: Number(row.bytes) };
}

/** Extends the expiration of an upload. @returns the new expiration */
export async function prolong(db: Db, id: string): Promise<Date | undefined> {
  const row = await db
    .updateTable('project_upload')
    .set({ expires_at: inHours })
    .where('id', '=', id)
    .returning('expires_at')
    .executeTakeFirst();
  return row?.expires_at;
}

/**
 * Records that the file of an upload was stored.
 * @returns false if the upload was deleted, or another instance stored it
 */
export async function noteStored(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('project_upload')
    .set({ stored_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('stored_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an upload. */
export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('project_upload').where('id', '=', id).execute();
}

/** Deletes expired uploads. */
export async function deleteExpired(db: Db): Promise<void> {
  await db
    .deleteFrom('project_upload')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}

/** Returns which of these uploads still wait for bytes. */
export async function waiting(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('project_upload')
    .select('id')
    .where(({ eb }) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .where('stored_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
