/** SQL of syncs: their states, and the staging area in which a sync lies until it is whole. */
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { RECORD_COLUMNS, RECORD_TYPES, SAME_BYTES } from '../channel/index.ts';
import type { FileRecord } from '../channel/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { ACTIVE_SYNC_STATES } from './contract.ts';
import type { Validator } from './source.ts';
import type { MirrorSyncTable } from './tables.ts';

/** A sync as it is stored. */
export type SyncRow = Selectable<MirrorSyncTable>;

/** Writes a sync that waits. @throws a unique violation (`mirror_sync_one`) when the mirror has one that is not ended */
export function insertSync(db: Db, id: string, channelId: string): Promise<SyncRow> {
  return db.insertInto('mirror_sync').values({ id, channel_id: channelId, state: 'todo', phase: 'Waiting' }).returningAll().executeTakeFirstOrThrow();
}

/** A sync by its id. */
export function findSync(db: Db, id: string): Promise<SyncRow | undefined> {
  return db.selectFrom('mirror_sync').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The newest sync of a mirror. */
export function lastSync(db: Db, channelId: string): Promise<SyncRow | undefined> {
  return db.selectFrom('mirror_sync').selectAll().where('channel_id', '=', channelId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** When a sync of a mirror last ended well. */
export async function syncedAt(db: Db, channelId: string): Promise<Date | null> {
  const row = await db.selectFrom('mirror_sync').select('finished_at').where('channel_id', '=', channelId).where('state', '=', 'done')
    .orderBy('finished_at', 'desc').limit(1).executeTakeFirst();
  return row?.finished_at ?? null;
}

/** Ids of syncs that are not ended. */
export async function activeSyncs(db: Db): Promise<string[]> {
  return (await db.selectFrom('mirror_sync').select('id').where('state', 'in', ACTIVE_SYNC_STATES).execute()).map(({ id }) => id);
}

/** Marks a sync as begun; undefined when it has ended meanwhile. */
export function beginSync(db: Db, id: string): Promise<SyncRow | undefined> {
  return db.updateTable('mirror_sync')
    .set({ state: 'in_progress', phase: 'Looking at the source', progress: null, records_read: 0, records_skipped: 0, started_at: sql<Date>`coalesce(started_at, now())` })
    .where('id', '=', id).where('state', 'in', ACTIVE_SYNC_STATES).returningAll().executeTakeFirst();
}

/** How far a sync is. */
export interface Progress {
  phase: string;
  progress: number | null;
  records_read: number;
  records_skipped: number;
}

/** Writes how far a sync is; false when it is not under way any more, that is, it was canceled. */
export async function saveProgress(db: Db | Trx, id: string, progress: Progress): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('mirror_sync').set(progress).where('id', '=', id).where('state', '=', 'in_progress').executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a sync that is not ended; undefined when it was. */
export function endSync(db: Db | Trx, id: string, end: { state: 'failed' | 'done'; phase: string; error?: string; progress?: number; records_read?: number; records_skipped?: number }): Promise<SyncRow | undefined> {
  return db.updateTable('mirror_sync').set({ ...end, finished_at: sql<Date>`now()` }).where('id', '=', id).where('state', 'in', ACTIVE_SYNC_STATES)
    .returningAll().executeTakeFirst();
}

/** Cancels the sync of a mirror that is not ended; undefined when there is none. */
export function cancelSync(db: Db, channelId: string): Promise<SyncRow | undefined> {
  return db.updateTable('mirror_sync').set({ state: 'canceled', phase: 'Canceled', finished_at: sql<Date>`now()` })
    .where('channel_id', '=', channelId).where('state', 'in', ACTIVE_SYNC_STATES).returningAll().executeTakeFirst();
}

/** What the last sync saw, by subdir. */
export async function validatorsOf(db: Db, channelId: string): Promise<Map<string, Validator>> {
  const rows = await db.selectFrom('mirror_subdir').selectAll().where('channel_id', '=', channelId).execute();
  return new Map(rows.map((row) => [row.subdir, { location: row.location, etag: row.etag, lastModified: row.last_modified }]));
}

/** Remembers what a sync saw of the subdirs that it read, and forgets those that are gone. */
export async function saveValidators(trx: Trx, channelId: string, seen: ReadonlyMap<string, Validator>, gone: readonly string[]): Promise<void> {
  for (const [subdir, { location, etag, lastModified }] of seen) {
    const row = { location, etag, last_modified: lastModified };
    await trx.insertInto('mirror_subdir').values({ channel_id: channelId, subdir, ...row })
      .onConflict((conflict) => conflict.columns(['channel_id', 'subdir']).doUpdateSet(row)).execute();
  }
  if (gone.length > 0) await trx.deleteFrom('mirror_subdir').where('channel_id', '=', channelId).where('subdir', 'in', gone).execute();
}

/** The files of a subdir that a channel has among the given names. */
export async function knownFiles(db: Db, channelId: string, subdir: string, names: readonly string[]): Promise<Map<string, { id: number; digest: string | null }>> {
  const { rows } = await sql<{ id: number; file_name: string; record_digest: string | null }>`
    select id, file_name, record_digest from channel_file where channel_id = ${channelId} and subdir = ${subdir} and file_name = any(${[...names]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.file_name, { id: row.id, digest: row.record_digest }]));
}

/** One try at a sync. */
export interface Run {
  syncId: string;
  runId: string;
}

/** Adds records to the staging area of a run. A file that the source names twice counts once. */
export async function stage(db: Db, { syncId, runId }: Run, records: readonly FileRecord[]): Promise<void> {
  if (records.length === 0) return;
  await sql`
    insert into mirror_staging (sync_id, run_id, ${RECORD_COLUMNS})
    select ${syncId}::uuid, ${runId}::uuid, ${RECORD_COLUMNS} from json_to_recordset(${JSON.stringify(records)}::json) as record(${RECORD_TYPES})
    on conflict do nothing`.execute(db);
}

/** Empties the staging area of a run. */
export async function clearStaging(db: Db, runId: string): Promise<void> {
  await db.deleteFrom('mirror_staging').where('run_id', '=', runId).execute();
}

/** Empties the staging areas of syncs that have ended: a killed process cannot do it for itself. */
export async function clearForgotten(db: Db): Promise<void> {
  await db.deleteFrom('mirror_staging').where('sync_id', 'in', db.selectFrom('mirror_sync').select('id').where('state', 'not in', ACTIVE_SYNC_STATES)).execute();
}

/**
 * Moves the staged records into the channel. New files get `indexedMs`, unless the source says when it indexed them; a file with other
 * bytes under an old name is a new file (CEP 47).
 * @param indexedMs null for the first sync: those files are older than the mirror, and the source did not say by how much; a first sync
 *   finds no files, and is faster when it does not look for them
 */
export async function takeOver(trx: Trx, channelId: string, runId: string, indexedMs: number | null): Promise<void> {
  const columns = sql.raw('subdir, file_name, name, version, build, build_number, depends, license, license_family, timestamp_ms, size, md5, sha256, trust, record, record_digest');
  const replace = indexedMs === null ? sql`` : sql`
    on conflict (channel_id, subdir, file_name) do update set
      name = excluded.name, version = excluded.version, build = excluded.build, build_number = excluded.build_number, depends = excluded.depends,
      license = excluded.license, license_family = excluded.license_family, timestamp_ms = excluded.timestamp_ms,
      indexed_ms = case when ${SAME_BYTES} then channel_file.indexed_ms else excluded.indexed_ms end,
      object_key = case when ${SAME_BYTES} then channel_file.object_key end,
      size = excluded.size, md5 = excluded.md5, sha256 = excluded.sha256, trust = excluded.trust, record = excluded.record,
      record_digest = excluded.record_digest`;
  await sql`
    insert into channel_file (channel_id, indexed_ms, ${columns})
    select ${channelId}::uuid, coalesce(indexed_ms, ${indexedMs}::bigint), ${columns} from mirror_staging where run_id = ${runId} ${replace}`.execute(trx);
}

/** Takes out files that the source does not name any more. */
export async function removeFiles(trx: Trx, channelId: string, ids: readonly number[], goneSubdirs: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from channel_file where id = any(${[...ids]}::bigint[])`.execute(trx);
  if (goneSubdirs.length > 0) await trx.deleteFrom('channel_file').where('channel_id', '=', channelId).where('subdir', 'in', goneSubdirs).execute();
}
