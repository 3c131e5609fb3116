/**
 * Compresses many buffers to zstd, independently of each other.
 * A few encoders are used again and again: one for each buffer would take new memory each time, and the garbage
 * collector walks the whole heap after each 64 MiB of it.
 */
import { constants, createZstdCompress } from 'node:zlib';
import type { ZstdCompress, ZstdOptions } from 'node:zlib';
import { EMPTY_FRAMES } from './zstd.ts';

/** Buffers to compress at a time, one in each thread of the pool. */
const COUNT = 4;
/** Bytes of memory for the output, which is shared by several results. */
const OUTPUT = 1 << 17;

/** A buffer that waits for an encoder. */
interface Waiting {
  bytes: Uint8Array;
  resolve: (encoded: Buffer) => void;
  reject: (error: Error) => void;
}

/** An encoder, and its output for the current buffer. */
interface Encoder {
  stream: ZstdCompress;
  chunks: Buffer[];
}

/** Encoders with the same parameters. Must be closed. */
export class ZstdEncoders {
  readonly #params: ZstdOptions['params'];
  readonly #idle: Encoder[] = [];
  readonly #all = new Set<Encoder>();
  readonly #waiting: Waiting[] = [];

  constructor(params: ZstdOptions['params'] & object) {
    this.#params = params;
  }

  /**
   * Compresses a buffer to one frame (RFC 8878) with its size, which doesn't depend on other buffers.
   * The buffer must not change meanwhile.
   */
  encode(bytes: Uint8Array): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ bytes, resolve, reject });
      this.#begin();
    });
  }

  /** Frees the memory. Nothing can be compressed afterwards. */
  close(): void {
    for (const { stream } of this.#all) stream.destroy();
  }

  #begin(): void {
    if (this.#waiting.length === 0) return;
    const encoder = this.#idle.pop() ?? this.#another();
    if (encoder !== null) this.#encode(encoder, this.#waiting.shift()!);
  }

  #another(): Encoder | null {
    if (this.#all.size === COUNT) return null;
    // Each write ends a frame.
    const stream = createZstdCompress({ flush: constants.ZSTD_e_end, chunkSize: OUTPUT, params: this.#params });
    const encoder: Encoder = { stream, chunks: [] };
    // The callback of a write gets the error too.
    stream.on('data', (chunk: Buffer) => encoder.chunks.push(chunk)).on('error', () => undefined);
    this.#all.add(encoder);
    return encoder;
  }

  #encode(encoder: Encoder, { bytes, resolve, reject }: Waiting): void {
    encoder.stream.write(bytes, (error) => {
      const { chunks } = encoder;
      encoder.chunks = [];
      if (error === null || error === undefined) {
        this.#idle.push(encoder);
        resolve(joinedFrame(chunks));
      } else {
        this.#all.delete(encoder);
        reject(error);
      }
      this.#begin();
    });
  }
}

/** Joins the chunks of a frame. Node adds an empty frame to one that exactly fills its memory. */
function joinedFrame(chunks: Buffer[]): Buffer {
  const last = chunks.at(-1);
  if (chunks.length > 1 && EMPTY_FRAMES.some((empty) => last!.equals(empty))) chunks.pop();
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}
