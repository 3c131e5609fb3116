// Read model of channel, channel_file, channel_file_version: a sync begins, ends and compares only under locks and rows of its channel.
// Read model of policy_run, policy_run_request, publication_source: a sync is done when a publication serves what it brought.
/** SQL of syncs: their states, and who may write for them. */
import { ACTIVE_JOB_STATES } from '@terrarium/domain/policy';
import type { RunExports } from '@terrarium/domain/conda';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Fence } from '../channel/index.ts';
import type { Table } from '../db/index.ts';
import { latestPossible, newestFirst } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import type { FETCHES, PROBLEMS } from './contract.ts';
import type { Loss } from './loss.ts';
import type { Validator } from './source.ts';
import type { SubdirProblem } from './subdirs.ts';
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

/** A sync by its id, whatever channel it is of; undefined for none. */
export function findSync(db: Db, id: string): Promise<SyncRow | undefined> {
  return db.selectFrom('mirror_sync').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The newest sync of a mirror, under way or ended; undefined before the first. */
export function lastSync(db: Db, channelId: string): Promise<SyncRow | undefined> {
  return db
    .selectFrom('mirror_sync')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy(newestFirst('created_at', 'id'))
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
    .orderBy(newestFirst('finished_at'))
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

/** Notes that the files of a sync are those of the channel now, in the transaction that switches. False when this try lost the sync. */
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

/** The progress of a sync that waits for its publication. */
const PUBLISHING = 0.99;

/** Marks the sync of this try as done; nothing when it has ended or another try has it. */
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
 * Whether clients see the present files of a channel: a publication serves them, one is under way, or the last run published nothing.
 * A run that held back or failed leaves clients with what they had.
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

/** Ends a sync that is not ended; undefined when it was. */
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

/** Cancels the sync of a mirror that is not ended and whose files nobody has yet; undefined when there is none. */
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

/** What the last sync saw of a subdir of one source; `names` of the packages there, null for the only source. */
export interface SeenSubdir extends Validator {
  names: string[] | null;
  /** The index of shards at which its files stand; null where the source has none. */
  shards: Buffer | null;
  /** When all of its repodata was read. */
  readAt: Date;
  /** Of the `run_exports.json` that was read last; null where none was. */
  exports: Validator | null;
  /** Where the packages are, as the source says it (CEP 15); null for beside the repodata. */
  baseUrl: string | null;
  /** Records that were left out. */
  skipped: number;
}

/** A record of a source that a mirror left out, or serves although few clients read it. */
export interface SkippedRecord {
  file_name: string;
  /** Name of the package; null where the file name tells none. */
  name: string | null;
  reason: string;
  is_served: boolean;
}

/** What a sync noted of the records of a subdir; of some packages alone where `names` is given. */
export interface SkippedOfSubdir {
  names: readonly string[] | null;
  records: readonly SkippedRecord[];
}

/** What the last sync saw, by the place of the source and by subdir. */
export async function seenSubdirs(db: Db, channelId: string): Promise<Map<number, Map<string, SeenSubdir>>> {
  const rows = await db.selectFrom('mirror_subdir').selectAll().where('channel_id', '=', channelId).execute();
  const seen = new Map<number, Map<string, SeenSubdir>>();
  for (const {
    position,
    subdir,
    location,
    etag,
    last_modified: lastModified,
    bytes,
    names,
    shards,
    read_at: readAt,
    exports,
    base_url: baseUrl,
    skipped,
  } of rows) {
    const ofSource = seen.get(position) ?? new Map<string, SeenSubdir>();
    const known = exports as Validator | null;
    seen.set(
      position,
      ofSource.set(subdir, {
        location,
        etag,
        lastModified,
        bytes,
        names,
        shards,
        readAt,
        exports: known,
        baseUrl,
        skipped,
      }),
    );
  }
  return seen;
}

/** Remembers what a sync saw of the subdirs of a source that it read, and forgets those that are gone. */
export async function saveSeen(
  trx: Trx,
  channelId: string,
  position: number,
  seen: ReadonlyMap<string, SeenSubdir>,
  gone: readonly string[],
  skippedBySubdir: ReadonlyMap<string, SkippedOfSubdir>,
): Promise<void> {
  for (const [subdir, skippedOfSubdir] of skippedBySubdir)
    await saveSkipped(trx, channelId, position, subdir, skippedOfSubdir);
  for (const [subdir, seenSubdir] of seen) {
    const { location, etag, lastModified, bytes, names, shards, readAt, exports, baseUrl, skipped } = seenSubdir;
    const row = {
      location,
      etag,
      last_modified: lastModified,
      bytes,
      names,
      shards,
      read_at: readAt,
      exports: exports === null ? null : JSON.stringify(exports),
      base_url: baseUrl,
      skipped,
    };
    await trx
      .insertInto('mirror_subdir')
      .values({ channel_id: channelId, position, subdir, ...row })
      .onConflict((conflict) => conflict.columns(['channel_id', 'position', 'subdir']).doUpdateSet(row))
      .execute();
  }
  if (gone.length === 0) return;
  for (const table of ['mirror_subdir', 'mirror_skipped'] as const)
    await trx
      .deleteFrom(table)
      .where('channel_id', '=', channelId)
      .where('position', '=', position)
      .where('subdir', 'in', gone)
      .execute();
}

async function saveSkipped(
  trx: Trx,
  channelId: string,
  position: number,
  subdir: string,
  { names, records }: SkippedOfSubdir,
): Promise<void> {
  let former = trx
    .deleteFrom('mirror_skipped')
    .where('channel_id', '=', channelId)
    .where('position', '=', position)
    .where('subdir', '=', subdir);
  if (names !== null) former = former.where((eb) => eb('name', '=', eb.fn.any(eb.val([...names]))));
  await former.execute();
  if (records.length > 0)
    await trx
      .insertInto('mirror_skipped')
      .values(records.map((record) => ({ channel_id: channelId, position, subdir, ...record })))
      .execute();
}

/** A page of the records that a mirror left out, by subdir and file name. */
export async function skippedRecords(
  db: Db,
  channelId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: (SkippedRecord & { subdir: string })[]; total: number }> {
  const of = db.selectFrom('mirror_skipped').where('channel_id', '=', channelId);
  const items = await of
    .select(['subdir', 'file_name', 'name', 'reason', 'is_served'])
    .orderBy('subdir')
    .orderBy('file_name')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await of.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

/** How many records a mirror leaves out, also those that {@link skippedRecords} has no room for. */
export async function skippedCount(db: Db, channelId: string): Promise<number> {
  const { total } = await db
    .selectFrom('mirror_subdir')
    .select((eb) => eb.fn.sum<number | null>('skipped').as('total'))
    .where('channel_id', '=', channelId)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** Where the packages of a subdir of a source are, as it says; null for beside its repodata. */
export async function baseUrlOf(db: Db, channelId: string, position: number, subdir: string): Promise<string | null> {
  const row = await db
    .selectFrom('mirror_subdir')
    .select('base_url')
    .where('channel_id', '=', channelId)
    .where('position', '=', position)
    .where('subdir', '=', subdir)
    .executeTakeFirst();
  return row?.base_url ?? null;
}

/** What is decided over one mirror, see {@link mirrorDetailsSchema}. */
export interface MirrorSetting {
  lists_gone: boolean;
  bytes_per_second: number | null;
  downloads_at_once: number | null;
  specs: string[] | null;
  excludes: string[] | null;
  subdirs: string[] | null;
  sync_minutes: number | null;
  fetches: (typeof FETCHES)[number];
  loss_limit_percent: number;
}

/** What is so unless somebody decides otherwise. */
const DEFAULTS: MirrorSetting = {
  lists_gone: false,
  bytes_per_second: null,
  downloads_at_once: null,
  specs: null,
  excludes: null,
  subdirs: null,
  sync_minutes: null,
  fetches: 'asked',
  loss_limit_percent: 10,
};

/** What is decided over a mirror; the defaults where nobody decided anything. */
export async function settingOf(db: Db | Trx, channelId: string): Promise<MirrorSetting> {
  const row = await db
    .selectFrom('mirror_setting')
    .select([
      'lists_gone',
      'bytes_per_second',
      'downloads_at_once',
      'specs',
      'excludes',
      'subdirs',
      'sync_minutes',
      'fetches',
      'loss_limit_percent',
    ])
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  return row === undefined ? DEFAULTS : { ...row, fetches: row.fetches as MirrorSetting['fetches'] };
}

/** Changes what is decided over a mirror; what is not given stays as it is. */
export async function saveSetting(trx: Trx, channelId: string, setting: Partial<MirrorSetting>): Promise<void> {
  // What is to come before anybody asks is begun at once.
  const changed = setting.fetches === undefined ? setting : { ...setting, fetched_at: null };
  await trx
    .insertInto('mirror_setting')
    .values({ channel_id: channelId, ...DEFAULTS, ...changed })
    .onConflict((conflict) => conflict.column('channel_id').doUpdateSet(changed))
    .execute();
}

/** The sources of a mirror beside that of its channel, in the order in which they are asked. */
export async function sourcesOf(db: Db | Trx, channelId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mirror_source')
    .select('source')
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .execute();
  return rows.map(({ source }) => source);
}

/**
 * Gives a mirror other sources beside that of its channel. What was known of all its sources is forgotten: the next sync reads them whole.
 * @returns false while a sync is under way, which reads those that it began with
 */
export async function saveSources(trx: Trx, channelId: string, sources: readonly string[]): Promise<boolean> {
  if (!(await forgetSeen(trx, channelId))) return false;
  const before = await sourcesOf(trx, channelId);
  // Whoever takes a source away wants its files to go.
  if (before.some((source) => !sources.includes(source)))
    await trx
      .insertInto('mirror_setting')
      .values({ channel_id: channelId, ...DEFAULTS, accepts_loss: true })
      .onConflict((conflict) => conflict.column('channel_id').doUpdateSet({ accepts_loss: true }))
      .execute();
  await trx.deleteFrom('mirror_source').where('channel_id', '=', channelId).execute();
  if (sources.length > 0)
    await trx
      .insertInto('mirror_source')
      .values(sources.map((source, at) => ({ channel_id: channelId, position: at + 1, source })))
      .execute();
  return true;
}

/**
 * Forgets what was seen of the sources of a mirror: the next sync reads them whole.
 * @returns false while a sync is under way, which goes by what it began with
 */
export async function forgetSeen(trx: Trx, channelId: string): Promise<boolean> {
  // A sync that begins waits for the channel as well.
  await sql`select 1 from channel where id = ${channelId} for no key update`.execute(trx);
  const active = await trx
    .selectFrom('mirror_sync')
    .select('id')
    .where('channel_id', '=', channelId)
    .where('state', '=', 'in_progress')
    .executeTakeFirst();
  if (active !== undefined) return false;
  for (const table of ['mirror_subdir', 'mirror_skipped'] as const)
    await trx.deleteFrom(table).where('channel_id', '=', channelId).execute();
  return true;
}

/**
 * Mirrors whose next sync is to begin: their time has come and none is under way. A last sync that begins in the future is one of before the clock was set
 * back; nobody waits for that.
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
 * Mirrors whose files are to be fetched ahead now: their setting is new, they were synced since the last time, or that was ten minutes ago. Marks them as begun.
 * @returns the ids of those channels
 */
export async function takeFetching(db: Db): Promise<string[]> {
  const { rows } = await sql<{ channel_id: string }>`
    update mirror_setting setting set fetched_at = now()
    where setting.fetches <> 'asked' and (setting.fetched_at is null or setting.fetched_at < now() - interval '10 minutes' or setting.fetched_at > now()
      or exists (select 1 from mirror_sync s where s.channel_id = setting.channel_id and s.state = 'done' and s.finished_at > setting.fetched_at and s.finished_at <= ${latestPossible}))
    returning channel_id`.execute(db);
  return rows.map(({ channel_id }) => channel_id);
}

/** Which files of a mirror are fetched before anybody asks for them. */
export async function fetchesOf(db: Db, channelId: string): Promise<MirrorSetting['fetches']> {
  return (await settingOf(db, channelId)).fetches;
}

/** Syncs of a mirror that are remembered after they have ended. */
const MOST_SYNCS = 100;

/** Forgets syncs that ended long ago: one every quarter of an hour would be many. */
export async function dropOldSyncs(db: Db): Promise<void> {
  await sql`
    delete from mirror_sync where id in (
      select id from (select id, state, row_number() over (partition by channel_id order by ${newestFirst('created_at', 'id')}) as place from mirror_sync) as placed
      where place > ${MOST_SYNCS} and state in ('done', 'failed', 'canceled'))`.execute(db);
}

/** What opens the first source of a mirror, encrypted. */
export interface SealedSecret {
  kind: 'bearer' | 'basic';
  username: string | null;
  sealed: Buffer;
  set_at: Date;
}

/** What opens the first source of a mirror; undefined for nothing. */
export async function secretOf(db: Db, channelId: string): Promise<SealedSecret | undefined> {
  const row = await db
    .selectFrom('mirror_secret')
    .select(['kind', 'username', 'sealed', 'set_at'])
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  return row && { ...row, kind: row.kind as SealedSecret['kind'] };
}

/** Keeps what opens the first source of a mirror, or takes it away. */
export async function saveSecret(
  trx: Trx,
  channelId: string,
  secret: Omit<SealedSecret, 'set_at'> | null,
): Promise<void> {
  if (secret === null) {
    await trx.deleteFrom('mirror_secret').where('channel_id', '=', channelId).execute();
    return;
  }
  const row = { ...secret, set_at: sql<Date>`now()` };
  await trx
    .insertInto('mirror_secret')
    .values({ channel_id: channelId, ...row })
    .onConflict((conflict) => conflict.column('channel_id').doUpdateSet(row))
    .execute();
}

/** Which source of a mirror a package is from, as its place: the first that lists the name; null where nobody wrote that down. */
export async function ownerOf(db: Db, channelId: string, name: string): Promise<number | null> {
  const row = await db
    .selectFrom('mirror_subdir')
    .select('position')
    .where('channel_id', '=', channelId)
    .where(sql<boolean>`names @> array[${name}]::text[]`)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? null;
}

/** Problems of a mirror that are kept. */
const MOST_PROBLEMS = 50;

/** What went wrong at a source of a mirror; `source` without credentials. */
export interface MirrorProblem {
  kind: (typeof PROBLEMS)[number];
  source: string;
  /** `SUBDIR/FILE`; null for what concerns the source as a whole. */
  file: string | null;
  message: string;
}

/** Of what goes wrong anew with each question only the newest is kept: it would leave no room for others. */
const KEPT_ONCE: readonly string[] = ['failed', 'busy'] satisfies MirrorProblem['kind'][];

/** Notes what went wrong at a source of a mirror, nothing when the mirror is gone. */
export async function noteProblem(db: Db, channelId: string, problem: MirrorProblem): Promise<void> {
  const { kind, source, file, message } = problem;
  await sql`
    with noted as (
      insert into mirror_problem (channel_id, kind, source, file, message)
      select id, ${kind}, ${source}, ${file}, ${message} from channel where id = ${channelId}::uuid
    )
    delete from mirror_problem where channel_id = ${channelId}::uuid and (
      (${KEPT_ONCE.includes(kind)} and kind = ${kind} and source = ${source} and file is not distinct from ${file}::text)
      or id <= (select id from mirror_problem where channel_id = ${channelId}::uuid order by id desc offset ${MOST_PROBLEMS - 1} limit 1))`.execute(
    db,
  );
}

/** What went wrong at the sources of a mirror, newest first. */
export async function problemsOf(db: Db, channelId: string): Promise<(MirrorProblem & { at: Date })[]> {
  const rows = await db
    .selectFrom('mirror_problem')
    .select(['at', 'kind', 'source', 'file', 'message'])
    .where('channel_id', '=', channelId)
    .orderBy('id', 'desc')
    .limit(MOST_PROBLEMS)
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as MirrorProblem['kind'] }));
}

/** How many of the files that a mirror has are held by this hub. */
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

/** How many files of a mirror are gone at its source and kept. */
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

/**
 * Keeps what a source tells that files export, of those that the channel has or is about to have.
 * @param told by file name
 */
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

/** The files of a subdir that a channel has among the given names. */
export async function knownFiles(
  db: Db,
  channelId: string,
  subdir: string,
  names: readonly string[],
): Promise<Map<string, { id: number; digest: string | null; isGone: boolean }>> {
  const rows = await db
    .selectFrom('channel_file')
    .select(['id', 'file_name', 'record_digest', 'gone_at'])
    .where('channel_id', '=', channelId)
    .where('subdir', '=', subdir)
    .where((eb) => eb('file_name', '=', eb.fn.any(eb.val([...names]))))
    .execute();
  return new Map(
    rows.map((row) => [row.file_name, { id: row.id, digest: row.record_digest, isGone: row.gone_at !== null }]),
  );
}

/** Files that readers see and that their source lists, by subdir. */
export async function seenCounts(db: Db, channelId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('channel_file')
    .select((eb) => ['subdir', eb.fn.countAll<number>().as('count')])
    .where('channel_id', '=', channelId)
    .where('gone_at', 'is', null)
    .groupBy('subdir')
    .execute();
  return new Map(rows.map(({ subdir, count }) => [subdir, Number(count)]));
}

/** What a sync that is held would have lost. */
export type HeldLoss = Selectable<Table<'mirror_loss'>>;

/** The loss for which the last sync of a mirror is held; undefined for none. */
export function heldLoss(db: Db | Trx, channelId: string): Promise<HeldLoss | undefined> {
  return db.selectFrom('mirror_loss').selectAll().where('channel_id', '=', channelId).executeTakeFirst();
}

/**
 * Keeps the loss for which a sync is held. What an admin decided stays for as long as no more files are lost.
 * @returns whether admins are to be asked: nothing was held before, or more is lost by now
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

/** Keeps what an admin decided about a held loss. */
export async function decideLoss(trx: Trx, channelId: string, decision: 'remove' | 'keep'): Promise<void> {
  await trx.updateTable('mirror_loss').set({ decision }).where('channel_id', '=', channelId).execute();
}

/** How many files the next sync of a mirror may lose, because an admin said so; 0 for none. */
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

/** Forgets a held loss with what was decided about it: a sync went well. */
export async function forgetLoss(db: Db | Trx, channelId: string): Promise<void> {
  await db.deleteFrom('mirror_loss').where('channel_id', '=', channelId).execute();
  await db
    .updateTable('mirror_setting')
    .set({ accepts_loss: false })
    .where('channel_id', '=', channelId)
    .where('accepts_loss', '=', true)
    .execute();
}

/** Replaces the problems that are about subdirs of a source. */
export async function noteSubdirs(
  db: Db,
  channelId: string,
  source: string,
  problems: readonly SubdirProblem[],
): Promise<void> {
  await db
    .deleteFrom('mirror_problem')
    .where('channel_id', '=', channelId)
    .where('kind', '=', 'subdir')
    .where('source', '=', source)
    .execute();
  for (const problem of problems) await noteProblem(db, channelId, { kind: 'subdir', ...problem });
}
