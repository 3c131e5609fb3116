/** SQL of the search: names are looked for among the artifacts of the channels and of those that they draw from. */
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { wordPattern } from './words.ts';
import type { SearchText } from './words.ts';

/** A name in a channel. */
export interface FoundName {
  channel_id: string;
  name: string;
}

/** A page of found names and their number over all pages. */
export interface FoundNames {
  total: number;
  names: FoundName[];
}

/**
 * Packages by name and summary. Ranks: the name itself, names that begin with the text, names with a word that begins with it, names that hold it,
 * and last those whose name or summary has every word. Equal ranks stand by name, then in the order of the channels. No part of the text is a
 * pattern. One pass over the distinct names of the channels: a channel of half a million files has some thirty thousand.
 * @param channelIds the channels to look in, in their order
 */
export async function findPackages(db: Db, channelIds: readonly string[], { text, words }: SearchText, page: { limit: number; offset: number }): Promise<FoundNames> {
  if (channelIds.length === 0) return { total: 0, names: [] };
  const inWords = sql.join(words.map((word) => sql`(strpos(a.name, ${word}::text) > 0 or (strpos(lower(a.summary), ${word}::text) > 0 and lower(a.summary) ~ ${wordPattern(word)}::text))`), sql` and `);
  const begins = `-${text.replaceAll(/[ _.]/g, '-')}`;
  const { rows: [row] } = await sql<FoundNames>`
    with recursive drawn (root, id) as (
      select id, id from unnest(${[...channelIds]}::uuid[]) as given (id)
      union
      select d.root, s.source_id from drawn d join channel_source s on s.channel_id = d.id
    ), matching as materialized (
      select a.channel_id, a.name,
        case when a.name = ${text}::text then 0 when starts_with(a.name, ${text}::text) then 1
          when strpos(translate(a.name, '_.', '--'), ${begins}::text) > 0 then 2 when strpos(a.name, ${text}::text) > 0 then 3 else 4 end as rank
      from artifact a where a.family = 'conda' and a.channel_id in (select id from drawn) and (strpos(a.name, ${text}::text) > 0 or (${inWords}))
    ), found as materialized (
      select d.root, m.name, min(m.rank) as rank from drawn d join matching m on m.channel_id = d.id group by d.root, m.name
    ), page as (
      select f.root, f.name, row_number() over (order by f.rank, f.name collate "C", array_position(${[...channelIds]}::uuid[], f.root)) as position from found f
      order by position limit ${page.limit} offset ${page.offset}
    )
    select (select count(*)::integer from found) as total,
      (select coalesce(json_agg(json_build_object('channel_id', p.root, 'name', p.name) order by p.position), '[]') from page p) as names`.execute(db);
  return row ?? { total: 0, names: [] };
}
