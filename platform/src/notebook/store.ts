// Read model of app_user: notebooks are listed with the name of who published them.
import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';

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

/** A notebook without its content, and its owner's name. */
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

/** A page of a person's notebooks, latest change first. */
export function listNotebooks(
  db: Db,
  ownerId: string,
  page: { limit: number; offset: number },
): Promise<NotebookRow[]> {
  return notebooks(db)
    .where('owner_id', '=', ownerId)
    .orderBy('notebook.updated_at', 'desc')
    .orderBy('notebook.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Number of a person's notebooks. */
export async function countNotebooks(db: Db | Trx, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notebook')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A person's notebook without its content. */
export function findRow(db: Db, ownerId: string, id: string): Promise<NotebookRow | undefined> {
  return notebooks(db).where('owner_id', '=', ownerId).where('notebook.id', '=', id).executeTakeFirst();
}

/** A notebook of this person with its content; undefined for one of somebody else. */
export function findNotebook(db: Db, ownerId: string, id: string): Promise<WholeRow | undefined> {
  return notebooks(db)
    .select('notebook.content')
    .where('owner_id', '=', ownerId)
    .where('notebook.id', '=', id)
    .executeTakeFirst();
}

/** A shared notebook with its content; those of disabled people are not shown. */
export function findShared(db: Db, shareId: string): Promise<WholeRow | undefined> {
  return notebooks(db)
    .select('notebook.content')
    .where('share_id', '=', shareId)
    .where('app_user.is_disabled', '=', false)
    .executeTakeFirst();
}

/** Makes the calls of one person wait for each other until the transaction ends; false when the person is gone. */
export async function lockOwner(trx: Trx, ownerId: string): Promise<boolean> {
  return (
    (await trx.selectFrom('app_user').select('id').where('id', '=', ownerId).forUpdate().executeTakeFirst()) !==
    undefined
  );
}

/** Keeps a notebook and gives its id. `content` is its JSON, `size` the bytes of that; `shareId` opens it for others, null for nobody. */
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

/** Changes a person's notebook; false when there is none. A notebook that is shared already keeps its link. */
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

/** Deletes a person's notebook; false when there is none. */
export async function deleteNotebook(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notebook')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
