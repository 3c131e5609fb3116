/** Reads the bytes of a file part by part, as another thread shows them. */
import type { Incoming } from '../zip.ts';

/** Reads parts in order. Each is freed after it was read. */
export class IncomingParts implements Incoming {
  readonly #free: () => void;
  readonly #parts: Buffer[] = [];
  /** Bytes of the first part that were read. */
  #at = 0;
  #isOver = false;
  #isDropped = false;
  #wake: () => void = () => undefined;

  /** @param free called for each part that was read */
  constructor(free: () => void) {
    this.#free = free;
  }

  /** Adds the next part. */
  push(part: Buffer): void {
    if (this.#isDropped || part.length === 0) return this.#free();
    this.#parts.push(part);
    this.#wake();
  }

  /** Marks the end of the parts. */
  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  /** Frees current and later parts without reading them. */
  drop(): void {
    this.#isDropped = true;
    for (const _ of this.#parts.splice(0)) this.#free();
  }

  async take(length: number): Promise<Buffer> {
    const taken = Buffer.alloc(length);
    let filled = 0;
    for await (const piece of this.pieces(length)) filled += piece.copy(taken, filled);
    return taken;
  }

  async *pieces(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      const part = await this.#first();
      const piece = part.subarray(this.#at, this.#at + left);
      yield piece;
      left -= piece.length;
      this.#at += piece.length;
      if (this.#at < part.length) continue;
      this.#parts.shift();
      this.#at = 0;
      this.#free();
    }
  }

  async #first(): Promise<Buffer> {
    while (this.#parts.length === 0) {
      if (this.#isOver) throw new Error('The file ends too early.');
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#parts[0]!;
  }
}
