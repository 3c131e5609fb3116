/** A copy of a data folder in an instant: the database's files copied while nothing is written, published bytes and package files by hard links. */
import { constants } from 'node:fs';
import { copyFile, cp, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of files that are written once and only ever removed. Their `tmp` holds what is not whole yet. */
const IMMUTABLE = ['published', 'objects'];
/** What belongs to a running hub, to copies, or, as `mirrors`, to the operator: he puts there what mirrors read from, and it may be larger than any disk for backups. */
const LEFT_OUT = /^(postgres(\.new)?|published|objects|mirrors|run|backups|snapshot|terrarium\.lock.*|.*\.tmp)$/;

/** Links what is written only once; what is linked already stays. To be called before the database's moment and after it: what the database names is then there, for files that nobody uses any more are kept ten minutes. */
export async function linkFiles(dataDir: string, target: string): Promise<void> {
  for (const name of IMMUTABLE) await linkTree(join(dataDir, name), join(target, name));
}

/** Copies what is small and may change: secrets and settings. */
export async function copyRest(dataDir: string, target: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!LEFT_OUT.test(name))
      await cp(join(dataDir, name), join(target, name), { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
}

/** Copies the embedded database's files. Whoever calls makes sure that no statement is carried out meanwhile: then it is what a kill would leave, and recovers as after one. */
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
    // File systems without links, or another one mounted there.
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP'].includes(code ?? '')) throw error;
    await copyFile(source, target, constants.COPYFILE_FICLONE).catch(unlessGone(undefined));
  }
}

/** For what is removed while it is looked at. */
function unlessGone<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
