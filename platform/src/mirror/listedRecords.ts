/**
 * What a source lists in a subdir: a digest of the bytes of each record, so that the next sync reads only new and
 * changed ones. Takes 20 bytes per record.
 */
import { hash } from 'node:crypto';
import type { RawEntry } from './sections.ts';

/** Identifies the bytes of an entry of repodata. */
export interface RecordKey {
  /** Start of their SHA-256 hash. */
  digest: readonly [number, number, number, number];
  /** Name of the package, according to the file name. */
  name: string;
  file: FileKey;
}

/** Hash of a file name. */
type FileKey = readonly [number, number];

/** Words of an entry: the digest, and position of its name with the mark. */
const WORDS = 5;
/** Marks an entry that the mirror selects. */
const CHOSEN = 0x80000000;
/** First word of the bytes. Differs on machines with another byte order. */
const FORMAT = 0x01726563;
const HEADER = 12;

const [DASH, BACKSLASH] = [0x2d, 0x5c] as const;

/** Returns the key of an entry; null if its file name isn't a plain one. */
export function keyOf({ bytes, keyEnd }: RawEntry): RecordKey | null {
  const nameEnd = bytes.lastIndexOf(DASH, bytes.lastIndexOf(DASH, keyEnd) - 1);
  if (nameEnd < 2) return null;
  for (let i = 1; i < keyEnd; i++) if (bytes[i] === BACKSLASH || bytes[i]! >= 0x80) return null;
  const digest = hash('sha256', bytes, 'buffer');
  return {
    digest: [digest.readUInt32LE(0), digest.readUInt32LE(4), digest.readUInt32LE(8), digest.readUInt32LE(12)],
    name: bytes.toString('latin1', 1, nameEnd),
    file: fileKey(bytes.subarray(1, keyEnd - 1)),
  };
}

/** Two FNV-1a hashes with different starts. */
function fileKey(bytes: Uint8Array): FileKey {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193);
    other = Math.imul(other ^ byte, 0x85ebca6b);
    other ^= other >>> 15;
  }
  return [one >>> 0, other >>> 0];
}

/** Numbers by the thousand, without an object for each. */
class Words {
  #all = new Uint32Array(1024);
  length = 0;

  push(...words: readonly number[]): void {
    if (this.length + words.length > this.#all.length) {
      const larger = new Uint32Array(2 * this.#all.length);
      larger.set(this.#all);
      this.#all = larger;
    }
    this.#all.set(words, this.length);
    this.length += words.length;
  }

  get words(): Uint32Array {
    return this.#all.subarray(0, this.length);
  }
}

/** Finds groups of `width` words by their first `compared` ones. */
class WordIndex {
  readonly #words: Uint32Array;
  readonly #width: number;
  readonly #compared: number;
  /** Position of each group plus one; 0 for a free place. */
  readonly #places: Uint32Array;

  constructor(words: Uint32Array, width: number, compared: number) {
    this.#words = words;
    this.#width = width;
    this.#compared = compared;
    const count = words.length / width;
    this.#places = new Uint32Array(2 ** Math.ceil(Math.log2(2 * count + 2)));
    for (let at = 0; at < count; at++) {
      let place = this.#first(words[at * width]!);
      while (this.#places[place] !== 0) place = this.#next(place);
      this.#places[place] = at + 1;
    }
  }

  /** @returns the position of the first equal group; -1 if there is none */
  find(words: readonly number[]): number {
    for (let place = this.#first(words[0]!); this.#places[place] !== 0; place = this.#next(place)) {
      const at = this.#places[place]! - 1;
      if (this.#isAt(at, words)) return at;
    }
    return -1;
  }

  #isAt(at: number, words: readonly number[]): boolean {
    for (let i = 0; i < this.#compared; i++) if (this.#words[at * this.#width + i] !== words[i]) return false;
    return true;
  }

  #first(word: number): number {
    return word & (this.#places.length - 1);
  }

  #next(place: number): number {
    return (place + 1) & (this.#places.length - 1);
  }
}

/** What a source listed in a subdir at the last sync. */
export class FormerRecords {
  readonly #names: readonly string[];
  readonly #words: Uint32Array;
  readonly #index: WordIndex;
  readonly #isSeen: Uint8Array;
  /** Names whose files changed since. */
  readonly #unsure: ReadonlySet<string>;

  private constructor(names: readonly string[], words: Uint32Array, unsure: ReadonlySet<string>) {
    this.#names = names;
    this.#words = words;
    this.#unsure = unsure;
    this.#index = new WordIndex(words, WORDS, 4);
    this.#isSeen = new Uint8Array(words.length / WORDS);
  }

  /**
   * Reads the bytes of a {@link ListedRecords}; null if they are invalid.
   * @param unsure names of packages to read again
   */
  static of(bytes: Buffer, unsure: ReadonlySet<string>): FormerRecords | null {
    if (bytes.length < HEADER) return null;
    // A copy, because words must start at a multiple of four.
    const copy = new Uint8Array(bytes).buffer;
    const [format, count, namesLength] = new Uint32Array(copy, 0, 3);
    const start = HEADER + namesLength! + padding(namesLength!);
    if (format !== FORMAT || start + count! * WORDS * 4 !== bytes.length) return null;
    const names = bytes.toString('latin1', HEADER, HEADER + namesLength!).split('\n');
    const words = new Uint32Array(copy, start, count! * WORDS);
    for (let at = 4; at < words.length; at += WORDS) if ((words[at]! & ~CHOSEN) >>> 0 >= names.length) return null;
    return new FormerRecords(names, words, unsure);
  }

  /** Finds an unchanged record, and notes that it is still listed; null if it must be read. */
  find({ digest, name }: RecordKey): { isChosen: boolean } | null {
    if (this.#unsure.has(name)) return null;
    const at = this.#index.find(digest);
    if (at < 0) return null;
    this.#isSeen[at] = 1;
    return { isChosen: (this.#words[at * WORDS + 4]! & CHOSEN) !== 0 };
  }

  /** Names of packages of which a record is no longer listed, or not as it was. */
  missed(): Set<string> {
    const names = new Set(this.#unsure);
    for (let at = 0; at < this.#isSeen.length; at++)
      if (this.#isSeen[at] === 0) names.add(this.#names[(this.#words[at * WORDS + 4]! & ~CHOSEN) >>> 0]!);
    return names;
  }
}

/** What a source lists in a subdir now. */
export class ListedRecords {
  readonly #positions = new Map<string, number>();
  readonly #records = new Words();
  readonly #files = new Words();
  #index: WordIndex | null = null;

  /** Adds a record that the next sync needn't read, if it is unchanged. */
  add({ digest, name, file }: RecordKey, isChosen: boolean): void {
    let position = this.#positions.get(name);
    if (position === undefined) this.#positions.set(name, (position = this.#positions.size));
    this.#records.push(...digest, isChosen ? (position | CHOSEN) >>> 0 : position);
    this.#files.push(...file);
  }

  /** Adds a file whose record the next sync must read. */
  addFile(fileName: string): void {
    this.#files.push(...fileKey(Buffer.from(fileName)));
  }

  /** Returns whether a file was added. Call after all were. */
  has(fileName: string): boolean {
    this.#index ??= new WordIndex(this.#files.words, 2, 2);
    return this.#index.find(fileKey(Buffer.from(fileName))) >= 0;
  }

  /** Returns the bytes to keep. */
  toBytes(): Buffer {
    const names = Buffer.from([...this.#positions.keys()].join('\n'), 'latin1');
    const { words } = this.#records;
    const header = new Uint32Array([FORMAT, words.length / WORDS, names.length]);
    return Buffer.concat([
      new Uint8Array(header.buffer),
      names,
      Buffer.alloc(padding(names.length)),
      new Uint8Array(words.buffer, words.byteOffset, words.byteLength),
    ]);
  }
}

/** Bytes up to the next multiple of four. */
const padding = (length: number): number => (4 - (length % 4)) % 4;
