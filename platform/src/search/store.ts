// Read model of channel, channel_source, artifact, publication_package: names are searched in all channels that a person may read at once.
/** SQL of the search: names are looked for among the artifacts of the channels and of those that they draw from, their facts in the publications. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/index.ts';
import { MOST_CHANNELS, MOST_TOLD } from './contract.ts';
import { wordPattern } from './words.ts';
import type { SearchText } from './words.ts';

/** What found packages are narrowed to; null for no choice. */
export interface SearchFilter {
  channelIds: readonly string[] | null;
  decisions: readonly ('allowed' | 'refused')[] | null;
  licenses: readonly string[] | null;
  platforms: readonly string[] | null;
}

/** A value of a facet with the packages that have it. */
interface Counted<T> {
  value: T;
  count: number;
}

/** A page of found packages, their number over all pages, and the facets. Channels are told by their place in the given list, from 1. */
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
  };
}

/**
 * Packages by name and summary. Ranks: the name itself, names that begin with the text, names with a word that begins with it, names that hold it,
 * and last those whose name or summary has every word. Equal ranks stand by name. No part of the text is a pattern. One pass over the distinct
 * names of the channels (a channel of half a million files has some thirty thousand), and one over the facts of those that match.
 *
 * A name in a channel is a `place`; it says of each facet whether its choice takes it. A package is found where a place passes all of them, and
 * counted for a value of a facet where a place with it passes the others.
 * @param channelIds the channels to look in, in their order
 */
export async function findPackages(
  db: Db,
  channelIds: readonly string[],
  search: SearchText,
  filter: SearchFilter,
  page: { limit: number; offset: number },
): Promise<FoundPackages> {
  const {
    rows: [row],
  } = await sql<FoundPackages>`
    with recursive given (id, position) as (
      select * from unnest(${[...channelIds]}::uuid[]) with ordinality
    ), drawn (root, id) as (
      select id, id from given
      union
      select d.root, s.source_id from drawn d join channel_source s on s.channel_id = d.id
    ), matching as materialized (${matching(search)}), found as materialized (
      select d.root, m.name, min(m.rank) as rank from drawn d join matching m on m.channel_id = d.id group by d.root, m.name
    ), place as materialized (
      select f.name, f.rank, g.position, p.latest_version, p.license, p.subdirs, coalesce(p.served_count, 0) as served, coalesce(p.refused_count, 0) as refused, ${passes(filter)}
      from found f join given g on g.id = f.root join channel c on c.id = f.root
      left join publication_package p on p.publication_id = c.publication_id and p.name = f.name
    ), hit as materialized (
      select name, min(rank) as rank, count(*)::integer as channel_count from place where by_channel and by_decision and by_license and by_platform group by name
    ), page as materialized (
      select name, channel_count, row_number() over (order by rank, name collate "C") as number from hit order by number limit ${page.limit} offset ${page.offset}
    ), shown as materialized (
      select h.number, o.* from page h join place o on o.name = h.name
    )
    select (select count(*)::integer from hit) as total, (select coalesce(json_agg(${packageJson} order by h.number), '[]') from page h) as packages, ${facets(filter)} as facets`.execute(
    db,
  );
  return row!;
}

/** Names of artifacts that match, each with its rank. */
function matching({ text, words }: SearchText): RawBuilder<unknown> {
  const inWords = sql.join(
    words.map(
      (word) =>
        sql`(strpos(a.name, ${word}::text) > 0 or (strpos(lower(a.summary), ${word}::text) > 0 and lower(a.summary) ~ ${wordPattern(word)}::text))`,
    ),
    sql` and `,
  );
  const begins = `-${text.replaceAll(/[ _.]/g, '-')}`;
  return sql`
    select a.channel_id, a.name,
      case when a.name = ${text}::text then 0 when starts_with(a.name, ${text}::text) then 1
        when strpos(translate(a.name, '_.', '--'), ${begins}::text) > 0 then 2 when strpos(a.name, ${text}::text) > 0 then 3 else 4 end as rank
    from artifact a where a.family = 'conda' and a.channel_id in (select id from drawn) and (strpos(a.name, ${text}::text) > 0 or (${inWords}))`;
}

/** For each facet a column that tells whether its choice takes a place. */
function passes({ channelIds, decisions, licenses, platforms }: SearchFilter): RawBuilder<unknown> {
  const isServed = sql`coalesce(p.served_count, 0) > 0`;
  const all = sql`true`;
  return sql.join([
    sql`${channelIds === null ? all : sql`f.root = any(${[...channelIds]}::uuid[])`} as by_channel`,
    sql`${decisions === null ? all : sql`(${isServed}) = any(${decisions.map((decision) => decision === 'allowed')}::boolean[])`} as by_decision`,
    sql`${licenses === null ? all : sql`coalesce(p.license = any(${[...licenses]}::text[]), false)`} as by_license`,
    sql`${platforms === null ? all : sql`coalesce(p.subdirs && ${[...platforms]}::text[], false)`} as by_platform`,
  ]);
}

/** A hit of the page as JSON: what the first of its channels that says something says of it, and its channels in their order. */
const packageJson = sql`json_build_object(
  'name', h.name,
  'summary', (select a.summary from shown o join given g on g.position = o.position join drawn d on d.root = g.id join artifact a on a.channel_id = d.id and a.family = 'conda' and a.name = h.name
    where o.number = h.number and a.summary <> '' order by g.position limit 1),
  'channel_count', h.channel_count,
  'channels', (select json_agg(json_build_object('position', o.position, 'latest_version', o.latest_version, 'license', o.license, 'served_file_count', o.served, 'refused_file_count', o.refused) order by o.position)
    from (select * from shown o where o.number = h.number and by_channel and by_decision and by_license and by_platform order by o.position limit ${MOST_CHANNELS}) o))`;

/** The facets as JSON. A value is counted once for each name; one that was chosen is told however rare it is. */
function facets({ licenses, platforms }: SearchFilter): RawBuilder<unknown> {
  const told = (counted: RawBuilder<unknown>, chosen: readonly string[] | null): RawBuilder<unknown> => sql`(
    select coalesce(json_agg(json_build_object('value', value, 'count', count) order by count desc, value collate "C"), '[]') from (
      select value, count, row_number() over (order by count desc, value collate "C") as place from (${counted}) counted) ranked
    where place <= ${MOST_TOLD} or value = any(${[...(chosen ?? [])]}::text[]))`;
  const ofPairs = (pairs: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`select value, count(*)::integer as count from (${pairs}) pair group by value`;
  return sql`json_build_object(
    'channels', (select coalesce(json_agg(json_build_object('value', position, 'count', count) order by position), '[]')
      from (select position, count(*)::integer as count from place where by_decision and by_license and by_platform group by position) counted),
    'decisions', (select coalesce(json_agg(json_build_object('value', value, 'count', count) order by value desc), '[]')
      from (${ofPairs(sql`select distinct served > 0 as value, name from place where by_channel and by_license and by_platform`)}) counted),
    'licenses', ${told(ofPairs(sql`select distinct license as value, name from place where license is not null and by_channel and by_decision and by_platform`), licenses)},
    'platforms', ${told(ofPairs(sql`select distinct subdir as value, name from place cross join unnest(subdirs) as subdir where by_channel and by_decision and by_license`), platforms)})`;
}
