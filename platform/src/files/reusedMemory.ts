/**
 * Memory that is used again and again. The garbage collector walks the whole heap after each 64 MiB of new memory for
 * bytes, which takes longer than the work with them if a large channel is in memory.
 */

/** Larger memory isn't kept: it would stay until everything is done. */
const LARGEST = 1 << 22;

/** Memory of one kind of work. */
export class ReusedMemory {
  readonly #smallest: number;
  readonly #idle: ArrayBuffer[] = [];

  /** @param smallest size that fits most uses */
  constructor(smallest: number) {
    this.#smallest = smallest;
  }

  /** Returns memory of a size, with any content. */
  take(size: number): Buffer {
    const found = this.#idle.findIndex(({ byteLength }) => byteLength >= size);
    const [memory] = found < 0 ? [new ArrayBuffer(this.#roomFor(size))] : this.#idle.splice(found, 1);
    return Buffer.from(memory!, 0, size);
  }

  /** Returns a size that fits many other uses. */
  #roomFor(size: number): number {
    return size > LARGEST ? size : 2 ** Math.ceil(Math.log2(Math.max(size, this.#smallest)));
  }

  /** Gives back memory that is no longer read. */
  give({ buffer }: Buffer): void {
    if (buffer.byteLength <= LARGEST) this.#idle.push(buffer as ArrayBuffer);
  }
}
