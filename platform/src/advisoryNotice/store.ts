// Read model of channel, organization, policy_run, policy_run_request: which channels to check again.
// Read model of channel_advisory_revision, policy_delta: what changed in them, and what was removed meanwhile.
/** SQL of advisory alerts. */
import { ACTIVE_JOB_STATES } from '@terrarium/domain/policy';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import { unpackIds } from '../repo/index.ts';
import type { AdvisoryNoticeTable } from './tables.ts';

/** Days for which an alert is recent. */
const NEWS_DAYS = 30;

/** A channel to check. */
export interface DueChannel {
  id: string;
  name: string;
  organization: string;
  organization_id: string;
  publication_id: string;
  revision: string;
  /** Whether it was never checked before. */
  is_first: boolean;
  /** Publication of the last check, and its time; null before the first. */
  last_publication_id: string | null;
  last_revision: string | null;
  looked_at: Date | null;
}

/**
 * Lists channels whose publication or advisories changed since their last check.
 * Skips those about to be published, because files blocked in a minute need no alert.
 */
export async function dueChannels(db: Db): Promise<DueChannel[]> {
  const { rows } = await sql<DueChannel>`
    select c.id, c.name, o.name as organization, c.organization_id, c.publication_id, coalesce(r.revision, 0)::text as revision, l.channel_id is null as is_first,
      l.publication_id as last_publication_id, l.revision::text as last_revision, l.looked_at
    from channel c join organization o on o.id = c.organization_id
      left join channel_advisory_revision r on r.channel_id = c.id left join advisory_look l on l.channel_id = c.id
    where c.publication_id is not null
      and (l.channel_id is null or l.publication_id <> c.publication_id or l.revision <> coalesce(r.revision, 0))
      and not exists (select 1 from policy_run_request q where q.channel_id = c.id)
      and not exists (select 1 from policy_run u where u.channel_id = c.id and u.state = any(${[...ACTIVE_JOB_STATES]}::text[]))
    order by c.id`.execute(db);
  return rows;
}

/**
 * Records the check of a channel.
 * Concurrent checks wait for each other here.
 * @returns the publication of the previous check; null for the first
 */
export async function noteLook(
  trx: Trx,
  { id, publication_id, revision }: Pick<DueChannel, 'id' | 'publication_id' | 'revision'>,
): Promise<string | null> {
  const former = await trx
    .selectFrom('advisory_look')
    .select('publication_id')
    .where('channel_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  await sql`insert into advisory_look (channel_id, publication_id, revision) values (${id}, ${publication_id}, ${revision}::bigint)
    on conflict (channel_id) do update set publication_id = excluded.publication_id, revision = excluded.revision, looked_at = now()`.execute(
    trx,
  );
  return former?.publication_id ?? null;
}

/**
 * Returns IDs of files that later publications of a channel removed; none if it is unknown when that publication was
 * made.
 */
export async function takenSince(trx: Trx, channelId: string, publicationId: string): Promise<Set<number>> {
  const rows = await trx
    .selectFrom('policy_delta')
    .innerJoin('policy_run', 'policy_run.id', 'policy_delta.run_id')
    .select('policy_delta.removed_ids')
    .where('policy_delta.channel_id', '=', channelId)
    .where('policy_run.finished_at', '>', (eb) =>
      eb
        .selectFrom('policy_run as former')
        .select('former.finished_at')
        .where('former.channel_id', '=', channelId)
        .where('former.publication_id', '=', publicationId)
        .limit(1),
    )
    .execute();
  return new Set(rows.flatMap(({ removed_ids }) => [...unpackIds(removed_ids)]));
}

/** Returns the alerts of a channel, including resolved ones. */
export function noticesOf(trx: Trx, channelId: string): Promise<Selectable<AdvisoryNoticeTable>[]> {
  return trx.selectFrom('advisory_notice').selectAll().where('channel_id', '=', channelId).execute();
}

/** Input of an alert. */
export type NewNotice = Omit<Selectable<AdvisoryNoticeTable>, 'noticed_at' | 'over_at'>;

/** Writes alerts, replacing and reopening those for the same advisories. */
export async function writeNotices(trx: Trx, notices: readonly NewNotice[]): Promise<void> {
  await sql`
    insert into advisory_notice (channel_id, fault, ids, packages, served_count, score, exploited, malicious, is_first, is_told)
    select channel_id, fault, ids, packages, served_count, score, exploited, malicious, is_first, is_told
    from json_to_recordset(${JSON.stringify(notices)}::json) as given(channel_id uuid, fault text, ids text[], packages text[], served_count integer,
      score numeric, exploited boolean, malicious boolean, is_first boolean, is_told boolean)
    on conflict (channel_id, fault) do update set ids = excluded.ids, packages = excluded.packages, served_count = excluded.served_count,
      score = excluded.score, exploited = excluded.exploited, malicious = excluded.malicious, is_told = excluded.is_told, over_at = null`.execute(
    trx,
  );
}

/** Resolves alerts of a channel for other advisories than these. */
export async function endOthers(trx: Trx, channelId: string, faults: readonly string[]): Promise<void> {
  await sql`update advisory_notice set over_at = now()
    where channel_id = ${channelId} and over_at is null and not (fault = any(${[...faults]}::text[]))`.execute(trx);
}

/** A stored alert. */
export type NewsRow = Selectable<AdvisoryNoticeTable>;

/** Returns the recent alerts of some channels, latest first. @param ofPackage only those that affect this package */
export function newsOf(db: Db, channelIds: readonly string[], ofPackage: string | undefined): Promise<NewsRow[]> {
  if (channelIds.length === 0) return Promise.resolve([]);
  let news = db
    .selectFrom('advisory_notice')
    .selectAll()
    .where('channel_id', 'in', [...channelIds])
    .where('over_at', 'is', null)
    .where('is_first', '=', false)
    .where('noticed_at', '>', sql<Date>`now() - ${NEWS_DAYS} * interval '1 day'`);
  if (ofPackage !== undefined) news = news.where(sql<boolean>`${ofPackage} = any(packages)`);
  return news
    .orderBy('noticed_at', 'desc')
    .orderBy(sql`score desc nulls last`)
    .orderBy('fault')
    .execute();
}
