// Read model of channel: a run is inserted only if its channel exists, in the same statement.
/** SQL of runs: requested, in progress, and done. */
import { ACTIVE_JOB_STATES } from '@terrarium/domain/policy';
import type { RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import { newestFirst } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { currentMachine } from '../http/index.ts';
import type { PolicyRunRequestTable, PolicyRunTable, RequestReason } from './tables.ts';

/** A stored run. */
export type RunRow = Selectable<PolicyRunTable>;

/** Input of a new run. */
export type NewRun = Pick<
  RunRow,
  | 'id'
  | 'channel_id'
  | 'reason'
  | 'asked_by'
  | 'asked_by_account'
  | 'policy_id'
  | 'policy_name'
  | 'policy_revision'
  | 'is_watched'
  | 'previous'
  | 'previous_legacy'
  | 'accepts_failing_probes'
>;

/** Who asked for a run: a user or a service account; both null for the hub. */
export type Asker = Pick<RunRow, 'asked_by' | 'asked_by_account'>;

/** The hub asks for a run. */
export const HUB_ASKS: Asker = { asked_by: null, asked_by_account: null };

/** Returns who asks in the current request: the user, or the organization's service account if there is none. */
export function askerOf(organizationId: string, userId: string | null): Asker {
  const account = userId === null ? currentMachine(organizationId) : null;
  return { asked_by: userId, asked_by_account: account?.id ?? null };
}

/** Locks a run's channel until the transaction ends, so that two requests for it are serialized. */
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

/** Finds the run of a channel that hasn't ended. */
export function findActiveRun(db: Db | Trx, channelId: string): Promise<RunRow | undefined> {
  return db
    .selectFrom('policy_run')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('state', 'in', ACTIVE_JOB_STATES)
    .executeTakeFirst();
}

/** Finds a run of this channel by ID; undefined for one of another channel. `id` must be a UUID. */
export function findRun(db: Db | Trx, channelId: string, id: string): Promise<RunRow | undefined> {
  return db
    .selectFrom('policy_run')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Lists the newest runs of a channel. IDs are UUIDv7, so they also order runs of one millisecond. */
export function listRuns(db: Db | Trx, channelId: string, limit: number): Promise<RunRow[]> {
  return db
    .selectFrom('policy_run')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy(newestFirst('created_at', 'id'))
    .limit(limit)
    .execute();
}

/** Finds the newest run of a channel that applied, changed, or removed a policy. */
export async function findLastRun(db: Db | Trx, channelId: string): Promise<RunRow | undefined> {
  return (await listRuns(db, channelId, 1))[0];
}

/** Inserts a queued run. @throws a unique violation (`policy_run_one`) if the channel has one that hasn't ended */
export function insertRun(trx: Trx, run: NewRun): Promise<RunRow> {
  const { previous, ...rest } = run;
  return trx
    .insertInto('policy_run')
    .values({ ...rest, previous: previous === null ? null : JSON.stringify(previous), state: 'todo' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Requests a run for each channel. A channel keeps one request at a time. */
export async function requestRuns(
  trx: Db | Trx,
  channelIds: readonly string[],
  reason: RequestReason,
  asker: Asker,
  { acceptsFailingProbes = false }: { acceptsFailingProbes?: boolean } = {},
): Promise<void> {
  if (channelIds.length === 0) return;
  await trx
    .insertInto('policy_run_request')
    .values(
      channelIds.map((channel_id) => ({
        channel_id,
        reason,
        ...asker,
        accepts_failing_probes: acceptsFailingProbes,
      })),
    )
    // A save of the policy is a more specific reason than a queued change of content.
    .onConflict((conflict) =>
      conflict.column('channel_id').doUpdateSet((eb) => ({
        // A request for advisories may have no effect, the others do.
        reason:
          reason === 'edited'
            ? reason
            : sql<RequestReason>`case when policy_run_request.reason = 'advisories' then ${reason} else policy_run_request.reason end`,
        asked_by: reason === 'edited' ? asker.asked_by : eb.ref('policy_run_request.asked_by'),
        asked_by_account: reason === 'edited' ? asker.asked_by_account : eb.ref('policy_run_request.asked_by_account'),
        accepts_failing_probes: acceptsFailingProbes || eb.ref('policy_run_request.accepts_failing_probes'),
        requested_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

/** Lists the channels that a policy is applied to. */
export async function channelIdsOfPolicy(trx: Trx, policyId: string): Promise<string[]> {
  const rows = await trx.selectFrom('channel_policy').select('channel_id').where('policy_id', '=', policyId).execute();
  return rows.map((row) => row.channel_id);
}

/**
 * Runs for content changes of the requested channel.
 * Ignores times in the future, recorded before the clock was set back.
 */
const contentRuns = sql`policy_run r where r.channel_id = policy_run_request.channel_id and r.reason = 'content' and r.created_at <= now() + interval '1 second'`;

/** SQL condition: a content change waits because the channel had a run for one less than `spacing` ms ago. */
const isEarly = (spacing: number): RawBuilder<boolean> =>
  sql<boolean>`(policy_run_request.reason = 'content'
    and exists (select 1 from ${contentRuns} and r.created_at > now() - ${spacing}::float8 * interval '1 millisecond'))`;

/** Returns the delay in ms until the first request that {@link channelsToStart} skips can start; null if none. */
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
 * Lists channels with a requested run and none in progress, longest waiting first.
 * @param spacing minimum time between two runs of a channel for content changes, in ms
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

const REQUEST = ['reason', 'asked_by', 'asked_by_account', 'accepts_failing_probes'] as const;
/** Requested run of a channel. */
type RunRequest = Pick<Selectable<PolicyRunRequestTable>, (typeof REQUEST)[number]>;

/** Deletes and returns the request for a channel; undefined if none. */
export function takeRequest(trx: Trx, channelId: string): Promise<RunRequest | undefined> {
  return trx.deleteFrom('policy_run_request').where('channel_id', '=', channelId).returning(REQUEST).executeTakeFirst();
}

/** Returns the request for a channel without deleting it. */
export function peekRequest(trx: Db | Trx, channelId: string): Promise<RunRequest | undefined> {
  return trx.selectFrom('policy_run_request').select(REQUEST).where('channel_id', '=', channelId).executeTakeFirst();
}

/** Lists IDs of all runs that haven't ended, oldest first. */
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
 * Requests runs for channels whose newest run failed, or that have no publication and no run in progress. The cause (a
 * full disk, a lost database) may be gone after a restart.
 * @param channelId only this channel
 */
export async function requestUnfinished(db: Db, channelId: string | null = null): Promise<void> {
  await sql`
    insert into policy_run_request (channel_id, reason)
    select channel.id, case when channel.publication_id is null then 'created' else 'content' end
    from channel left join lateral (
      select state from policy_run where policy_run.channel_id = channel.id order by ${newestFirst('created_at', 'id')} limit 1
    ) as newest on true
    where (newest.state = 'failed' or (channel.publication_id is null and newest.state is null))
      and channel.id = coalesce(${channelId}::uuid, channel.id)
    on conflict (channel_id) do nothing`.execute(db);
}

/** Writes the progress of a run. @returns false if it is no longer in progress */
export async function saveProgress(db: Db, runId: string, phase: string, progress: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('policy_run')
    .set({ phase, progress })
    .where('id', '=', runId)
    .where('state', '=', 'in_progress')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
