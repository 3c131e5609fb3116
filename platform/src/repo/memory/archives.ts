// Read model of package_archive, source_run_exports, channel_file_version: workers read what the archives of a channel hold over a connection of their own.
/** What is known of the archives of a channel's files, beside their records. */
import type { RunExports } from '@terrarium/domain/conda';
import { scriptsOf } from '@terrarium/domain/policy';
import type { ScriptState } from '@terrarium/domain/policy';
import type pg from 'pg';

/** What index files tell of a file's archive. */
export interface ArchiveFacts {
  /** What it adds to packages that are built with it; {} when it exports nothing. */
  runExports: RunExports;
  /** What only who reads the archive knows; null where nobody here has, and its source tells what it exports. */
  read: {
    /** When clients run scripts of it: `post-link`, `activate` … */
    scriptKinds: string[];
    /** Whether clients write their prefix into its files. */
    textPrefix: boolean;
    binaryPrefix: boolean;
  } | null;
}

/** Of most files of a mirror, which need not be as many objects. */
const NOTHING_EXPORTED: ArchiveFacts = { runExports: {}, read: null };

/** Rows read at a time: what somebody else waits for at most. */
const PAGE = 2000;
/** What people wrote about a package can be 30 kB. */
const ABOUT_PAGE = 200;

/** The facts of every archive of these channels that was read or whose source tells of it, by id of the file. @throws the signal's reason */
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

/** The facts of the archives of these files, by id; nothing of those of which nobody knows. @throws the signal's reason */
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
  /** Null, as the others, where nobody here has read the archive. */
  script_kinds: string[] | null;
  text_prefix: boolean | null;
  binary_prefix: boolean | null;
}

/** A mirror may have other bytes under the name by now than those that were read. */
const OF_THESE_BYTES = `exists (select 1 from channel_file_version v
            where v.id = a.file_id and v.object_key = a.object_key and v.until_generation is null)`;

/** What was read counts more than what the source tells: it is taken last. */
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

/** Ids of files read at a time where little is read of each. */
const NARROW_PAGE = 20_000;

/** What is known of the scripts of these channels' files, by id of the file; nothing of those whose archive nobody has read. @throws the signal's reason */
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

/** What people wrote about these files' packages, by id of the file; nothing for those without. @throws the signal's reason */
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
