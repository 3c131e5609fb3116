// Read model of channel_file_version: workers read the versions of one generation page by page over their own
// connection.
/** Reads the files of channels page by page. */
import type pg from 'pg';
import { ABSENCES } from '@terrarium/domain/repo';

/** A row of `channel_file` for publishing. `dependsJson` and `recordJson` are JSON texts. */
export interface FileRow {
  id: number;
  subdir: string;
  fileName: string;
  name: string;
  version: string;
  build: string;
  buildNumber: number;
  dependsJson: string;
  license: string | null;
  licenseFamily: string | null;
  timestampMs: number | null;
  indexedMs: number | null;
  firstSeenMs: number | null;
  size: number | null;
  md5: string | null;
  sha256: string | null;
  trust: string;
  /** JSON text of the record's constraints; null if it has none. */
  constrainsJson: string | null;
  /** Whether the record has track_features. */
  tracksFeatures: boolean;
  /** Why the file isn't in the index: 1-based position in {@link ABSENCES}; 0 if it is. See migration 0044. */
  withdrawn: number;
  /** Empty unless the records' texts were requested. */
  recordJson: string;
}

/** Versions to read at a time. Limits how long other queries wait. */
const PAGE = 2000;

/**
 * Updates the planner's statistics.
 * Right after a large import there are none, and the planner would sort the whole channel for every page. Takes less
 * than a second, and only after many changes.
 */
export async function refreshStatistics(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    "select 1 from pg_stat_user_tables where relname = 'channel_file_version' and n_mod_since_analyze > 20000 + 0.1 * n_live_tup",
  );
  if (rowCount !== 0) await client.query('analyze channel_file_version');
}

/**
 * Reads all files of one channel in one generation, ordered by subdir and file name.
 * Each page is its own statement, because a cursor would block the embedded database, which has only one session, for
 * seconds. Pages also count versions of other generations, so that a running sync can't make one page arbitrarily slow.
 * @param whole also read the records' JSON
 * @throws the signal's reason if aborted
 */
export async function* filePages(
  client: pg.ClientBase,
  { channelId, generation }: { channelId: string; generation: number },
  whole: boolean,
  signal?: AbortSignal,
): AsyncGenerator<FileRow[]> {
  const pageAfter = (last: readonly (string | number)[]): Promise<Value[][]> => {
    const read = client.query<Value[]>({
      rowMode: 'array',
      text: `select ${columnsOf(whole)}
        from (select *, ${SEEN} as seen from channel_file_version
          where channel_id = $1 and (subdir, file_name, from_generation) > ($4, $5, $6) order by subdir, file_name, from_generation limit ${PAGE}) as page
        order by subdir, file_name, from_generation`,
      values: [channelId, generation, ABSENCES, ...last],
    });
    const rows = read.then((result) => result.rows);
    // Awaited below, unless the caller stops before.
    rows.catch(() => undefined);
    return rows;
  };
  for (let next: Promise<Value[][]> | null = pageAfter(['', '', 0]); next !== null;) {
    signal?.throwIfAborted();
    const rows: Value[][] = await next;
    const last = rows.at(-1);
    // The database reads the next page while the caller works with this one.
    next = last === undefined || rows.length < PAGE ? null : pageAfter([last[1], last[2], last[17]] as string[]);
    const page = rows.filter((row) => row[18] === 1).map(rowOf);
    if (page.length > 0) yield page;
  }
}

/** Subdir and name of a file in a channel. */
export interface FilePlace {
  subdir: string;
  fileName: string;
}

/** Reads some files of one channel in full, in one generation. */
export async function filesAt(
  client: Pick<pg.ClientBase, 'query'>,
  { channelId, generation }: { channelId: string; generation: number },
  places: readonly FilePlace[],
): Promise<FileRow[]> {
  const { rows } = await client.query<Value[]>({
    rowMode: 'array',
    text: `select ${columnsOf(true)}
      from (select f.*, ${SEEN} as seen from unnest($4::text[], $5::text[]) as place (subdir, file_name)
        join channel_file_version f on f.channel_id = $1 and f.subdir = place.subdir and f.file_name = place.file_name) as page where seen`,
    values: [
      channelId,
      generation,
      ABSENCES,
      places.map(({ subdir }) => subdir),
      places.map(({ fileName }) => fileName),
    ],
  });
  return rows.map(rowOf);
}

type Value = string | number | boolean | null;

/** SQL condition: the version is visible in generation `$2`. */
const SEEN = 'from_generation <= $2 and (until_generation is null or until_generation > $2)';

/** SQL columns of a row. `$3` are the {@link ABSENCES}. */
const columnsOf = (whole: boolean): string =>
  `id, subdir, file_name, name, version, build, build_number, case when seen then array_to_json(depends)::text end, license, license_family,
        timestamp_ms, indexed_ms, size, md5, sha256, trust, ${whole ? "case when seen then record::text else '' end" : "''"}, from_generation, seen::integer, first_seen_ms, coalesce(array_position($3::text[], withdrawn), 0),
        case when seen then (record->'constrains')::text end, case when seen then coalesce(record->>'track_features', '') not in ('', '[]') end`;

function rowOf(row: Value[]): FileRow {
  return {
    id: row[0] as number,
    subdir: row[1] as string,
    fileName: row[2] as string,
    name: row[3] as string,
    version: row[4] as string,
    build: row[5] as string,
    buildNumber: row[6] as number,
    dependsJson: row[7] as string,
    license: row[8] as string | null,
    licenseFamily: row[9] as string | null,
    timestampMs: row[10] as number | null,
    indexedMs: row[11] as number | null,
    size: row[12] as number | null,
    md5: row[13] as string | null,
    sha256: row[14] as string | null,
    trust: row[15] as string,
    recordJson: row[16] as string,
    firstSeenMs: row[19] as number | null,
    withdrawn: row[20] as number,
    constrainsJson: row[21] as string | null,
    tracksFeatures: row[22] as boolean,
  };
}

/**
 * Returns the repodata record of a row as JSON text: all keys from upstream, including unknown ones, and a non-empty
 * `noarch` (CEP 36).
 */
export function recordText(row: FileRow): string {
  const known: Record<string, unknown> = {
    name: row.name,
    version: row.version,
    build: row.build,
    build_number: row.buildNumber,
    subdir: row.subdir,
  };
  if (row.license !== null) known['license'] = row.license;
  if (row.licenseFamily !== null) known['license_family'] = row.licenseFamily;
  if (row.md5 !== null) known['md5'] = row.md5;
  if (row.sha256 !== null) known['sha256'] = row.sha256;
  if (row.size !== null) known['size'] = row.size;
  if (row.timestampMs !== null) known['timestamp'] = row.timestampMs;
  if (row.indexedMs !== null) known['indexed_timestamp'] = row.indexedMs;
  const rest = cleanRest(row.recordJson);
  return `${JSON.stringify(known).slice(0, -1)},"depends":${row.dependsJson}${rest === '{}' ? '}' : `,${rest.slice(1)}`}`;
}

/** Returns the other keys of a record, without those that have columns and without an invalid `noarch`. */
function cleanRest(json: string): string {
  const quick =
    json === '{}' ||
    !json.includes('"noarch"') ||
    json.includes('"noarch": "python"') ||
    json.includes('"noarch": "generic"');
  if (quick && !COLUMN_KEY.test(json)) return json;
  const rest = JSON.parse(json) as Record<string, unknown>;
  for (const key of COLUMNS) delete rest[key];
  if (rest['noarch'] !== 'python' && rest['noarch'] !== 'generic') delete rest['noarch'];
  return JSON.stringify(rest);
}

const COLUMNS = [
  'name',
  'version',
  'build',
  'build_number',
  'subdir',
  'license',
  'license_family',
  'md5',
  'sha256',
  'size',
  'timestamp',
  'indexed_timestamp',
  'depends',
];
const COLUMN_KEY = new RegExp(`"(?:${COLUMNS.join('|')})": `);
