// Read model of channel, channel_file, channel_file_version: a sync starts, ends, and compares only under locks and
// rows
// of its channel.
// Read model of policy_run, policy_run_request, publication_source: a sync is done when a publication serves its files.
/** SQL of syncs: their states, and who can write for them. */
import { ACTIVE_JOB_STATES } from '@terrarium/domain/policy';
import type { RunExports } from '@terrarium/domain/conda';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Fence } from '../channel/index.ts';
import type { Table } from '../db/index.ts';
import { latestPossible, newestFirst } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import type { Loss } from './loss.ts';
import type { MirrorSyncTable } from './tables.ts';
import { settingOf } from './settingStore.ts';
import type { MirrorSetting } from './settingStore.ts';

/** A stored sync. */
export type SyncRow = Selectable<MirrorSyncTable>;

/** Adds a queued sync. @throws a unique violation (`mirror_sync_one`) if the mirror has one that hasn't ended */
export function insertSync(db: Db, id: string, channelId: string): Promise<SyncRow> {
  return db
    .insertInto('mirror_sync')
    .values({ id, channel_id: channelId, state: 'todo', phase: 'Waiting' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Finds a sync by ID in any channel; undefined if missing. */
export function findSync(db: Db, id: string): Promise<SyncRow | undefined> {
  return db.selectFrom('mirror_sync').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds the latest sync of a mirror, running or ended; undefined before the first. */
export function lastSync(db: Db, channelId: string): Promise<SyncRow | undefined> {
  return db
    .selectFrom('mirror_sync')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy(newestFirst('created_at', 'id'))
    .limit(1)
    .executeTakeFirst();
}

/** Returns when a sync of a mirror last succeeded. */
export async function syncedAt(db: Db, channelId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('mirror_sync')
    .select('finished_at')
    .where('channel_id', '=', channelId)
    .where('state', '=', 'done')
    .orderBy(newestFirst('finished_at'))
    .limit(1)
    .executeTakeFirst();
  return row?.finished_at ?? null;
}

/** Lists IDs of syncs that haven't ended. */
export async function activeSyncs(db: Db): Promise<string[]> {
  return (await db.selectFrom('mirror_sync').select('id').where('state', 'in', ACTIVE_JOB_STATES).execute()).map(
    ({ id }) => id,
  );
}

/**
 * Starts an attempt at a sync, which owns it from now on: writes of earlier attempts are ignored.
 * Undefined if the sync has ended. Locks the channel first, so that a cleanup is between two batches and sees this sync
 * before the next one.
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
        phase: sql<string>`case when switched_at is null then 'Looking at the source' else phase end`,
        progress: sql<number | null>`case when switched_at is null then null else progress end`,
        records_read: sql<number>`case when switched_at is null then 0 else records_read end`,
        records_skipped: sql<number>`case when switched_at is null then 0 else records_skipped end`,
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

/** Progress of a sync. */
export interface Progress {
  phase: string;
  progress: number | null;
  records_read: number;
  records_skipped: number;
}

/** One attempt at a sync. */
export interface Run {
  syncId: string;
  runId: string;
}

/**
 * SQL that writes the progress of a sync, and returns a row only while this attempt owns it: it wasn't canceled or
 * restarted.
 */
export function progressFence(
  { syncId, runId }: Run,
  { phase, progress, records_read, records_skipped }: Progress,
): Fence {
  return sql`update mirror_sync set phase = ${phase}::text, progress = ${progress}::real, records_read = ${records_read}::integer, records_skipped = ${records_skipped}::integer
    where id = ${syncId}::uuid and run_id = ${runId}::uuid and state = 'in_progress' returning id`;
}

/**
 * SQL that returns a row only while this attempt owns the running sync.
 * Doesn't lock, because channels are locked before their syncs.
 */
export function underWayFence({ syncId, runId }: Run): Fence {
  return sql`select id from mirror_sync where id = ${syncId}::uuid and run_id = ${runId}::uuid and state = 'in_progress'`;
}

/** SQL that returns a row only if no sync of the channel is running. */
export function noSyncFence(channelId: string): Fence {
  return sql`select true where not exists (select 1 from mirror_sync where channel_id = ${channelId}::uuid and state = 'in_progress')`;
}

/** Writes the progress of a sync. @returns false if this attempt no longer owns it */
export async function saveProgress(db: Db | Trx, run: Run, progress: Progress): Promise<boolean> {
  return (await progressFence(run, progress).execute(db)).rows.length > 0;
}

/** Lists channels with unused file versions. */
export async function unsweptChannels(db: Db): Promise<string[]> {
  return (await db.selectFrom('channel').select('id').where('unswept', '=', true).execute()).map(({ id }) => id);
}

/**
 * Records, in the transaction of the switch, that the channel now has the files of a sync.
 * @returns false if this attempt lost the sync
 */
export async function switchSync(
  trx: Trx,
  { syncId, runId }: Run,
  counts: { records_read: number; records_skipped: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mirror_sync')
    .set({ ...counts, phase: 'Publishing', progress: PUBLISHING, switched_at: sql<Date>`now()` })
    .where('id', '=', syncId)
    .where('run_id', '=', runId)
    .where('state', '=', 'in_progress')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Progress of a sync that waits for its publication. */
const PUBLISHING = 0.99;

/** Marks the sync of this attempt as done. Does nothing if it has ended or another attempt owns it. */
export async function finishSync(db: Db, { syncId, runId }: Run, phase: string): Promise<void> {
  await db
    .updateTable('mirror_sync')
    .set({ phase, state: 'done', progress: 1, finished_at: sql<Date>`now()` })
    .where('id', '=', syncId)
    .where('run_id', '=', runId)
    .where('state', '=', 'in_progress')
    .execute();
}

/**
 * Returns whether clients see the current files of a channel: a publication serves them, one is in progress, or the
 * last run published nothing. After a failed run or one on hold, clients see the previous files.
 */
export async function publicationState(db: Db, channelId: string): Promise<'served' | 'waiting' | 'held' | 'failed'> {
  const { rows } = await sql<{ served: boolean; waiting: boolean; last: string | null; held: boolean | null }>`
    select
      exists (select 1 from publication_source s where s.publication_id = c.publication_id and s.channel_id = c.id and s.generation >= c.generation) as served,
      exists (select 1 from policy_run_request q where q.channel_id = c.id)
        or exists (select 1 from policy_run r where r.channel_id = c.id and r.state in (${sql.join(ACTIVE_JOB_STATES)})) as waiting,
      run.state as last, run.is_held as held
    from channel c left join lateral (
      select state, is_held from policy_run where channel_id = c.id order by ${newestFirst('created_at', 'id')} limit 1) run on true
    where c.id = ${channelId}::uuid`.execute(db);
  const [row] = rows;
  if (row === undefined || row.served) return 'served';
  if (row.waiting) return 'waiting';
  if (row.held === true) return 'held';
  return row.last === 'failed' || row.last === 'canceled' ? 'failed' : 'served';
}

/** Ends a sync; undefined if it had ended. */
export function endSync(
  db: Db | Trx,
  id: string,
  end: { state: 'failed'; phase: string; error?: string; busy_until?: Date | null; is_held?: boolean },
): Promise<SyncRow | undefined> {
  return db
    .updateTable('mirror_sync')
    .set({ ...end, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', 'in', ACTIVE_JOB_STATES)
    .returningAll()
    .executeTakeFirst();
}

/** Cancels a mirror's sync that hasn't ended or switched yet; undefined if there is none. */
export function cancelSync(db: Db, channelId: string): Promise<SyncRow | undefined> {
  return db
    .updateTable('mirror_sync')
    .set({ state: 'canceled', phase: 'Canceled', finished_at: sql<Date>`now()` })
    .where('channel_id', '=', channelId)
    .where('switched_at', 'is', null)
    .where('state', 'in', ACTIVE_JOB_STATES)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Lists mirrors whose next sync is due and that have none running.
 * Ignores a last sync in the future, recorded before the clock was set back.
 */
export async function dueMirrors(db: Db): Promise<string[]> {
  const { rows } = await sql<{ channel_id: string }>`
    select setting.channel_id from mirror_setting setting
    cross join lateral (select max(created_at) filter (where created_at <= ${latestPossible}) as at, bool_or(state in ('todo', 'scheduled', 'pending', 'in_progress')) as active,
      (array_agg(busy_until order by created_at desc) filter (where created_at <= ${latestPossible}))[1] as busy_until
      from mirror_sync where mirror_sync.channel_id = setting.channel_id) as last
    where setting.sync_minutes is not null and coalesce(not last.active, true)
      and (last.busy_until is null or last.busy_until <= now())
      and (last.at is null or last.at <= now() - make_interval(mins => setting.sync_minutes))`.execute(db);
  return rows.map(({ channel_id }) => channel_id);
}

/**
 * Claims mirrors whose files should be prefetched now: their setting is new, they were synced since the last time, or
 * that was ten minutes ago.
 * @returns the IDs of their channels
 */
export async function takeFetching(db: Db): Promise<string[]> {
  const { rows } = await sql<{ channel_id: string }>`
    update mirror_setting setting set fetched_at = now()
    where setting.fetches <> 'asked' and (setting.fetched_at is null or setting.fetched_at < now() - interval '10 minutes' or setting.fetched_at > now()
      or exists (select 1 from mirror_sync s where s.channel_id = setting.channel_id and s.state = 'done' and s.finished_at > setting.fetched_at and s.finished_at <= ${latestPossible}))
    returning channel_id`.execute(db);
  return rows.map(({ channel_id }) => channel_id);
}

/** Returns the download policy of a mirror. */
export async function fetchesOf(db: Db, channelId: string): Promise<MirrorSetting['fetches']> {
  return (await settingOf(db, channelId)).fetches;
}

/** Maximum number of ended syncs to keep per mirror. */
const MOST_SYNCS = 100;

/** Deletes old syncs. With one every 15 minutes, they would accumulate. */
export async function dropOldSyncs(db: Db): Promise<void> {
  await sql`
    delete from mirror_sync where id in (
      select id from (select id, state, row_number() over (partition by channel_id order by ${newestFirst('created_at', 'id')}) as place from mirror_sync) as placed
      where place > ${MOST_SYNCS} and state in ('done', 'failed', 'canceled'))`.execute(db);
}

/** Counts the files of a mirror that this hub has downloaded. */
export async function heldCount(db: Db, channelId: string): Promise<number> {
  const { count } = await db
    .selectFrom('channel_file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('channel_id', '=', channelId)
    .where('object_key', 'is not', null)
    .where('gone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the files of a mirror that were removed from its source and kept. */
export async function goneCount(db: Db, channelId: string): Promise<number> {
  const { count } = await db
    .selectFrom('channel_file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('channel_id', '=', channelId)
    .where('gone_at', 'is not', null)
    .where('object_key', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores run exports from a source for files that the channel has or will have. @param told by file name */
export async function keepRunExports(
  db: Db,
  channelId: string,
  subdir: string,
  told: ReadonlyMap<string, RunExports>,
): Promise<void> {
  const rows = JSON.stringify(
    [...told].map(([fileName, exported]) => ({ file_name: fileName, run_exports: exported })),
  );
  await sql`
    insert into source_run_exports (file_id, channel_id, sha256, run_exports)
    select v.id, v.channel_id, v.sha256, r.run_exports
    from json_to_recordset(${rows}::json) as r(file_name text, run_exports jsonb)
    join channel_file_version v on v.channel_id = ${channelId}::uuid and v.subdir = ${subdir} and v.file_name = r.file_name and v.until_generation is null
    on conflict (file_id) do update set sha256 = excluded.sha256, run_exports = excluded.run_exports
      where (source_run_exports.sha256, source_run_exports.run_exports) is distinct from (excluded.sha256, excluded.run_exports)`.execute(
    db,
  );
}

/** Files that a sync on hold would have lost. */
export type HeldLoss = Selectable<Table<'mirror_loss'>>;

/** Finds the loss for which the last sync of a mirror is on hold; undefined if none. */
export function heldLoss(db: Db | Trx, channelId: string): Promise<HeldLoss | undefined> {
  return db.selectFrom('mirror_loss').selectAll().where('channel_id', '=', channelId).executeTakeFirst();
}

/**
 * Stores the loss for which a sync is on hold.
 * An admin's decision stays while no more files are lost.
 * @returns whether to ask the admins: no sync was on hold before, or the loss has grown
 */
export async function saveLoss(trx: Trx, channelId: string, loss: Loss): Promise<boolean> {
  const before = await heldLoss(trx, channelId);
  const isNews = before === undefined || loss.lostCount > before.lost_count;
  const row = {
    lost_count: loss.lostCount,
    file_count: loss.fileCount,
    subdirs: JSON.stringify(loss.subdirs),
    decision: isNews ? null : before.decision,
  };
  await trx
    .insertInto('mirror_loss')
    .values({ channel_id: channelId, ...row })
    .onConflict((conflict) => conflict.column('channel_id').doUpdateSet(row))
    .execute();
  return isNews;
}

/** Stores an admin's decision about a loss. */
export async function decideLoss(trx: Trx, channelId: string, decision: 'remove' | 'keep'): Promise<void> {
  await trx.updateTable('mirror_loss').set({ decision }).where('channel_id', '=', channelId).execute();
}

/** Returns how many files the next sync of a mirror can lose by an admin's decision; 0 if none. */
export async function acceptedLoss(db: Db, channelId: string): Promise<number> {
  const setting = await db
    .selectFrom('mirror_setting')
    .select('accepts_loss')
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  if (setting?.accepts_loss === true) return Infinity;
  const loss = await heldLoss(db, channelId);
  return loss?.decision === 'remove' ? loss.lost_count : 0;
}

/** Deletes a loss with its decision after a successful sync. */
export async function forgetLoss(db: Db | Trx, channelId: string): Promise<void> {
  await db.deleteFrom('mirror_loss').where('channel_id', '=', channelId).execute();
  await db
    .updateTable('mirror_setting')
    .set({ accepts_loss: false })
    .where('channel_id', '=', channelId)
    .where('accepts_loss', '=', true)
    .execute();
}
