/** Options of {@link ReusedBuffers}, in bytes. */
export interface ReuseOptions {
  /** Smallest size to allocate, which fits most uses. */
  smallest: number;
  /** Memory to keep for later uses. A buffer that is larger is never kept. */
  mostKept: number;
}

/**
 * Memory that is used again. Otherwise the garbage collector walks the whole heap after each 64 MiB of new memory,
 * which costs more than the work with the bytes.
 */
export class ReusedBuffers {
  readonly #smallest: number;
  readonly #mostKept: number;
  /** By size, a power of two. */
  readonly #free = new Map<number, ArrayBuffer[]>();
  #kept = 0;

  constructor({ smallest, mostKept }: ReuseOptions) {
    this.#smallest = smallest;
    this.#mostKept = mostKept;
  }

  /** Returns a buffer of a length, with any content. */
  take(length: number): Buffer {
    const size = length > this.#mostKept ? length : 2 ** Math.ceil(Math.log2(Math.max(length, this.#smallest)));
    const memory = this.#free.get(size)?.pop();
    if (memory === undefined) return Buffer.allocUnsafeSlow(size).subarray(0, length);
    this.#kept -= size;
    return Buffer.from(memory, 0, length);
  }

  /** Gives back a buffer that is no longer read. */
  give(buffer: Buffer): void {
    const memory = buffer.buffer as ArrayBuffer;
    const size = memory.byteLength;
    if (this.#kept + size > this.#mostKept) return;
    const free = this.#free.get(size);
    if (free === undefined) this.#free.set(size, [memory]);
    else free.push(memory);
    this.#kept += size;
  }
}
