/**
 * Longer keys aren't cached, so that the cache's memory has a limit. Real versions, specs, and channels are far
 * shorter.
 */
const longestKey = 4096;

/**
 * A bounded cache with string keys and cheap reads: two generations of `Map`. When the young one is full it becomes the
 * old one, and unread old entries are dropped. Contains at most twice `generationSize` entries.
 */
export class BoundedCache<T> {
  readonly #generationSize: number;
  #young = new Map<string, T>();
  #old = new Map<string, T>();

  constructor(generationSize: number) {
    this.#generationSize = generationSize;
  }

  /** Returns the cached value, or undefined. */
  get(key: string): T | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  /** Caches a value, unless its key is very long; may drop entries that weren't read recently. */
  set(key: string, value: T): void {
    if (key.length > longestKey) return;
    if (this.#young.size >= this.#generationSize) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}
