/** Bulk operations on files and packages. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import type { FileRecord } from './record.ts';

/** Records per statement: enough to make round trips cheap, few enough to keep the embedded database responsive. */
const BATCH = 1000;

/** Columns of a record for `json_to_recordset`, without indexing time. */
export const RECORD_COLUMNS = [
  'subdir',
  'file_name',
  'name',
  'version',
  'build',
  'build_number',
  'depends',
  'license',
  'license_family',
  'timestamp_ms',
  'size',
  'md5',
  'sha256',
  'trust',
  'record',
  'record_digest',
] as const;
/** The same columns and `indexed_ms` with their types. */
export const RECORD_TYPES =
  sql.raw(`subdir text, file_name text, name text, version text, build text, build_number integer, depends text[], license text, license_family text,
  timestamp_ms bigint, indexed_ms bigint, size bigint, md5 text, sha256 text, trust text, record jsonb, record_digest text`);

/** Groups items of a list or stream in batches of at most `size`. */
export async function* inBatches<T>(items: AsyncIterable<T> | Iterable<T>, size = BATCH): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Returns the last record of each file, because a statement can't write a row twice. */
function distinctFiles(records: readonly FileRecord[]): FileRecord[] {
  return [...new Map(records.map((record) => [`${record.subdir}/${record.file_name}`, record])).values()];
}

/**
 * SQL condition: two records have the same bytes, by SHA-256, or without one by MD5 and size.
 * Different bytes under the same name are a new file (CEP 47).
 * @param old the row with the replaced record; both are SQL names
 */
export function sameBytes(old: string, replacing: string): RawBuilder<boolean> {
  return sql.raw(`(${old}.sha256 is not distinct from ${replacing}.sha256
    and (${replacing}.sha256 is not null or (${old}.md5, ${old}.size) is not distinct from (${replacing}.md5, ${replacing}.size)))`);
}

/**
 * Writes records of a channel immediately, without a new generation.
 * An existing file (same subdir and name) gets the new record and keeps its ID. Its indexing time stays if its bytes
 * are the same.
 */
export async function upsertFiles(trx: Trx | Db, channelId: string, records: readonly FileRecord[]): Promise<void> {
  if (records.length === 0) return;
  const rows = JSON.stringify(distinctFiles(records));
  const columns = sql.raw(RECORD_COLUMNS.join(', '));
  await sql`
    insert into channel_file_version (channel_id, from_generation, object_key, indexed_ms, ${columns})
    select ${channelId}::uuid, coalesce((select v.from_generation from channel_file_version v
      where v.channel_id = ${channelId}::uuid and v.subdir = r.subdir and v.file_name = r.file_name and v.until_generation is null), 0), object_key, indexed_ms, ${columns}
    from json_to_recordset(${rows}::json) as r(object_key text, ${RECORD_TYPES})
    on conflict (channel_id, subdir, file_name, from_generation) do update set
      ${sql.raw(RECORD_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', '))}, object_key = excluded.object_key,
      indexed_ms = case when ${sameBytes('channel_file_version', 'excluded')} then channel_file_version.indexed_ms else excluded.indexed_ms end`.execute(
    trx,
  );
}

/** Hashes and size of a file in its record. */
interface FileBytes {
  sha256: string | null;
  md5: string | null;
  size: number | null;
}

/** Records where the bytes of a file are stored, unless its record changed since. */
export async function noteObject(db: Db, fileId: number, bytes: FileBytes, objectKey: string): Promise<void> {
  await db
    .updateTable('channel_file_version')
    .set({ object_key: objectKey })
    .where('id', '=', fileId)
    .where('sha256', 'is not distinct from', bytes.sha256)
    .where('md5', 'is not distinct from', bytes.md5)
    .where('size', 'is not distinct from', bytes.size)
    .execute();
}

/** Facts about a package in addition to its files. */
export interface ArtifactNote {
  name: string;
  summary?: string | null;
  home?: string | null;
}

/** Writes summaries and home pages of packages. Missing values stay unchanged. */
export async function upsertArtifacts(trx: Trx | Db, channelId: string, notes: readonly ArtifactNote[]): Promise<void> {
  const byName = new Map<string, ArtifactNote>();
  for (const { name, summary, home } of notes) {
    if (!summary && !home) continue;
    const known = byName.get(name);
    byName.set(name, { name, summary: summary || known?.summary, home: home || known?.home });
  }
  if (byName.size === 0) return;
  await sql`
    insert into artifact (channel_id, name, summary, home)
    select ${channelId}::uuid, name, coalesce(summary, ''), home from json_to_recordset(${JSON.stringify([...byName.values()])}::json) as note(name text, summary text, home text)
    on conflict (channel_id, family, name) do update set
      summary = case when excluded.summary = '' then artifact.summary else excluded.summary end, home = coalesce(excluded.home, artifact.home)`.execute(
    trx,
  );
}

/** Updates summaries and home pages of a channel's packages, as far as they changed. Other names are ignored. */
export async function describeArtifacts(db: Db, channelId: string, notes: readonly ArtifactNote[]): Promise<void> {
  await sql`
    update artifact a set summary = coalesce(note.summary, a.summary), home = coalesce(note.home, a.home)
    from json_to_recordset(${JSON.stringify(notes)}::json) as note(name text, summary text, home text)
    where a.channel_id = ${channelId}::uuid and a.family = 'conda' and a.name = note.name
      and (a.summary, a.home) is distinct from (coalesce(note.summary, a.summary), coalesce(note.home, a.home))`.execute(
    db,
  );
}

/** Inserts packages for new names, because search reads package rows. */
export async function addArtifactNames(trx: Trx | Db, channelId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`insert into artifact (channel_id, name) select ${channelId}::uuid, name from unnest(${[...names]}::text[]) as given(name) on conflict do nothing`.execute(
    trx,
  );
}

/** Yields the names of a channel's packages in batches. */
export async function* artifactNames(db: Db, channelId: string): AsyncGenerator<string[]> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('artifact')
      .select('name')
      .where('channel_id', '=', channelId)
      .where('family', '=', 'conda')
      .where('name', '>', last)
      .orderBy('name')
      .limit(BATCH)
      .execute();
    if (rows.length > 0) yield rows.map(({ name }) => name);
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.name;
  }
}

/** Deletes packages without files. */
export async function dropArtifacts(db: Db, channelId: string, names: readonly string[]): Promise<void> {
  if (names.length > 0)
    await db
      .deleteFrom('artifact')
      .where('channel_id', '=', channelId)
      .where('family', '=', 'conda')
      .where((eb) => eb('name', '=', eb.fn.any(eb.val([...names]))))
      .execute();
}
