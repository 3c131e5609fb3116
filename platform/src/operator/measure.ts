/** Measures the disk usage of the data folder. */
import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';

/** Size of a folder's files in bytes, and their number. */
interface Measured {
  size: number;
  files: number;
}

/**
 * Disk usage of the data folder by part, and of `published` by channel ID.
 * `complete` is false if there were too many files.
 */
export interface Measurement {
  folders: Record<string, Measured>;
  published: Record<string, number>;
  complete: boolean;
}

/** Parts of the data folder to list by name. The rest is `other`. */
const FOLDERS = ['published', 'objects', 'mirrors', 'postgres'] as const;

/** Maximum number of files to count, so that a measurement ends. */
const MOST_FILES = 2_000_000;

/**
 * Measures the data folder.
 * Files that change meanwhile may be missed. Symbolic links aren't followed, and hard links count once.
 */
export async function measure(dataDir: string, mostFiles = MOST_FILES): Promise<Measurement> {
  const folders: Record<string, Measured> = Object.fromEntries(
    [...FOLDERS, 'other'].map((name) => [name, { size: 0, files: 0 }]),
  );
  const published: Record<string, number> = {};
  let left = mostFiles;
  const linked = new Set<number>();
  const walk = async (folder: string, name: string, channel: string | null): Promise<void> => {
    const entries = await opendir(folder).catch(() => null);
    if (entries === null) return;
    for await (const entry of entries) {
      if (left <= 0) return;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        const top = folder === dataDir;
        const part = top ? ((FOLDERS as readonly string[]).includes(entry.name) ? entry.name : 'other') : name;
        await walk(path, part, folder === join(dataDir, 'published') ? entry.name : channel);
      } else if (entry.isFile()) {
        const found = await lstat(path).catch(() => null);
        if (found === null) continue;
        left--;
        if (found.nlink > 1) {
          if (linked.has(found.ino)) continue;
          linked.add(found.ino);
        }
        const { size } = found;
        const sum = folders[name]!;
        sum.size += size;
        sum.files++;
        if (channel !== null) published[channel] = (published[channel] ?? 0) + size;
      }
    }
  };
  await walk(dataDir, 'other', null);
  return { folders, published, complete: left > 0 };
}
