/** Longer keys are not kept: what the cache holds is bounded in bytes, too. No real version, spec or channel comes near. */
const longestKey = 4096;

/**
 * A string-keyed cache with an upper bound and cheap reads: two generations of `Map`; when the young one is full it
 * becomes the old one and what was old and unread is dropped. Holds at most twice `generationSize` entries.
 */
export class BoundedCache<T> {
  readonly #generationSize: number;
  #young = new Map<string, T>();
  #old = new Map<string, T>();

  constructor(generationSize: number) {
    this.#generationSize = generationSize;
  }

  /** The kept value, or undefined. */
  get(key: string): T | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  /** Keeps a value, unless its key is very long; may drop the ones not read for longest. */
  set(key: string, value: T): void {
    if (key.length > longestKey) return;
    if (this.#young.size >= this.#generationSize) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}
