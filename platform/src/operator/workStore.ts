// Read model of mirror_sync, policy_run, channel, organization: jobs of all areas in one list, ordered and paged by the
// database.
/** Operator queries on jobs: mirror syncs, policy runs, and jobs of the queue. */
import { ACTIVE_JOB_STATES } from '@terrarium/domain/policy';
import type { JobState } from '@terrarium/domain/policy';
import { sql } from 'kysely';
import type { Db, Keyed, PageRequest, RowPage } from '../db/index.ts';
import { Keyset, descending } from '../db/index.ts';
import { SCHEMA } from '../jobs/index.ts';
import type { WORK_KINDS } from './contract.ts';

type WorkKind = (typeof WORK_KINDS)[number];

/** A running or queued job. `queue` names the queue of a job; null for syncs and runs. */
export interface WorkRow {
  kind: WorkKind;
  id: string;
  queue: string | null;
  organization: string | null;
  channel: string | null;
  channel_id: string | null;
  state: JobState;
  phase: string;
  progress: number | null;
  created_at: Date;
  started_at: Date | null;
}

/** A failed job. */
export interface FailureRow {
  kind: WorkKind;
  id: string;
  queue: string | null;
  organization: string | null;
  channel: string | null;
  reason: string;
  at: Date;
  can_retry: boolean;
}

const MOST_WORK = 100;
const LONGEST_REASON = 500;
/** Queues whose jobs have a more detailed row, by the key in their data. */
const OWN_ROWS = { mirror_sync: 'syncId', 'policy-run': 'runId' } as const;

const inQueue = sql.table(`${SCHEMA}.job`);
const activeStates = sql`(${sql.join(ACTIVE_JOB_STATES.map((state) => sql.lit(state)))})`;
const ownQueues = sql.join(Object.keys(OWN_ROWS));

/** Lists running and queued jobs, oldest first. */
export async function listWork(db: Db): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select * from (
      select 'sync' as kind, sync.id, null as queue, sync.channel_id, sync.state, sync.phase, sync.progress, sync.created_at, sync.started_at from mirror_sync as sync where sync.state in ${activeStates}
      union all
      select 'run', run.id, null, run.channel_id, run.state, run.phase, run.progress, run.created_at, run.started_at from policy_run as run where run.state in ${activeStates}
      union all
      select 'job', job.id, job.name, null, case when job.state = 'active' then 'in_progress' else 'pending' end, '', null, job.created_on, job.started_on
        from ${inQueue} as job where job.state in ('created', 'retry', 'active') and job.name not in (${ownQueues})
    ) as work
    left join (select channel.id as channel_id, channel.name as channel, organization.name as organization from channel join organization on organization.id = channel.organization_id) as place using (channel_id)
    order by work.created_at, work.id limit ${MOST_WORK}`.execute(db);
  return rows;
}

const failureOrder = new Keyset('failures', [descending('at', 'timestamptz'), descending('id', 'uuid')]);

/**
 * Returns a page of failed jobs, newest first.
 * A sync or run can be retried while its channel has none in progress and none of the type succeeded since.
 */
export async function listFailures(db: Db, page: PageRequest): Promise<RowPage<FailureRow> & { total: number }> {
  const ofChannel = (kind: 'sync' | 'run', table: 'mirror_sync' | 'policy_run') => sql`
    select ${sql.lit(kind)} as kind, failed.id, null as queue, organization.name as organization, channel.name as channel, coalesce(failed.error, '') as reason, coalesce(failed.finished_at, failed.created_at) as at,
      not exists (select 1 from ${sql.table(table)} as later where later.channel_id = failed.channel_id and later.created_at > failed.created_at and later.state <> 'failed' and later.state <> 'canceled') as can_retry
    from ${sql.table(table)} as failed join channel on channel.id = failed.channel_id join organization on organization.id = channel.organization_id
    where failed.state = 'failed' and failed.created_at > now() - interval '30 days'`;
  const failures = sql`(
    ${ofChannel('sync', 'mirror_sync')}
    union all
    ${ofChannel('run', 'policy_run')}
    union all
    select 'job', job.id, job.name, null, null, coalesce(job.output ->> 'message', ''), coalesce(job.completed_on, job.created_on), true
      from ${inQueue} as job where job.state = 'failed' and job.name not in (${ownQueues})
  ) as failure`;
  const { rows } = await sql<
    FailureRow & Keyed
  >`select kind, id, queue, organization, channel, left(reason, ${LONGEST_REASON}) as reason, at, can_retry, ${failureOrder.columns}
      from ${failures} where ${failureOrder.beyond(page)} order by ${failureOrder.order(page)} ${failureOrder.limit(page)}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${failures}`.execute(db);
  return { ...failureOrder.page(rows, page), total: counted.rows[0]?.total ?? 0 };
}

/** Finds the channel of a sync or run; undefined if missing. */
export async function channelOf(db: Db, kind: 'sync' | 'run', id: string): Promise<string | undefined> {
  return (
    await db
      .selectFrom(kind === 'sync' ? 'mirror_sync' : 'policy_run')
      .select('channel_id')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.channel_id;
}

/** Finds the queue of a queued or running job, except syncs and runs; undefined if missing. */
export async function queueOf(db: Db, jobId: string): Promise<string | undefined> {
  const { rows } = await sql<{
    name: string;
  }>`select name from ${inQueue} as job where id = ${jobId} and state in ('created', 'retry', 'active') and name not in (${ownQueues})`.execute(
    db,
  );
  return rows[0]?.name;
}
