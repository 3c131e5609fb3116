/** SQL of advisories. */
import type { AffectedEntry } from '@terrarium/domain/advisory';
import { sql } from 'kysely';
import { containing, descending, Keyset } from '../db/index.ts';
import type { Db, Keyed, PageRequest, RowPage, Trx } from '../db/index.ts';
import type { AdvisoryTable, StoredRange } from './tables.ts';

interface Said {
  ecosystem: string;
  ranges: StoredRange[];
  versions: string[];
  commits: AffectedEntry['commits'];
  unparsed: boolean;
}

interface Head extends Pick<AdvisoryTable, 'id' | 'score' | 'status' | 'published_at' | 'modified_at'> {
  summary: string;
  refs: string[];
  aliases: string[];
  withdrawn_at: Date | null;
  malicious: boolean;
  severity: { type: string; vector: string }[];
  /** The feed that imported it; null if imported manually. */
  feed: string | null;
}

/** Urgency of an advisory's CVE. */
export interface UrgencyRow {
  kev_added: string | null;
  kev_due: string | null;
  ransomware: boolean;
  epss: number | null;
  epss_percentile: number | null;
  epss_day: string | null;
}

/** An advisory with the affected conda packages. `upstream` is the name in the advisory. */
export interface AdvisoryRow extends Head {
  /** Urgency by its own ID or an alias; null if unknown. */
  urgency: UrgencyRow | null;
  packages: (Said & { name: string; upstream: string })[];
}

/** An advisory to write: affected upstream packages, with normalized names. */
export interface NewAdvisory extends Head {
  affected: (Said & { name: string })[];
}

const HEAD = sql`a.id, a.score, a.status, a.summary, a.published_at, a.modified_at, a.refs, a.aliases, a.withdrawn_at, a.malicious, a.severity, a.feed`;

const WITH_PACKAGES = sql`
  select ${HEAD},
    coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'ecosystem', p.ecosystem, 'upstream', p.upstream, 'ranges', p.ranges,
        'versions', to_jsonb(p.versions), 'commits', p.commits, 'unparsed', p.unparsed) order by p.name, p.ord)
      from advisory_package p where p.advisory_id = a.id), '[]') as packages,
    (select jsonb_build_object('kev_added', u.kev_added, 'kev_due', u.kev_due, 'ransomware', u.ransomware, 'epss', u.epss,
        'epss_percentile', u.epss_percentile, 'epss_day', u.epss_day)
      from advisory_urgency u where u.cve = any(a.id || a.aliases) order by u.cve = a.id desc, u.cve limit 1) as urgency
  from advisory a`;

/** Finds advisories by ID or alias, exact IDs first; unknown ones are omitted. */
export async function advisoriesById(db: Db | Trx, ids: readonly string[]): Promise<AdvisoryRow[]> {
  if (ids.length === 0) return [];
  const wanted = sql`${[...ids]}::text[]`;
  return (
    await sql<AdvisoryRow>`${WITH_PACKAGES} where a.id = any(${wanted}) or a.aliases && ${wanted} order by a.id = any(${wanted}) desc, a.id`.execute(
      db,
    )
  ).rows;
}

/** Finds advisories by ID as they were written, unordered. */
export async function writtenById(db: Db | Trx, ids: readonly string[]): Promise<NewAdvisory[]> {
  if (ids.length === 0) return [];
  return (
    await sql<NewAdvisory>`
      select ${HEAD}, coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'ecosystem', p.ecosystem, 'ranges', p.ranges,
          'versions', to_jsonb(p.versions), 'commits', p.commits, 'unparsed', p.unparsed) order by p.ord)
        from advisory_affected p where p.advisory_id = a.id), '[]') as affected
      from advisory a where a.id = any(${[...ids]}::text[])`.execute(db)
  ).rows;
}

/** Source of an advisory, and its conda packages. */
export interface OriginRow {
  id: string;
  aliases: string[];
  feed: string | null;
  written_at: Date;
  withdrawn_at: Date | null;
  packages: string[];
}

/** Returns the sources of advisories, by ID or alias. */
export async function originsById(db: Db | Trx, ids: readonly string[]): Promise<OriginRow[]> {
  if (ids.length === 0) return [];
  const wanted = sql`${[...ids]}::text[]`;
  const { rows } = await sql<OriginRow>`
    select a.id, a.aliases, a.feed, a.written_at, a.withdrawn_at,
      array(select distinct p.name from advisory_package p where p.advisory_id = a.id) as packages
    from advisory a where a.id = any(${wanted}) or a.aliases && ${wanted} order by a.written_at desc, a.id`.execute(db);
  return rows;
}

/** Returns when advisories were published, by ID or alias. */
export async function publishedById(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; aliases: string[]; published_at: Date | null }[]> {
  const wanted = sql`${[...ids]}::text[]`;
  const { rows } = await sql<{ id: string; aliases: string[]; published_at: Date | null }>`
    select a.id, a.aliases, a.published_at from advisory a where a.id = any(${wanted}) or a.aliases && ${wanted}`.execute(
    db,
  );
  return rows;
}

/** Returns the PyPI packages in advisories, by the advisories' IDs, with normalized names. */
export async function namesOnPypi(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('advisory_affected')
    .select('name')
    .distinct()
    .where('ecosystem', '=', 'PyPI')
    .where('advisory_id', 'in', ids)
    .execute();
  return rows.map(({ name }) => name);
}

const severityOrder = new Keyset('advisories', [descending('rank', 'double precision'), descending('id', 'text')]);

/**
 * Returns a page of advisories that weren't withdrawn and whose ID, alias, or conda package contains a text, most
 * severe first, and their number.
 */
export async function searchAdvisories(
  db: Db,
  q: string | undefined,
  page: PageRequest,
): Promise<RowPage<AdvisoryRow> & { total: number }> {
  const pattern = containing(q ?? '');
  const which = q
    ? sql`where a.withdrawn_at is null and (a.id ilike ${pattern} or array_to_string(a.aliases, ' ') ilike ${pattern}
        or a.id in (select p.advisory_id from advisory_package p where p.name ilike ${pattern}))`
    : sql`where a.withdrawn_at is null`;
  // First the page: the packages of skipped rows would be read too.
  const {
    rows: [found],
  } = await sql<{ total: number; keys: (Keyed & { id: string })[] }>`
    with found as materialized (select a.id, coalesce(a.score, -1)::double precision as rank from advisory a ${which})
    select (select count(*)::integer from found) as total, (select coalesce(json_agg(page), '[]') from (
      select id, ${severityOrder.columns} from found where ${severityOrder.beyond(page)}
      order by ${severityOrder.order(page)} ${severityOrder.limit(page)}) as page) as keys`.execute(db);
  const shown = severityOrder.page(found!.keys, page);
  const ids = shown.rows.map(({ id }) => id);
  const { rows } = await sql<AdvisoryRow>`${WITH_PACKAGES} where a.id = any(${ids}::text[])
    order by array_position(${ids}::text[], a.id)`.execute(db);
  return { rows, pointers: shown.pointers, total: found!.total };
}

/** Writes advisories, replacing those with the same IDs. */
export async function replaceAdvisories(trx: Trx, advisories: readonly NewAdvisory[]): Promise<void> {
  const rows = JSON.stringify(advisories);
  await sql`
    insert into advisory (id, score, status, summary, published_at, modified_at, refs, aliases, withdrawn_at, malicious, severity, feed)
    select id, score, status, summary, published_at, modified_at, refs, aliases, withdrawn_at, malicious, severity, feed
    from json_to_recordset(${rows}::json) as given(id text, score numeric, status text, summary text, published_at timestamptz,
      modified_at timestamptz, refs text[], aliases text[], withdrawn_at timestamptz, malicious boolean, severity jsonb, feed text)
    on conflict (id) do update set score = excluded.score, status = excluded.status, summary = excluded.summary,
      published_at = excluded.published_at, modified_at = excluded.modified_at, refs = excluded.refs, aliases = excluded.aliases,
      withdrawn_at = excluded.withdrawn_at, malicious = excluded.malicious, severity = excluded.severity, feed = excluded.feed, written_at = now()`.execute(
    trx,
  );
  await trx
    .deleteFrom('advisory_affected')
    .where(
      'advisory_id',
      'in',
      advisories.map(({ id }) => id),
    )
    .execute();
  await sql`
    insert into advisory_affected (advisory_id, ord, ecosystem, name, ranges, versions, commits, unparsed)
    select given.id, row_number() over (partition by given.id) - 1, said.ecosystem, said.name, said.ranges, said.versions, said.commits, said.unparsed
    from json_to_recordset(${rows}::json) as given(id text, affected json), json_to_recordset(given.affected)
      as said(ecosystem text, name text, ranges jsonb, versions text[], commits text, unparsed boolean)`.execute(trx);
}

/** Increases the revision of advisories, so that policies are evaluated again. */
export async function countUp(trx: Trx): Promise<void> {
  await sql`update advisory_revision set revision = revision + 1`.execute(trx);
}
