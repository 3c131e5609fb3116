/**
 * Writes what comes in behind the end of a file: while one part is being written the next is gathered, so that a fast sender costs few system calls and a slow
 * one's bytes are there in a moment. Other threads may look at the parts meanwhile: these stand in memory that they share, and nobody copies or reads them twice.
 * What is large is written past the system's cache of files: to fill that costs as much as to hash the file, and who sends waits for the disk anyway.
 */
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { alignedMemory } from './alignedMemory.ts';

/** Bytes that are written at once; as many are gathered meanwhile, before whoever brings more waits. */
const PART = 1024 * 1024;
/** Fewer bytes wait so long for more to come, in ms. */
const GATHER = 5;
/** The same past the cache, where only whole blocks can be written. */
const GATHER_BLOCKS = 1_000;
/** The disk is asked to take what was written each time there are so many bytes more: it works while they come, and the end need not wait for all of it. */
const SYNC_EVERY = 64 * 1024 * 1024;

/** Parts that are in memory at most: one to gather in and one that is written; and some that were written while others still look at them. */
const MOST = { alone: 2, watched: 8 };

/** From so many bytes on a file is written past the cache: a smaller one is mostly read soon after. */
const DIRECT_FROM = 64 * 1024 * 1024;
/** Of what bytes past the cache are written, and where: a multiple of the blocks of every disk. */
const BLOCK = 4096;

/** Memory of files that are written, for the next ones, by how many parts it has: new memory would be some that the collector has to find again. */
const spareMemory: Record<keyof typeof MOST, ArrayBufferLike[]> = { alone: [], watched: [] };
/** Bytes of it that are kept, of each kind. */
const MOST_SPARE = 8 * PART;

/** How a file is written. */
export interface Writing {
  /** Where it is, if it may be written past the cache of files: it may come late into the file then what a slow sender sends, and who reads it waits for the disk. */
  path?: string;
  /** Bytes that are in it. */
  size?: number;
  /** Is told how many bytes are in it, each time there are more. */
  written?: (size: number) => void;
  /** Who looks at the bytes as well. */
  watchers?: readonly PartWatcher[];
}

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
  readonly #kind: keyof typeof MOST;
  /** Where bytes are gathered, how many there are and may be; null while none are. */
  #part: Buffer | null = null;
  #gathered = 0;
  #room = PART;
  /** Parts that were written and looked at, to gather in again; how many there are in all; and how many are still looked at. */
  readonly #spare: Buffer[] = [];
  #made = 0;
  readonly #looking = new Set<Promise<void>>();
  /** Where the parts stand; null while there are none. */
  #memory: ArrayBufferLike | null = null;
  #size: number;
  /** Where in the file the next part belongs. */
  #next: number;
  #writing: Promise<void> | null = null;
  #syncing: Promise<void> | null = null;
  #unsynced = 0;
  #timer: NodeJS.Timeout | undefined;
  #failure: { error: unknown } | null = null;
  /** The file without the cache, or where it is while that is not open; null where there is no such way. */
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

  /** Bytes that are in the file. */
  get size(): number {
    return this.#size;
  }

  /**
   * Takes bytes. They are the caller's again at once, or when the promise resolves that is returned where there is no room for all of them yet; which is not when
   * they are written.
   * @throws what an earlier write failed with, by the promise
   */
  push(chunk: Uint8Array): Promise<void> | undefined {
    if (this.#failure) return Promise.reject(this.#failure.error as Error);
    const rest = this.#gather(chunk);
    return rest === null ? undefined : this.#gatherLater(rest);
  }

  /** Resolves when everything is written and was looked at. @throws what a write or a watcher failed with */
  async end(): Promise<void> {
    // What was gathered while a part was written is begun with that part's end, and has to be waited for as well.
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

  /** Nobody looks at it any more. */
  #giveUpMemory(): void {
    const spare = spareMemory[this.#kind];
    if (this.#memory !== null && (spare.length + 1) * this.#memory.byteLength <= MOST_SPARE) spare.push(this.#memory);
    this.#memory = null;
    this.#spare.length = 0;
    this.#made = 0;
  }

  /** Takes bytes as long as there is room; those that are left, or null. */
  #gather(chunk: Uint8Array): Uint8Array | null {
    let rest = chunk;
    while (rest.length > 0) {
      if (this.#isFull) return rest;
      if (this.#part === null) {
        this.#part = this.#empty();
        if (this.#part === null) return rest;
        // So that the one behind it begins with a block.
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

  /** A part to gather in; null while all of them are written or looked at. */
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

  /** Whether the next bytes are written past the cache. */
  get #isDirect(): boolean {
    return this.#direct !== null && this.#next >= DIRECT_FROM;
  }

  #beginSoon(): void {
    if (this.#gathered > 0) this.#timer ??= setTimeout(() => this.#begin(), this.#isDirect ? GATHER_BLOCKS : GATHER);
  }

  /** Begins to write what is gathered, if nothing is being written. */
  #begin(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#writing !== null || this.#part === null || this.#gathered === 0) return;
    this.#writing = this.#write(this.#part, this.#gathered);
    this.#next += this.#gathered;
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
    const shown = this.#watchers.length === 0 ? null : this.#show(part, length);
    try {
      // A system may take less than it was given.
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

  /** Writes some of the bytes of a part, behind the end of the file; how many. */
  async #writeSome(part: Buffer, from: number, length: number): Promise<number> {
    const blocks = length - (length % BLOCK);
    if (blocks > 0 && this.#size >= DIRECT_FROM && this.#size % BLOCK === 0) {
      const direct = await this.#openDirect();
      if (direct !== null)
        try {
          return (await direct.write(part, from, blocks, this.#size)).bytesWritten;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error;
          // Not on this system, or not from this memory.
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
