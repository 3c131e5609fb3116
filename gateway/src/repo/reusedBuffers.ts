/** Memory of responses is used again, because new memory costs more than reading an average file. */

/** Smallest size in bytes of a buffer that is used again. */
const SMALLEST = 64 * 1024;
/** Bytes to keep for later responses: enough for those that a fleet's connections send at a time. */
const MOST_KEPT = 32 * 1024 * 1024;

/** Memory for the bytes of responses. */
export class ReusedBuffers {
  readonly #free = new Map<number, Buffer[]>();
  #kept = 0;

  /** Returns a buffer of at least this length, with any content. */
  take(length: number): Buffer {
    const size = Math.max(SMALLEST, 2 ** Math.ceil(Math.log2(length)));
    const buffer = this.#free.get(size)?.pop();
    if (buffer === undefined) return Buffer.allocUnsafeSlow(size);
    this.#kept -= size;
    return buffer;
  }

  /** Returns a buffer that is no longer read. */
  give(buffer: Buffer): void {
    if (this.#kept + buffer.length > MOST_KEPT) return;
    const free = this.#free.get(buffer.length);
    if (free === undefined) this.#free.set(buffer.length, [buffer]);
    else free.push(buffer);
    this.#kept += buffer.length;
  }
}
