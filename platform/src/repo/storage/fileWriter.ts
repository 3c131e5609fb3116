/** Writes what comes in behind the end of a file: while one part is being written the next is gathered, so that a fast sender costs few system calls and a slow one's bytes are there in a moment. */
import type { FileHandle } from 'node:fs/promises';

/** Bytes that are written at once; as many are gathered meanwhile, before whoever brings more waits. */
const PART = 1024 * 1024;
/** Fewer bytes wait so long for more to come, in ms. */
const GATHER = 5;
/** The disk is asked to take what was written each time there are so many bytes more: it works while they come, and the end need not wait for all of it. */
const SYNC_EVERY = 64 * 1024 * 1024;

/** See the head of the file. */
export class FileWriter {
  readonly #handle: FileHandle;
  readonly #written: (size: number) => void;
  /** Where bytes are gathered, and how many there are; null while none are. */
  #part: Buffer | null = null;
  #gathered = 0;
  /** A part that was written, to gather in again. */
  #spare: Buffer | null = null;
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
   */
  constructor(handle: FileHandle, size = 0, written: (size: number) => void = () => undefined) {
    this.#handle = handle;
    this.#size = size;
    this.#written = written;
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
      this.#part ??= this.#spare ?? Buffer.allocUnsafeSlow(PART);
      this.#spare = null;
      const taken = rest.subarray(0, PART - this.#gathered);
      this.#part.set(taken, this.#gathered);
      this.#gathered += taken.length;
      rest = rest.subarray(taken.length);
      if (this.#gathered === PART) this.#begin();
    }
    if (this.#writing === null) this.#beginSoon();
  }

  /** Resolves when everything is written. @throws what a write failed with */
  async end(): Promise<void> {
    do {
      this.#begin();
      await this.#writing;
    } while (this.#gathered > 0);
    await this.#syncing;
    this.#tell();
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

  /** Writes the first bytes of a part; never throws, because nobody may be waiting for it. */
  async #write(part: Buffer, length: number): Promise<void> {
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
    this.#spare = part;
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
