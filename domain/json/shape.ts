/** Limits of a JSON text for the parser. */
export interface JsonBounds {
  /** Levels of lists and objects that are nested. */
  depth: number;
  /** Keys of one object: beyond some thousands a key costs as much as hundreds of bytes of text. */
  keys: number;
  /**
   * Total number of texts, lists, objects, and keys. Numbers don't count, because they cost no more than their bytes.
   */
  parts: number;
}

/** Limits of a request body: the largest list of an environment has 130,000 parts. */
export const BODY_BOUNDS: JsonBounds = { depth: 500, keys: 10_000, parts: 200_000 };

const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/** Returns the index of a text's closing quote, or the length. */
function endOfText(json: Uint8Array, from: number): number {
  for (let at = json.indexOf(QUOTE, from + 1); at >= 0; at = json.indexOf(QUOTE, at + 1)) {
    let slashes = 0;
    while (json[at - 1 - slashes] === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at;
  }
  return json.length;
}

/**
 * Returns which limit a JSON text exceeds, or null. Scans each byte once before parsing, because a few megabytes of
 * keys would block a parser for a second.
 * @param json UTF-8
 */
export function exceededBound(json: Uint8Array, bounds: JsonBounds): keyof JsonBounds | null {
  /** Keys of the open objects; lists have none. */
  const keys: number[] = [];
  let parts = 0;
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case QUOTE:
        parts++;
        at = endOfText(json, at);
        break;
      case COLON: {
        const count = (keys.at(-1) ?? 0) + 1;
        if (count > bounds.keys) return 'keys';
        if (keys.length > 0) keys[keys.length - 1] = count;
        break;
      }
      case 0x5b: // [
      case 0x7b: // {
        parts++;
        if (keys.push(0) > bounds.depth) return 'depth';
        break;
      case 0x5d: // ]
      case 0x7d: // }
        keys.pop();
    }
    if (parts > bounds.parts) return 'parts';
  }
  return null;
}
