/** Where published bytes stand on disk, and how a folder of them comes to be: written, synced, then named. */
import { DAY_MS } from '@terrarium/domain/calendar';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Folder of the publications inside the data folder; also the first part of a publication's path for whoever sends the bytes. */
export const PUBLISHED = 'published';
/** Folder of the content-addressed package files inside the data folder. */
export const OBJECTS = 'objects';

/** Where an object is: its path in the data folder, and its key in a bucket. */
export function objectFileOf(key: string): string {
  return `${OBJECTS}/${key.slice(0, 2)}/${key}`;
}

/** Folder of the index files that publications share, below {@link PUBLISHED}. */
export const SHARED = 'shared';

/** Folder of the publication without packages, below {@link PUBLISHED}. */
export const EMPTY = 'empty/2';

/** What a publication keeps for the next one, in its folder: no file that clients ask for, and there for the newest publication only. */
export const KEPT = 'contents.kept';

const TEMPORARY = 'tmp';
const HOUR = 3_600_000;

/** The path of a publication's folder below {@link PUBLISHED}. */
export function publicationFolder(channelId: string, publicationId: string): string {
  return `${channelId}/${publicationId}`;
}

/** Makes sure that what a folder names survives a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The path of a new file in the temporary folder of the objects. Its name says who writes it, see {@link removeOrphans}. */
export async function temporaryObject(dataDir: string): Promise<string> {
  const folder = join(dataDir, OBJECTS, TEMPORARY);
  await mkdir(folder, { recursive: true });
  return join(folder, `${hostname()}.${process.pid}.${randomUUID()}`);
}

/**
 * A new empty folder for a publication that is being written. Its name says who writes it, so that a later start can
 * tell what was left behind.
 * @returns its path
 */
export async function makeTemporary(dataDir: string, publicationId: string): Promise<string> {
  const folder = join(dataDir, PUBLISHED, TEMPORARY, `${hostname()}.${process.pid}.${publicationId}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Gives a finished folder its name; after this it is never written to again. */
export async function nameFolder(dataDir: string, temporary: string, folder: string): Promise<void> {
  const target = join(dataDir, PUBLISHED, folder);
  const parent = join(target, '..');
  await mkdir(parent, { recursive: true });
  await rename(temporary, target);
  await syncFolder(parent);
}

/** Removes a publication's folder. It is first renamed, so that a half-removed one never stands under its name. */
export async function removeFolder(dataDir: string, folder: string): Promise<void> {
  const grave = join(
    dataDir,
    PUBLISHED,
    TEMPORARY,
    `${hostname()}.${process.pid}.removed-${folder.replaceAll('/', '-')}`,
  );
  await mkdir(join(dataDir, PUBLISHED, TEMPORARY), { recursive: true });
  try {
    await rename(join(dataDir, PUBLISHED, folder), grave);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  await rm(grave, { recursive: true, force: true });
}

async function list(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes temporary folders and files that nobody writes any more: those of a process of this machine that has ended, and, of
 * machines that share the disk, those untouched for a day.
 * @param starting at start this process writes none yet, so those under its own id are a former process's
 * @returns how many were removed
 */
export async function removeOrphans(
  dataDir: string,
  starting: boolean,
  under: typeof PUBLISHED | typeof OBJECTS = PUBLISHED,
): Promise<number> {
  const root = join(dataDir, under, TEMPORARY);
  let removed = 0;
  for (const name of await list(root)) {
    const [, host, pid] = /^(.*)\.(\d+)\.[^.]*$/.exec(name) ?? [];
    const own = host === hostname();
    const ended = own && (Number(pid) === process.pid ? starting : !isAlive(Number(pid)));
    const touched = await stat(join(root, name)).catch(() => null);
    if (touched === null || (!ended && (own || touched.mtimeMs > Date.now() - DAY_MS))) continue;
    await rm(join(root, name), { recursive: true, force: true });
    removed++;
  }
  return removed;
}

/**
 * Removes finished folders that no publication names: left by a process that was killed between naming the folder and
 * committing its publication, or of a deleted channel. Young ones may be about to be committed and stay.
 * @param known folders that publications name
 */
export async function removeUnknown(dataDir: string, known: ReadonlySet<string>): Promise<number> {
  const root = join(dataDir, PUBLISHED);
  let removed = 0;
  for (const channelId of await list(root)) {
    if (channelId === TEMPORARY || channelId === SHARED) continue;
    for (const publicationId of await list(join(root, channelId))) {
      const folder = publicationFolder(channelId, publicationId);
      if (known.has(folder) || folder === EMPTY) continue;
      const made = await stat(join(root, folder)).then(
        (found) => found.ctimeMs,
        () => 0,
      );
      if (made > Date.now() - HOUR) continue;
      await removeFolder(dataDir, folder);
      removed++;
    }
  }
  return removed;
}
