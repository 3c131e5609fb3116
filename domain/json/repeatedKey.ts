/** Repeated keys in an object: some parsers use the first, others the last. */

/** Returns the index of a string's closing quote. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++)
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  return text.length;
}

/**
 * Returns the first key that is repeated in its object, and the index of the repetition; null if there is none.
 * @param text valid JSON
 */
export function repeatedKey(text: string): { key: string; at: number } | null {
  /** The keys of each open object, null for a list. */
  const open: (Set<string> | null)[] = [];
  let isKey = false;
  for (let at = 0; at < text.length; at++)
    switch (text[at]) {
      case '{':
        open.push(new Set());
        isKey = true;
        break;
      case '[':
        open.push(null);
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',':
        isKey = open.at(-1) instanceof Set;
        break;
      case '"': {
        const end = endOfString(text, at);
        const keys = open.at(-1);
        if (isKey && keys) {
          const key = JSON.parse(text.slice(at, end + 1)) as string;
          if (keys.has(key)) return { key, at };
          keys.add(key);
          isKey = false;
        }
        at = end;
      }
    }
  return null;
}
