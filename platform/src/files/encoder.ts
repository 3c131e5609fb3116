/**
 * Compresses many buffers to zstd, independently of each other.
 * One encoder is used again and again: one for each buffer would take new memory each time, and the garbage collector
 * walks the whole heap after each 64 MiB of it.
 */
import { constants, createZstdCompress } from 'node:zlib';
import type { ZstdCompress, ZstdOptions } from 'node:zlib';
import { EMPTY_FRAMES } from './zstd.ts';

/** Bytes of memory for the output, which is shared by several results. */
const OUTPUT = 1 << 17;

/**
 * Compresses one buffer after another, in one thread of Node's pool. The pool has four, and requests need it too.
 * Must be closed.
 */
export class ZstdEncoder {
  readonly #stream: ZstdCompress;
  #chunks: Buffer[] = [];
  #turn: Promise<unknown> = Promise.resolve();

  constructor(params: ZstdOptions['params'] & object) {
    // Each write ends a frame.
    this.#stream = createZstdCompress({ flush: constants.ZSTD_e_end, chunkSize: OUTPUT, params });
    // The callback of a write gets the error too.
    this.#stream.on('data', (chunk: Buffer) => this.#chunks.push(chunk)).on('error', () => undefined);
  }

  /**
   * Compresses a buffer to one frame (RFC 8878) with its size, which doesn't depend on other buffers.
   * The buffer must not change meanwhile.
   */
  encode(bytes: Uint8Array): Promise<Buffer> {
    const frame = this.#turn.then(() => this.#encode(bytes));
    this.#turn = frame.catch(() => undefined);
    return frame;
  }

  /** Frees the memory. Nothing can be compressed afterwards. */
  close(): void {
    this.#stream.destroy();
  }

  #encode(bytes: Uint8Array): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#stream.write(bytes, (error) => {
        const chunks = this.#chunks;
        this.#chunks = [];
        if (error === null || error === undefined) resolve(joinedFrame(chunks));
        else reject(error);
      });
    });
  }
}

/** Joins the chunks of a frame. Node adds an empty frame to one that exactly fills its memory. */
function joinedFrame(chunks: Buffer[]): Buffer {
  const last = chunks.at(-1);
  if (chunks.length > 1 && EMPTY_FRAMES.some((empty) => last!.equals(empty))) chunks.pop();
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}
