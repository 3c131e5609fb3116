// Read model of channel, publication, publication_decisions, service_account: what a monitored policy would block, and
// for which clients.
/** What a channel's monitored policy would block. */
import { isoTime } from '@terrarium/domain/calendar';
import { refuses } from '@terrarium/domain/policy';
import { sql } from 'kysely';
import { ascending, descending, Keyset } from '../db/index.ts';
import type { Db, Keyed, PageRequest } from '../db/index.ts';
import { notFound } from '../http/index.ts';
import { ALLOWED, unpackWords } from '../repo/index.ts';
import { findPeople } from '../person/index.ts';
import type { WatchAnswer } from './appliedContract.ts';
import type { RunChannel } from './appliedPolicy.ts';
import { findAssignment } from './store.ts';

/** Counts files by the rule that would block them, in the channel's current publication. */
async function watchedFiles(
  db: Db,
  channelId: string,
): Promise<{ revision: number | null; files: Map<string, number> }> {
  const published = await db
    .selectFrom('channel')
    .innerJoin('publication', 'publication.id', 'channel.publication_id')
    .select(['publication.id', 'publication.rules', 'publication.policy_revision'])
    .where('channel.id', '=', channelId)
    .where('publication.is_watched', '=', true)
    .executeTakeFirst();
  const files = new Map<string, number>();
  if (published === undefined) return { revision: null, files };
  const texts = published.rules.map((rule) => (refuses(rule) ? rule.text : null));
  const rows = await db
    .selectFrom('publication_decisions')
    .select('decisions')
    .where('publication_id', '=', published.id)
    .execute();
  for (const { decisions } of rows)
    for (const word of unpackWords(decisions)) {
      const rule = texts[word & ~ALLOWED] ?? null;
      if (rule !== null) files.set(rule, (files.get(rule) ?? 0) + 1);
    }
  return { revision: published.policy_revision, files };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, n) => all + n, 0);

/** Order of requests: the most frequent first. */
const requestOrder = new Keyset('requests for monitored files', [
  descending('w.requests', 'double precision'),
  ascending('w.name', 'text'),
  ascending('w.rule', 'text'),
  ascending(sql`coalesce(w.user_id::text, '')`, 'text'),
  ascending(sql`coalesce(w.service_account_id::text, '')`, 'text'),
]);

/** See {@link WatchAnswer}. @throws HttpError 404 if no policy of the channel is monitored */
export async function watchAnswer(db: Db, channel: RunChannel, page: PageRequest): Promise<WatchAnswer> {
  const assignment = await findAssignment(db, channel.id);
  const policy = await db
    .selectFrom('policy')
    .select(['id', 'name', 'revision'])
    .where('id', '=', assignment?.policy_id ?? null)
    .executeTakeFirst();
  if (assignment?.is_watched !== true || policy === undefined)
    throw notFound(`A watched policy on the channel '${channel.name}'`, 'no_policy_applied');
  const { revision, files } = await watchedFiles(db, channel.id);
  const asked = sql`watched_request where channel_id = ${channel.id} and policy_id = ${policy.id} and last_at >= ${assignment.applied_at}`;
  const { rows: byRule } = await sql<{ rule: string; requests: number }>`
    select rule, sum(n)::float8 as requests from ${asked} group by rule`.execute(db);
  const requests = new Map(byRule.map((row) => [row.rule, row.requests]));
  const {
    rows: [all],
  } = await sql<{ packages: number; lines: number }>`
    select count(distinct name)::integer as packages, count(distinct (name, rule, user_id, service_account_id))::integer as lines from ${asked}`.execute(
    db,
  );
  const found = await sql<
    Keyed & {
      name: string;
      rule: string;
      user_id: string | null;
      account_id: string | null;
      account_name: string | null;
      requests: number;
      last_at: Date;
    }
  >`
    select w.name, w.rule, w.user_id, a.id as account_id, a.name as account_name, w.requests, w.last_at, ${requestOrder.columns}
    from (select name, rule, user_id, service_account_id, sum(n)::float8 as requests, max(last_at) as last_at from ${asked}
      group by name, rule, user_id, service_account_id) as w
    left join service_account a on a.id = w.service_account_id
    where ${requestOrder.beyond(page)} order by ${requestOrder.order(page)} ${requestOrder.limit(page)}`.execute(db);
  const { rows, pointers } = requestOrder.page(found.rows, page);
  const people = await findPeople(
    db,
    rows.flatMap(({ user_id }) => user_id ?? []),
  );
  const rules = [...new Set([...files.keys(), ...requests.keys()])].map((rule) => ({
    rule,
    file_count: files.get(rule) ?? 0,
    request_count: requests.get(rule) ?? 0,
  }));
  return {
    policy: { id: policy.id, name: policy.name, revision: revision ?? policy.revision },
    since: isoTime(assignment.applied_at),
    file_count: sum(files.values()),
    request_count: sum(requests.values()),
    package_count: all?.packages ?? 0,
    rules: rules.toSorted((a, b) => b.request_count - a.request_count || b.file_count - a.file_count),
    items: rows.map((row) => ({
      name: row.name,
      rule: row.rule,
      person: people.get(row.user_id ?? '') ?? null,
      service_account: row.account_id === null ? null : { id: row.account_id, name: row.account_name ?? '' },
      request_count: row.requests,
      last_at: isoTime(row.last_at),
    })),
    total_count: all?.lines ?? 0,
    ...pointers,
  };
}
