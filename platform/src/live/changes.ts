// Read model of mirror_sync, policy_run, channel, organization, app_user: jobs that operators see, and what exists.
/** What changed for whom. Triggers of the database write it (migration 0480). */
import { createHash } from 'node:crypto';
import { ACTIVE_JOB_STATES } from '@terrarium/domain/policy';
import { sql } from 'kysely';
import type { Db, Table } from '../db/index.ts';
import { SCHEMA } from '../jobs/index.ts';

declare module '../db/tables.ts' {
  interface Tables {
    live_change: Table<'live_change'>;
  }
}

/** Scope of changes of the hub itself. */
export const HUB = '00000000-0000-0000-0000-000000000000';

/** Changes of one kind, in the sum that they have for a scope and a channel. */
export interface ChangeSum {
  channel_id: string | null;
  kind: string;
  n: number;
  at: Date;
}

/** Returns the changes of a scope, in a fixed order. */
export function changesOf(db: Db, scope: string): Promise<ChangeSum[]> {
  return db
    .selectFrom('live_change')
    .select((eb) => ['channel_id', 'kind', eb.fn.sum<number>('n').as('n'), eb.fn.max('at').as('at')])
    .where('scope', '=', scope)
    .groupBy(['channel_id', 'kind'])
    .orderBy('channel_id')
    .orderBy('kind')
    .execute();
}

/** Versions of kinds, and when each last changed. */
export type KindVersions = ReadonlyMap<string, { version: string; at: Date }>;

/** Returns the versions of some kinds by what their changes sum up to. */
export function versionsByKind(kinds: readonly string[], sums: readonly ChangeSum[]): KindVersions {
  const found = new Map<string, { version: string; at: Date }>();
  for (const kind of kinds) {
    const ones = sums.filter((sum) => sum.kind === kind);
    if (ones.length === 0) continue;
    const version = shortHash(ones.map(({ channel_id, n }) => `${channel_id}/${n}`).join());
    found.set(kind, { version, at: new Date(Math.max(...ones.map(({ at }) => at.getTime()))) });
  }
  return found;
}

const activeStates = sql`(${sql.join(ACTIVE_JOB_STATES.map((state) => sql.lit(state)))})`;

/** Returns a text that changes with the jobs that run, wait, or failed. */
export async function jobsVersion(db: Db): Promise<string> {
  const job = sql.table(`${SCHEMA}.job`);
  const { rows } = await sql<{ version: string }>`
    select md5(concat_ws('|',
      (select string_agg(concat_ws('/', id, state, phase, progress), '|' order by id) from policy_run where state in ${activeStates}),
      (select string_agg(concat_ws('/', id, state, phase, progress), '|' order by id) from mirror_sync where state in ${activeStates}),
      (select string_agg(concat_ws('/', name, state, n), '|' order by name, state) from (
        select name, state, count(*) as n from ${job} where state in ('created', 'retry', 'active', 'failed') group by name, state) as jobs)
    )) as version`.execute(db);
  return shortHash(rows[0]!.version);
}

/**
 * Makes one row of the changes of each scope, channel, and kind. Their sum stays, so no reader notices.
 * @param scopes all if undefined
 */
export async function foldChanges(db: Db, scopes?: readonly string[]): Promise<void> {
  const here = scopes === undefined ? sql`true` : sql`scope = any (${scopes}::uuid[])`;
  await sql`
    with many as (select scope, channel_id, kind from live_change where ${here} group by 1, 2, 3 having count(*) > 1),
      gone as (delete from live_change l using many m
        where l.scope = m.scope and l.channel_id is not distinct from m.channel_id and l.kind = m.kind returning l.*)
    insert into live_change (scope, channel_id, kind, n, at)
      select scope, channel_id, kind, sum(n), max(at) from gone group by 1, 2, 3`.execute(db);
}

/** Forgets the changes of channels, organizations, and accounts that were deleted a day ago. */
export async function forgetChanges(db: Db): Promise<void> {
  await sql`
    delete from live_change l where l.at < now() - interval '1 day' and (
      (l.channel_id is not null and not exists (select 1 from channel c where c.id = l.channel_id))
      or (l.scope <> ${HUB}::uuid and not exists (select 1 from organization o where o.id = l.scope)
        and not exists (select 1 from app_user u where u.id = l.scope)))`.execute(db);
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);
