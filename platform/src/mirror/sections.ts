/** Splits the bytes of a JSON object: some of its members are split into their own members, without parsing them. */
import { SourceError } from '../outbound/index.ts';

/** A member of a section, as in the body: `"key": value`. */
export interface RawEntry {
  bytes: Buffer;
  /** End of the key with its quotes, and start of the value. */
  keyEnd: number;
  valueStart: number;
  /** Position in the body. */
  at: number;
}

/** Receives what a splitter finds, in the order of the body. */
interface Found {
  /** Bytes outside of the sections' members, which are valid JSON if the body is. Their consumer validates them. */
  outside: (bytes: Uint8Array) => void;
  entry: (entry: RawEntry) => void;
}

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c] as const;
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d] as const;
const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Maximum bytes of a key that may name a section, also if every character is escaped. */
const LONGEST_KEY = 100;

/** What comes next in a section. */
type Next = 'key or end' | 'key' | 'rest of key' | 'colon' | 'value' | 'rest of value' | 'comma or end';

/** Splits a body that arrives in chunks. */
export class SectionSplitter {
  readonly #sections: readonly string[];
  readonly #found: Found;
  readonly #limits: { recordBytes: number; depth: number };
  /** Position of the current chunk in the body. */
  #at = 0;
  /** Bytes in sections so far. */
  inSections = 0;
  #isInside = false;
  // Outside of sections.
  #depth = 0;
  #inText = false;
  #text = '';
  #key = '';
  // In a section.
  #next: Next = 'key or end';
  /** Depth in the current value; 0 for a text, a number, or a word. */
  #valueDepth = 0;
  #inString = false;
  #isEscaped = false;
  /** Bytes of the current entry from former chunks. */
  readonly #former = new Growing();
  #entryAt = -1;
  #keyEnd = 0;
  #valueAt = 0;

  /** @param sections keys of the members to split */
  constructor(sections: readonly string[], limits: { recordBytes: number; depth: number }, found: Found) {
    this.#sections = sections;
    this.#found = found;
    this.#limits = limits;
  }

  /** @throws SourceError for malformed sections, and for too long or too deep entries */
  write(chunk: Uint8Array): void {
    for (let from = 0; from < chunk.length;)
      from = this.#isInside ? this.#inside(chunk, from) : this.#outside(chunk, from);
    this.#at += chunk.length;
    if (this.#entryAt < 0) return;
    if (this.#at - this.#entryAt > this.#limits.recordBytes) throw tooLong(this.#limits.recordBytes);
    this.#former.add(chunk.subarray(Math.max(0, this.#entryAt - (this.#at - chunk.length))));
  }

  /** Passes bytes on up to the start of a section. @returns the next position */
  #outside(chunk: Uint8Array, from: number): number {
    for (let i = from; i < chunk.length; i++) {
      const byte = chunk[i]!;
      if (this.#inText) {
        if (byte === QUOTE && !this.#isEscaped) this.#inText = false;
        else if (this.#depth === 1 && this.#text.length < LONGEST_KEY) this.#text += String.fromCharCode(byte);
        this.#isEscaped = byte === BACKSLASH && !this.#isEscaped;
      } else if (byte === QUOTE) {
        this.#inText = true;
        this.#text = '';
      } else if (byte === OPEN && this.#depth === 1 && this.#isSection(this.#key)) {
        this.#found.outside(chunk.subarray(from, i + 1));
        this.#depth = 2;
        this.#isInside = true;
        this.#next = 'key or end';
        return i + 1;
      } else if (byte === OPEN || byte === OPEN_LIST) this.#depth++;
      else if (byte === CLOSE || byte === CLOSE_LIST) this.#depth--;
      else if (byte === COLON && this.#depth === 1) this.#key = this.#text;
      else if (byte === COMMA && this.#depth === 1) this.#key = '';
    }
    this.#found.outside(chunk.subarray(from));
    return chunk.length;
  }

  #isSection(key: string): boolean {
    if (!key.includes('\\')) return this.#sections.includes(key);
    try {
      return this.#sections.includes(JSON.parse(`"${key}"`) as string);
    } catch {
      return false;
    }
  }

  /** Splits a section. @returns the next position: that of the closing brace, or the end of the chunk */
  #inside(chunk: Uint8Array, from: number): number {
    let i = from;
    while (i < chunk.length) {
      if (this.#next === 'rest of key' || this.#next === 'rest of value') {
        i = this.#skip(chunk, i);
        continue;
      }
      const byte = chunk[i]!;
      if (byte === CLOSE && (this.#next === 'key or end' || this.#next === 'comma or end')) {
        this.#isInside = false;
        break;
      }
      if (!isBlank(byte)) this.#begin(byte, this.#at + i);
      i++;
    }
    this.inSections += i - from;
    return i;
  }

  /** Takes the first byte of a key or value, or the sign between them. */
  #begin(byte: number, at: number): void {
    if (this.#next === 'value') {
      this.#valueAt = at;
      this.#valueDepth = byte === OPEN || byte === OPEN_LIST ? 1 : 0;
      this.#inString = byte === QUOTE;
      this.#next = 'rest of value';
    } else if (this.#next === 'colon' && byte === COLON) this.#next = 'value';
    else if (this.#next === 'comma or end' && byte === COMMA) this.#next = 'key';
    else if ((this.#next === 'key' || this.#next === 'key or end') && byte === QUOTE) {
      this.#entryAt = at;
      this.#inString = true;
      this.#next = 'rest of key';
    } else throw malformed(at, new Error(`Unexpected "${String.fromCharCode(byte)}"`));
    this.#isEscaped = false;
  }

  /** Skips the rest of a key or value, without validating it. @returns the next position */
  #skip(chunk: Uint8Array, from: number): number {
    let depth = this.#valueDepth;
    let inString = this.#inString;
    let isEscaped = this.#isEscaped;
    let i = from;
    const isKey = this.#next === 'rest of key';
    for (; i < chunk.length; i++) {
      const byte = chunk[i]!;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) {
          inString = false;
          if (isKey || depth === 0) {
            this.#inString = false;
            return isKey ? this.#endKey(i + 1) : this.#endValue(chunk, i + 1);
          }
        }
      } else if (byte === QUOTE) inString = true;
      else if (byte === OPEN || byte === OPEN_LIST) {
        depth++;
        // The object itself and its section are two more levels.
        if (depth + 2 > this.#limits.depth) throw tooDeep(this.#limits.depth);
      } else if (byte === CLOSE || byte === CLOSE_LIST) {
        // A number or word ends before the section does.
        if (depth === 0) return this.#endValue(chunk, i);
        if (--depth === 0) return this.#endValue(chunk, i + 1);
      } else if (depth === 0 && (byte === COMMA || isBlank(byte))) return this.#endValue(chunk, i);
    }
    this.#valueDepth = depth;
    this.#inString = inString;
    this.#isEscaped = isEscaped;
    return i;
  }

  #endKey(end: number): number {
    this.#keyEnd = this.#at + end;
    this.#next = 'colon';
    return end;
  }

  #endValue(chunk: Uint8Array, end: number): number {
    const at = this.#entryAt;
    if (this.#at + end - at > this.#limits.recordBytes) throw tooLong(this.#limits.recordBytes);
    const last = chunk.subarray(Math.max(0, at - this.#at), end);
    const bytes = this.#former.isEmpty
      ? Buffer.from(last.buffer, last.byteOffset, last.byteLength)
      : this.#former.take(last);
    this.#entryAt = -1;
    this.#next = 'comma or end';
    this.#found.entry({ bytes, keyEnd: this.#keyEnd - at, valueStart: this.#valueAt - at, at });
    return end;
  }
}

/** Bytes that come in pieces, also in many tiny ones. */
class Growing {
  #bytes = Buffer.alloc(0);
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  add(piece: Uint8Array): void {
    if (this.#length + piece.length > this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes], Math.max(1024, 2 * (this.#length + piece.length)));
    this.#bytes.set(piece, this.#length);
    this.#length += piece.length;
  }

  /** Adds the last piece, and returns a copy of all. */
  take(last: Uint8Array): Buffer {
    this.add(last);
    const all = Buffer.from(this.#bytes.subarray(0, this.#length));
    this.#length = 0;
    return all;
  }
}

/** Creates the error for bytes that aren't JSON. @param at their position in the body */
export function malformed(at: number, error: unknown): SourceError {
  const reason = error instanceof Error ? error.message.slice(0, 200) : 'it cannot be read';
  return new SourceError(
    'malformed',
    `The repodata isn't valid JSON near byte ${at}: ${reason}. Its server must publish it again.`,
    { cause: error },
  );
}

/** Creates the error for an entry, or a text, with too many bytes. */
export function tooLong(most: number): SourceError {
  return new SourceError(
    'too_large',
    `One record of the repodata is larger than ${most} bytes: it is not read further. Its server must publish it again.`,
  );
}

/** Creates the error for too many levels. */
export function tooDeep(most: number): SourceError {
  return new SourceError(
    'not_repodata',
    `The body nests deeper than ${most} levels, which no repodata does. Check the address.`,
  );
}
