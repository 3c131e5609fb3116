// Read model of publication, policy, channel_policy, policy_run, app_user: a page of channels with policy, publication,
// and run, in a fixed number of queries.
/**
 * Converts channels for responses: counts, sources, active policy, and newest run, for a whole list in a few
 * statements.
 */
import { isoTime } from '@terrarium/domain/calendar';
import { knowledgeOf, NOT_CHECKED } from '@terrarium/domain/policy';
import type { Vulnerabilities } from '@terrarium/domain/policy';
import { vulnerabilitiesAnswer, withoutDeciders } from '../advisory/index.ts';
import type { Db } from '../db/index.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AppliedPolicy, ChannelAnswer, LastRun } from './contract.ts';
import { newestRun, readableBy } from './store.ts';
import type { ChannelRow, Reader } from './store.ts';

/** Vulnerability summary of a channel that wasn't checked yet. */
const UNSEEN: Vulnerabilities = knowledgeOf(NOT_CHECKED);

const asTold = <T>(answer: T): T => answer;

/** Converts channels, in order. Names only the source channels that the reader can read. */
export async function describeChannels(
  db: Db,
  channels: readonly ChannelRow[],
  reader: Reader,
): Promise<ChannelAnswer[]> {
  if (channels.length === 0) return [];
  const ids = channels.map((channel) => channel.id);
  const [served, sources, usedWith, policies, runs] = await Promise.all([
    servedOf(db, ids),
    sourcesOf(db, ids, reader),
    usedWithOf(db, ids, reader),
    policiesOf(db, ids),
    runsOf(db, ids),
  ]);
  return channels.map((channel) => ({
    id: channel.id,
    name: channel.name,
    description: channel.description,
    privacy: channel.privacy,
    broken_files: channel.broken_files,
    type: channel.type,
    organization: { id: channel.organization_id, name: channel.organization_name, title: channel.organization_title },
    artifact_count: channel.artifact_count,
    file_count: channel.file_count,
    served_file_count: served.get(channel.id)?.allowed ?? 0,
    refused_file_count: served.get(channel.id)?.blocked ?? 0,
    size: channel.size,
    // Every channel serves `noarch`, even if empty (CEP 26).
    subdirs: [...new Set([...channel.subdirs, 'noarch'])].sort(),
    created_at: isoTime(channel.created_at),
    updated_at: isoTime(channel.updated_at),
    repo_path: `/repo/${channel.organization_name}/${channel.name}`,
    worst_served_score: served.get(channel.id)?.worst ?? null,
    // Public channels have one row for all readers, including anonymous ones.
    vulnerabilities: (channel.privacy === 'public' ? withoutDeciders : asTold)(
      vulnerabilitiesAnswer(served.get(channel.id)?.vulnerabilities ?? UNSEEN),
    ),
    checked_name_count: served.get(channel.id)?.checked ?? 0,
    sources: sources.get(channel.id) ?? [],
    used_with: usedWith.get(channel.id) ?? [],
    applied_policy: policies.get(channel.id) ?? null,
    last_run: runs.get(channel.id) ?? null,
  }));
}

/** SQL that any ID matches. One array, because a list of two thousand parameters takes longer than its query. */
const anyOf = (ids: readonly string[]): RawBuilder<string> => sql<string>`any(${[...ids]}::uuid[])`;

async function servedOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('channel as c')
    .innerJoin('publication as p', 'p.id', 'c.publication_id')
    .select([
      'c.id',
      'p.allowed_count as allowed',
      'p.refused_count as blocked',
      'p.worst_served_score as worst',
      'p.vulnerabilities',
      'p.checked_name_count as checked',
    ])
    .where('c.id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function sourcesOf(db: Db, ids: readonly string[], reader: Reader): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('channel_source as s')
    .innerJoin('channel as c', 'c.id', 's.source_id')
    .select(['s.channel_id', 'c.name'])
    .where('s.channel_id', '=', anyOf(ids))
    .where(readableBy(reader))
    .orderBy('s.position')
    .execute();
  return namesByChannel(rows);
}

async function usedWithOf(db: Db, ids: readonly string[], reader: Reader): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('channel_used_with as u')
    .innerJoin('channel as c', 'c.id', 'u.other_id')
    .select(['u.channel_id', 'c.name'])
    .where('u.channel_id', '=', anyOf(ids))
    .where(readableBy(reader))
    .orderBy('u.position')
    .execute();
  return namesByChannel(rows);
}

function namesByChannel(rows: readonly { channel_id: string; name: string }[]): Map<string, string[]> {
  const named = [...Map.groupBy(rows, ({ channel_id: id }) => id)];
  return new Map(named.map(([id, those]) => [id, those.map(({ name }) => name)]));
}

async function policiesOf(db: Db, ids: readonly string[]): Promise<Map<string, AppliedPolicy>> {
  // During a run, the channel serves the policy revision of its publication, not the newest one.
  const rows = await db
    .selectFrom('channel_policy as cp')
    .innerJoin('policy as p', 'p.id', 'cp.policy_id')
    .innerJoin('channel as c', 'c.id', 'cp.channel_id')
    .leftJoin('publication as pub', (join) =>
      join.onRef('pub.id', '=', 'c.publication_id').onRef('pub.policy_id', '=', 'cp.policy_id'),
    )
    .leftJoin('app_user as u', 'u.id', 'cp.applied_by')
    .select((eb) => [
      'cp.channel_id',
      'cp.policy_id',
      'p.name as policy_name',
      eb.fn.coalesce('pub.policy_revision', 'p.revision').as('revision'),
      eb.fn.coalesce('pub.is_watched', 'cp.is_watched').as('is_watched'),
      'cp.in_force_since',
      'u.id as user_id',
      'u.username',
      'u.first_name',
      'u.last_name',
    ])
    .where('cp.channel_id', '=', anyOf(ids))
    .execute();
  return new Map(
    rows.map((row) => [
      row.channel_id,
      {
        policy_id: row.policy_id,
        policy_name: row.policy_name,
        revision: row.revision,
        is_watched: row.is_watched,
        in_force_since: isoTime(row.in_force_since),
        applied_by:
          row.user_id === null
            ? null
            : { id: row.user_id, username: row.username!, first_name: row.first_name!, last_name: row.last_name! },
      },
    ]),
  );
}

async function runsOf(db: Db, ids: readonly string[]): Promise<Map<string, LastRun>> {
  const rows = await db
    .selectFrom('policy_run as r')
    .innerJoin('channel as c', 'c.id', 'r.channel_id')
    .select([
      'r.channel_id',
      'r.id',
      'c.name as channel',
      'r.state',
      'r.phase',
      'r.progress',
      'r.reason',
      'r.policy_id',
      'r.policy_name',
      'r.policy_revision as revision',
      'r.created_at',
      'r.started_at',
      'r.finished_at',
      'r.error',
      'r.counts',
      'r.added_count',
      'r.removed_count',
      'r.is_held',
    ])
    .where(
      'r.id',
      'in',
      sql<string>`(select ${newestRun(sql`given.id`)} from unnest(${[...ids]}::uuid[]) as given (id))`,
    )
    .execute();
  return new Map(
    rows.map(({ channel_id, ...run }) => [
      channel_id,
      {
        ...run,
        created_at: isoTime(run.created_at),
        started_at: isoTime(run.started_at),
        finished_at: isoTime(run.finished_at),
        counts: run.counts.map((count) => ({ ...count, num_removed: count.num_before - count.num_after })),
      },
    ]),
  );
}
