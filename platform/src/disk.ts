/** The disk of the data folder. */
import { statfs } from 'node:fs/promises';

/** Bytes that stay free of what feeds bring, so that the hub itself can go on to write. */
const KEPT_FREE = 256 * 1024 ** 2;

/** Bytes that can still be written into a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether so many bytes more leave enough of the disk free. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  return (await freeBytes(folder)) >= bytes + KEPT_FREE;
}
