// Read model of channel, channel_source, artifact, publication, publication_package: one query searches names in all
// channels that a user can read.
/** SQL of the package search: names, and facts in the channels' publications. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/index.ts';
import { MOST_CHANNELS, MOST_TOLD } from './contract.ts';
import { PACKAGE_SEVERITIES, PACKAGE_SPANS } from '@terrarium/domain/search';
import type { NamedPackage, PackageSeverity, PackageSpan } from '@terrarium/domain/search';

/** Selected facet values; null for no selection. */
export interface SearchFilter {
  channelIds: readonly string[] | null;
  decisions: readonly ('allowed' | 'refused')[] | null;
  licenses: readonly string[] | null;
  platforms: readonly string[] | null;
  severities: readonly PackageSeverity[] | null;
  updated: readonly PackageSpan[] | null;
}

/** A facet value with its number of packages. */
interface Counted<T> {
  value: T;
  count: number;
}

/** A page of found packages, their total number, and the facets. Channels are given by 1-based position in the list. */
export interface FoundPackages {
  total: number;
  packages: {
    name: string;
    summary: string | null;
    channel_count: number;
    channels: {
      position: number;
      latest_version: string | null;
      license: string | null;
      served_file_count: number;
      refused_file_count: number;
    }[];
  }[];
  facets: {
    channels: Counted<number>[];
    decisions: Counted<boolean>[];
    licenses: Counted<string>[];
    platforms: Counted<string>[];
    severities: Counted<PackageSeverity>[];
    updated: Counted<PackageSpan>[];
  };
}

/** A channel to search: readable, or a source of a readable one. */
export interface SearchedChannel {
  id: string;
  publication_id: string | null;
  /** Changes with every content and publication. */
  version: string;
  /** 1-based positions in the list of the channels that are or include it. */
  positions: number[];
}

/** Returns the channels to search: the given ones and all their sources. @param channelIds in order */
export async function searchedChannels(db: Db, channelIds: readonly string[]): Promise<SearchedChannel[]> {
  const { rows } = await sql<SearchedChannel>`
    with recursive given (id, position) as (
      select * from unnest(${[...channelIds]}::uuid[]) with ordinality
    ), drawn (position, id) as (
      select position, id from given
      union
      select d.position, s.source_id from drawn d join channel_source s on s.channel_id = d.id
    )
    select c.id, c.publication_id, c.content_revision || ' ' || c.generation || ' ' || coalesce(c.publication_id::text, '') as version,
      array_agg(d.position::integer order by d.position) as positions
    from drawn d join channel c on c.id = d.id group by c.id order by min(d.position), c.id`.execute(db);
  return rows;
}

/** Reads the names of a channel's own packages, with data from its publication. */
export async function readNames(db: Db, channelId: string, publicationId: string | null): Promise<NamedPackage[]> {
  const { rows } = await sql<NamedPackage>`
    select a.name, a.summary, coalesce(p.dependent_count, 0) as weight from artifact a
    left join publication_package p on p.publication_id = (select packages_id from publication where id = ${publicationId}::uuid) and p.name = a.name
    where a.channel_id = ${channelId}::uuid and a.family = 'conda'`.execute(db);
  return rows;
}

/** A matching name: its position among all matches, and its channels by 1-based position in the list. */
export interface MatchingName {
  name: string;
  number: number;
  positions: readonly number[];
}

/**
 * Returns facts of the matching names on a page, and the facets of all.
 * Reads the facts by one index lookup per name and channel. A name in a channel is a `place` with one flag per facet:
 * whether the selection includes it. A package is found if a place passes all facets. It counts for a facet value if a
 * place with it passes the other facets.
 * @param channelIds channels that the reader can read, in order
 * @param matches in result order
 */
export async function findPackages(
  db: Db,
  channelIds: readonly string[],
  matches: readonly MatchingName[],
  filter: SearchFilter,
  page: { limit: number; offset: number },
): Promise<FoundPackages> {
  const pairs = matches.flatMap(({ name, number, positions }) =>
    positions.map((position) => ({ name, number, position })),
  );
  const {
    rows: [row],
  } = await sql<FoundPackages>`
    with recursive given (id, position) as (
      select * from unnest(${[...channelIds]}::uuid[]) with ordinality
    ), drawn (root, id) as (
      select id, id from given
      union
      select d.root, s.source_id from drawn d join channel_source s on s.channel_id = d.id
    ), found as materialized (
      select g.id as root, m.name, m.number, m.position from unnest(${pairs.map(({ name }) => name)}::text[], ${pairs.map(({ number }) => number)}::integer[], ${pairs.map(({ position }) => position)}::integer[]) as m (name, number, position)
      join given g on g.position = m.position
    ), place as materialized (
      select f.name, f.number as rank, f.position, p.latest_version, p.license, p.subdirs, coalesce(p.severity, 'unknown') as severity, p.file_at, coalesce(p.served_count, 0) as served, coalesce(p.refused_count, 0) as refused, ${passes(filter)}
      from found f join channel c on c.id = f.root
      left join publication pub on pub.id = c.publication_id
      left join publication_package p on p.publication_id = pub.packages_id and p.name = f.name
    ), hit as materialized (
      select name, min(rank) as rank, count(*)::integer as channel_count from place where ${passing()} group by name
    ), page as materialized (
      select name, channel_count, row_number() over (order by rank) as number from hit order by number limit ${page.limit} offset ${page.offset}
    ), shown as materialized (
      select h.number, o.* from page h join place o on o.name = h.name
    )
    select (select count(*)::integer from hit) as total, (select coalesce(json_agg(${packageJson()} order by h.number), '[]') from page h) as packages, ${facets(filter)} as facets`.execute(
    db,
  );
  return row!;
}

/** Facets, each with the column that says whether its selection includes a place. */
const FACETS = ['channel', 'decision', 'license', 'platform', 'severity', 'updated'] as const;

/** SQL condition: a place passes all facets but one. */
const passing = (but?: (typeof FACETS)[number]): RawBuilder<unknown> =>
  sql.join(
    FACETS.filter((facet) => facet !== but).map((facet) => sql.ref(`by_${facet}`)),
    sql` and `,
  );

/** SQL columns that say for each facet whether its selection includes a place. */
function passes({
  channelIds,
  decisions,
  licenses,
  platforms,
  severities,
  updated,
}: SearchFilter): RawBuilder<unknown> {
  const isServed = sql`coalesce(p.served_count, 0) > 0`;
  const all = sql`true`;
  return sql.join([
    sql`${channelIds === null ? all : sql`f.root = any(${[...channelIds]}::uuid[])`} as by_channel`,
    sql`${decisions === null ? all : sql`(${isServed}) = any(${decisions.map((decision) => decision === 'allowed')}::boolean[])`} as by_decision`,
    sql`${licenses === null ? all : sql`coalesce(p.license = any(${[...licenses]}::text[]), false)`} as by_license`,
    sql`${platforms === null ? all : sql`coalesce(p.subdirs && ${[...platforms]}::text[], false)`} as by_platform`,
    sql`${severities === null ? all : sql`coalesce(p.severity, 'unknown') = any(${[...severities]}::text[])`} as by_severity`,
    sql`${updated === null ? all : sql`coalesce(p.file_at > now() - ${Math.max(...updated.map((span) => PACKAGE_SPANS[span]))} * interval '1 day', false)`} as by_updated`,
  ]);
}

/** SQL of a result as JSON: texts of its first channel that has any, and its channels in order. */
const packageJson = (): RawBuilder<unknown> => sql`json_build_object(
  'name', h.name,
  'summary', (select a.summary from shown o join given g on g.position = o.position join drawn d on d.root = g.id join artifact a on a.channel_id = d.id and a.family = 'conda' and a.name = h.name
    where o.number = h.number and a.summary <> '' order by g.position limit 1),
  'channel_count', h.channel_count,
  'channels', (select json_agg(json_build_object('position', o.position, 'latest_version', o.latest_version, 'license', o.license, 'served_file_count', o.served, 'refused_file_count', o.refused) order by o.position)
    from (select * from shown o where o.number = h.number and ${passing()} order by o.position limit ${MOST_CHANNELS}) o))`;

/** SQL of the facets as JSON. A value counts once per name. Selected values are always included. */
function facets({ licenses, platforms }: SearchFilter): RawBuilder<unknown> {
  const told = (counted: RawBuilder<unknown>, chosen: readonly string[] | null): RawBuilder<unknown> => sql`(
    select coalesce(json_agg(json_build_object('value', value, 'count', count) order by count desc, value collate "C"), '[]') from (
      select value, count, row_number() over (order by count desc, value collate "C") as place from (${counted}) counted) ranked
    where place <= ${MOST_TOLD} or value = any(${[...(chosen ?? [])]}::text[]))`;
  const ofPairs = (pairs: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`select value, count(*)::integer as count from (${pairs}) pair group by value`;
  const inOrder = (values: readonly string[], counted: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
    select coalesce(json_agg(json_build_object('value', value, 'count', count) order by array_position(${[...values]}::text[], value)), '[]') from (${counted}) counted)`;
  const spans = Object.entries(PACKAGE_SPANS);
  return sql`json_build_object(
    'channels', (select coalesce(json_agg(json_build_object('value', position, 'count', count) order by position), '[]')
      from (select position, count(*)::integer as count from place where ${passing('channel')} group by position) counted),
    'decisions', (select coalesce(json_agg(json_build_object('value', value, 'count', count) order by value desc), '[]')
      from (${ofPairs(sql`select distinct served > 0 as value, name from place where ${passing('decision')}`)}) counted),
    'licenses', ${told(ofPairs(sql`select distinct license as value, name from place where license is not null and ${passing('license')}`), licenses)},
    'platforms', ${told(ofPairs(sql`select distinct subdir as value, name from place cross join unnest(subdirs) as subdir where ${passing('platform')}`), platforms)},
    'severities', ${inOrder(PACKAGE_SEVERITIES, ofPairs(sql`select distinct severity as value, name from place where ${passing('severity')}`))},
    'updated', ${inOrder(
      spans.map(([name]) => name),
      ofPairs(sql`select distinct span.value, name from place join unnest(${spans.map(([name]) => name)}::text[], ${spans.map(([, days]) => days)}::integer[]) as span (value, days)
        on file_at > now() - span.days * interval '1 day' where ${passing('updated')}`),
    )})`;
}
