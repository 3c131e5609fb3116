import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * Folder for files that test processes create once and share. It is on disk and outlives a run, unlike the run's
 * temporary folder.
 */
export const keptFolder = join(import.meta.dirname, '../../../node_modules/.cache/tests');
/** Older entries are deleted when a new one is created, in milliseconds. */
const KEPT_FOR = 24 * 3_600_000;

/** Deletes entries older than a day, including what killed processes left incomplete. */
function dropOld(path: string): void {
  mkdirSync(keptFolder, { recursive: true });
  for (const name of readdirSync(keptFolder)) {
    const each = join(keptFolder, name);
    const made = statSync(each, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (!each.startsWith(path) && made < Date.now() - KEPT_FOR) rmSync(each, { recursive: true, force: true });
  }
}

/** Returns whether this caller may create it: one of all processes does, the others wait. */
function begin(mark: string): boolean {
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    try {
      process.kill(Number(readFileSync(mark, 'utf8')) || process.pid, 0);
    } catch {
      // Its creator was killed, or has just finished: the next check decides.
      rmSync(mark, { force: true });
    }
    return false;
  }
}

/**
 * Resolves when a file or folder in {@link keptFolder} exists.
 * @param make creates it completely or not at all; called by one of the concurrent callers
 */
export async function madeOnce(path: string, make: () => Promise<void>): Promise<void> {
  const mark = `${path}.making`;
  if (!existsSync(path)) dropOld(path);
  while (!existsSync(path)) {
    if (!begin(mark)) {
      await setTimeout(250);
      continue;
    }
    try {
      if (!existsSync(path)) await make();
    } finally {
      rmSync(mark, { force: true });
    }
  }
}
