/**
 * Copies a data folder quickly: database files are copied while nothing is written, published files and package files
 * become hard links.
 */
import { constants } from 'node:fs';
import { copyFile, cp, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of immutable files. Their `tmp` contains incomplete ones. */
const IMMUTABLE = ['published', 'objects'];
/**
 * Excluded files: those of a running hub, copies, and the operator's `mirrors`, which can be larger than any backup
 * disk.
 */
const LEFT_OUT = /^(postgres(\.new)?|published|objects|mirrors|run|backups|snapshot|terrarium\.lock.*|.*\.tmp)$/;

/**
 * Links immutable files.
 * Existing links stay. Call it before and after the database snapshot: then all files it names are there, because
 * unused files are kept for ten minutes.
 */
export async function linkFiles(dataDir: string, target: string): Promise<void> {
  for (const name of IMMUTABLE) await linkTree(join(dataDir, name), join(target, name));
}

/** Copies small files that may change: secrets and settings. */
export async function copyRest(dataDir: string, target: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!LEFT_OUT.test(name))
      await cp(join(dataDir, name), join(target, name), { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
}

/**
 * Copies the embedded database's files.
 * The caller must ensure that no statement runs meanwhile. The copy is like the files after a crash, and recovers the
 * same way.
 */
export async function copyDatabase(dataDir: string, target: string): Promise<void> {
  await cp(join(dataDir, 'postgres'), join(target, 'postgres'), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const there = new Set(await readdir(to));
  for (const entry of await readdir(from, { withFileTypes: true }).catch(unlessGone([]))) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (entry.name !== 'tmp') await linkTree(source, target);
    } else if (entry.isFile() && !there.has(entry.name)) await linkFile(source, target);
  }
}

async function linkFile(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    // The file system doesn't support links, or another one is mounted there.
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP'].includes(code ?? '')) throw error;
    await copyFile(source, target, constants.COPYFILE_FICLONE).catch(unlessGone(undefined));
  }
}

/** Ignores files that are removed meanwhile. */
function unlessGone<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
