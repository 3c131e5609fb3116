/** Restores a hub from a backup into an empty folder and an empty database. */
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createZstdDecompress } from 'node:zlib';
import { lockFolder } from '../db/lock.ts';
import { syncFolder } from '../repo/index.ts';
import { OperatorError } from '../cli/operatorError.ts';
import { readArchive } from './archive.ts';
import { FILES, readHead, rowsEntry } from './backup.ts';
import type { BackupHead } from './backup.ts';
import { fillDatabase, refuseUnlessEmpty } from './fill.ts';
import type { Row } from './rows.ts';
import { withoutPassword } from '../db/server.ts';
import { connectTo, openStopped } from './source.ts';
import type { HubPlace } from './source.ts';

const BATCH = 500;
const MOST_TEXT = 8 << 20;

/**
 * Restores a backup.
 * Until it ends, the folder doesn't exist and the database is empty. The next restore removes leftovers of a killed
 * one.
 * @throws OperatorError
 */
export async function restore(from: string, place: HubPlace, say: (text: string) => void): Promise<BackupHead> {
  const there = await readdir(place.dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new OperatorError(`${place.dataDir} can't be read (${error.code}). Use another folder with --data DIR.`);
  });
  if (there.length > 0)
    throw new OperatorError(
      `The folder ${place.dataDir} is not empty. Nothing was written. Name one that does not exist with --data DIR.`,
    );
  const parent = dirname(place.dataDir);
  const scratch = join(parent, `${basename(place.dataDir)}.restoring`);
  const release = await lockFolder(scratch);
  try {
    for (const name of await readdir(scratch))
      if (!name.startsWith('terrarium.lock')) await rm(join(scratch, name), { recursive: true });
    const unpacked = join(scratch, 'backup');
    say('Reading and checking the backup …');
    await mkdir(unpacked);
    await readArchive(from, unpacked);
    const head = await readHead(unpacked);
    const data = join(unpacked, FILES);
    await mkdir(data, { recursive: true });
    const name = async (): Promise<void> => {
      await rename(data, place.dataDir);
      await syncFolder(parent);
    };
    say('Filling and comparing the database …');
    if (place.databaseUrl) {
      const client = await connectTo(place.databaseUrl);
      try {
        await refuseUnlessEmpty(client, withoutPassword(place.databaseUrl));
        await fillDatabase(client, head, (table) => rowsIn(join(unpacked, rowsEntry(table.name))), name);
      } finally {
        await client.end();
      }
    } else {
      const database = await openStopped(data);
      try {
        await fillDatabase(database.client, head, (table) => rowsIn(join(unpacked, rowsEntry(table.name))));
      } finally {
        await database.close();
      }
      await name();
    }
    return head;
  } finally {
    await release();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Yields the rows of a table in a backup. */
async function* rowsIn(path: string): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  let size = 0;
  for await (const line of createInterface({
    input: createReadStream(path).pipe(createZstdDecompress()),
    crlfDelay: Infinity,
  })) {
    batch.push(JSON.parse(line) as Row);
    size += line.length;
    if (batch.length < BATCH && size < MOST_TEXT) continue;
    yield batch;
    [batch, size] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
