// Read model of package_archive, source_run_exports, channel_file_version: workers read facts from the archives of a
// channel over their own connection.
/** Facts from the archives of a channel's files that their records don't have. */
import type { RunExports } from '@terrarium/domain/conda';
import { scriptsOf } from '@terrarium/domain/policy';
import type { ScriptState } from '@terrarium/domain/policy';
import type pg from 'pg';

/** Facts from a file's archive for index files. */
export interface ArchiveFacts {
  /** Run exports; {} if there are none. */
  runExports: RunExports;
  /** Facts that need the whole archive; null if the hub hasn't read it and has only the run exports from its source. */
  read: {
    /** Kinds of scripts that clients run: `post-link`, `activate`, … */
    scriptKinds: string[];
    /** Whether clients replace the prefix in text files. */
    textPrefix: boolean;
    binaryPrefix: boolean;
  } | null;
}

/** Shared by most files of a mirror, to save objects. */
const NOTHING_EXPORTED: ArchiveFacts = { runExports: {}, read: null };

/** Rows to read at a time. Limits how long other queries wait. */
const PAGE = 2000;
/** The about fields of a package can be 30 kB. */
const ABOUT_PAGE = 200;

/**
 * Reads the facts of every archive of these channels that was read or whose source lists run exports, by file ID.
 * @throws the signal's reason
 */
export async function readArchives(
  client: Pick<pg.ClientBase, 'query'>,
  channelIds: readonly string[],
  signal?: AbortSignal,
): Promise<Map<number, ArchiveFacts>> {
  const facts = new Map<number, ArchiveFacts>();
  for (const channelId of channelIds)
    for (const select of [TOLD, READ])
      for (let last = 0; ;) {
        signal?.throwIfAborted();
        const { rows } = await client.query<FactsRow>(
          `${select} and a.channel_id = $1 and a.file_id > $2 order by a.file_id limit ${PAGE}`,
          [channelId, last],
        );
        take(facts, rows);
        if (rows.length < PAGE) break;
        last = rows.at(-1)!.file_id;
      }
  return facts;
}

/**
 * Reads the facts of the archives of these files, by file ID.
 * Unknown files are missing.
 * @throws the signal's reason
 */
export async function readArchivesOf(
  client: Pick<pg.ClientBase, 'query'>,
  fileIds: readonly number[],
  signal?: AbortSignal,
): Promise<Map<number, ArchiveFacts>> {
  const facts = new Map<number, ArchiveFacts>();
  for (let from = 0; from < fileIds.length; from += PAGE)
    for (const select of [TOLD, READ]) {
      signal?.throwIfAborted();
      const { rows } = await client.query<FactsRow>(`${select} and a.file_id = any ($1::bigint[])`, [
        fileIds.slice(from, from + PAGE),
      ]);
      take(facts, rows);
    }
  return facts;
}

interface FactsRow {
  file_id: number;
  run_exports: RunExports;
  /** Null, like the columns below, if the hub hasn't read the archive. */
  script_kinds: string[] | null;
  text_prefix: boolean | null;
  binary_prefix: boolean | null;
}

/** A mirror may have replaced the file since its archive was read. */
const OF_THESE_BYTES = `exists (select 1 from channel_file_version v
            where v.id = a.file_id and v.object_key = a.object_key and v.until_generation is null)`;

/** Facts from the archive come last, because they override those of the source. */
const READ = `select a.file_id, a.run_exports, a.script_kinds, a.text_prefix, a.binary_prefix from package_archive a where ${OF_THESE_BYTES}`;
const TOLD = `select a.file_id, a.run_exports, null as script_kinds, null as text_prefix, null as binary_prefix from source_run_exports a
          where exists (select 1 from channel_file_version v
            where v.id = a.file_id and v.sha256 is not distinct from a.sha256 and v.until_generation is null)`;

function take(facts: Map<number, ArchiveFacts>, rows: readonly FactsRow[]): void {
  for (const { file_id, run_exports: runExports, script_kinds: scriptKinds, text_prefix, binary_prefix } of rows) {
    const read = scriptKinds === null ? null : { scriptKinds, textPrefix: text_prefix!, binaryPrefix: binary_prefix! };
    const saysNothing = read === null && Object.keys(runExports).length === 0;
    facts.set(file_id, saysNothing ? NOTHING_EXPORTED : { runExports, read });
  }
}

/** File IDs to read at a time, if rows are small. */
const NARROW_PAGE = 20_000;

/**
 * Reads which scripts these channels' files run, by file ID.
 * Files whose archive wasn't read are missing.
 * @throws the signal's reason
 */
export async function readScripts(
  client: Pick<pg.ClientBase, 'query'>,
  channelIds: readonly string[],
  signal?: AbortSignal,
): Promise<Map<number, ScriptState>> {
  const states = new Map<number, ScriptState>();
  for (const channelId of channelIds) {
    for (let last = 0; ;) {
      signal?.throwIfAborted();
      const { rows } = await client.query<{ file_id: number; script_kinds: string[] }>(
        `select file_id, script_kinds from package_archive a
          where channel_id = $1 and file_id > $2 and ${OF_THESE_BYTES}
          order by file_id limit ${NARROW_PAGE}`,
        [channelId, last],
      );
      for (const { file_id, script_kinds } of rows) states.set(file_id, scriptsOf(script_kinds));
      if (rows.length < NARROW_PAGE) break;
      last = rows.at(-1)!.file_id;
    }
  }
  return states;
}

/** Reads the about fields of these files, by file ID. Files without any are missing. @throws the signal's reason */
export async function readAbouts(
  client: Pick<pg.ClientBase, 'query'>,
  fileIds: readonly number[],
  signal?: AbortSignal,
): Promise<Map<number, Record<string, unknown>>> {
  const abouts = new Map<number, Record<string, unknown>>();
  for (let from = 0; from < fileIds.length; from += ABOUT_PAGE) {
    signal?.throwIfAborted();
    const { rows } = await client.query<{ file_id: number; about: Record<string, unknown> }>(
      'select file_id, about from package_archive where file_id = any ($1::bigint[]) and about is not null',
      [fileIds.slice(from, from + ABOUT_PAGE)],
    );
    for (const { file_id, about } of rows) abouts.set(file_id, about);
  }
  return abouts;
}
