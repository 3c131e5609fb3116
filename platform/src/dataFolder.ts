/** Who may read the data folder: nobody but the hub's own account, and where a proxy sends published bytes, the folder's group those. */
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setModes } from './db/modes.ts';
import type { Logger } from './log.ts';
import { OBJECTS, PUBLISHED } from './repo/index.ts';

/** The mask under which a process makes files of the data folder, whatever it was started with. */
export function maskFor(groupReads: boolean): number {
  return groupReads ? 0o027 : 0o077;
}

/**
 * Makes the data folder when it is missing, and takes from others what they may not have, also in one that is there already.
 * @param groupReads the folder's group may read `published` and `objects`: it is the proxy that sends them (ACCEL_PREFIX)
 */
export async function protectDataFolder(dataDir: string, groupReads: boolean, log: Logger): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const shared = groupReads ? 0o750 : 0o700;
  try {
    // As the database's own server demands of its folder.
    await setModes(join(dataDir, 'postgres'), 0o700, true);
    // There may be a great many files: their folder's mode says whether they were seen to.
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
