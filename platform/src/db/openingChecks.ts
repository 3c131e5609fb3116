/** Checks before the embedded database is opened. */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../cli/operatorError.ts';
import { copyDatabase, copyRest, linkFiles } from './snapshot.ts';

const MOVED = 'moved-to-postgres';
/** Name prefix of copies made before an upgrade. */
const KEPT = 'before-';

/** Marks in the data folder that its embedded database was moved, so that the old one isn't used by accident. */
export async function markMovedToPostgres(dataDir: string, where: string): Promise<void> {
  await writeFile(join(dataDir, MOVED), where, { flush: true });
}

/** @throws OperatorError if the embedded database was moved to a server */
export async function refuseIfMoved(dataDir: string): Promise<void> {
  const where = await readFile(join(dataDir, MOVED), 'utf8').catch(() => null);
  if (where !== null)
    throw new OperatorError(
      `This hub's database was moved to ${where}. Start with DATABASE_URL set to it. To go back to what the hub was before the move, delete ${join(dataDir, MOVED)}.`,
    );
}

/**
 * Copies the data folder before an upgrade changes the database, so that the earlier version can start with it. Only
 * the newest copy is kept. Published files and package files are hard links, so it needs only as much space as the
 * database. Nothing can be written meanwhile.
 * @returns its path
 */
export async function copyBeforeUpgrade(dataDir: string, migration: string): Promise<string> {
  const folder = join(dataDir, 'backups');
  const name = `${KEPT}${migration.replace(/\.sql$/, '')}`;
  const [copy, draft] = [join(folder, name), join(folder, `${name}.tmp`)];
  try {
    await rm(draft, { recursive: true, force: true });
    await linkFiles(dataDir, draft);
    await copyRest(dataDir, draft);
    await copyDatabase(dataDir, draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw new OperatorError(
      `No copy of the hub could be made before its upgrade (${(error as Error).message}). Nothing was changed. Make room in ${dataDir}, then start again.`,
      { cause: error },
    );
  }
  await rm(copy, { recursive: true, force: true });
  await rename(draft, copy);
  for (const other of await readdir(folder))
    if (other.startsWith(KEPT) && other !== name) await rm(join(folder, other), { recursive: true });
  return copy;
}

/** Returns the copy from before the newest upgrade; null if none. */
export async function copyOfBefore(dataDir: string): Promise<string | null> {
  const folder = join(dataDir, 'backups');
  const kept = (await readdir(folder).catch(() => [])).find((name) => name.startsWith(KEPT) && !name.endsWith('.tmp'));
  return kept === undefined ? null : join(folder, kept);
}
