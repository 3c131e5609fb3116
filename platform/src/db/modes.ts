import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Sets the mode of a folder and its content; files get it without `x`.
 * The folder itself is last, so that an interrupted run is repeated.
 * @param always also if the folder has that mode already
 */
export async function setModes(folder: string, mode: number, always: boolean): Promise<void> {
  const found = await lstat(folder).catch(() => null);
  if (!found?.isDirectory() || (!always && (found.mode & 0o777) === mode)) return;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await setModes(path, mode, true);
    else if (entry.isFile()) await chmod(path, mode & 0o666);
  }
  await chmod(folder, mode);
}
