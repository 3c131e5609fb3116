import { LRUCache } from 'lru-cache';

/** Minimum size of cached responses: parsing shorter ones is faster than the lookup. */
const shortest = 256;
/** Maximum size of a cached response in bytes. */
const longest = 512 * 1_024;
/** Maximum total size of cached responses in bytes; their parsed values take several times as much. */
const mostBytes = 8 * 1_024 * 1_024;
/** Addresses whose misses are counted. */
const mostCounted = 4_000;
/**
 * After so many responses in a row that weren't the same as an earlier one, an address changes with each read. Keeping
 * its responses would cost a copy, and work for the garbage collector. Of each `cycle` responses, so many are tried.
 */
const tried = 4;
const cycle = 64;

interface Kept {
  bytes: Buffer;
  value: unknown;
  frozen: boolean;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const each of Object.values(value)) freeze(each);
}

/**
 * Parses responses, and identical ones only once: parsing is a quarter of a page's cost here, and most reads find no
 * change. Not a permission decision, because each caller received exactly these bytes.
 */
export class ParsedAnswers {
  readonly #kept = new LRUCache<string, Kept>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes.length });
  /** Responses in a row that weren't found, by address. */
  readonly #misses = new LRUCache<string, { count: number }>({ max: mostCounted });

  /**
   * Returns the value of a JSON text, which is shared with callers of the same text and frozen once shared.
   * @param address URL of the text, the cache key
   * @param isSound validates a new value; invalid ones aren't cached
   * @throws SyntaxError for invalid JSON, and errors of `isSound`
   */
  parse(address: string, bytes: Buffer, isSound: (value: unknown) => boolean = () => true): unknown {
    if (bytes.length < shortest || bytes.length > longest) {
      const value: unknown = JSON.parse(bytes.toString('utf8'));
      isSound(value);
      return value;
    }
    const misses = this.#misses.get(address);
    // Users may get different responses at one URL, usually also of different length.
    const key = `${bytes.length} ${address}`;
    const isTried = misses === undefined || misses.count % cycle < tried;
    const kept = isTried ? this.#kept.get(key) : undefined;
    if (kept?.bytes.equals(bytes)) {
      if (!kept.frozen) freeze(kept.value);
      kept.frozen = true;
      if (misses) misses.count = 0;
      return kept.value;
    }
    if (misses) misses.count += 1;
    else this.#misses.set(address, { count: 1 });
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    if (!isSound(value) || !isTried) return value;
    if (kept) {
      // Same length as the previous one, so reuse its memory.
      bytes.copy(kept.bytes);
      kept.value = value;
      kept.frozen = false;
    } else {
      // Copy, because a received buffer is a part of a larger one.
      this.#kept.set(key, { bytes: Buffer.from(bytes), value, frozen: false });
    }
    return value;
  }
}
