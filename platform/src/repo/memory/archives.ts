// Read model of package_archive, channel_file_version: workers read what the archives of a channel hold over a connection of their own.
/** What is known of the archives of a channel's files, beside their records. */
import { scriptsOf } from '@terrarium/domain/policy';
import type { ScriptState } from '@terrarium/domain/policy';
import type pg from 'pg';

/** What index files tell of a file's archive. */
export interface ArchiveFacts {
  /** By kind (CEP 12); {} when it exports nothing. */
  runExports: Record<string, string[]>;
  /** When clients run scripts of it: `post-link`, `activate` … */
  scriptKinds: string[];
  /** Whether clients write their prefix into its files. */
  textPrefix: boolean;
  binaryPrefix: boolean;
}

/** Rows read at a time: what somebody else waits for at most. */
const PAGE = 2000;
/** What people wrote about a package can be 30 kB. */
const ABOUT_PAGE = 200;

/** The facts of every archive of these channels, by id of the file. @throws the signal's reason */
export async function readArchives(
  client: Pick<pg.ClientBase, 'query'>,
  channelIds: readonly string[],
  signal?: AbortSignal,
): Promise<Map<number, ArchiveFacts>> {
  const facts = new Map<number, ArchiveFacts>();
  for (const channelId of channelIds) {
    for (let last = 0; ;) {
      signal?.throwIfAborted();
      const { rows } = await client.query<FactsRow>(
        `${FACTS} where channel_id = $1 and file_id > $2 and ${OF_THESE_BYTES} order by file_id limit ${PAGE}`,
        [channelId, last],
      );
      take(facts, rows);
      if (rows.length < PAGE) break;
      last = rows.at(-1)!.file_id;
    }
  }
  return facts;
}

/** The facts of the archives of these files, by id; nothing of those whose archive nobody has read. @throws the signal's reason */
export async function readArchivesOf(
  client: Pick<pg.ClientBase, 'query'>,
  fileIds: readonly number[],
  signal?: AbortSignal,
): Promise<Map<number, ArchiveFacts>> {
  const facts = new Map<number, ArchiveFacts>();
  for (let from = 0; from < fileIds.length; from += PAGE) {
    signal?.throwIfAborted();
    const { rows } = await client.query<FactsRow>(`${FACTS} where file_id = any ($1::bigint[]) and ${OF_THESE_BYTES}`, [
      fileIds.slice(from, from + PAGE),
    ]);
    take(facts, rows);
  }
  return facts;
}

interface FactsRow {
  file_id: number;
  run_exports: Record<string, string[]>;
  script_kinds: string[];
  text_prefix: boolean;
  binary_prefix: boolean;
}

const FACTS = 'select file_id, run_exports, script_kinds, text_prefix, binary_prefix from package_archive a';

/** A mirror may have other bytes under the name by now than those that were read. */
const OF_THESE_BYTES = `exists (select 1 from channel_file_version v
            where v.id = a.file_id and v.object_key = a.object_key and v.until_generation is null)`;

function take(facts: Map<number, ArchiveFacts>, rows: readonly FactsRow[]): void {
  for (const row of rows)
    facts.set(row.file_id, {
      runExports: row.run_exports,
      scriptKinds: row.script_kinds,
      textPrefix: row.text_prefix,
      binaryPrefix: row.binary_prefix,
    });
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
