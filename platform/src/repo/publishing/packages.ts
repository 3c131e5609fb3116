// Read model of channel: packages are removed that belong to no channel's publication.
/**
 * Package rows of a publication.
 * They are written with it, so that search filters and counts in SQL without a channel in memory.
 */
import { isoTime } from '@terrarium/domain/calendar';
import type pg from 'pg';
import { nameOfSpec } from '@terrarium/domain/conda';
import { nameIndex, policyState, recordsOfName, severityOf, vulnerabilitiesOf } from '@terrarium/domain/policy';
import type { AdvisoryMatches, ChannelRecords } from '@terrarium/domain/policy';
import type { PackageSeverity } from '@terrarium/domain/search';
import { sql } from 'kysely';
import type { Trx } from '../../db/index.ts';
import { VersionOrder } from '../indexFiles/index.ts';

/**
 * A row of `publication_package` without its publication.
 * License (of the newest file), subdirs, severity, and time of the newest file are those of the served files, or of all
 * if none is served. `dependent_count` is the number of packages with a file that depends on it.
 */
export interface PublishedPackage {
  name: string;
  latest_version: string | null;
  license: string | null;
  subdirs: string[];
  served_count: number;
  refused_count: number;
  dependent_count: number;
  severity: PackageSeverity;
  file_at: string | null;
}

/** Rows to write or delete at a time. Limits how long other queries wait. */
const PIECE = 1_000;
/** Times from the year 9999 on are invalid, in ms since the epoch. */
const LATEST = Date.UTC(9999, 0);
/** Minimum age of rows without a publication before they are removed, in ms. */
const GRACE = 6 * 3_600_000;

/** Builds the package rows of a channel's publication. @param allowed 1 for each served record */
export function* packagesOf(
  records: ChannelRecords,
  allowed: Uint8Array,
  advisories: AdvisoryMatches,
): Generator<PublishedPackage> {
  const dependents = dependentsIn(records);
  for (const name of nameIndex(records).idOf.keys()) {
    const all = recordsOfName(records, name);
    const served = all.filter((record) => allowed[record] === 1);
    const shown = served.length === 0 ? all : served;
    const newest = newestOf(records, shown);
    yield {
      name,
      latest_version: served.length === 0 ? null : records.versions[records.versionOf[newest]!]!,
      license: records.licenses[records.licenseOf[newest]!]?.license ?? null,
      subdirs: [...new Set(shown.map((record) => records.subdirOf[record]!))]
        .map((subdir) => records.subdirs[subdir]!)
        .sort(),
      served_count: served.length,
      refused_count: all.length - served.length,
      dependent_count: dependents.get(name) ?? 0,
      severity: severityOfFiles(advisories, records, shown),
      file_at: newestTime(records, shown),
    };
  }
}

/** Returns the severity of a package's files as a filter value. Malware counts as critical. */
function severityOfFiles(advisories: AdvisoryMatches, records: ChannelRecords, files: Uint32Array): PackageSeverity {
  const known = vulnerabilitiesOf(advisories, records, files);
  const { worst } = known;
  const state = policyState(known.state);
  if (state === 'malicious') return 'critical';
  if (state !== 'affected') return state;
  const severity = severityOf(worst);
  return severity === null || severity === 'none' ? 'other' : severity;
}

/** Returns the severity of each package, as in {@link packagesOf}. */
export function severitiesOf(
  records: ChannelRecords,
  allowed: Uint8Array,
  advisories: AdvisoryMatches,
): { name: string; severity: PackageSeverity }[] {
  return [...nameIndex(records).idOf.keys()].map((name) => {
    const all = recordsOfName(records, name);
    const served = all.filter((record) => allowed[record] === 1);
    return { name, severity: severityOfFiles(advisories, records, served.length === 0 ? all : served) };
  });
}

/** Returns the latest creation time of some files; null if unknown or invalid. */
function newestTime({ createdAt }: ChannelRecords, files: Uint32Array): string | null {
  let newest = 0;
  // Unknown times are NaN, which is never greater.
  for (const record of files)
    if (createdAt[record]! > newest && createdAt[record]! < LATEST) newest = createdAt[record]!;
  return newest === 0 ? null : isoTime(newest);
}

/** Counts for each name the other packages with a file that depends on any version of it. */
function dependentsIn(records: ChannelRecords): Map<string, number> {
  const counts = new Map<string, number>();
  const neededBy = records.dependsSpecs.map(nameOfSpec);
  const nameIds = new Map<string, number>();
  const idOfSpec = neededBy.map((name) => nameIds.get(name) ?? (nameIds.set(name, nameIds.size), nameIds.size - 1));
  const names = [...nameIds.keys()];
  // A package counts once, however many of its files have the dependency.
  const seenBy = Array.from<string>({ length: names.length });
  for (const name of nameIndex(records).idOf.keys()) {
    for (const record of recordsOfName(records, name)) {
      for (let at = records.dependsStart[record]!; at < records.dependsStart[record + 1]!; at += 1) {
        const id = idOfSpec[records.dependsPool[at]!]!;
        if (seenBy[id] === name || names[id] === name) continue;
        seenBy[id] = name;
        counts.set(names[id]!, (counts.get(names[id]!) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** Returns the newest of some records: highest version, then highest build number. */
function newestOf(records: ChannelRecords, of: Uint32Array): number {
  const versions = VersionOrder.of(records);
  let best = of[0]!;
  for (const record of of) {
    const order = versions.compareTexts(records.versionOf[record]!, records.versionOf[best]!);
    if (order > 0 || (order === 0 && records.buildNumberOf[record]! > records.buildNumberOf[best]!)) best = record;
  }
  return best;
}

/** Columns of a package row with their types. */
const COLUMNS =
  'name, latest_version, license, subdirs, served_count, refused_count, dependent_count, severity, file_at';
const COLUMN_TYPES =
  'name text, latest_version text, license text, subdirs text[], served_count integer, refused_count integer, dependent_count integer, severity text, file_at timestamptz';

/**
 * Writes the packages of a publication in batches.
 * Written rows stay after a failure, see {@link removePackages}.
 * @throws the signal's reason
 */
export async function writePackages(
  client: Pick<pg.ClientBase, 'query'>,
  publicationId: string,
  packages: Iterable<PublishedPackage>,
  signal?: AbortSignal,
): Promise<void> {
  let piece: PublishedPackage[] = [];
  const flush = async (): Promise<void> => {
    signal?.throwIfAborted();
    const rows = JSON.stringify(piece);
    piece = [];
    await client.query(
      `insert into publication_package (publication_id, ${COLUMNS}) select $1, p.* from json_to_recordset($2) as p (${COLUMN_TYPES})
      on conflict (publication_id, name) do update set dependent_count = excluded.dependent_count, severity = excluded.severity, file_at = excluded.file_at`,
      [publicationId, rows],
    );
  };
  for (const one of packages) if (piece.push(one) === PIECE) await flush();
  if (piece.length > 0) await flush();
}

/** Package rows of a publication: where they are stored, and which to write with the switch. */
export interface PackageRows {
  /** See `publication.packages_id`. */
  id: string;
  changed: PublishedPackage[];
  gone: string[];
}

/** With more changes, all packages are written again before the switch. */
const MOST_CHANGED = PIECE;

/** Package rows of the previous publication: where they are stored, and the text of each by name. */
export interface PackagesBefore {
  id: string;
  texts: Map<string, string>;
}

/** Reads the package rows of the previous publication; null if there are none. */
export async function packagesBefore(
  client: Pick<pg.ClientBase, 'query'>,
  previousId: string,
): Promise<PackagesBefore | null> {
  const { rows: before } = await client.query<{ id: string }>(
    'select packages_id as id from publication where id = $1 and has_packages',
    [previousId],
  );
  const id = before[0]?.id;
  if (id === undefined) return null;
  const { rows } = await client.query<Omit<PublishedPackage, 'file_at'> & { file_at: Date | null }>(
    `select name, latest_version, license, subdirs, served_count, refused_count, dependent_count, severity, file_at
      from publication_package where publication_id = $1`,
    [id],
  );
  const texts = rows.map((row): [string, string] => [row.name, textOf({ ...row, file_at: isoTime(row.file_at) })]);
  return { id, texts: new Map(texts) };
}

/**
 * Compares the packages of a publication with the previous ones.
 * @returns null if there are no previous ones, or too much changed; then all must be written
 */
export function changedPackages(
  before: PackagesBefore | null,
  packages: readonly PublishedPackage[],
): PackageRows | null {
  if (before === null) return null;
  const changed = packages.filter((one) => before.texts.get(one.name) !== textOf(one));
  const names = new Set(packages.map(({ name }) => name));
  const gone = [...before.texts.keys()].filter((name) => !names.has(name));
  return changed.length + gone.length > MOST_CHANGED ? null : { id: before.id, changed, gone };
}

/** Converts a package row to a text to compare. */
function textOf(one: PublishedPackage): string {
  return JSON.stringify([
    one.latest_version,
    one.license,
    one.subdirs,
    one.served_count,
    one.refused_count,
    one.dependent_count,
    one.severity,
    one.file_at,
  ]);
}

/** Writes the differences in the transaction of the switch. */
export async function writeChangedPackages(trx: Trx, { id, changed, gone }: PackageRows): Promise<void> {
  if (gone.length > 0)
    await trx.deleteFrom('publication_package').where('publication_id', '=', id).where('name', 'in', gone).execute();
  if (changed.length > 0)
    await sql`insert into publication_package ${sql.raw(`(publication_id, ${COLUMNS})`)}
      select ${id}::uuid, p.* from json_to_recordset(${JSON.stringify(changed)}::json) as p (${sql.raw(COLUMN_TYPES)})
      on conflict (publication_id, name) do update set (${sql.raw(COLUMNS)}) = (select ${sql.raw(COLUMNS.replaceAll(/\w+/g, 'excluded.$&'))})`.execute(
      trx,
    );
}

/** Deletes the package rows of publications in batches. */
export async function removePackages(
  client: Pick<pg.ClientBase, 'query'>,
  publicationIds: readonly string[],
): Promise<void> {
  for (let gone: number | null = PIECE; gone === PIECE;) {
    ({ rowCount: gone } = await client.query(
      `delete from publication_package where (publication_id, name) in
      (select publication_id, name from publication_package where publication_id = any ($1::uuid[]) limit ${PIECE})`,
      [publicationIds],
    ));
  }
}

/** Deletes package rows without an active publication: of deleted channels and unfinished publications. */
export async function sweepPackages(
  client: Pick<pg.ClientBase, 'query'>,
  before: number = Date.now() - GRACE,
): Promise<void> {
  // Jumps from one publication to the next along the primary key, instead of reading every row.
  const { rows } = await client.query<{ id: string }>(`
    with recursive held (id) as (
      (select publication_id from publication_package order by publication_id limit 1)
      union all
      select (select p.publication_id from publication_package p where p.publication_id > h.id order by p.publication_id limit 1) from held h where h.id is not null
    )
    select id from held where id is not null
      and not exists (select 1 from channel c join publication p on p.id = c.publication_id where p.packages_id = held.id)`);
  const left = rows.map(({ id }) => id).filter((id) => madeAt(id) < before);
  if (left.length > 0) await removePackages(client, left);
}

/** Returns the creation time of a publication's ID, in ms since the epoch: the first 48 bits of a UUIDv7 (RFC 9562). */
const madeAt = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
