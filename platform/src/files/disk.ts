/** Free space on the disk of the data folder. */
import { statfs } from 'node:fs/promises';

/** Bytes that feeds must leave free, so that the hub itself can continue to write. */
const KEPT_FREE = 256 * 1024 ** 2;

/** Returns the free bytes for a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Returns whether this many more bytes leave enough free space. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  return (await freeBytes(folder)) >= bytes + KEPT_FREE;
}
