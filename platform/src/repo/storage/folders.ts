/** Folders of published files: written, synced, then renamed to their final name. */
import { DAY_MS } from '@terrarium/domain/calendar';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * Folder of the publications in the data folder.
 * Also the first part of a publication's path for `X-Accel-Redirect`.
 */
export const PUBLISHED = 'published';
/** Folder of package files by hash in the data folder. */
export const OBJECTS = 'objects';

/** Returns the path of an object in the data folder, which is also its key in a bucket. */
export function objectFileOf(key: string): string {
  return `${OBJECTS}/${key.slice(0, 2)}/${key}`;
}

/** Folder of index files that publications share, below {@link PUBLISHED}. */
export const SHARED = 'shared';

/** Folder of the empty publication, below {@link PUBLISHED}. */
export const EMPTY = 'empty/2';

/** File with data for the next publication. Clients can't request it, and only the newest publication has it. */
export const KEPT = 'contents.kept';
/** The large part of that data, a file of its own because publications of the same content share it. */
export const KEPT_COLUMNS = 'columns.kept';

const TEMPORARY = 'tmp';
const HOUR = 3_600_000;

/** Returns the path of a publication's folder below {@link PUBLISHED}. */
export function publicationFolder(channelId: string, publicationId: string): string {
  return `${channelId}/${publicationId}`;
}

/** Returns the path of a publication's folder on this disk. */
export const pathOfPublication = (
  dataDir: string,
  { channelId, publicationId }: { channelId: string; publicationId: string },
): string => join(dataDir, PUBLISHED, publicationFolder(channelId, publicationId));

/** Syncs a folder, so its entries survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Returns the path of a new file in the temporary folder of the objects.
 * Its name contains its writer, see {@link removeOrphans}.
 */
export async function temporaryObject(dataDir: string): Promise<string> {
  const folder = join(dataDir, OBJECTS, TEMPORARY);
  await mkdir(folder, { recursive: true });
  return join(folder, `${hostname()}.${process.pid}.${randomUUID()}`);
}

/**
 * Creates an empty folder for a new publication.
 * Its name contains its writer, so that a later start can recognize leftovers.
 * @returns its path
 */
export async function makeTemporary(dataDir: string, publicationId: string): Promise<string> {
  const folder = join(dataDir, PUBLISHED, TEMPORARY, `${hostname()}.${process.pid}.${publicationId}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Renames a finished folder to its final name. It never changes afterwards. */
export async function nameFolder(dataDir: string, temporary: string, folder: string): Promise<void> {
  const target = join(dataDir, PUBLISHED, folder);
  const parent = join(target, '..');
  await mkdir(parent, { recursive: true });
  await rename(temporary, target);
  await syncFolder(parent);
}

/** Removes a publication's folder. Renames it first, so that an incomplete one never has its final name. */
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
 * Removes temporary folders and files without a writer: of ended processes of this machine, and of other machines on
 * this disk if untouched for a day.
 * @param starting whether this process just started, so files with its own process ID belong to an earlier one
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
 * Removes finished folders that no publication names: of a process that was killed before the commit, or of a deleted
 * channel. Keeps recent ones, which may be about to be committed.
 * @param known folders that publications name
 * @param before only folders that were made before, in ms since the epoch
 */
export async function removeUnknown(
  dataDir: string,
  known: ReadonlySet<string>,
  before: number = Date.now() - HOUR,
): Promise<number> {
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
      if (made > before) continue;
      await removeFolder(dataDir, folder);
      removed++;
    }
  }
  return removed;
}
