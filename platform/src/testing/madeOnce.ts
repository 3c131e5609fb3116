import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Whether the right to make it is this caller's: one of all processes makes it, the others wait. */
function begin(mark: string): boolean {
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    try {
      process.kill(Number(readFileSync(mark, 'utf8')) || process.pid, 0);
    } catch {
      // Who made it was killed, or has just ended: the next look decides.
      rmSync(mark, { force: true });
    }
    return false;
  }
}

/**
 * Resolves when a file or folder that all test processes share is there.
 * @param make makes it, whole or not at all; called by one of those who ask at the same time
 */
export async function madeOnce(path: string, make: () => Promise<void>): Promise<void> {
  const mark = `${path}.making`;
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
