/** Parses JSON in archives, if every parser would read it the same way. */
import { ArchiveError, quoted } from './errors.ts';
import type { ArchiveLimits } from './limits.ts';

/** Limits for a document. */
type JsonLimits = Pick<ArchiveLimits, 'depth' | 'values' | 'keys'>;

/**
 * Parses a document.
 * @param path path in the archive, for messages
 * @throws ArchiveError 'bad_metadata' for bytes that aren't UTF-8, invalid JSON, a duplicate key (parsers differ in
 * which one they use), or a NUL or lone surrogate in a text (databases reject them); 'too_large_unpacked' if it exceeds
 * the limits
 */
export function parseJson(bytes: Uint8Array, path: string, limits: JsonLimits): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ArchiveError(
      'bad_metadata',
      `${path} is not UTF-8. Write it as JSON in UTF-8 without a byte order mark.`,
    );
  }
  // Before parsing: a parser that runs out of memory ends the process.
  scan(text, path, limits);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new ArchiveError('bad_metadata', `${path} isn't valid JSON: ${detail.slice(0, 120)}.`);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Checks only braces, keys, and escapes. The parser checks the rest. */
function scan(text: string, path: string, { depth, values, keys: mostKeys }: JsonLimits): void {
  /** Keys of each open object; null for a list. */
  const open: (Set<string> | null)[] = [];
  let isKey = false;
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at, path);
      const keys = open.at(-1);
      if (isKey && keys) {
        const key = keyOf(text.slice(at, end + 1));
        if (keys.has(key)) throw new ArchiveError('bad_metadata', `${path} holds the key ${quoted(key)} twice.`);
        if (keys.size === mostKeys)
          throw tooLarge(path, `an object of more than ${mostKeys.toLocaleString('en')} keys`);
        keys.add(key);
        isKey = false;
      }
      at = end;
    } else if (code === 0x7b /* { */ || code === 0x5b /* [ */) {
      if (open.length === depth)
        throw new ArchiveError('too_large_unpacked', `${path} is nested more than ${depth} deep.`);
      count++;
      isKey = code === 0x7b;
      open.push(isKey ? new Set() : null);
    } else if (code === 0x7d /* } */ || code === 0x5d /* ] */) {
      open.pop();
      isKey = false;
    } else if (code === 0x2c /* , */) {
      isKey = open.at(-1) instanceof Set;
      count++;
    }
    if (count > values) throw tooLarge(path, `more than ${values.toLocaleString('en')} values`);
  }
}

const tooLarge = (path: string, what: string): ArchiveError =>
  new ArchiveError('too_large_unpacked', `${path} holds ${what}.`);

function keyOf(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1);
  try {
    return JSON.parse(literal) as string;
  } catch {
    return literal;
  }
}

/** Returns the end of the text that starts at a quote. @throws ArchiveError for escapes that can't be stored */
function endOfString(text: string, from: number, path: string): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code !== BACKSLASH) continue;
    at++;
    if (text[at] !== 'u') continue;
    const unit = Number.parseInt(text.slice(at + 1, at + 5), 16);
    const isLow = unit >= 0xdc00 && unit <= 0xdfff;
    const isHigh = unit >= 0xd800 && unit <= 0xdbff;
    const isPair = isHigh && /^\\u[dD][c-fC-F][0-9a-fA-F]{2}$/.test(text.slice(at + 5, at + 11));
    if (unit === 0 || isLow || (isHigh && !isPair))
      throw new ArchiveError('bad_metadata', `${path} holds a NUL or half a character.`);
    at += isPair ? 10 : 4;
  }
  return text.length;
}
