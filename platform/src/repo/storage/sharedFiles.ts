/**
 * Index files that several publications share are stored once: each finished file is a hard link to one named by its
 * hash. Every link keeps the content, so removals in any order and killed processes lose nothing.
 */
import { link, mkdir, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PUBLISHED, SHARED, syncFolder } from './folders.ts';

const HOUR = 3_600_000;
/** Error codes of file systems that don't support hard links, or no more of them. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EXDEV', 'ENOSYS', 'EACCES']);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Replaces files of an unfinished folder by links to equal files of other publications.
 * @param files size and SHA-256 of each, by path in the folder
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
      // Without hard links, every publication has its own copy.
      if (NO_LINKS.has(codeOf(error))) return;
      throw error;
    }
  }
  for (const each of changed) await syncFolder(each);
}

/** Links a file to the shared one, or creates the shared one as a link to it. @returns whether the file was replaced */
async function takeShared(path: string, shared: string, size: number): Promise<boolean> {
  const known = await stat(shared).catch(() => null);
  if (known?.size === size) {
    const beside = `${path}.shared`;
    try {
      await link(shared, beside);
      await rename(beside, path);
      // Renaming one link of a file to another link of the same file does nothing.
      await rm(beside, { force: true });
      return true;
    } catch (error) {
      // The cleanup removed it in between.
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
  await mkdir(dirname(shared), { recursive: true });
  // A finished write never has this size. The file is damaged, so it is replaced.
  if (known !== null && known.size !== size) await rm(shared, { force: true });
  await link(path, shared).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  return false;
}

/**
 * Removes shared files that no publication uses.
 * A file that is about to be linked loses only this name.
 * @returns how many were removed
 */
export async function sweepShared(dataDir: string, before: number = Date.now() - HOUR): Promise<number> {
  const root = join(dataDir, PUBLISHED, SHARED);
  let removed = 0;
  for (const part of await readdir(root).catch(() => [])) {
    for (const name of await readdir(join(root, part))) {
      const path = join(root, part, name);
      const { nlink, ctimeMs } = await stat(path).catch(() => ({ nlink: 2, ctimeMs: 0 }));
      if (nlink > 1 || ctimeMs > before) continue;
      await unlink(path);
      removed++;
    }
  }
  return removed;
}
