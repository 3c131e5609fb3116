/** Files in bulk: thousands of records a statement, and the counts of a channel. */
import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import type { FileRecord } from './record.ts';

/** Records in one statement: large enough that round trips do not matter, small enough that the embedded database stays free for others. */
export const BATCH = 5000;

/** Columns of a record as `json_to_recordset` reads them. */
export const RECORD_COLUMNS = sql.raw('subdir, file_name, name, version, build, build_number, depends, license, license_family, timestamp_ms, indexed_ms, size, md5, sha256, trust, record, record_digest');
/** The same columns with their types. */
export const RECORD_TYPES = sql.raw(`subdir text, file_name text, name text, version text, build text, build_number integer, depends text[], license text, license_family text,
  timestamp_ms bigint, indexed_ms bigint, size bigint, md5 text, sha256 text, trust text, record jsonb, record_digest text`);

/**
 * Whether a file that is written again has the bytes that it had: told by its SHA-256, and without one by MD5 and size. Other bytes under an old
 * name are a new file (CEP 47). For `on conflict do update` of `channel_file`.
 */
export const SAME_BYTES = sql.raw(`(channel_file.sha256 is not distinct from excluded.sha256
  and (excluded.sha256 is not null or (channel_file.md5, channel_file.size) is not distinct from (excluded.md5, excluded.size)))`);

/** Groups of at most `size` items of a list or stream. */
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

/** The last record of every file, for a statement must not write the same row twice. */
function distinctFiles(records: readonly FileRecord[]): FileRecord[] {
  return [...new Map(records.map((record) => [`${record.subdir}/${record.file_name}`, record])).values()];
}

/**
 * Writes records of a channel; a file that is there already (same subdir and name) takes the new record and keeps its id.
 * Its indexing time stays as long as its bytes are the same.
 */
export async function upsertFiles(trx: Trx | Db, channelId: string, records: readonly FileRecord[]): Promise<void> {
  if (records.length === 0) return;
  const rows = JSON.stringify(distinctFiles(records));
  await sql`
    insert into channel_file (channel_id, object_key, ${RECORD_COLUMNS})
    select ${channelId}::uuid, object_key, ${RECORD_COLUMNS} from json_to_recordset(${rows}::json) as record(object_key text, ${RECORD_TYPES})
    on conflict (channel_id, subdir, file_name) do update set
      name = excluded.name, version = excluded.version, build = excluded.build, build_number = excluded.build_number, depends = excluded.depends,
      license = excluded.license, license_family = excluded.license_family, timestamp_ms = excluded.timestamp_ms,
      indexed_ms = case when ${SAME_BYTES} then channel_file.indexed_ms else excluded.indexed_ms end,
      size = excluded.size, md5 = excluded.md5, sha256 = excluded.sha256, trust = excluded.trust, record = excluded.record,
      object_key = excluded.object_key, record_digest = excluded.record_digest`.execute(trx);
}

/** What is known of artifacts beside their files. */
export interface ArtifactNote {
  name: string;
  summary?: string | null;
  home?: string | null;
}

/** Writes summaries and home pages of artifacts; what is not given stays as it was. */
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
      summary = case when excluded.summary = '' then artifact.summary else excluded.summary end, home = coalesce(excluded.home, artifact.home)`.execute(trx);
}

/** Makes the artifacts of all names in a channel's own files: searches look for names among artifacts. */
export async function addArtifactNames(trx: Trx, channelId: string): Promise<void> {
  await sql`
    insert into artifact (channel_id, name)
    select ${channelId}::uuid, f.name from (select distinct name from channel_file where channel_id = ${channelId}::uuid) f
    where not exists (select 1 from artifact a where a.channel_id = ${channelId}::uuid and a.family = 'conda' and a.name = f.name)
    on conflict do nothing`.execute(trx);
}

/** Takes away the artifacts of a channel that have no file any more. */
export async function dropEmptyArtifacts(trx: Trx, channelId: string): Promise<void> {
  await sql`delete from artifact a where a.channel_id = ${channelId}
    and not exists (select 1 from channel_file f where f.channel_id = a.channel_id and f.name = a.name)`.execute(trx);
}

/**
 * Counts anew what channels hold: their own files, or for virtual channels those of all channels below them, each file once.
 * A virtual channel with one source takes the counts of that source, so name sources before the channels that draw from them.
 */
export async function recount(trx: Trx, channelIds: readonly string[]): Promise<void> {
  for (const id of channelIds) {
    const sources = await trx.selectFrom('channel_source').innerJoin('channel', 'channel.id', 'channel_source.source_id')
      .select(['artifact_count', 'file_count', 'size', 'subdirs']).where('channel_id', '=', id).execute();
    const only = sources.length === 1 ? sources[0] : undefined;
    if (only !== undefined) await trx.updateTable('channel').set(only).where('id', '=', id).execute();
    else await recountFiles(trx, id, sources.length > 0);
  }
}

async function recountFiles(trx: Trx, channelId: string, virtual: boolean): Promise<void> {
  const held = virtual
    ? sql`select distinct on (subdir, file_name) subdir, name, size from channel_file where channel_id in (
        with recursive drawn (id) as (select ${channelId}::uuid union select s.source_id from drawn join channel_source s on s.channel_id = drawn.id) select id from drawn)`
    : sql`select subdir, name, size from channel_file where channel_id = ${channelId}`;
  await sql`
    update channel set artifact_count = counted.names, file_count = counted.files, size = counted.bytes, subdirs = counted.subdirs
    from (select count(*)::integer as files, count(distinct name)::integer as names, least(coalesce(sum(size), 0), ${Number.MAX_SAFE_INTEGER})::bigint as bytes,
            coalesce(array_agg(distinct subdir order by subdir), '{}') as subdirs from (${held}) as held) as counted
    where channel.id = ${channelId}`.execute(trx);
}
