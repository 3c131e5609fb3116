// Read model of channel, channel_file, publication, publication_file: selects the folders and objects of the backed-up
// rows.
/**
 * Backs up a hub, also while it runs: database, published files, package files, and secrets of one point in time in one
 * file.
 */
import { isoTime } from '@terrarium/domain/calendar';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type { ClientBase } from 'pg';
import { lockFolder } from '../db/lock.ts';
import { copyDatabase, copyRest, linkFiles } from '../db/snapshot.ts';
import { OperatorError } from '../cli/operatorError.ts';
import { EMPTY, objectFileOf, PUBLISHED } from '../repo/index.ts';
import { writeArchive } from './archive.ts';
import type { ArchiveWriter } from './archive.ts';
import type { DatabaseShape } from './fill.ts';
import { readRows } from './rows.ts';
import { openHub, openStopped } from './source.ts';
import type { HubPlace, OpenHub } from './source.ts';
import { contentOf, migrationsOf, PLAIN_TEXT, sequencesOf, tablesOf } from './tables.ts';

/** First entry of a backup. */
export interface BackupHead extends DatabaseShape {
  format: 1;
  /** ISO 8601. */
  created: string;
}

/** Result of a backup. */
export interface BackupResult {
  path: string;
  bytes: number;
  rows: number;
  files: number;
  /** Files in the database that are missing on disk, also for the hub. */
  missing: string[];
}

const HEAD = 'hub.json';
/** Returns the entry with the rows of a table. */
export const rowsEntry = (table: string): string => `database/${table}.ndjson.zst`;
/** Folder of files in a backup. */
export const FILES = 'files';

/**
 * Writes a backup.
 * @param to path of a new file, or a folder in which one is named by the time
 * @throws OperatorError
 */
export async function backUp(
  place: HubPlace,
  to: string,
  say: (text: string) => void,
  now = new Date(),
): Promise<BackupResult> {
  const path = await pathOf(to, now);
  const scratch = join(place.dataDir, 'snapshot');
  const staging = join(scratch, 'hub');
  const hub = await openHub(place);
  let release: (() => Promise<void>) | undefined;
  let copy: OpenHub | undefined;
  try {
    release = await lockFolder(scratch).catch((error: unknown) => {
      throw new OperatorError(`Another backup is in progress: ${(error as Error).message.split('. ')[0]}.`, {
        cause: error,
      });
    });
    // Leftovers of a killed backup.
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging);
    await linkFiles(place.dataDir, staging);
    await copyRest(place.dataDir, staging);
    if (hub.kind === 'running') {
      say('The hub runs: its database is copied, for which it waits a moment …');
      await holding(hub.client, async () => {
        await copyDatabase(place.dataDir, staging);
        await linkFiles(place.dataDir, staging);
      });
      copy = await openStopped(staging);
    }
    const { client } = copy ?? hub;
    await client.query('begin isolation level repeatable read read only');
    await client.query(PLAIN_TEXT);
    const head = await describe(client, now);
    // The snapshot is taken. Files it names are kept for ten more minutes.
    await linkFiles(place.dataDir, staging);
    const files = await filesOf(client, staging, place.bucket === undefined);
    say(`${head.tables.reduce((sum, { rows }) => sum + rows, 0)} rows, ${files.present.length} files …`);
    const bytes = await writeArchive(path, (archive) => writeAll(archive, client, head, files.present, staging));
    await client.query('commit');
    return {
      path,
      bytes,
      rows: head.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: files.present.length,
      missing: files.missing,
    };
  } finally {
    await copy?.close();
    await hub.close();
    if (release) {
      await release();
      await rm(scratch, { recursive: true, force: true });
    }
  }
}

async function pathOf(to: string, now: Date): Promise<string> {
  const found = await stat(to).catch(() => null);
  if (found && !found.isDirectory()) throw new OperatorError(`${to} exists already. Name another file, or a folder.`);
  const isFolder = found !== null || to.endsWith('/');
  return resolve(isFolder ? join(to, `terrarium-${isoTime(now).slice(0, 19).replaceAll(':', '-')}.tar`) : to);
}

/** Blocks the embedded database. It ends idle transactions while others wait, so this one sends keep-alives. */
async function holding(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  await client.query('select 1');
  let alive: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    alive = alive.then(() => client.query('select 1'));
    alive.catch(() => undefined);
  }, 2_000);
  try {
    await work();
  } finally {
    clearInterval(timer);
    // Fails if the session was lost meanwhile, because the copy is then inconsistent.
    await alive;
    await client.query('rollback');
  }
}

/**
 * Describes a database in a transaction with {@link PLAIN_TEXT}.
 * @throws OperatorError if it doesn't belong to a hub
 */
export async function describe(client: ClientBase, now: Date): Promise<BackupHead> {
  const migrations = await migrationsOf(client);
  if (!migrations) throw new OperatorError('The database is not that of a hub: it has no table schema_migration.');
  const tables = [];
  for (const table of await tablesOf(client)) tables.push({ ...table, ...(await contentOf(client, table.name)) });
  return { format: 1, created: isoTime(now), migrations, tables, sequences: await sequencesOf(client) };
}

/**
 * Lists the files of a hub: current publications, the empty one, all package files, and secrets; and missing ones.
 * @param holdsObjects whether package files are in the folder
 */
async function filesOf(
  client: ClientBase,
  staging: string,
  holdsObjects: boolean,
): Promise<{ present: string[]; missing: string[] }> {
  const { rows: publications } = await client.query<{ folder: string }>(
    'select p.folder from publication p join channel c on c.publication_id = p.id',
  );
  // With a bucket, other folders are restored from there.
  const { rows: shared } = holdsObjects
    ? { rows: [] }
    : await client.query<{ folder: string }>(
        'select folder from publication p where exists (select from publication_file f where f.publication_id = p.id)',
      );
  const elsewhere = new Set(shared.map(({ folder }) => `${PUBLISHED}/${folder}`));
  const { rows: objects } = await client.query<{ key: string }>(
    'select distinct object_key as key from channel_file where object_key is not null',
  );
  const served = new Set(
    [EMPTY, ...publications.map(({ folder }) => folder)].map((folder) => `${PUBLISHED}/${folder}`),
  );
  const present: string[] = [];
  for (const entry of await readdir(staging, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const name = join(entry.parentPath, entry.name).slice(staging.length + 1);
    const [first, second, third] = name.split('/');
    if (
      first === 'postgres' ||
      first === 'run' ||
      first!.startsWith('terrarium.lock') ||
      (first === PUBLISHED && !served.has(`${first}/${second}/${third}`))
    )
      continue;
    present.push(name);
  }
  const there = new Set(present);
  const wanted = [
    ...[...served].filter((folder) => !elsewhere.has(folder)).map((folder) => `${folder}/manifest.json`),
    ...(holdsObjects ? objects : []).map(({ key }) => objectFileOf(key)),
  ];
  return { present: present.toSorted(), missing: wanted.filter((name) => !there.has(name)) };
}

async function writeAll(
  archive: ArchiveWriter,
  client: ClientBase,
  head: BackupHead,
  files: string[],
  staging: string,
): Promise<void> {
  await archive.text(HEAD, JSON.stringify(head, null, 1));
  const spool = join(staging, '..', 'rows');
  for (const table of head.tables) {
    const lines = async function* (): AsyncGenerator<string> {
      for await (const batch of readRows(client, table, table.rows))
        yield batch.map((row) => `${JSON.stringify(row)}\n`).join('');
    };
    await pipeline(Readable.from(lines(), { objectMode: true }), createZstdCompress(), createWriteStream(spool));
    await archive.file(rowsEntry(table.name), spool);
  }
  for (const name of files) await archive.file(`${FILES}/${name}`, join(staging, name));
}

/** Reads the head of an extracted backup. @throws OperatorError */
export async function readHead(folder: string): Promise<BackupHead> {
  const head = JSON.parse(await readFile(join(folder, HEAD), 'utf8').catch(() => '{}')) as BackupHead;
  if (head.format !== 1)
    throw new OperatorError("The file isn't a hub backup, or is from a newer version. Restore it with that version.");
  return head;
}
