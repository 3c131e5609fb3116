/** Writing of published files: streamed with back-pressure, hashed, compressed from the same bytes, synced. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Transform } from 'node:stream';
import { constants, createGzip, createZstdCompress } from 'node:zlib';
import { oneFrame } from '../../zstd.ts';

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
/** Bytes that come out of a compressor at a time. */
const CODED_BLOCK = 1 << 18;
/** Memory for the bytes of a file of some size: the collector walks the whole heap each time 64 MiB of it have gathered. */
const roomFor = (size: number, most: number): number => Math.min(most, Math.max(size, 1 << 12));

/** A new file that is being written. To be closed. */
export class HashedFile {
  readonly #handle: FileHandle;
  readonly #hash = createHash('sha256');
  #waiting: Uint8Array[] = [];
  #waitingSize = 0;
  /** Bytes so far. */
  size = 0;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** @throws when the file exists already */
  static async open(path: string): Promise<HashedFile> {
    return new HashedFile(await open(path, 'wx'));
  }

  /** Adds bytes, which must stay as they are. */
  async write(chunk: Uint8Array): Promise<void> {
    this.#hash.update(chunk);
    this.size += chunk.length;
    this.#waiting.push(chunk);
    this.#waitingSize += chunk.length;
    if (this.#waitingSize >= BLOCK) await this.#flush();
  }

  async #flush(): Promise<void> {
    const chunks = this.#waiting;
    const size = this.#waitingSize;
    this.#waiting = [];
    this.#waitingSize = 0;
    if (size === 0) return;
    const { bytesWritten } = await this.#handle.writev(chunks);
    // The system may take less than it was given.
    if (bytesWritten < size) await this.#handle.appendFile(Buffer.concat(chunks).subarray(bytesWritten));
  }

  /** Waits until the disk has all of it; where that is of no matter, until the system has. */
  async end(isSynced = true): Promise<Written> {
    await this.#flush();
    if (isSynced) await this.#handle.sync();
    return { size: this.size, sha256: this.#hash.digest('hex') };
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

/**
 * Writes a new file and waits until the disk has it.
 * @param isSynced false for what tells by itself whether it is whole: nobody waits for the disk then
 * @throws when the file exists already, and what the chunks or the signal throw
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
 * Writes `path` + '.zst' from the bytes of a file that was just written, with the size of the content in the frame's header
 * (clients allocate by it).
 */
export function writeCompressed(path: string, size: number, signal?: AbortSignal): Promise<Written> {
  const options = {
    pledgedSrcSize: size,
    chunkSize: roomFor(size, CODED_BLOCK),
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_checksumFlag]: 1 },
  };
  return writeThrough({ path, size }, '.zst', createZstdCompress(options), signal);
}

/** Writes `path` + '.gz' from the bytes of a file that was just written: what browsers and older clients can undo on the way. */
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
