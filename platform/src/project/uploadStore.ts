/** SQL of uploads of files of projects that come in pieces (migrations 0130, 0290, 0350). */
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

/** An upload; `size` is that of the whole file in bytes. */
export interface UploadRow {
  id: string;
  path: string;
  size: number;
  expires_at: Date;
  stored_at: Date | null;
  /** Which folder has its bytes; null where there is only one. */
  folder: string | null;
  /** Whether the file must not be there when it is stored. */
  is_new: boolean;
}

const inHours = sql<Date>`now() + make_interval(hours => ${WAITS})`;
const COLUMNS = ['id', 'path', 'size', 'expires_at', 'stored_at', 'folder', 'is_new'] as const;
const read = (row: UploadRow): UploadRow => ({ ...row, size: Number(row.size) });

/** Whose an upload is. */
export interface UploadPlace {
  projectId: string;
  userId: string;
}

/** Writes an upload that begins. */
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

/** An upload of a person into a project that has not expired. */
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

/** What a person has under way: uploads that are not whole, and the bytes of their files in all. Nobody begins another one for them until the transaction ends. */
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

/** Gives an upload more time; when it ends now. */
export async function prolong(db: Db, id: string): Promise<Date | undefined> {
  const row = await db
    .updateTable('project_upload')
    .set({ expires_at: inHours })
    .where('id', '=', id)
    .returning('expires_at')
    .executeTakeFirst();
  return row?.expires_at;
}

/** Notes that the file of an upload is one of the project now; false when the upload is gone, or was stored by another platform meanwhile. */
export async function noteStored(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('project_upload')
    .set({ stored_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('stored_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets an upload. */
export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('project_upload').where('id', '=', id).execute();
}

/** Forgets uploads that nobody went on with. */
export async function deleteExpired(db: Db): Promise<void> {
  await db
    .deleteFrom('project_upload')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}

/** Which of these uploads still wait for bytes. */
export async function waiting(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('project_upload')
    .select('id')
    .where(({ eb }) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .where('stored_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
