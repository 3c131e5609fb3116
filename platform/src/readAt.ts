/** Reading pieces of files: the system may give fewer bytes at a time than it was asked for. */

/** What can be read from any place of it: an open file, or bytes in memory. */
export interface RandomAccess {
  read(into: Buffer, offset: number, length: number, position: number): Promise<{ bytesRead: number }>;
}

/** Bytes in memory, to be read as a file is. */
export const inMemory = (bytes: Buffer): RandomAccess => ({
  read: (into, offset, length, position) =>
    Promise.resolve({ bytesRead: bytes.copy(into, offset, position, position + length) }),
});

/** Fills a buffer with what a file holds from a position on. @returns how many bytes there were: fewer than the buffer holds at the file's end */
export async function fill(file: RandomAccess, buffer: Buffer, position: number): Promise<number> {
  let filled = 0;
  while (filled < buffer.length) {
    const { bytesRead } = await file.read(buffer, filled, buffer.length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return filled;
}

/** Up to so many bytes of a file from a position on; fewer at its end. */
export async function readAt(file: RandomAccess, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  return buffer.subarray(0, await fill(file, buffer, position));
}
