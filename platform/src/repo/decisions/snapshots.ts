// Read model of channel, channel_file_version: a snapshot's files are those of the generations that it was built from.
/** Snapshots: earlier publications, by number or time, with their files at that time. */
import { ATTESTATIONS_FIELD, readSnapshotName } from '@terrarium/domain/repo';
import type pg from 'pg';

/**
 * Why a snapshot isn't available.
 * `unreadable`: neither a number nor a date. `never`: a number not assigned yet. `future`: a time in the future.
 * `before`: a time before the first publication. `gone`: no longer retained.
 */
export type NoSnapshot =
  | { why: 'unreadable' | 'future' | 'before' }
  | { why: 'never'; newest: number | null }
  | { why: 'gone'; oldest: number | null };

/** Finds the publication of a snapshot name. @param name the part after `@` @param now ms since the epoch */
export async function findSnapshot(
  pool: pg.Pool,
  channelId: string,
  name: string,
  now: number,
): Promise<{ id: string } | NoSnapshot> {
  const wanted = readSnapshotName(name);
  if (wanted === null) return { why: 'unreadable' };
  const isDay = 'at' in wanted && wanted.isDay;
  // For a day, the request asks for its last publication, so the day may have started already.
  if ('at' in wanted && (isDay ? wanted.at - 86_399_999 > now : wanted.at > now)) return { why: 'future' };
  const { rows } = await pool.query<{ id: string; is_kept: boolean; is_meant: boolean }>(
    `select id, is_kept, ${'number' in wanted ? 'number = $2' : 'served_until is null or served_until > to_timestamp($2::float8 / 1000)'} as is_meant
     from publication where channel_id = $1 and ${'number' in wanted ? 'number = $2' : 'served_from <= to_timestamp($2::float8 / 1000)'}
     order by number desc limit 1`,
    [channelId, 'number' in wanted ? wanted.number : Math.min(wanted.at, now)],
  );
  const [found] = rows;
  if (found?.is_meant === true && found.is_kept) return { id: found.id };
  const {
    rows: [known],
  } = await pool.query<{ newest: number | null; first: number | null; oldest: number | null }>(
    'select max(number) as newest, min(number) as first, min(number) filter (where is_kept) as oldest from publication where channel_id = $1',
    [channelId],
  );
  const { newest = null, first = null, oldest = null } = known ?? {};
  if ('number' in wanted)
    return newest === null || wanted.number > newest ? { why: 'never', newest } : { why: 'gone', oldest };
  return found === undefined && (first === null || first === 1) ? { why: 'before' } : { why: 'gone', oldest };
}

/** A package file as a decision needs it. */
export interface PackageFile {
  id: number;
  name: string;
  version: string;
  size: number | null;
  sha256: string | null;
  md5: string | null;
  object_key: string | null;
  timestamp_ms: number | null;
  /** URL of the mirror's source; null if the channel isn't a mirror. */
  source: string | null;
  channel_id: string;
  withdrawn: string | null;
  /** SHA-256 of the attestations in its record; null if none. */
  attestations: string | null;
}

/**
 * Finds the files with this subdir and name in a publication, highest priority first, with their records at that time.
 */
export function snapshotFiles(
  pool: pg.Pool,
  publicationId: string,
  subdir: string,
  fileName: string,
): Promise<{ rows: PackageFile[] }> {
  return pool.query<PackageFile>(
    `select f.id, f.name, f.version, f.size, f.sha256, f.md5, f.object_key, f.timestamp_ms, f.withdrawn, f.record->>'${ATTESTATIONS_FIELD}' as attestations, c.source, c.id as channel_id
     from publication_source s join channel c on c.id = s.channel_id
     join channel_file_version f on f.channel_id = s.channel_id and f.from_generation <= s.generation
       and (f.until_generation is null or f.until_generation > s.generation)
     where s.publication_id = $1 and f.subdir = $2 and f.file_name = $3 order by s.position`,
    [publicationId, subdir, fileName],
  );
}
