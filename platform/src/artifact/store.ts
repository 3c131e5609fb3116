// Read model of channel, channel_file, channel_source, artifact: the database groups and pages files of a channel and
// its sources.
// Read model of publication, channel_advisory_revision: which channels of a list have rules or CVEs.
/** SQL of data that isn't in memory: names and hashes of files on a page, and summaries of packages on a page. */
import { sql } from 'kysely';
import type { RuleDescriptor, TrustType } from '@terrarium/domain/policy';
import { ATTESTATIONS_FIELD } from '@terrarium/domain/repo';
import type { Db } from '../db/index.ts';

/** Data of a file on a page in addition to the index. `available`: this hub can provide its bytes. */
export interface FileDetails {
  id: number;
  file_name: string;
  size: number | null;
  sha256: string | null;
  md5: string | null;
  trust: TrustType;
  depends: string[];
  /** When it was removed from the source of its mirror. */
  gone_at: Date | null;
  /** Null for `main` only. */
  labels: string[] | null;
  available: boolean;
}

/** Finds files by ID. Those deleted meanwhile are omitted. */
export async function fileDetails(db: Db, ids: readonly number[]): Promise<Map<number, FileDetails>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('channel_file as f')
    .innerJoin('channel as c', 'c.id', 'f.channel_id')
    .select((eb) => [
      'f.id',
      'f.file_name',
      'f.size',
      'f.sha256',
      'f.md5',
      'f.trust',
      'f.depends',
      'f.gone_at',
      'f.labels',
      eb.or([eb('f.object_key', 'is not', null), eb('c.source', 'is not', null)]).as('available'),
    ])
    .where((eb) => eb('f.id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, available: Boolean(row.available) }]));
}

/**
 * Finds a file with the attestation hash in its record (null if none) and its mirror's source; undefined if deleted
 * meanwhile.
 */
export async function attestedFile(
  db: Db,
  id: number,
): Promise<
  | {
      id: string;
      source: string | null;
      name: string;
      subdir: string;
      fileName: string;
      sha256: string | null;
      digest: string | null;
    }
  | undefined
> {
  return db
    .selectFrom('channel_file as f')
    .innerJoin('channel as c', 'c.id', 'f.channel_id')
    .select([
      'c.id',
      'c.source',
      'f.name',
      'f.subdir',
      'f.file_name as fileName',
      'f.sha256',
      sql<string | null>`f.record->>${ATTESTATIONS_FIELD}`.as('digest'),
    ])
    .where('f.id', '=', id)
    .executeTakeFirst();
}

/** Returns the labels of the files of channels, by ID; only of those with other labels than `main`. */
export async function labelledFiles(db: Db, channelIds: readonly string[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('channel_file')
    .select(['id', 'labels'])
    .where((eb) => eb('channel_id', '=', eb.fn.any(eb.val([...channelIds]))))
    .where('labels', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, labels }) => [id, labels ?? []]));
}

/** Returns file names by ID, without the subdir. Missing ones are omitted. */
export async function fileNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('channel_file')
    .select(['id', 'file_name'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();
  return new Map(rows.map((row) => [row.id, row.file_name]));
}

/** Summary and home page of a package. */
export interface ArtifactText {
  summary: string;
  home: string | null;
}

/**
 * Returns the texts of packages in a channel and its sources.
 * The first source with a text wins.
 * @param sourceIds the channel and its sources, highest priority first
 */
export async function artifactTexts(
  db: Db,
  sourceIds: readonly string[],
  names: readonly string[],
): Promise<Map<string, ArtifactText>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<ArtifactText & { name: string }>`
    select distinct on (a.name) a.name, a.summary, a.home from unnest(${[...sourceIds]}::uuid[]) with ordinality as drawn (id, place) join artifact a on a.channel_id = drawn.id
    where a.family = 'conda' and a.name = any(${[...names]}::text[]) and (a.summary <> '' or a.home is not null) order by a.name, drawn.place`.execute(
    db,
  );
  return new Map(rows.map(({ name, ...text }) => [name, text]));
}

/** Returns channels with a file of one of these names, own or from source channels. */
export async function channelsHolding(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    with recursive holder (id) as (
      select c.id from channel c where exists (select 1 from channel_file f where f.channel_id = c.id and f.name = any(${[...names]}::text[]))
      union
      select s.channel_id from holder h join channel_source s on s.source_id = h.id
    )
    select id from holder`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Leaves out channels that serve no file with a CVE of at least this score, by the vulnerabilities of their
 * publications. Channels whose advisories have changed since are not left out.
 */
export async function possiblyAffected(db: Db, channelIds: readonly string[], score: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('channel as c')
    .innerJoin('publication as p', 'p.id', 'c.publication_id')
    .leftJoin('channel_advisory_revision as r', 'r.channel_id', 'c.id')
    .select('c.id')
    .where('c.id', '=', sql<string>`any(${[...channelIds]}::uuid[])`)
    .where(
      sql<boolean>`p.vulnerabilities_revision is distinct from coalesce(r.revision, 0) or p.worst_served_score >= ${score}`,
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns the rules of the publications of some channels. Channels without a policy are left out. */
export async function ruledChannels(
  db: Db,
  channelIds: readonly string[],
): Promise<{ id: string; rules: RuleDescriptor[] }[]> {
  return db
    .selectFrom('channel as c')
    .innerJoin('publication as p', 'p.id', 'c.publication_id')
    .select(['c.id', 'p.rules'])
    .where('c.id', '=', sql<string>`any(${[...channelIds]}::uuid[])`)
    .where('p.policy_id', 'is not', null)
    .where(sql<boolean>`p.rules <> '[]'::jsonb`)
    .execute();
}
