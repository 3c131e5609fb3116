/** Reads sections of files. The system may return fewer bytes than requested. */

/** Random access to bytes: an open file, or a buffer. */
export interface RandomAccess {
  read(into: Buffer, offset: number, length: number, position: number): Promise<{ bytesRead: number }>;
}

/** Returns random access to a buffer. */
export const inMemory = (bytes: Buffer): RandomAccess => ({
  read: (into, offset, length, position) =>
    Promise.resolve({ bytesRead: bytes.copy(into, offset, position, position + length) }),
});

/**
 * Fills a buffer from a position of a file.
 * @returns how many bytes were read: fewer than the buffer's size at the file's end
 */
export async function fill(file: RandomAccess, buffer: Buffer, position: number): Promise<number> {
  let filled = 0;
  while (filled < buffer.length) {
    const { bytesRead } = await file.read(buffer, filled, buffer.length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return filled;
}

/** Reads up to this many bytes from a position; fewer at the file's end. */
export async function readAt(file: RandomAccess, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  return buffer.subarray(0, await fill(file, buffer, position));
}
