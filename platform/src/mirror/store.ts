// Read model of channel, channel_file: a sync begins, ends and compares only under locks and rows of its channel.
/** SQL of syncs: their states, and who may write for them. */
import { ACTIVE_JOB_STATES } from '@terrarium/domain/policy';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Fence } from '../channel/index.ts';
import type { Db, Trx } from '../db/index.ts';
import type { Validator } from './source.ts';
import type { MirrorSyncTable } from './tables.ts';

/** A sync as it is stored. */
export type SyncRow = Selectable<MirrorSyncTable>;

/** Writes a sync that waits. @throws a unique violation (`mirror_sync_one`) when the mirror has one that is not ended */
export function insertSync(db: Db, id: string, channelId: string): Promise<SyncRow> {
  return db
    .insertInto('mirror_sync')
    .values({ id, channel_id: channelId, state: 'todo', phase: 'Waiting' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A sync by its id. */
export function findSync(db: Db, id: string): Promise<SyncRow | undefined> {
  return db.selectFrom('mirror_sync').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The newest sync of a mirror. */
export function lastSync(db: Db, channelId: string): Promise<SyncRow | undefined> {
  return db
    .selectFrom('mirror_sync')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** When a sync of a mirror last ended well. */
export async function syncedAt(db: Db, channelId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('mirror_sync')
    .select('finished_at')
    .where('channel_id', '=', channelId)
    .where('state', '=', 'done')
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.finished_at ?? null;
}

/** Ids of syncs that are not ended. */
export async function activeSyncs(db: Db): Promise<string[]> {
  return (await db.selectFrom('mirror_sync').select('id').where('state', 'in', ACTIVE_JOB_STATES).execute()).map(
    ({ id }) => id,
  );
}

/**
 * Marks a sync as begun by a try, which has it from now on: what an earlier try may still write counts for nothing. Undefined when the sync
 * has ended. The channel is locked first: whoever sweeps it is between two pieces then, and sees this one before the next.
 */
export function beginSync(
  db: Db,
  { syncId, runId }: Run,
): Promise<(SyncRow & { generation: number; unswept: boolean }) | undefined> {
  return db.transaction().execute(async (trx) => {
    const channel = await trx
      .selectFrom('channel')
      .select(['generation', 'unswept'])
      .where('id', '=', (eb) => eb.selectFrom('mirror_sync').select('channel_id').where('id', '=', syncId))
      .forNoKeyUpdate()
      .executeTakeFirst();
    const row = await trx
      .updateTable('mirror_sync')
      .set({
        state: 'in_progress',
        phase: 'Looking at the source',
        progress: null,
        records_read: 0,
        records_skipped: 0,
        started_at: sql<Date>`coalesce(started_at, now())`,
        run_id: runId,
      })
      .where('id', '=', syncId)
      .where('state', 'in', ACTIVE_JOB_STATES)
      .returningAll()
      .executeTakeFirst();
    return row === undefined || channel === undefined ? undefined : { ...row, ...channel };
  });
}

/** How far a sync is. */
export interface Progress {
  phase: string;
  progress: number | null;
  records_read: number;
  records_skipped: number;
}

/** One try at a sync. */
export interface Run {
  syncId: string;
  runId: string;
}

/** Writes how far a sync is, and gives a row exactly while it is under way by this try: it was not canceled, nor taken up by another. */
export function progressFence(
  { syncId, runId }: Run,
  { phase, progress, records_read, records_skipped }: Progress,
): Fence {
  return sql`update mirror_sync set phase = ${phase}::text, progress = ${progress}::real, records_read = ${records_read}::integer, records_skipped = ${records_skipped}::integer
    where id = ${syncId}::uuid and run_id = ${runId}::uuid and state = 'in_progress' returning id`;
}

/** Gives a row exactly while a sync is under way by this try. Only looks: whoever locks a channel does so before its sync. */
export function underWayFence({ syncId, runId }: Run): Fence {
  return sql`select id from mirror_sync where id = ${syncId}::uuid and run_id = ${runId}::uuid and state = 'in_progress'`;
}

/** Gives a row exactly while no sync of the channel is under way. */
export function noSyncFence(channelId: string): Fence {
  return sql`select true where not exists (select 1 from mirror_sync where channel_id = ${channelId}::uuid and state = 'in_progress')`;
}

/** Writes how far a sync is; false when it is not under way any more by this try. */
export async function saveProgress(db: Db | Trx, run: Run, progress: Progress): Promise<boolean> {
  return (await progressFence(run, progress).execute(db)).rows.length > 0;
}

/** Channels with versions that nobody sees. */
export async function unsweptChannels(db: Db): Promise<string[]> {
  return (await db.selectFrom('channel').select('id').where('unswept', '=', true).execute()).map(({ id }) => id);
}

/** Ends the sync of this try well, in the transaction that makes its files seen. Undefined when it has it no more */
export function finishSync(
  trx: Trx | Db,
  { syncId, runId }: Run,
  end: { phase: string; records_read: number; records_skipped: number },
): Promise<SyncRow | undefined> {
  return trx
    .updateTable('mirror_sync')
    .set({ ...end, state: 'done', progress: 1, finished_at: sql<Date>`now()` })
    .where('id', '=', syncId)
    .where('run_id', '=', runId)
    .where('state', '=', 'in_progress')
    .returningAll()
    .executeTakeFirst();
}

/** Ends a sync that is not ended; undefined when it was. */
export function endSync(
  db: Db | Trx,
  id: string,
  end: { state: 'failed'; phase: string; error?: string },
): Promise<SyncRow | undefined> {
  return db
    .updateTable('mirror_sync')
    .set({ ...end, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', 'in', ACTIVE_JOB_STATES)
    .returningAll()
    .executeTakeFirst();
}

/** Cancels the sync of a mirror that is not ended; undefined when there is none. */
export function cancelSync(db: Db, channelId: string): Promise<SyncRow | undefined> {
  return db
    .updateTable('mirror_sync')
    .set({ state: 'canceled', phase: 'Canceled', finished_at: sql<Date>`now()` })
    .where('channel_id', '=', channelId)
    .where('state', 'in', ACTIVE_JOB_STATES)
    .returningAll()
    .executeTakeFirst();
}

/** What the last sync saw, by subdir. */
export async function validatorsOf(db: Db, channelId: string): Promise<Map<string, Validator>> {
  const rows = await db.selectFrom('mirror_subdir').selectAll().where('channel_id', '=', channelId).execute();
  return new Map(
    rows.map((row) => [row.subdir, { location: row.location, etag: row.etag, lastModified: row.last_modified }]),
  );
}

/** Remembers what a sync saw of the subdirs that it read, and forgets those that are gone. */
export async function saveValidators(
  trx: Trx,
  channelId: string,
  seen: ReadonlyMap<string, Validator>,
  gone: readonly string[],
): Promise<void> {
  for (const [subdir, { location, etag, lastModified }] of seen) {
    const row = { location, etag, last_modified: lastModified };
    await trx
      .insertInto('mirror_subdir')
      .values({ channel_id: channelId, subdir, ...row })
      .onConflict((conflict) => conflict.columns(['channel_id', 'subdir']).doUpdateSet(row))
      .execute();
  }
  if (gone.length > 0)
    await trx.deleteFrom('mirror_subdir').where('channel_id', '=', channelId).where('subdir', 'in', gone).execute();
}

/** The files of a subdir that a channel has among the given names. */
export async function knownFiles(
  db: Db,
  channelId: string,
  subdir: string,
  names: readonly string[],
): Promise<Map<string, { id: number; digest: string | null }>> {
  const rows = await db
    .selectFrom('channel_file')
    .select(['id', 'file_name', 'record_digest'])
    .where('channel_id', '=', channelId)
    .where('subdir', '=', subdir)
    .where((eb) => eb('file_name', '=', eb.fn.any(eb.val([...names]))))
    .execute();
  return new Map(rows.map((row) => [row.file_name, { id: row.id, digest: row.record_digest }]));
}
