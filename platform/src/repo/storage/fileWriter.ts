/**
 * Writes what comes in behind the end of a file: while one part is being written the next is gathered, so that a fast sender costs few system calls and a slow
 * one's bytes are there in a moment. Other threads may look at the parts meanwhile: these stand in memory that they share, and nobody copies or reads them twice.
 */
import type { FileHandle } from 'node:fs/promises';

/** Bytes that are written at once; as many are gathered meanwhile, before whoever brings more waits. */
const PART = 1024 * 1024;
/** Fewer bytes wait so long for more to come, in ms. */
const GATHER = 5;
/** The disk is asked to take what was written each time there are so many bytes more: it works while they come, and the end need not wait for all of it. */
const SYNC_EVERY = 64 * 1024 * 1024;

/** Parts that are in memory at most: one to gather in and one that is written; and some that were written while others still look at them. */
const MOST = { alone: 2, watched: 8 };

/** Parts of files that are written, for the next ones: each new one would be memory that the collector has to find again. */
const spareParts: Buffer[] = [];
const MOST_SPARE = 8;

/** Who looks at parts while they are written. */
export interface PartWatcher {
  /** Is told once in which memory the parts stand. */
  begin(memory: SharedArrayBuffer): void;
  /**
   * Is shown each part in order; its memory is filled anew when the promise has resolved. Rejects when the file is to be given up. A few parts wait at most, so
   * a slow watcher slows down who sends.
   */
  look(part: ShownPart): Promise<void>;
}

/** Where a part stands in the shared memory. */
export interface ShownPart {
  at: number;
  length: number;
}

/** See the head of the file. */
export class FileWriter {
  readonly #handle: FileHandle;
  readonly #written: (size: number) => void;
  readonly #watchers: readonly PartWatcher[];
  /** Where bytes are gathered, and how many there are; null while none are. */
  #part: Buffer | null = null;
  #gathered = 0;
  /** Parts that were written and looked at, to gather in again; how many there are in all; and how many are still looked at. */
  readonly #spare: Buffer[] = [];
  #made = 0;
  readonly #looking = new Set<Promise<void>>();
  /** Where the parts stand that others look at; null where nobody does. */
  readonly #memory: SharedArrayBuffer | null = null;
  #size: number;
  #writing: Promise<void> | null = null;
  #syncing: Promise<void> | null = null;
  #unsynced = 0;
  #timer: NodeJS.Timeout | undefined;
  #failure: { error: unknown } | null = null;

  /**
   * @param handle a file that is opened for writing, positioned at its end
   * @param size bytes that are in it
   * @param written is told how many bytes are in the file, each time there are more
   * @param watchers who looks at the bytes as well
   */
  constructor(
    handle: FileHandle,
    size = 0,
    written: (size: number) => void = () => undefined,
    watchers: readonly PartWatcher[] = [],
  ) {
    this.#handle = handle;
    this.#size = size;
    this.#written = written;
    this.#watchers = watchers;
    if (watchers.length === 0) return;
    this.#memory = new SharedArrayBuffer(MOST.watched * PART);
    for (const watcher of watchers) watcher.begin(this.#memory);
  }

  /** Bytes that are in the file. */
  get size(): number {
    return this.#size;
  }

  /**
   * Takes bytes; resolves when there is room for more, which need not be when they are written. Then they are the caller's again.
   * @throws what an earlier write failed with
   */
  async push(chunk: Uint8Array): Promise<void> {
    this.#tell();
    for (let rest = chunk; rest.length > 0;) {
      while (this.#gathered === PART) {
        await this.#writing;
        this.#tell();
      }
      this.#part ??= await this.#empty();
      const taken = rest.subarray(0, PART - this.#gathered);
      this.#part.set(taken, this.#gathered);
      this.#gathered += taken.length;
      rest = rest.subarray(taken.length);
      if (this.#gathered === PART) this.#begin();
    }
    if (this.#writing === null) this.#beginSoon();
  }

  /** Resolves when everything is written and was looked at. @throws what a write or a watcher failed with */
  async end(): Promise<void> {
    // What was gathered while a part was written is begun with that part's end, and has to be waited for as well.
    for (this.#begin(); this.#writing !== null; this.#begin()) await this.#writing;
    await Promise.all(this.#looking);
    await this.#syncing;
    this.#tell();
    if (this.#memory !== null) return;
    // Nobody looks at them any more.
    for (const part of this.#spare.splice(0)) if (spareParts.length < MOST_SPARE) spareParts.push(part);
    this.#made = 0;
  }

  /** A part to gather in; waits while all of them are written or looked at. */
  async #empty(): Promise<Buffer> {
    const most = this.#memory === null ? MOST.alone : MOST.watched;
    while (this.#spare.length === 0 && this.#made === most) {
      await Promise.race([...this.#looking, ...(this.#writing === null ? [] : [this.#writing])]);
      this.#tell();
    }
    const spare = this.#spare.pop();
    if (spare !== undefined) return spare;
    const made = this.#made++;
    if (this.#memory !== null) return Buffer.from(this.#memory, made * PART, PART);
    return spareParts.pop() ?? Buffer.allocUnsafeSlow(PART);
  }

  #tell(): void {
    if (this.#failure) throw this.#failure.error;
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#gathered = 0;
  }

  #beginSoon(): void {
    if (this.#gathered > 0) this.#timer ??= setTimeout(() => this.#begin(), GATHER);
  }

  /** Begins to write what is gathered, if nothing is being written. */
  #begin(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#writing !== null || this.#part === null || this.#gathered === 0) return;
    this.#writing = this.#write(this.#part, this.#gathered);
    this.#part = null;
    this.#gathered = 0;
  }

  /** Shows the first bytes of a part to all watchers; never throws. */
  async #show(part: Buffer, length: number): Promise<void> {
    const shown: ShownPart = { at: part.byteOffset, length };
    await Promise.all(this.#watchers.map((watcher) => watcher.look(shown))).catch((error: unknown) =>
      this.#fail(error),
    );
  }

  /** Writes the first bytes of a part; never throws, because nobody may be waiting for it. */
  async #write(part: Buffer, length: number): Promise<void> {
    const shown = this.#memory === null ? null : this.#show(part, length);
    try {
      // A system may take less than it was given.
      for (let done = 0; done < length;) {
        const { bytesWritten } = await this.#handle.write(part, done, length - done);
        done += bytesWritten;
        this.#size += bytesWritten;
      }
      this.#written(this.#size);
      this.#syncNowAndThen(length);
    } catch (error) {
      this.#fail(error);
    }
    if (shown === null) this.#spare.push(part);
    else {
      const returned = shown.then(() => {
        this.#looking.delete(returned);
        this.#spare.push(part);
      });
      this.#looking.add(returned);
    }
    this.#writing = null;
    if (this.#gathered === PART) this.#begin();
    else this.#beginSoon();
  }

  #syncNowAndThen(length: number): void {
    this.#unsynced += length;
    if (this.#unsynced < SYNC_EVERY || this.#syncing !== null) return;
    this.#unsynced = 0;
    this.#syncing = this.#handle
      .datasync()
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#syncing = null;
      });
  }
}
