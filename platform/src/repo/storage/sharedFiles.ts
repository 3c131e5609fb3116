/**
 * Index files that several publications have in common stand on the disk once: each finished file is a second name (a hard link) of one that is named by the
 * hash of its content. Every name holds the bytes by itself: whatever is removed first, nobody loses any, and a killed process leaves nothing half.
 */
import { link, mkdir, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PUBLISHED, SHARED, syncFolder } from './folders.ts';

const HOUR = 3_600_000;
/** What a file system says that has no second names, or no more of them. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EXDEV', 'ENOSYS', 'EACCES']);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Puts the content of other publications in the place of equal files of a folder that is not named yet.
 * @param files size and SHA-256 of each, by path inside the folder
 */
export async function shareFiles(
  dataDir: string,
  folder: string,
  files: Readonly<Record<string, { size: number; sha256: string }>>,
): Promise<void> {
  const changed = new Set<string>();
  for (const [name, written] of Object.entries(files)) {
    const path = join(folder, name);
    const shared = join(dataDir, PUBLISHED, SHARED, written.sha256.slice(0, 2), written.sha256);
    try {
      if (await takeShared(path, shared, written.size)) changed.add(dirname(path));
    } catch (error) {
      // Where there are no links every publication has its own bytes.
      if (NO_LINKS.has(codeOf(error))) return;
      throw error;
    }
  }
  for (const each of changed) await syncFolder(each);
}

/** Makes a file a name of the shared one, or the shared one a name of the file when there is none. @returns whether the file was replaced */
async function takeShared(path: string, shared: string, size: number): Promise<boolean> {
  const known = await stat(shared).catch(() => null);
  if (known?.size === size) {
    const beside = `${path}.shared`;
    try {
      await link(shared, beside);
      await rename(beside, path);
      // Renaming one name of a file to another of the same does nothing.
      await rm(beside, { force: true });
      return true;
    } catch (error) {
      // Swept in between.
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
  await mkdir(dirname(shared), { recursive: true });
  // Never of this size by a finished write: what a broken disk left is replaced.
  if (known !== null && known.size !== size) await rm(shared, { force: true });
  await link(path, shared).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  return false;
}

/** Removes shared files that no publication has any more. One that is about to be taken loses this name only. @returns how many */
export async function sweepShared(dataDir: string): Promise<number> {
  const root = join(dataDir, PUBLISHED, SHARED);
  let removed = 0;
  for (const part of await readdir(root).catch(() => [])) {
    for (const name of await readdir(join(root, part))) {
      const path = join(root, part, name);
      const { nlink, ctimeMs } = await stat(path).catch(() => ({ nlink: 2, ctimeMs: 0 }));
      if (nlink > 1 || ctimeMs > Date.now() - HOUR) continue;
      await unlink(path);
      removed++;
    }
  }
  return removed;
}
