/**
 * Appends bytes to a file.
 * While one part is written, the next is collected, so fast senders cause few system calls and bytes of slow ones are
 * written soon. Other threads can read the parts from shared memory without copying. Large files bypass the page cache,
 * because filling it costs as much as hashing the file, and the sender waits for the disk anyway.
 */
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { alignedMemory } from './alignedMemory.ts';

/** Bytes to write at a time. While they are written, the same number is collected before the sender must wait. */
const PART = 1024 * 1024;
/** Time to wait for more bytes before a small part is written, in ms. */
const GATHER = 5;
/** The same without page cache, where only whole blocks can be written. */
const GATHER_BLOCKS = 1_000;
/** The file is synced each time this many bytes are written, so the disk works meanwhile and the end is fast. */
const SYNC_EVERY = 64 * 1024 * 1024;

/**
 * Maximum number of parts in memory: one to collect and one being written, plus written ones that other threads still
 * read.
 */
const MOST = { alone: 2, watched: 8 };

/** Files of at least this size bypass the page cache. Smaller ones are often read soon after. */
const DIRECT_FROM = 64 * 1024 * 1024;
/** Alignment for writes without page cache: a multiple of every disk's block size. */
const BLOCK = 4096;

/** Reusable memory by number of parts. Allocating it for each file would cost garbage collection. */
const spareMemory: Record<keyof typeof MOST, ArrayBufferLike[]> = { alone: [], watched: [] };
/** Maximum bytes of reusable memory, of each type. */
const MOST_SPARE = 8 * PART;

/** How to write a file. */
export interface Writing {
  /**
   * Path of the file, if it can bypass the page cache.
   * Then bytes of a slow sender reach the file late, and readers wait for the disk.
   */
  path?: string;
  /** Current size in bytes. */
  size?: number;
  /** Called with the size of the file each time it grows. */
  written?: (size: number) => void;
  /** Observers of the bytes. */
  watchers?: readonly PartWatcher[];
}

/** Observer that reads parts while they are written. */
export interface PartWatcher {
  /** Called once with the memory that contains the parts. */
  begin(memory: SharedArrayBuffer): void;
  /**
   * Called with each part in order.
   * The memory is reused after the promise resolves. If it rejects, the file is discarded. Few parts can wait, so a
   * slow watcher slows down the sender.
   */
  look(part: ShownPart): Promise<void>;
}

/** Position of a part in the shared memory. */
export interface ShownPart {
  at: number;
  length: number;
}

/** Writes a file, see the head of this module. */
export class FileWriter {
  readonly #handle: FileHandle;
  readonly #written: (size: number) => void;
  readonly #watchers: readonly PartWatcher[];
  readonly #kind: keyof typeof MOST;
  /** The part being filled, its length, and its capacity; null if there is none. */
  #part: Buffer | null = null;
  #gathered = 0;
  #room = PART;
  /** Parts to reuse, the total number of parts, and the number still being read. */
  readonly #spare: Buffer[] = [];
  #made = 0;
  readonly #looking = new Set<Promise<void>>();
  /** Memory of the parts; null if there is none. */
  #memory: ArrayBufferLike | null = null;
  #size: number;
  /** File position of the next part. */
  #next: number;
  #writing: Promise<void> | null = null;
  #syncing: Promise<void> | null = null;
  #unsynced = 0;
  #timer: NodeJS.Timeout | undefined;
  #failure: { error: unknown } | null = null;
  /** The file opened without page cache, or its path before that; null if not possible. */
  #direct: FileHandle | string | null;

  /** @param handle the file, opened for writing */
  constructor(handle: FileHandle, { path, size = 0, written = () => undefined, watchers = [] }: Writing = {}) {
    this.#handle = handle;
    this.#direct = path ?? null;
    this.#size = size;
    this.#next = size;
    this.#written = written;
    this.#watchers = watchers;
    this.#kind = watchers.length === 0 ? 'alone' : 'watched';
    for (const watcher of watchers) watcher.begin(this.#ownMemory() as SharedArrayBuffer);
  }

  /** Bytes in the file. */
  get size(): number {
    return this.#size;
  }

  /**
   * Appends bytes.
   * The caller can reuse the buffer when this returns or, if there was no room, when the promise resolves. The bytes
   * may not be on disk then.
   * @throws the error of an earlier write, by the promise
   */
  push(chunk: Uint8Array): Promise<void> | undefined {
    if (this.#failure) return Promise.reject(this.#failure.error as Error);
    const rest = this.#gather(chunk);
    return rest === null ? undefined : this.#gatherLater(rest);
  }

  /** Resolves when everything is written and was observed. @throws the error of a write or a watcher */
  async end(): Promise<void> {
    // Parts collected meanwhile start when the current one ends, and must be awaited too.
    for (this.#begin(); this.#writing !== null; this.#begin()) await this.#writing;
    await Promise.all(this.#looking);
    await this.#syncing;
    const direct = this.#direct;
    this.#direct = null;
    if (direct !== null && typeof direct !== 'string') await direct.close();
    this.#tell();
    this.#giveUpMemory();
  }

  #ownMemory(): ArrayBufferLike {
    this.#memory ??= spareMemory[this.#kind].pop() ?? alignedMemory(MOST[this.#kind] * PART, this.#kind === 'watched');
    return this.#memory;
  }

  /** Returns the memory for reuse; no one reads it now. */
  #giveUpMemory(): void {
    const spare = spareMemory[this.#kind];
    if (this.#memory !== null && (spare.length + 1) * this.#memory.byteLength <= MOST_SPARE) spare.push(this.#memory);
    this.#memory = null;
    this.#spare.length = 0;
    this.#made = 0;
  }

  /** Copies bytes as long as there is room. @returns the rest, or null */
  #gather(chunk: Uint8Array): Uint8Array | null {
    let rest = chunk;
    while (rest.length > 0) {
      if (this.#isFull) return rest;
      if (this.#part === null) {
        this.#part = this.#empty();
        if (this.#part === null) return rest;
        // Aligns the next part to a block.
        this.#room = PART - (this.#next % BLOCK);
      }
      const taken = rest.subarray(0, this.#room - this.#gathered);
      this.#part.set(taken, this.#gathered);
      this.#gathered += taken.length;
      rest = rest.subarray(taken.length);
      if (this.#isFull) this.#begin();
    }
    if (this.#writing === null) this.#beginSoon();
    return null;
  }

  async #gatherLater(chunk: Uint8Array): Promise<void> {
    for (let rest: Uint8Array | null = chunk; rest !== null; rest = this.#gather(rest)) {
      await (this.#isFull
        ? this.#writing
        : Promise.race([...this.#looking, this.#writing ?? new Promise(() => undefined)]));
      this.#tell();
    }
  }

  get #isFull(): boolean {
    return this.#part !== null && this.#gathered === this.#room;
  }

  /** Returns a part to fill; null if all are in use. */
  #empty(): Buffer | null {
    const spare = this.#spare.pop();
    if (spare !== undefined) return spare;
    if (this.#made === MOST[this.#kind]) return null;
    return Buffer.from(this.#ownMemory(), this.#made++ * PART, PART);
  }

  #tell(): void {
    if (this.#failure) throw this.#failure.error;
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#part = null;
    this.#gathered = 0;
  }

  /** Whether the next bytes bypass the page cache. */
  get #isDirect(): boolean {
    return this.#direct !== null && this.#next >= DIRECT_FROM;
  }

  #beginSoon(): void {
    if (this.#gathered > 0) this.#timer ??= setTimeout(() => this.#begin(), this.#isDirect ? GATHER_BLOCKS : GATHER);
  }

  /** Starts to write the collected part, if none is being written. */
  #begin(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#writing !== null || this.#part === null || this.#gathered === 0) return;
    this.#writing = this.#write(this.#part, this.#gathered);
    this.#next += this.#gathered;
    this.#part = null;
    this.#gathered = 0;
  }

  /** Shows the first bytes of a part to all watchers. Never throws. */
  async #show(part: Buffer, length: number): Promise<void> {
    const shown: ShownPart = { at: part.byteOffset, length };
    await Promise.all(this.#watchers.map((watcher) => watcher.look(shown))).catch((error: unknown) =>
      this.#fail(error),
    );
  }

  /** Writes the first bytes of a part. Never throws, because no caller may be waiting for it. */
  async #write(part: Buffer, length: number): Promise<void> {
    const shown = this.#watchers.length === 0 ? null : this.#show(part, length);
    try {
      // The system may write fewer bytes than requested.
      for (let done = 0; done < length;) {
        const taken = await this.#writeSome(part, done, length - done);
        done += taken;
        this.#size += taken;
      }
      this.#written(this.#size);
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
    if (this.#isFull) this.#begin();
    else this.#beginSoon();
  }

  /** Appends some bytes of a part to the file. @returns how many */
  async #writeSome(part: Buffer, from: number, length: number): Promise<number> {
    const blocks = length - (length % BLOCK);
    if (blocks > 0 && this.#size >= DIRECT_FROM && this.#size % BLOCK === 0) {
      const direct = await this.#openDirect();
      if (direct !== null)
        try {
          return (await direct.write(part, from, blocks, this.#size)).bytesWritten;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error;
          // Not supported by this system, or for this memory.
          this.#direct = null;
          await direct.close();
        }
    }
    const { bytesWritten } = await this.#handle.write(part, from, length, this.#size);
    this.#syncNowAndThen(bytesWritten);
    return bytesWritten;
  }

  async #openDirect(): Promise<FileHandle | null> {
    if (typeof this.#direct === 'string')
      this.#direct =
        constants.O_DIRECT === undefined
          ? null
          : await open(this.#direct, constants.O_WRONLY | constants.O_DIRECT).catch(() => null);
    return this.#direct;
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
