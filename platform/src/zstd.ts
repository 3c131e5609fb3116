/** Compression to exactly one frame of zstd (RFC 8878). */
import { promisify } from 'node:util';
import { zstdCompress, zstdCompressSync } from 'node:zlib';
import type { ZstdOptions } from 'node:zlib';

const compress = promisify(zstdCompress);

/**
 * Options with memory for all that comes out (`ZSTD_COMPRESSBOUND`, and a byte): Node puts an empty frame behind one that fills a chunk of its memory to the end.
 */
function inOne(length: number, params: ZstdOptions['params']): ZstdOptions {
  const small = 1 << 17;
  const bound = length + (length >> 8) + (length < small ? (small - length) >> 11 : 0);
  return { ...(params === undefined ? {} : { params }), chunkSize: Math.max(bound + 1, 64) };
}

/** Up to so many bytes are compressed by the thread that asks: it takes less than to have it done elsewhere. */
const SMALL = 16 * 1024;

/**
 * Compresses bytes, which are all in memory, to one frame, which tells their size. Small ones at once: what is under way elsewhere has memory of its own, and
 * a hundred such compressions beside each other make the collector walk the whole heap.
 */
export async function zstdFrame(bytes: Buffer, params?: ZstdOptions['params']): Promise<Buffer> {
  return bytes.length <= SMALL ? zstdFrameSync(bytes, params) : compress(bytes, inOne(bytes.length, params));
}

/** As {@link zstdFrame}, in the thread that asks. */
export function zstdFrameSync(bytes: Uint8Array, params?: ZstdOptions['params']): Buffer {
  return zstdCompressSync(bytes, inOne(bytes.length, params));
}

/** What Node puts there for a frame with a checksum. */
const EMPTY = Buffer.from('28b52ffd240001000099e9d851', 'hex');

/** Puts an empty frame with a checksum, as one stands in a chunk of its own behind a frame that filled the last one, out of what a compressor gives. */
export async function* oneFrame(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst || !chunk.equals(EMPTY)) yield chunk;
    isFirst = false;
  }
}
