/**
 * Permissions of the data folder: only the hub's own account, and, if a proxy sends published files, the folder's group
 * for these.
 */
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setModes } from '../db/modes.ts';
import type { Logger } from '../monitoring/log.ts';
import { OBJECTS, PUBLISHED } from '../repo/index.ts';

/** Returns the umask for creating files of the data folder. */
export function maskFor(groupReads: boolean): number {
  return groupReads ? 0o027 : 0o077;
}

/**
 * Creates the data folder if missing, and removes permissions of others, also in an existing one.
 * @param groupReads the folder's group can read `published` and `objects`: it is the proxy that sends them
 * (ACCEL_PREFIX)
 */
export async function protectDataFolder(dataDir: string, groupReads: boolean, log: Logger): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const shared = groupReads ? 0o750 : 0o700;
  try {
    // PostgreSQL requires this of its data folder.
    await setModes(join(dataDir, 'postgres'), 0o700, true);
    // There may be very many files, so the mode of their folder shows whether they were done.
    for (const name of [PUBLISHED, OBJECTS]) await setModes(join(dataDir, name), shared, false);
    await chmod(dataDir, groupReads ? 0o710 : 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    log.warn(
      { err: error },
      `other accounts of this machine may be able to read the data folder: its files do not belong to this process's account. Give them to it: chown -R ${process.getuid?.() ?? ''} ${dataDir}`,
    );
  }
}
