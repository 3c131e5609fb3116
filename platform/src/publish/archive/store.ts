// Read model of channel_file, channel_file_version: the facts of an archive belong to the current file and its bytes.
/** Stored facts from archives that their records don't have. */
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/index.ts';
import { zstdFrame } from '../../files/zstd.ts';
import { ARCHIVE_LIMITS } from './limits.ts';
import { scriptKinds } from './understand.ts';
import type { ArchivePath, PackageArchive } from './understand.ts';
import { READER } from './reader.ts';
import type { PackageArchiveTable } from './tables.ts';
import './tables.ts';

/** Identifies read bytes: ID of their `channel_file`, of its channel, and key in object storage. */
export interface FileBytes {
  id: number;
  channelId: string;
  objectKey: string;
}

/**
 * Stores the content of archives in the transaction that publishes their files, replacing that of other bytes of the
 * same files.
 */
export async function keepArchives(db: Db, read: readonly (FileBytes & { archive: PackageArchive })[]): Promise<void> {
  if (read.length === 0) return;
  const rows = await Promise.all(
    read.map(async ({ id, channelId, objectKey, archive }) => ({
      file_id: id,
      channel_id: channelId,
      object_key: objectKey,
      reader: READER,
      read_at: sql<Date>`now()`,
      about: archive.about === null ? null : JSON.stringify(archive.about),
      run_exports: JSON.stringify(archive.runExports ?? {}),
      scripts: JSON.stringify(archive.scripts),
      script_kinds: scriptKinds(archive),
      text_prefix: archive.prefix.text,
      binary_prefix: archive.prefix.binary,
      file_count: archive.fileCount,
      unpacked_size: archive.unpackedSize,
      paths: await zstdFrame(Buffer.from(JSON.stringify(archive.paths))),
      licenses: JSON.stringify(archive.licenses),
      recipe: archive.recipe === null ? null : JSON.stringify(archive.recipe),
      readme: archive.readme,
      icon: archive.icon,
    })),
  );
  const { file_id: _, ...columns } = rows[0]!;
  await db
    .insertInto('package_archive')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('file_id').doUpdateSet((eb) => ({
        ...Object.fromEntries(
          Object.keys(columns).map((column) => [column, eb.ref(`excluded.${column as keyof typeof columns}`)]),
        ),
        // If the same bytes were read again with the same scripts, policies need no new evaluation.
        read_at: sql<Date>`case when package_archive.object_key = excluded.object_key
            and package_archive.script_kinds <@ excluded.script_kinds and package_archive.script_kinds @> excluded.script_kinds
            then package_archive.read_at else excluded.read_at end`,
      })),
    )
    .execute();
  await db
    .deleteFrom('unreadable_archive')
    .where(
      'file_id',
      'in',
      read.map(({ id }) => id),
    )
    .execute();
}

/** Copies the stored content from another file with the same bytes. If there is none, the archive is read on demand. */
export async function copyArchive(trx: Db, fromFileId: number, { id, channelId, objectKey }: FileBytes): Promise<void> {
  const columns = sql.raw(
    'object_key, reader, about, run_exports, scripts, script_kinds, text_prefix, binary_prefix, file_count, unpacked_size, paths, licenses, recipe, readme, icon',
  );
  await sql`insert into package_archive (file_id, channel_id, ${columns})
    select ${id}::bigint, ${channelId}::uuid, ${columns} from package_archive
    where file_id = ${fromFileId}::bigint and object_key = ${objectKey} on conflict do nothing`.execute(trx);
}

/** Stores why an archive can't be read, replacing earlier results, which may be incomplete. */
export async function keepUnreadable(db: Db, file: FileBytes, reason: string): Promise<void> {
  const row = { channel_id: file.channelId, object_key: file.objectKey, reason, reader: READER };
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('package_archive')
      .where('file_id', '=', file.id)
      .where('object_key', '=', file.objectKey)
      .executeTakeFirstOrThrow();
    const lost = numDeletedRows > 0n ? { lost_at: sql<Date>`now()` } : {};
    await trx
      .insertInto('unreadable_archive')
      .values({ file_id: file.id, ...row, ...lost })
      .onConflict((conflict) => conflict.column('file_id').doUpdateSet({ ...row, ...lost, tried_at: sql<Date>`now()` }))
      .execute();
  });
}

/** A current file with the stored content of its archive. */
export interface FoundArchive {
  channelId: string;
  subdir: string;
  fileName: string;
  /** Null if the hub doesn't have the file. */
  objectKey: string | null;
  /** Why its archive can't be read; null if unknown. */
  unreadable: string | null;
  /** Null if the archive wasn't read. */
  kept: Omit<Selectable<PackageArchiveTable>, 'paths' | 'read_at'> | null;
  /** Whether this reader version, or an equivalent one, has read it. */
  isCurrent: boolean;
}

/** Finds the stored content of a file's archive. @returns undefined if the file isn't current */
export async function findArchive(db: Db, fileId: number): Promise<FoundArchive | undefined> {
  const file = await db
    .selectFrom('channel_file')
    .select(['channel_id', 'subdir', 'file_name', 'object_key'])
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (file === undefined) return undefined;
  const found = {
    channelId: file.channel_id,
    subdir: file.subdir,
    fileName: file.file_name,
    objectKey: file.object_key,
    unreadable: null,
    kept: null,
    isCurrent: false,
  };
  if (file.object_key === null) return found;
  const kept = await db
    .selectFrom('package_archive')
    .select([
      'file_id',
      'channel_id',
      'object_key',
      'reader',
      'about',
      'run_exports',
      'scripts',
      'script_kinds',
      'text_prefix',
      'binary_prefix',
      'file_count',
      'unpacked_size',
      'licenses',
      'recipe',
      'readme',
      'icon',
    ])
    .where('file_id', '=', fileId)
    .where('object_key', '=', file.object_key)
    .executeTakeFirst();
  if (kept !== undefined) return { ...found, kept, isCurrent: kept.reader >= READER };
  const unreadable = await db
    .selectFrom('unreadable_archive')
    .select(['reason', 'reader'])
    .where('file_id', '=', fileId)
    .where('object_key', '=', file.object_key)
    .executeTakeFirst();
  if (unreadable === undefined) return found;
  return { ...found, unreadable: unreadable.reason, isCurrent: unreadable.reader >= READER };
}

/** Lists the first files that a package installs, by path. Null if they aren't stored. */
export async function findPaths(db: Db, fileId: number): Promise<ArchivePath[] | null> {
  const row = await db
    .selectFrom('package_archive as a')
    .innerJoin('channel_file as f', (join) =>
      join.onRef('f.id', '=', 'a.file_id').onRef('f.object_key', '=', 'a.object_key'),
    )
    .select('a.paths')
    .where('a.file_id', '=', fileId)
    .executeTakeFirst();
  if (!row?.paths) return null;
  // Upper limit including quotes, sizes, and escapes. Control characters in names are rejected.
  const most = 6 * ARCHIVE_LIMITS.pathBytes + 64 * ARCHIVE_LIMITS.paths;
  return JSON.parse(
    (await promisify(zstdDecompress)(row.paths, { maxOutputLength: most })).toString(),
  ) as ArchivePath[];
}

/** Scripts of an earlier build. */
export interface ScriptsBefore {
  fileName: string;
  version: string;
  scripts: PackageArchive['scripts'];
}

/** Returns the scripts of the first of some files whose archive was read; null if none was. */
export async function scriptsBefore(db: Db, fileIds: readonly number[]): Promise<ScriptsBefore | null> {
  if (fileIds.length === 0) return null;
  const { rows } = await sql<{ file_name: string; version: string; scripts: PackageArchive['scripts'] }>`
    select f.file_name, f.version, a.scripts from unnest(${[...fileIds]}::bigint[]) with ordinality as given (id, place)
    join channel_file f on f.id = given.id join package_archive a on a.file_id = f.id and a.object_key = f.object_key
    order by given.place limit 1`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { fileName: row.file_name, version: row.version, scripts: row.scripts };
}

/** Number of archives to look up at a time. */
const UNREAD_AT_ONCE = 1_000;

/**
 * SQL condition for results of an older reader version whose bytes are stored, in one of the archive tables, by
 * `file_id`.
 */
const readBefore = (table: 'package_archive' | 'unreadable_archive') => sql`
  from ${sql.table(table)} as a join channel_file_version v on v.id = a.file_id and v.object_key = a.object_key and v.until_generation is null
  where a.reader < ${READER}`;

/**
 * Lists IDs of files whose archive was read by an older reader version.
 * @param after last ID of the previous page; 0 for the first
 */
export async function outdatedArchives(db: Db, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select file_id as id from (
      (select a.file_id ${readBefore('package_archive')} and a.file_id > ${after} order by a.file_id limit ${UNREAD_AT_ONCE})
      union all
      (select a.file_id ${readBefore('unreadable_archive')} and a.file_id > ${after} order by a.file_id limit ${UNREAD_AT_ONCE})
    ) as outdated order by id limit ${UNREAD_AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts the archives that this reader version will read again. */
export async function countOutdated(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) ${readBefore('package_archive')})::int + (select count(*) ${readBefore('unreadable_archive')})::int as count`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Lists stored files whose archive wasn't read, newest first. */
export async function unreadArchives(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from channel_file_version v
    where v.object_key is not null and v.until_generation is null
      and not exists (select 1 from package_archive a where a.file_id = v.id and a.object_key = v.object_key)
      and not exists (select 1 from unreadable_archive u where u.file_id = v.id and u.object_key = v.object_key)
    order by v.id desc limit ${UNREAD_AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes the stored content of archives whose files were deleted. */
export async function dropGoneArchives(db: Db): Promise<void> {
  for (const table of ['package_archive', 'unreadable_archive'] as const)
    await db
      .deleteFrom(table)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('channel_file_version as v')
              .select('v.id')
              .whereRef('v.id', '=', eb.ref(`${table}.file_id`)),
          ),
        ),
      )
      .execute();
}
