/** SQL of project files (migration 0055) and of folder counts, which the database maintains (0331). */
import { sql } from 'kysely';
import { ascending, descending, Keyset } from '../db/index.ts';
import type { Db, Keyed, PageRequest, RowPage, Table, Trx } from '../db/index.ts';
import type { Owner } from './store.ts';

/** Row of `project_file`. */
type ProjectFileTable = Table<'project_file'>;
/** Row of `project_folder`. */
type ProjectFolderTable = Table<'project_folder'>;

declare module '../db/tables.ts' {
  interface Tables {
    project_file: ProjectFileTable;
    project_folder: ProjectFolderTable;
  }
}

/** A file of a project. `size` in bytes, `sha256` in hex. */
export interface FileRow {
  path: string;
  size: number;
  sha256: string;
  updated_at: Date;
}

/** An entry of a folder: a file, or a folder with its counts. */
export interface EntryRow {
  key: string;
  is_folder: boolean;
  files: number;
  size: number;
  /** Null for a folder. */
  sha256: string | null;
  updated_at: Date;
}

/** Returns a text that sorts after every path with this prefix, in byte order. */
const behind = (prefix: string): string => `${prefix}\u{10ffff}`;

/** Finds a file. */
export function findFile(db: Db, projectId: string, path: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('project_file')
    .select(['path', 'size', 'sha256', 'updated_at'])
    .where('project_id', '=', projectId)
    .where('path', '=', path)
    .executeTakeFirst();
}

/** Lists the first `most` files of a project by path. */
export function firstFiles(db: Db, projectId: string, prefix: string, most: number): Promise<FileRow[]> {
  return db
    .selectFrom('project_file')
    .select(['path', 'size', 'sha256', 'updated_at'])
    .where('project_id', '=', projectId)
    .where('path', '>', prefix)
    .where('path', '<', behind(prefix))
    .orderBy('path')
    .limit(most)
    .execute();
}

/** Counts the files in a folder and below. */
export async function countFiles(db: Db, projectId: string, folder: string): Promise<number> {
  const row = await db
    .selectFrom('project_folder')
    .select('file_count')
    .where('project_id', '=', projectId)
    .where('path', '=', folder)
    .executeTakeFirst();
  return row?.file_count ?? 0;
}

const entryOrder = new Keyset('project entries', [descending('is_folder', 'boolean'), ascending('path', 'text')]);

/**
 * Returns a page of a folder's direct entries (empty path: the project): folders first, then files, each by name; and
 * their number.
 */
export async function entriesOf(
  db: Db,
  projectId: string,
  folder: string,
  page: PageRequest,
): Promise<RowPage<EntryRow> & { total: number }> {
  const { order, upTo } = { order: sql`order by ${entryOrder.order(page)}`, upTo: page.offset + page.limit + 1 };
  const { rows: found } = await sql<Omit<EntryRow, 'key'> & Keyed & { path: string; total: number }>`
    with own as (
      select own_file_count as files, (select count(*)::int from project_folder where project_id = ${projectId}::uuid and parent = ${folder}) as folders
      from project_folder where project_id = ${projectId}::uuid and path = ${folder}
    ), subfolder as (
      select * from (select path, true as is_folder, file_count as files, bytes::float8 as size, null::text as sha256, updated_at
        from project_folder where project_id = ${projectId}::uuid and parent = ${folder}) as each
      where ${entryOrder.beyond(page)} ${order} limit ${upTo}
    ), file as (
      select * from (select path, false as is_folder, 1 as files, size::float8 as size, sha256, updated_at
        from project_file where project_id = ${projectId}::uuid and folder_of(path) = ${folder}) as each
      where ${entryOrder.beyond(page)} ${order} limit ${upTo}
    )
    select entry.*, (select files + folders from own) as total, ${entryOrder.columns}
    from (select * from subfolder union all select * from file) as entry ${order} ${entryOrder.limit(page)}`.execute(
    db,
  );
  const { rows, pointers } = entryOrder.page(found, page);
  const prefix = folder === '' ? 0 : folder.length + 1;
  const isFirst = page.offset === 0 && page.cursor === undefined;
  return {
    rows: rows.map(({ path, total: _total, ...row }) => ({ ...row, key: path.slice(prefix) })),
    pointers,
    total: rows[0]?.total ?? (isFirst ? 0 : (await entriesOf(db, projectId, folder, { limit: 1, offset: 0 })).total),
  };
}

/** Locks a project until the transaction ends. @returns false if it was deleted */
export async function lockProject(trx: Trx, projectId: string): Promise<boolean> {
  return (
    (await trx
      .selectFrom('project')
      .select('id')
      .where('id', '=', projectId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()) !== undefined
  );
}

/**
 * Finds a file that conflicts with a path: a file where the path has a folder, or a file below where the path has a
 * file.
 */
export async function fileInTheWay(trx: Trx, projectId: string, folded: string): Promise<string | undefined> {
  const parts = folded.split('/');
  const folders = parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('/'));
  const row = await trx
    .selectFrom('project_file')
    .select('path')
    .where('project_id', '=', projectId)
    .where(({ or, eb }) =>
      or([
        eb('folded_path', '=', eb.fn.any(eb.val(folders))),
        eb.and([eb('folded_path', '>', `${folded}/`), eb('folded_path', '<', behind(`${folded}/`))]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row?.path;
}

/** Finds a file whose folder differs from one of the path's only in case or Unicode normalization. */
export async function folderInTheWay(
  trx: Trx,
  projectId: string,
  path: string,
  foldedOf: (path: string) => string,
): Promise<string | undefined> {
  const parts = path.split('/');
  const folders = parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('/'));
  if (folders.length === 0) return undefined;
  // One file per folder is enough, because all passed this check.
  const { rows } = await sql<{ depth: number; path: string }>`
    select f.depth::int as depth, found.path
    from unnest(${folders.map(foldedOf)}::text[]) with ordinality as f (folded, depth)
    cross join lateral (
      select path from project_file
      where project_id = ${projectId}::uuid and folded_path > f.folded || '/' and folded_path < f.folded || ${behind('/')}
      order by folded_path limit 1
    ) found
    order by f.depth`.execute(trx);
  return rows.find((row) => row.path.split('/').slice(0, row.depth).join('/') !== folders[row.depth - 1])?.path;
}

/**
 * Inserts or replaces a file.
 * @throws a unique violation `project_file_folded` if another one differs only in case or Unicode normalization
 */
export async function putFile(
  trx: Trx,
  projectId: string,
  file: { path: string; folded: string; size: number; sha256: string },
): Promise<{ created: boolean }> {
  const bytes = { size: file.size, sha256: file.sha256 };
  const { created } = await trx
    .insertInto('project_file')
    .values({ project_id: projectId, path: file.path, folded_path: file.folded, ...bytes })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'path']).doUpdateSet({ ...bytes, updated_at: sql<Date>`now()` }),
    )
    .returning(sql<boolean>`xmax = 0`.as('created'))
    .executeTakeFirstOrThrow();
  await touch(trx, projectId);
  return { created };
}

/** Updates the change time of a project. */
async function touch(trx: Trx, projectId: string): Promise<void> {
  await trx
    .updateTable('project')
    .set({ updated_at: sql<Date>`now()` })
    .where('id', '=', projectId)
    .execute();
}

/** Deletes a file, or all in a folder (`prefix` ends with a slash). @returns the number of deleted files */
export async function deleteFiles(
  trx: Trx,
  projectId: string,
  which: { path: string } | { prefix: string },
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('project_file')
    .where('project_id', '=', projectId)
    .$if('path' in which, (query) => query.where('path', '=', 'path' in which ? which.path : ''))
    .$if('prefix' in which, (query) => {
      const prefix = 'prefix' in which ? which.prefix : '';
      return query.where('path', '>', prefix).where('path', '<', behind(prefix));
    })
    .executeTakeFirst();
  if (numDeletedRows > 0n) await touch(trx, projectId);
  return Number(numDeletedRows);
}

/** Counts the bytes of all files in an owner's projects, including deleted ones that can be restored. */
export async function bytesOf(db: Db, owner: Owner): Promise<number> {
  const { bytes } = await db
    .selectFrom('project_folder')
    .innerJoin('project', 'project.id', 'project_folder.project_id')
    .select(sql<number>`coalesce(sum(bytes::float8), 0)`.as('bytes'))
    .where('project_folder.path', '=', '')
    .$if('userId' in owner, (query) => query.where('project.user_id', '=', 'userId' in owner ? owner.userId : ''))
    .$if('organizationId' in owner, (query) =>
      query.where('project.organization_id', '=', 'organizationId' in owner ? owner.organizationId : ''),
    )
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Returns which of these keys a file still uses. */
export async function namedBytes(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('project_file')
    .select('sha256')
    .distinct()
    .where(({ eb }) => eb('sha256', '=', eb.fn.any(eb.val([...keys]))))
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}
