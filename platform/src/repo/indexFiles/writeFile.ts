/** Writing of published files: streamed with back-pressure, hashed, compressed from the same bytes, synced. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Transform } from 'node:stream';
import { constants, createGzip, createZstdCompress } from 'node:zlib';

/** A file that was written: its size in bytes and the SHA-256 of its bytes in hex. */
export interface Written {
  size: number;
  sha256: string;
}

/** Level of zstd: beyond it the time doubles for each percent of size. */
const LEVEL = 7;
/** Level of gzip: a tenth larger than the highest, in a third of the time. */
const GZIP_LEVEL = 4;
const BLOCK = 1 << 20;

/**
 * Writes a new file and waits until the disk has it.
 * @throws when the file exists already, and what the chunks or the signal throw
 */
export async function writeFileHashed(
  path: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<Written> {
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(path, 'wx');
  try {
    for await (const chunk of chunks) {
      signal?.throwIfAborted();
      hash.update(chunk);
      size += chunk.length;
      await handle.appendFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, sha256: hash.digest('hex') };
}

/**
 * Writes `path` + '.zst' from the bytes of a file that was just written, with the size of the content in the frame's header
 * (clients allocate by it).
 */
export function writeCompressed(path: string, size: number, signal?: AbortSignal): Promise<Written> {
  const options = {
    pledgedSrcSize: size,
    chunkSize: 1 << 18,
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_checksumFlag]: 1 },
  };
  return writeThrough(path, '.zst', createZstdCompress(options), signal);
}

/** Writes `path` + '.gz' from the bytes of a file that was just written: what browsers and older clients can undo on the way. */
export const writeGzip = (path: string, signal?: AbortSignal): Promise<Written> =>
  writeThrough(path, '.gz', createGzip({ level: GZIP_LEVEL, chunkSize: 1 << 18 }), signal);

async function writeThrough(
  path: string,
  ending: string,
  compress: Transform,
  signal: AbortSignal | undefined,
): Promise<Written> {
  const source = createReadStream(path, { highWaterMark: BLOCK });
  source.on('error', (error) => compress.destroy(error));
  source.pipe(compress);
  try {
    return await writeFileHashed(`${path}${ending}`, compress, signal);
  } finally {
    source.destroy();
    compress.destroy();
  }
}
