/** Writes published files: streamed with backpressure, hashed, compressed from the same bytes, and synced. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Transform } from 'node:stream';
import { constants, createGzip, createZstdCompress } from 'node:zlib';
import { oneFrame } from '../../files/zstd.ts';

/** A written file: size in bytes and hex SHA-256. */
export interface Written {
  size: number;
  sha256: string;
}

/** zstd level. Above it, each percent of size doubles the time. */
const LEVEL = 7;
/** gzip level. Output is a tenth larger than at the highest level, in a third of the time. */
const GZIP_LEVEL = 4;
const BLOCK = 1 << 20;
/** Bytes to collect before they are hashed and written. */
const COLLECTED = 1 << 18;
/** Output block size of compressors, in bytes. */
const CODED_BLOCK = 1 << 18;
/** Buffer size for a file. Limited, because the garbage collector walks the whole heap after each 64 MiB of buffers. */
const roomFor = (size: number, most: number): number => Math.min(most, Math.max(size, 1 << 12));

/**
 * Memory of closed files for the next ones. New memory costs more than the copies: the garbage collector walks the
 * whole heap after each 64 MiB of it.
 */
const spare: Buffer[] = [];
const MOST_SPARE = 12;

/** A new file to write. Call `end` to close it. */
export class HashedFile {
  readonly #handle: FileHandle;
  readonly #hash = createHash('sha256');
  readonly #block = spare.pop() ?? Buffer.allocUnsafeSlow(COLLECTED);
  #collected = 0;
  /** Bytes written so far. */
  size = 0;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** @throws if the file exists */
  static async open(path: string): Promise<HashedFile> {
    return new HashedFile(await open(path, 'wx'));
  }

  /** Appends bytes. The caller can change them when the promise resolves. */
  async write(chunk: Uint8Array): Promise<void> {
    this.size += chunk.length;
    if (this.#collected + chunk.length > COLLECTED) await this.#flush();
    if (chunk.length > COLLECTED) return this.#put(chunk);
    this.#block.set(chunk, this.#collected);
    this.#collected += chunk.length;
  }

  async #flush(): Promise<void> {
    if (this.#collected > 0) await this.#put(this.#block.subarray(0, this.#collected));
    this.#collected = 0;
  }

  async #put(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes);
    // The system may write fewer bytes than requested.
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await this.#handle.write(bytes, done);
      done += bytesWritten;
    }
  }

  /** Waits until the file is on disk, or only written if `isSynced` is false. */
  async end(isSynced = true): Promise<Written> {
    await this.#flush();
    if (isSynced) await this.#handle.sync();
    return { size: this.size, sha256: this.#hash.digest('hex') };
  }

  async close(): Promise<void> {
    await this.#handle.close();
    if (spare.length < MOST_SPARE) spare.push(this.#block);
  }
}

/**
 * Writes a new file and waits until it is on disk.
 * @param isSynced false for a file that shows itself whether it is complete; then the disk isn't awaited
 * @throws if the file exists, or errors of the chunks or the signal
 */
export async function writeFileHashed(
  path: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  signal?: AbortSignal,
  isSynced = true,
): Promise<Written> {
  const file = await HashedFile.open(path);
  try {
    for await (const chunk of chunks) {
      signal?.throwIfAborted();
      await file.write(chunk);
    }
    return await file.end(isSynced);
  } finally {
    await file.close();
  }
}

/**
 * Writes `path` + '.zst' from the bytes of a written file, with the content size in the frame header, because clients
 * allocate by it.
 */
export function writeCompressed(path: string, size: number, signal?: AbortSignal): Promise<Written> {
  const options = {
    pledgedSrcSize: size,
    chunkSize: roomFor(size, CODED_BLOCK),
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_checksumFlag]: 1 },
  };
  return writeThrough({ path, size }, '.zst', createZstdCompress(options), signal);
}

/** Writes `path` + '.gz' from the bytes of a written file, for browsers and older clients. */
export const writeGzip = (path: string, size: number, signal?: AbortSignal): Promise<Written> =>
  writeThrough({ path, size }, '.gz', createGzip({ level: GZIP_LEVEL, chunkSize: roomFor(size, CODED_BLOCK) }), signal);

async function writeThrough(
  { path, size }: { path: string; size: number },
  ending: string,
  compress: Transform,
  signal: AbortSignal | undefined,
): Promise<Written> {
  const source = createReadStream(path, { highWaterMark: roomFor(size, BLOCK) });
  source.on('error', (error) => compress.destroy(error));
  source.pipe(compress);
  try {
    return await writeFileHashed(`${path}${ending}`, ending === '.zst' ? oneFrame(compress) : compress, signal);
  } finally {
    source.destroy();
    compress.destroy();
  }
}
