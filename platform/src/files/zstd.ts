/** Compresses to exactly one zstd frame (RFC 8878). */
import { promisify } from 'node:util';
import { zstdCompress, zstdCompressSync } from 'node:zlib';
import type { ZstdOptions } from 'node:zlib';

const compress = promisify(zstdCompress);

/**
 * Returns options with a buffer for the whole output (`ZSTD_COMPRESSBOUND` plus a byte), because Node adds an empty
 * frame after one that exactly fills its buffer.
 */
function inOne(length: number, params: ZstdOptions['params']): ZstdOptions {
  const small = 1 << 17;
  const bound = length + (length >> 8) + (length < small ? (small - length) >> 11 : 0);
  return { ...(params === undefined ? {} : { params }), chunkSize: Math.max(bound + 1, 64) };
}

/** Maximum bytes to compress in the calling thread, which costs less than using another one. */
const SMALL = 16 * 1024;

/**
 * Compresses a buffer to one frame with its size.
 * Small ones are compressed synchronously: asynchronous ones have their own memory, and a hundred concurrent ones make
 * the garbage collector walk the whole heap.
 */
export async function zstdFrame(bytes: Buffer, params?: ZstdOptions['params']): Promise<Buffer> {
  return bytes.length <= SMALL ? zstdFrameSync(bytes, params) : compress(bytes, inOne(bytes.length, params));
}

/** Like {@link zstdFrame}, in the calling thread. */
export function zstdFrameSync(bytes: Uint8Array, params?: ZstdOptions['params']): Buffer {
  return zstdCompressSync(bytes, inOne(bytes.length, params));
}

/** Empty frames that Node adds to a frame that exactly fills its memory: with a checksum, and without one. */
export const EMPTY_FRAMES: readonly [Buffer, Buffer] = [
  Buffer.from('28b52ffd240001000099e9d851', 'hex'),
  Buffer.from('28b52ffd2000010000', 'hex'),
];

/**
 * Removes an empty frame with a checksum from a compressor's output, where it is a chunk of its own after a frame that
 * filled the last one.
 */
export async function* oneFrame(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst || !chunk.equals(EMPTY_FRAMES[0])) yield chunk;
    isFirst = false;
  }
}
