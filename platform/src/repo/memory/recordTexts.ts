/** Texts of records in index files on disk: most are read from where the previous publication wrote them. */
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/** Number that means: the text is in no file. */
export const NO_FILE = 0xffff;
/** Bytes to read at a time. */
const WINDOW = 1 << 20;

/** Position of the text of each record: `"FILE NAME":{…}`, after a comma unless it is the first of its section. */
export interface TextPlaces {
  /** Files by number. */
  files: readonly string[];
  /** Number of the file, or {@link NO_FILE}. */
  fileOf: Uint16Array;
  /** Offset in bytes. */
  offsets: Float64Array;
  lengths: Uint32Array;
}

/** A text in the spool. */
export interface Spooled {
  /** Number of its file among {@link Spool.files}. */
  file: number;
  offset: number;
  length: number;
  /** Set if the writer must wait for the disk before the next text. */
  full?: Promise<void>;
}

/** Receives texts of records. */
export interface TextSink {
  /** All files by number. */
  readonly files: readonly string[];
  /** Adds a text. */
  add(subdir: string, legacy: number, text: string): Spooled;
}

/** Discards texts, for readers that need only columns. */
export const DISCARDED: TextSink = { files: [], add: () => ({ file: NO_FILE, offset: 0, length: 0 }) };

/** Returns places of texts that are in no file. @param count number of records */
export const noPlaces = (count: number): TextPlaces => ({
  files: [],
  fileOf: new Uint16Array(count).fill(NO_FILE),
  offsets: new Float64Array(count),
  lengths: new Uint32Array(count),
});

/** A file of the spool that is being written. */
interface SpoolFile {
  file: number;
  path: string;
  handle: FileHandle | null;
  /** Bytes to write next, and how many. */
  block: Buffer;
  collected: number;
  /** Bytes written and collected. */
  size: number;
}

/** Memory for a file of the spool. It is written once half of it is used. */
const BLOCK = 1 << 18;

/** Writes texts to disk while they are read from the database: one file per subdir and package format. */
export class Spool implements TextSink {
  readonly #folder: string;
  readonly #files: string[];
  readonly #open = new Map<string, SpoolFile>();

  /** @param files existing files, which get the first numbers */
  constructor(folder: string, files: readonly string[] = []) {
    this.#folder = folder;
    this.#files = [...files];
  }

  get files(): readonly string[] {
    return this.#files;
  }

  add(subdir: string, legacy: number, text: string): Spooled {
    const key = `${subdir}/${legacy}`;
    let entry = this.#open.get(key);
    if (entry === undefined) this.#open.set(key, (entry = this.#another()));
    // A letter takes at most three bytes.
    const most = entry.collected + 1 + text.length * 3;
    if (most > entry.block.length) entry.block = Buffer.concat([entry.block], most * 2);
    entry.block[entry.collected] = 0x2c;
    const length = entry.block.write(text, entry.collected + 1);
    const offset = entry.size + 1;
    entry.collected += length + 1;
    entry.size += length + 1;
    const spooled = { file: entry.file, offset, length };
    return entry.collected < BLOCK / 2 ? spooled : { ...spooled, full: flush(entry) };
  }

  #another(): SpoolFile {
    const file = this.#files.length;
    const path = join(this.#folder, `${file}.spool`);
    this.#files.push(path);
    return { file, path, handle: null, block: Buffer.allocUnsafeSlow(BLOCK), collected: 0, size: 0 };
  }

  /** Writes the rest and closes the files. */
  async end(): Promise<void> {
    for (const entry of this.#open.values()) await flush(entry);
    await this.close();
  }

  /** Closes the files. */
  async close(): Promise<void> {
    const entries = [...this.#open.values()];
    this.#open.clear();
    for (const { handle } of entries) await handle?.close();
  }
}

async function flush(entry: SpoolFile): Promise<void> {
  entry.handle ??= await open(entry.path, 'wx');
  for (let done = 0; done < entry.collected;) {
    const { bytesWritten } = await entry.handle.write(entry.block, done, entry.collected - done);
    done += bytesWritten;
  }
  entry.collected = 0;
}

/** Reads texts. Neighboring ones are read together. Must be closed. */
export class TextReader {
  readonly #places: TextPlaces;
  readonly #windows = new Map<number, Window>();

  constructor(places: TextPlaces) {
    this.#places = places;
  }

  /** Returns the bytes of a record's text. They are valid until the next call. */
  async bytes(record: number): Promise<{ bytes: Buffer; from: number; to: number }> {
    const { fileOf, offsets, lengths } = this.#places;
    const [offset, length] = [offsets[record]!, lengths[record]!];
    const window = await this.#window(fileOf[record]!);
    await window.hold(offset, length);
    const from = offset - window.start;
    return { bytes: window.bytes, from, to: from + length };
  }

  /**
   * Copies the texts of records, separated by commas.
   * Consecutive texts are copied together.
   * @param out memory of exactly their size
   */
  async together(records: Iterable<number>, out: Buffer): Promise<Buffer> {
    let filled = 0;
    for (const { file, from, to } of this.#runs(records)) {
      const window = await this.#window(file);
      // The text may be the first of its section, without a comma.
      if (filled > 0) out[filled++] = 0x2c;
      for (let at = from; at < to;) {
        await window.hold(at, 1);
        const take = Math.min(window.end, to) - at;
        filled += window.bytes.copy(out, filled, at - window.start, at - window.start + take);
        at += take;
      }
    }
    return out;
  }

  /** Groups records whose texts are consecutive in a file, with the commas between them. */
  *#runs(records: Iterable<number>): Generator<{ file: number; from: number; to: number }> {
    const { fileOf, offsets, lengths } = this.#places;
    let run: { file: number; from: number; to: number } | null = null;
    for (const record of records) {
      const [file, offset] = [fileOf[record]!, offsets[record]!];
      const to = offset + lengths[record]!;
      if (run !== null && run.file === file && run.to + 1 === offset) {
        run.to = to;
        continue;
      }
      if (run !== null) yield run;
      run = { file, from: offset, to };
    }
    if (run !== null) yield run;
  }

  async close(): Promise<void> {
    for (const { handle } of this.#windows.values()) await handle.close();
    this.#windows.clear();
  }

  async #window(file: number): Promise<Window> {
    let window = this.#windows.get(file);
    if (window === undefined) {
      const path = this.#places.files[file];
      if (path === undefined) throw new Error('A record is listed whose text was not read.');
      this.#windows.set(file, (window = new Window(await open(path, 'r'))));
    }
    return window;
  }
}

/** A section of a file in memory. */
class Window {
  readonly handle: FileHandle;
  bytes = Buffer.alloc(0);
  start = 0;
  end = 0;

  constructor(handle: FileHandle) {
    this.handle = handle;
  }

  /** Loads bytes of the file, unless they are in memory. */
  async hold(offset: number, length: number): Promise<void> {
    if (offset >= this.start && offset + length <= this.end) return;
    if (this.bytes.length < length || this.bytes.length === 0)
      this.bytes = Buffer.allocUnsafe(Math.max(length, WINDOW));
    this.start = offset;
    this.end = offset;
    while (this.end < offset + length) {
      const at = this.end - offset;
      const { bytesRead } = await this.handle.read(this.bytes, at, this.bytes.length - at, this.end);
      if (bytesRead === 0) throw new Error('The texts of records end before their last one.');
      this.end += bytesRead;
    }
  }
}
