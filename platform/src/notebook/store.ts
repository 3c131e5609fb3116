// Read model of app_user: notebooks are listed with their owner's name.
import { sql } from 'kysely';
import { descending, Keyset, newId } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Table, Trx } from '../db/index.ts';

/** Row of `notebook`. */
type NotebookTable = Table<
  'notebook',
  {
    content: Record<string, unknown>;
  }
>;

declare module '../db/tables.ts' {
  interface Tables {
    notebook: NotebookTable;
  }
}

/** A notebook without its content, with its owner's name. */
export interface NotebookRow {
  id: string;
  title: string;
  size: number;
  share_id: string | null;
  created_at: Date;
  updated_at: Date;
  first_name: string;
  last_name: string;
  username: string;
}

/** A notebook with its content. */
export type WholeRow = NotebookRow & { content: Record<string, unknown> };

const COLUMNS = [
  'notebook.id',
  'notebook.title',
  'notebook.size',
  'notebook.share_id',
  'notebook.created_at',
  'notebook.updated_at',
  'app_user.first_name',
  'app_user.last_name',
  'app_user.username',
] as const;

const notebooks = (db: Db | Trx) =>
  db.selectFrom('notebook').innerJoin('app_user', 'app_user.id', 'notebook.owner_id').select(COLUMNS);

const notebookOrder = new Keyset('notebooks', [
  descending('notebook.updated_at', 'timestamptz'),
  descending('notebook.id', 'uuid'),
]);

/** Returns a page of a user's notebooks, last changed first. */
export function listNotebooks(db: Db, ownerId: string, page: PageRequest): Promise<RowPage<NotebookRow>> {
  return notebookOrder.select(notebooks(db).where('owner_id', '=', ownerId), page);
}

/** Counts a user's notebooks. */
export async function countNotebooks(db: Db | Trx, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notebook')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds a user's notebook without its content. */
export function findRow(db: Db, ownerId: string, id: string): Promise<NotebookRow | undefined> {
  return notebooks(db).where('owner_id', '=', ownerId).where('notebook.id', '=', id).executeTakeFirst();
}

/** Finds a user's notebook with its content; undefined for another's. */
export function findNotebook(db: Db, ownerId: string, id: string): Promise<WholeRow | undefined> {
  return notebooks(db)
    .select('notebook.content')
    .where('owner_id', '=', ownerId)
    .where('notebook.id', '=', id)
    .executeTakeFirst();
}

/** Finds a shared notebook with its content. Excludes those of disabled users. */
export function findShared(db: Db, shareId: string): Promise<WholeRow | undefined> {
  return notebooks(db)
    .select('notebook.content')
    .where('share_id', '=', shareId)
    .where('app_user.is_disabled', '=', false)
    .executeTakeFirst();
}

/** Locks a user until the transaction ends, to serialize their requests. @returns false if the user was deleted */
export async function lockOwner(trx: Trx, ownerId: string): Promise<boolean> {
  return (
    (await trx.selectFrom('app_user').select('id').where('id', '=', ownerId).forUpdate().executeTakeFirst()) !==
    undefined
  );
}

/**
 * Inserts a notebook.
 * `content` is its JSON, `size` the size of that in bytes; `shareId` shares it, null if private.
 * @returns its ID
 */
export async function insertNotebook(
  trx: Trx | Db,
  given: { ownerId: string; title: string; content: string; size: number; shareId: string | null },
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('notebook')
    .values({
      id,
      owner_id: given.ownerId,
      title: given.title,
      content: given.content,
      size: given.size,
      share_id: given.shareId,
    })
    .execute();
  return id;
}

/** Changes a user's notebook. A shared one keeps its link. @returns false if it doesn't exist */
export async function updateNotebook(
  db: Db,
  ownerId: string,
  id: string,
  change: { title?: string | undefined; shareId?: string | null | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notebook')
    .set({
      updated_at: sql<Date>`now()`,
      ...(change.title === undefined ? {} : { title: change.title }),
      ...(change.shareId === undefined
        ? {}
        : { share_id: change.shareId === null ? null : sql<string>`coalesce(share_id, ${change.shareId})` }),
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a user's notebook. @returns false if it doesn't exist */
export async function deleteNotebook(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notebook')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
