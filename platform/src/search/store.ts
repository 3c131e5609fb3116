// Read model of channel, channel_source, artifact, publication, publication_package: names and facts of the packages in
// all channels that a user can read.
/** SQL of the package search: names, and facts in the channels' publications. */
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { NamedPackage, PackageSeverity } from '@terrarium/domain/search';

/** A channel to search: readable, or a source of a readable one. */
export interface SearchedChannel {
  id: string;
  /** See `publication.packages_id`; null before the first publication. */
  packages_id: string | null;
  /** Changes with every content and publication, and with the severities of its packages. */
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
    ), searched as (
      select id, array_agg(position::integer order by position) as positions from drawn group by id
    )
    select c.id, p.packages_id, concat_ws(' ', c.content_revision, c.generation, p.id, p.severity_revision, p.has_packages) as version, s.positions
    from searched s join channel c on c.id = s.id left join publication p on p.id = c.publication_id order by s.positions[1], c.id`.execute(
    db,
  );
  return rows;
}

/** What a channel's publication says of a package. */
export interface PackageFacts {
  latestVersion: string | null;
  license: string | null;
  subdirs: readonly string[];
  served: number;
  blocked: number;
  severity: PackageSeverity;
  fileAt: Date | null;
}

/** Reads the names of channels' own packages, by channel. */
export async function readNames(
  db: Db,
  channels: readonly Pick<SearchedChannel, 'id' | 'packages_id'>[],
): Promise<Map<string, NamedPackage[]>> {
  const { rows } = await sql<NamedPackage & { id: string }>`
    select a.channel_id as id, a.name, a.summary, coalesce(p.dependent_count, 0) as weight
    from unnest(${channels.map(({ id }) => id)}::uuid[], ${channels.map((each) => each.packages_id)}::uuid[]) as given (id, packages_id)
    join artifact a on a.channel_id = given.id and a.family = 'conda'
    left join publication_package p on p.publication_id = given.packages_id and p.name = a.name`.execute(db);
  return Map.groupBy(rows, ({ id }) => id);
}

/** Reads the packages of publications, by `packages_id` and name. */
export async function readFacts(
  db: Db,
  packagesIds: readonly string[],
): Promise<Map<string, Map<string, PackageFacts>>> {
  const rows = await db
    .selectFrom('publication_package')
    .select([
      'publication_id as id',
      'name',
      'latest_version as latestVersion',
      'license',
      'subdirs',
      'served_count as served',
      'refused_count as blocked',
      'severity',
      'file_at as fileAt',
    ])
    .where('publication_id', '=', sql<string>`any(${[...packagesIds]}::uuid[])`)
    .execute();
  // Most packages share a license and the list of subdirs, so these are stored once.
  const shared = new Map<string, unknown>();
  const once = <T>(value: T): T => {
    const key = JSON.stringify(value);
    if (!shared.has(key)) shared.set(key, value);
    return shared.get(key) as T;
  };
  const facts = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...facts].map(([id, packages]) => [
      id,
      new Map(
        packages.map(({ id: _id, name, severity, license, subdirs, ...rest }) => [
          name,
          { ...rest, license: once(license), subdirs: once(subdirs), severity: severity as PackageSeverity },
        ]),
      ),
    ]),
  );
}

/** Returns the summary of each package in the first of its channels that has one. @param places in order */
export async function firstSummaries(
  db: Db,
  places: readonly { name: string; channelId: string }[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; summary: string }>`
    select distinct on (a.name) a.name, a.summary
    from unnest(${places.map(({ name }) => name)}::text[], ${places.map(({ channelId }) => channelId)}::uuid[]) with ordinality as given (name, id, place)
    join artifact a on a.channel_id = given.id and a.family = 'conda' and a.name = given.name
    where a.summary <> '' order by a.name, given.place`.execute(db);
  return new Map(rows.map(({ name, summary }) => [name, summary]));
}
