import { LRUCache } from 'lru-cache';

/** Answers shorter than this are parsed in less time than it takes to look for them. */
const shortest = 256;
/** Longest answer that is kept, in bytes. */
const longest = 512 * 1_024;
/** Most bytes of answers that are kept; what is parsed of them takes a few times as much. */
const mostBytes = 8 * 1_024 * 1_024;

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
 * Parses answers, and those that come again byte for byte only once: parsing is a quarter of what a page costs here, and most reads find
 * nothing changed. Who may see an answer is not decided here: each caller has got these very bytes.
 */
export class ParsedAnswers {
  readonly #kept = new LRUCache<string, Kept>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes.length });

  /**
   * The value of a JSON text, shared with everybody who gets the same text and therefore frozen once it is shared.
   * @param address where the text came from: tells where to look for the same one
   * @param isSound looks at a value that is new here; what is not sound is not kept
   * @throws SyntaxError for what is no JSON, and what `isSound` throws
   */
  parse(address: string, bytes: Buffer, isSound: (value: unknown) => boolean = () => true): unknown {
    if (bytes.length < shortest || bytes.length > longest) {
      const value: unknown = JSON.parse(bytes.toString('utf8'));
      isSound(value);
      return value;
    }
    // Different people may get different answers at one address; mostly they differ in length, too.
    const key = `${bytes.length} ${address}`;
    const kept = this.#kept.get(key);
    if (kept?.bytes.equals(bytes)) {
      if (!kept.frozen) freeze(kept.value);
      kept.frozen = true;
      return kept.value;
    }
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    if (!isSound(value)) return value;
    if (kept) {
      // As long as the one before: it takes its place, without new memory.
      bytes.copy(kept.bytes);
      kept.value = value;
      kept.frozen = false;
    } else {
      // A copy: what came over the wire is a part of a larger buffer.
      this.#kept.set(key, { bytes: Buffer.from(bytes), value, frozen: false });
    }
    return value;
  }
}
