/**
 * MessagePack of records, from their JSON texts in bytes.
 * Keys are sorted and digests are bytes. Most records need no objects, which would take ten times as long.
 */
import { Encoder } from '@msgpack/msgpack';
import type { RunExports } from '@terrarium/domain/conda';

/**
 * Keys in a fixed order, so the same records give the same bytes.
 * Otherwise every publication would write new shards.
 */
const encoder = new Encoder({ sortKeys: true });

/** Encodes a document with sorted keys. The bytes are valid until the next call. */
export const packedObject = (document: unknown): Uint8Array => encoder.encodeSharedRef(document);

const DIGESTS: Readonly<Record<string, RegExp>> = {
  sha256: /^[0-9a-f]{64}$/i,
  md5: /^[0-9a-f]{32}$/i,
  legacy_bz2_md5: /^[0-9a-f]{32}$/i,
};

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_MAP, CLOSE_MAP, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
const SPACE = 0x20;
const [ZERO, NINE] = [0x30, 0x39];
/** Digits of a number that is exact in 53 bits. */
const MOST_DIGITS = 15;
/** Fields of a record. Records with more have objects made of them. */
const MOST_FIELDS = 60;
/** Maximum bytes that a value can grow by: a longer header than its quotes. */
const HEADERS = 5;

const RUN_EXPORTS = 'run_exports';
const PACKAGES = Buffer.from(packedObject('packages'));
const PACKAGES_CONDA = Buffer.from(packedObject('packages.conda'));

/** A packed record. */
interface PackedRecord {
  fileName: string;
  isLegacy: boolean;
  /** Position of its bytes, with the file name. */
  from: number;
  to: number;
}

/** Memory for the records of a shard: at first, and at most between two shards. */
const SMALL = 1 << 16;
const MOST_KEPT = 1 << 22;

/** Packs one shard after another. */
export class ShardPacker {
  #bytes: Buffer = Buffer.alloc(SMALL);
  #at = 0;
  #records: PackedRecord[] = [];
  /** Fields of the current record: start and end of the key and of the value. */
  readonly #fields = new Int32Array(MOST_FIELDS * 4);
  readonly #order = new Int32Array(MOST_FIELDS);

  /**
   * Adds a record.
   * @param text bytes with `"FILE NAME":{…}` from `from` to `to`
   * @param runExports its run exports, which aren't in its text; undefined if unknown
   */
  add(text: Buffer, from: number, to: number, runExports: RunExports | undefined): void {
    const room = this.#at + (to - from) * 2 + HEADERS;
    if (this.#bytes.length < room) this.#bytes = grown(this.#bytes, room);
    const start = this.#at;
    const fileName =
      this.#addQuickly(text, from, to, runExports) ??
      this.#addParsed(text.toString('utf8', from, to), runExports, start);
    if (fileName === null) this.#at = start;
    else this.#records.push({ fileName, isLegacy: fileName.endsWith('.tar.bz2'), from: start, to: this.#at });
  }

  /** Size of the shard in bytes, with any number of removed files. */
  size(removed: readonly string[]): number {
    return this.#at + 64 + removed.reduce((sum, name) => sum + Buffer.byteLength(name) + HEADERS, 0);
  }

  /**
   * Writes the shard and begins the next.
   * @param out memory of at least its size
   * @returns the part of it that was written
   */
  end(removed: readonly string[], out: Buffer): Buffer {
    let at = 0;
    out[at++] = 0x83;
    for (const isLegacy of [true, false]) {
      const records = this.#records
        .filter((record) => record.isLegacy === isLegacy)
        .sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
      at += (isLegacy ? PACKAGES : PACKAGES_CONDA).copy(out, at);
      at = putHead(out, at, records.length, MAP);
      for (const record of records) at += this.#bytes.copy(out, at, record.from, record.to);
    }
    for (const part of ['removed', removed]) {
      const packed = packedObject(part);
      out.set(packed, at);
      at += packed.length;
    }
    this.#at = 0;
    this.#records = [];
    if (this.#bytes.length > MOST_KEPT) this.#bytes = Buffer.alloc(SMALL);
    return out.subarray(0, at);
  }

  /** Adds a record without objects. @returns its file name; null if its text has something rare */
  #addQuickly(text: Buffer, from: number, to: number, runExports: RunExports | undefined): string | null {
    const nameEnd = endOfString(text, from, to, true);
    if (nameEnd < 0 || text[nameEnd + 1] !== COLON || text[nameEnd + 2] !== OPEN_MAP) return null;
    const count = this.#findFields(text, nameEnd + 3, to);
    if (count < 0 || !this.#sort(text, count)) return null;
    const extra = runExports === undefined ? count + 1 : this.#placeFor(text, count, RUN_EXPORTS);
    if (extra < 0) return null;
    this.#at = putString(this.#bytes, this.#at, text, from + 1, nameEnd);
    this.#at = putHead(this.#bytes, this.#at, count + (runExports === undefined ? 0 : 1), MAP);
    for (let place = 0; place <= count; place++) {
      if (place === extra) {
        this.#put(packedObject(RUN_EXPORTS));
        this.#put(packedObject(runExports));
      }
      if (place < count) this.#putField(text, this.#order[place]! * 4);
    }
    return text.toString('latin1', from + 1, nameEnd);
  }

  /** Finds the fields of a record, without invalid digests. @returns their number; -1 if there is something rare */
  #findFields(text: Buffer, from: number, to: number): number {
    const fields = this.#fields;
    let count = 0;
    let at = from;
    while (text[at] !== CLOSE_MAP) {
      if (text[at] === COMMA) at++;
      while (text[at] === SPACE) at++;
      const keyEnd = endOfString(text, at, to, true);
      if (keyEnd < 0 || count === MOST_FIELDS || text[keyEnd + 1] !== COLON) return -1;
      let value = keyEnd + 2;
      while (text[value] === SPACE) value++;
      const end = endOfValue(text, value, to);
      if (end < 0 || (text[end] !== COMMA && text[end] !== CLOSE_MAP)) return -1;
      if (!isDigestKey(text, at, keyEnd) || isHex(text, value, end, keyEnd - at)) {
        fields[count * 4] = at;
        fields[count * 4 + 1] = keyEnd;
        fields[count * 4 + 2] = value;
        fields[count * 4 + 3] = end;
        count++;
      }
      at = end;
    }
    return at === to - 1 ? count : -1;
  }

  /** Returns how many sorted keys come before another one; -1 if it is among them. */
  #placeFor(text: Buffer, count: number, key: string): number {
    for (let place = 0; place < count; place++) {
      const field = this.#order[place]! * 4;
      const found = text.toString('latin1', this.#fields[field]! + 1, this.#fields[field + 1]);
      if (found === key) return -1;
      if (found > key) return place;
    }
    return count;
  }

  /** Sorts the fields by key. @returns false if two have the same */
  #sort(text: Buffer, count: number): boolean {
    const [fields, order] = [this.#fields, this.#order];
    for (let next = 0; next < count; next++) {
      let place = next;
      for (; place > 0; place--) {
        const sign = compareKeys(text, fields, order[place - 1]! * 4, next * 4);
        if (sign === 0) return false;
        if (sign < 0) break;
        order[place] = order[place - 1]!;
      }
      order[place] = next;
    }
    return true;
  }

  #putField(text: Buffer, field: number): void {
    const [out, fields] = [this.#bytes, this.#fields];
    const [key, keyEnd, value, end] = [fields[field]!, fields[field + 1]!, fields[field + 2]!, fields[field + 3]!];
    this.#at = putString(out, this.#at, text, key + 1, keyEnd);
    if (isDigestKey(text, key, keyEnd)) {
      out[this.#at++] = 0xc4;
      out[this.#at++] = (end - value - 2) / 2;
      for (let at = value + 1; at < end - 1; at += 2)
        out[this.#at++] = (digitOf(text[at]!) << 4) | digitOf(text[at + 1]!);
    } else if (text[value] === OPEN_LIST) this.#putList(text, value);
    else this.#at = putValue(out, this.#at, text, value, end);
  }

  #putList(text: Buffer, from: number): void {
    const out = this.#bytes;
    let count = 0;
    for (let at = from; text[at] !== CLOSE_LIST; count++) {
      at = itemAt(text, at);
      if (text[at] === CLOSE_LIST) break;
      at = endOfScalar(text, at, text.length);
    }
    this.#at = putHead(out, this.#at, count, LIST);
    for (let at = from; text[at] !== CLOSE_LIST;) {
      at = itemAt(text, at);
      if (text[at] === CLOSE_LIST) break;
      const end = endOfScalar(text, at, text.length);
      this.#at = putValue(out, this.#at, text, at, end);
      at = end;
    }
  }

  /** Adds a record as an object. @returns its file name; null if it can't be packed, because it is nested too deeply */
  #addParsed(text: string, runExports: RunExports | undefined, start: number): string | null {
    const [entry] = Object.entries(JSON.parse(`{${text}}`) as Record<string, object>);
    const [fileName, record] = entry!;
    this.#at = start;
    try {
      this.#put(packedObject(fileName));
      this.#put(packedObject(withBytes(runExports === undefined ? record : { ...record, run_exports: runExports })));
    } catch {
      // It must not make the others unavailable.
      return null;
    }
    return fileName;
  }

  #put(packed: Uint8Array): void {
    if (this.#bytes.length < this.#at + packed.length) this.#bytes = grown(this.#bytes, this.#at + packed.length);
    this.#bytes.set(packed, this.#at);
    this.#at += packed.length;
  }
}

function grown(bytes: Buffer, size: number): Buffer {
  const larger = Buffer.alloc(Math.max(bytes.length * 2, size));
  bytes.copy(larger);
  return larger;
}

/** Converts the digests of a record to bytes. Strict clients reject shards with text digests. */
function withBytes(record: object): object {
  const whole: Record<string, unknown> = { ...record };
  for (const [key, form] of Object.entries(DIGESTS)) {
    const { [key]: value } = whole;
    if (typeof value === 'string' && form.test(value)) whole[key] = Buffer.from(value, 'hex');
    else delete whole[key];
  }
  return whole;
}

/** Returns the position of the quote that ends a string; -1 if it has escapes, or other letters than ASCII in a key. */
function endOfString(text: Buffer, from: number, to: number, isKey: boolean): number {
  if (text[from] !== QUOTE) return -1;
  for (let at = from + 1; at < to; at++) {
    const byte = text[at]!;
    if (byte === QUOTE) return at;
    if (byte === BACKSLASH || (isKey && byte >= 0x80)) return -1;
  }
  return -1;
}

/** Returns the position behind a string without escapes, a whole number, or a word; -1 for anything else. */
function endOfScalar(text: Buffer, from: number, to: number): number {
  const first = text[from]!;
  if (first === QUOTE) {
    const end = endOfString(text, from, to, false);
    return end < 0 ? -1 : end + 1;
  }
  let at = from;
  if (first >= ZERO && first <= NINE) {
    while (text[at]! >= ZERO && text[at]! <= NINE) at++;
    const isOther = text[at] === 0x2e || text[at] === 0x65 || text[at] === 0x45;
    return isOther || at - from > MOST_DIGITS ? -1 : at;
  }
  return from + wordAt(text, from) || -1;
}

/** Returns the length of `true`, `false`, or `null`. NaN for anything else. */
function wordAt(text: Buffer, from: number): number {
  if (text[from] === 0x74) return 4;
  if (text[from] === 0x66) return 5;
  return text[from] === 0x6e ? 4 : Number.NaN;
}

/** Like {@link endOfScalar}, also for a list of such values. */
function endOfValue(text: Buffer, from: number, to: number): number {
  if (text[from] !== OPEN_LIST) return endOfScalar(text, from, to);
  for (let at = from; ;) {
    at = itemAt(text, at);
    if (text[at] === CLOSE_LIST) return at + 1;
    at = endOfScalar(text, at, to);
    if (at < 0 || (text[at] !== COMMA && text[at] !== CLOSE_LIST)) return -1;
    if (text[at] === CLOSE_LIST) return at + 1;
  }
}

/** Returns the position of the next item of a list, behind a bracket or comma. */
function itemAt(text: Buffer, from: number): number {
  let at = from + 1;
  while (text[at] === SPACE) at++;
  return at;
}

/** Returns whether a key is one of {@link DIGESTS}. @param key its first quote, and the last one */
function isDigestKey(text: Buffer, key: number, keyEnd: number): boolean {
  const length = keyEnd - key - 1;
  // Most keys have another length.
  if (length !== 3 && length !== 6 && length !== 14) return false;
  return Object.hasOwn(DIGESTS, text.toString('latin1', key + 1, keyEnd));
}

/** Returns whether a value is a digest in hex. @param keyLength of its key, with a quote */
function isHex(text: Buffer, value: number, end: number, keyLength: number): boolean {
  if (text[value] !== QUOTE || end - value - 2 !== (keyLength === 7 ? 64 : 32)) return false;
  for (let at = value + 1; at < end - 1; at++) if (digitOf(text[at]!) < 0) return false;
  return true;
}

/** Returns the value of a hex digit; -1 if it is none. */
function digitOf(byte: number): number {
  if (byte >= ZERO && byte <= NINE) return byte - ZERO;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

/** Compares two keys of ASCII letters. */
function compareKeys(text: Buffer, fields: Int32Array, a: number, b: number): number {
  const [startA, startB] = [fields[a]! + 1, fields[b]! + 1];
  const [lengthA, lengthB] = [fields[a + 1]! - startA, fields[b + 1]! - startB];
  const length = Math.min(lengthA, lengthB);
  for (let at = 0; at < length; at++) {
    const difference = text[startA + at]! - text[startB + at]!;
    if (difference !== 0) return difference;
  }
  return lengthA - lengthB;
}

/** Codes of a map and a list: with up to 15 entries, and larger. */
const MAP = [0x80, 0xde] as const;
const LIST = [0x90, 0xdc] as const;

/** Writes the head of a map or list. */
function putHead(out: Buffer, at: number, count: number, [short, long]: typeof MAP | typeof LIST): number {
  if (count < 16) {
    out[at] = short | count;
    return at + 1;
  }
  if (count < 0x10000) {
    out[at] = long;
    return out.writeUInt16BE(count, at + 1);
  }
  out[at] = long + 1;
  return out.writeUInt32BE(count, at + 1);
}

/** Writes a string. @param from start of its bytes, which end at `to` */
function putString(out: Buffer, start: number, text: Buffer, from: number, to: number): number {
  const length = to - from;
  let at = start;
  if (length < 32) out[at++] = 0xa0 | length;
  else if (length < 0x100) {
    out[at++] = 0xd9;
    out[at++] = length;
  } else if (length < 0x10000) {
    out[at] = 0xda;
    at = out.writeUInt16BE(length, at + 1);
  } else {
    out[at] = 0xdb;
    at = out.writeUInt32BE(length, at + 1);
  }
  if (length > 100) return at + text.copy(out, at, from, to);
  for (let byte = from; byte < to; byte++) out[at++] = text[byte]!;
  return at;
}

/** Writes a string, whole number, or word. */
function putValue(out: Buffer, at: number, text: Buffer, from: number, to: number): number {
  const first = text[from]!;
  if (first === QUOTE) return putString(out, at, text, from + 1, to - 1);
  if (first > NINE) {
    out[at] = first === 0x6e ? 0xc0 : first === 0x66 ? 0xc2 : 0xc3;
    return at + 1;
  }
  let value = 0;
  for (let digit = from; digit < to; digit++) value = value * 10 + (text[digit]! - ZERO);
  return putNumber(out, at, value);
}

function putNumber(out: Buffer, at: number, value: number): number {
  if (value < 0x80) {
    out[at] = value;
    return at + 1;
  }
  if (value < 0x100) {
    out[at] = 0xcc;
    out[at + 1] = value;
    return at + 2;
  }
  if (value < 0x10000) {
    out[at] = 0xcd;
    return out.writeUInt16BE(value, at + 1);
  }
  if (value < 0x100000000) {
    out[at] = 0xce;
    return out.writeUInt32BE(value, at + 1);
  }
  out[at] = 0xcf;
  out.writeUInt32BE(Math.floor(value / 0x100000000), at + 1);
  return out.writeUInt32BE(value % 0x100000000, at + 5);
}
