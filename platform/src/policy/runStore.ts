// Read model of channel: runs begin only for a channel that is there, in the statement that begins them.
/** SQL of runs: what is asked for, what is under way, what is done. */
import { ACTIVE_JOB_STATES } from '@terrarium/domain/policy';
import type { RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import { newestFirst } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import type { PolicyRunRequestTable, PolicyRunTable, RequestReason } from './tables.ts';

/** A run as it is stored. */
export type RunRow = Selectable<PolicyRunTable>;

/** What a new run begins with. */
export type NewRun = Pick<
  RunRow,
  | 'id'
  | 'channel_id'
  | 'reason'
  | 'asked_by'
  | 'policy_id'
  | 'policy_name'
  | 'policy_revision'
  | 'is_watched'
  | 'previous'
  | 'previous_legacy'
  | 'accepts_failing_probes'
>;

/** The channel that a run is for, locked until the transaction ends, so that two requests for it come one after the other. */
export async function lockChannel(
  trx: Trx,
  channelId: string,
): Promise<{ id: string; publication_id: string | null } | undefined> {
  return trx
    .selectFrom('channel')
    .select(['id', 'publication_id'])
    .where('id', '=', channelId)
    .forUpdate()
    .executeTakeFirst();
}

/** The run of a channel that is not ended. */
export function findActiveRun(db: Db | Trx, channelId: string): Promise<RunRow | undefined> {
  return db
    .selectFrom('policy_run')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('state', 'in', ACTIVE_JOB_STATES)
    .executeTakeFirst();
}

/** A run of this channel by its id; undefined for one of another channel. `id` must be a UUID. */
export function findRun(db: Db | Trx, channelId: string, id: string): Promise<RunRow | undefined> {
  return db
    .selectFrom('policy_run')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The newest runs of a channel. Ids are UUIDv7, so they order runs of one millisecond too. */
export function listRuns(db: Db | Trx, channelId: string, limit: number): Promise<RunRow[]> {
  return db
    .selectFrom('policy_run')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy(newestFirst('created_at', 'id'))
    .limit(limit)
    .execute();
}

/** The newest run of a channel that is about a policy, or about taking one off. */
export async function findLastRun(db: Db | Trx, channelId: string): Promise<RunRow | undefined> {
  return (await listRuns(db, channelId, 1))[0];
}

/** Writes a run that waits. @throws a unique violation (`policy_run_one`) when the channel has one that is not ended */
export function insertRun(trx: Trx, run: NewRun): Promise<RunRow> {
  const { previous, ...rest } = run;
  return trx
    .insertInto('policy_run')
    .values({ ...rest, previous: previous === null ? null : JSON.stringify(previous), state: 'todo' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Asks for a run of each channel; a channel that is asked for already keeps one request. */
export async function requestRuns(
  trx: Db | Trx,
  channelIds: readonly string[],
  reason: RequestReason,
  askedBy: string | null,
  { acceptsFailingProbes = false }: { acceptsFailingProbes?: boolean } = {},
): Promise<void> {
  if (channelIds.length === 0) return;
  await trx
    .insertInto('policy_run_request')
    .values(
      channelIds.map((channel_id) => ({
        channel_id,
        reason,
        asked_by: askedBy,
        accepts_failing_probes: acceptsFailingProbes,
      })),
    )
    // A save of the policy is the more telling reason than a change of content that waits too.
    .onConflict((conflict) =>
      conflict.column('channel_id').doUpdateSet((eb) => ({
        // One for advisories may come to nothing, the others not.
        reason:
          reason === 'edited'
            ? reason
            : sql<RequestReason>`case when policy_run_request.reason = 'advisories' then ${reason} else policy_run_request.reason end`,
        asked_by: reason === 'edited' ? askedBy : eb.ref('policy_run_request.asked_by'),
        accepts_failing_probes: acceptsFailingProbes || eb.ref('policy_run_request.accepts_failing_probes'),
        requested_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

/** Channels that a policy is applied to. */
export async function channelIdsOfPolicy(trx: Trx, policyId: string): Promise<string[]> {
  const rows = await trx.selectFrom('channel_policy').select('channel_id').where('policy_id', '=', policyId).execute();
  return rows.map((row) => row.channel_id);
}

/** Runs for changes of content of the channel that is asked for. One that lies in the future is one of before the clock was set back. */
const contentRuns = sql`policy_run r where r.channel_id = policy_run_request.channel_id and r.reason = 'content' and r.created_at <= now() + interval '1 second'`;

/** Whether a change of content waits because the channel has just had a run for one; `spacing` is the time between two, in ms. */
const isEarly = (spacing: number): RawBuilder<boolean> =>
  sql<boolean>`(policy_run_request.reason = 'content'
    and exists (select 1 from ${contentRuns} and r.created_at > now() - ${spacing}::float8 * interval '1 millisecond'))`;

/** How long until the first of those that {@link channelsToStart} leaves out is to be started, in ms; null when there is none. */
export async function nextStart(db: Db, spacing: number): Promise<number | null> {
  const {
    rows: [row],
  } = await sql<{ ms: number | null }>`
    select min(${spacing}::float8 - extract(epoch from now() - last.created_at) * 1000)::float8 as ms
    from policy_run_request, lateral (select max(r.created_at) as created_at from ${contentRuns}) as last
    where ${isEarly(spacing)}`.execute(db);
  return row?.ms ?? null;
}

/**
 * Channels that are asked for and have no run under way, the longest waiting first.
 * @param spacing time between two runs of a channel for changes of its content, in ms
 */
export async function channelsToStart(db: Db, limit: number, spacing: number): Promise<string[]> {
  const rows = await db
    .selectFrom('policy_run_request')
    .select('channel_id')
    .where(({ not }) => not(isEarly(spacing)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('policy_run')
            .select('policy_run.id')
            .whereRef('policy_run.channel_id', '=', 'policy_run_request.channel_id')
            .where('policy_run.state', 'in', ACTIVE_JOB_STATES),
        ),
      ),
    )
    .orderBy('requested_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.channel_id);
}

const REQUEST = ['reason', 'asked_by', 'accepts_failing_probes'] as const;
/** What is asked for of a channel. */
type RunRequest = Pick<Selectable<PolicyRunRequestTable>, (typeof REQUEST)[number]>;

/** The request for a channel, taken away; undefined when there is none. */
export function takeRequest(trx: Trx, channelId: string): Promise<RunRequest | undefined> {
  return trx.deleteFrom('policy_run_request').where('channel_id', '=', channelId).returning(REQUEST).executeTakeFirst();
}

/** The request for a channel, left where it is. */
export function peekRequest(trx: Db | Trx, channelId: string): Promise<RunRequest | undefined> {
  return trx.selectFrom('policy_run_request').select(REQUEST).where('channel_id', '=', channelId).executeTakeFirst();
}

/** Ids of all runs that are not ended, oldest first. */
export async function activeRunIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('policy_run')
    .select('id')
    .where('state', 'in', ACTIVE_JOB_STATES)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Asks again for every channel whose newest run failed, or that has nothing published and nothing under way:
 * what stopped it (a full disk, a lost database) may be over after a restart.
 */
export async function requestUnfinished(db: Db): Promise<void> {
  await sql`
    insert into policy_run_request (channel_id, reason)
    select channel.id, case when channel.publication_id is null then 'created' else 'content' end
    from channel left join lateral (
      select state from policy_run where policy_run.channel_id = channel.id order by ${newestFirst('created_at', 'id')} limit 1
    ) as newest on true
    where newest.state = 'failed' or (channel.publication_id is null and newest.state is null)
    on conflict (channel_id) do nothing`.execute(db);
}

/** Writes how far a run is; false when it is not under way any more. */
export async function saveProgress(db: Db, runId: string, phase: string, progress: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('policy_run')
    .set({ phase, progress })
    .where('id', '=', runId)
    .where('state', '=', 'in_progress')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
