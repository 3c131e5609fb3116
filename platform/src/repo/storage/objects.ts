/** Bytes by the hash of their content: taken in on the disk, then kept where the hub's storage is. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { forEachChunk } from '@terrarium/domain/bytes';
import type { Bytes } from '@terrarium/domain/bytes';
import type { Config } from '../../config.ts';
import { ThreadDigest } from './digests/threadDigest.ts';
import { DiskBlobStore } from './diskBlobStore.ts';
import { OBJECTS, removeOrphans, temporaryObject } from './folders.ts';
import { FileWriter } from './fileWriter.ts';
import type { PartWatcher } from './fileWriter.ts';
import { linkOrCopy } from './shardPacks.ts';
import { S3BlobStore } from './s3BlobStore.ts';
import { MissingObject } from './blobStore.ts';
import type { ByteRange, BlobStore } from './blobStore.ts';

/** Bytes that no row names are kept so long, in ms: they are kept before the row that names them is written. */
const UNNAMED = 24 * 3_600_000;

/** Bytes that are not those that were promised. */
class WrongContent extends Error {
  constructor(expected: string, found: string) {
    super(
      `The content has SHA-256 ${found}, but ${expected} was expected. The file was changed or damaged on its way.`,
    );
    this.name = 'WrongContent';
  }
}

/** Bytes that are here whole and have no place yet: `key` is their SHA-256 in hex, `path` that of the file. */
export interface ReceivedBytes {
  key: string;
  size: number;
  path: string;
}

/** The same with the MD5 that records of packages tell, in hex. */
export interface ReceivedObject extends ReceivedBytes {
  md5: string;
}

/** Is told of an object while it comes in. */
export interface Growth {
  /** The bytes go into this file, which moves to its place when it is whole: keep it open. */
  begun(path: string): Promise<void>;
  /** So many bytes are in the file. */
  grown(size: number): void;
}

/** From so many bytes on it pays to have another thread make the MD5 of what comes in. */
const LARGE = 4 * 1024 * 1024;

/** What is known of bytes before they come, and who looks at them meanwhile. */
export interface Receiving {
  /** Bytes that are said to come; nobody relies on it. */
  announced?: number | undefined;
  growth?: Growth | undefined;
  /** Looks at the bytes as well, in shared memory. */
  watcher?: PartWatcher | undefined;
}

/**
 * Object storage. What comes in is hashed while it goes into a temporary file of the data folder, whatever the place where it is kept then: archives are read
 * before they are kept, and nothing stands in that place that was not whole.
 */
export class ObjectStore {
  readonly #dataDir: string;
  readonly #blobStore: BlobStore;

  /**
   * @param dataDir the folder in which bytes come in
   * @param blobStore where they are kept; that folder unless said
   */
  constructor(dataDir: string, blobStore: BlobStore = new DiskBlobStore(dataDir)) {
    this.#dataDir = dataDir;
    this.#blobStore = blobStore;
  }

  /** Looks at a start whether objects can be kept. @throws OperatorError with what is wrong */
  check(): Promise<void> {
    return this.#blobStore.check();
  }

  /** The file of an object below the data folder; null where objects are no files of this machine. */
  fileOf(key: string): string | null {
    return this.#blobStore.fileOf(key);
  }

  /** Whether the bytes of a key are here. */
  has(key: string): Promise<boolean> {
    return this.#blobStore.has(key);
  }

  /**
   * Takes bytes in as they come, into a temporary file that is synced. It is the caller's to {@link keep} or to {@link discard}; what a killed
   * process leaves of it goes with {@link removeLeftovers}.
   * @throws what the chunks throw; then, as after any failure, nothing is kept
   */
  async receive(chunks: Bytes, { announced = 0, growth, watcher }: Receiving = {}): Promise<ReceivedObject> {
    const watchers = watcher === undefined ? [] : [watcher];
    if (announced < LARGE) {
      const md5 = createHash('md5');
      const received = await this.#receive(chunks, { look: (chunk) => md5.update(chunk), growth, watchers });
      return { ...received, md5: md5.digest('hex') };
    }
    const digest = new ThreadDigest();
    const received = await this.#receive(chunks, { growth, watchers: [digest, ...watchers] }).catch(
      (error: unknown) => {
        digest.end().catch(() => undefined);
        throw error;
      },
    );
    try {
      return { ...received, md5: await digest.end() };
    } catch (error) {
      await this.discard(received);
      throw error;
    }
  }

  /** {@link receive} for what has no MD5 to tell. */
  receiveBytes(chunks: Bytes): Promise<ReceivedBytes> {
    return this.#receive(chunks, {});
  }

  /**
   * {@link receiveBytes} for bytes that somebody else writes, who says what they are. They are not synced yet: for {@link keepAll}.
   * @param write writes a file that is not there yet and knows its hash
   * @throws what `write` throws; then nothing is kept
   */
  async receiveWritten(write: (path: string) => Promise<Pick<ReceivedBytes, 'key' | 'size'>>): Promise<ReceivedBytes> {
    const path = await temporaryObject(this.#dataDir);
    try {
      return { ...(await write(path)), path };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  async #receive(
    chunks: Bytes,
    {
      look,
      growth,
      watchers,
    }: {
      look?: (chunk: Uint8Array) => void;
      growth?: Growth | undefined;
      watchers?: readonly PartWatcher[];
    },
  ): Promise<ReceivedBytes> {
    const path = await temporaryObject(this.#dataDir);
    const sha256 = createHash('sha256');
    try {
      const handle = await open(path, 'wx');
      const writer = new FileWriter(handle, {
        // Who is told how it grows reads it meanwhile.
        ...(growth === undefined ? { path } : { written: (size) => growth.grown(size) }),
        ...(watchers === undefined ? {} : { watchers }),
      });
      try {
        await growth?.begun(path);
        await forEachChunk(chunks, (chunk) => {
          const room = writer.push(chunk);
          // While it is being written.
          sha256.update(chunk);
          look?.(chunk);
          return room;
        });
        await writer.end();
        await handle.sync();
      } finally {
        await writer.end().catch(() => undefined);
        await handle.close();
      }
      return { key: sha256.digest('hex'), size: writer.size, path };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /**
   * Takes in a file of the data folder that is whole already; the file itself stays as it is.
   * @param sha256 of its bytes in hex, where the caller knows it
   */
  async receiveFile(file: string, sha256?: string): Promise<ReceivedBytes> {
    const path = await temporaryObject(this.#dataDir);
    try {
      await linkOrCopy(file, path);
      // What is kept now counts as new, however long ago its last byte came.
      await utimes(path, new Date(), new Date());
      const { size } = await stat(path);
      return { key: sha256 ?? (await sha256Of(path)), size, path };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Gives received bytes their place. */
  keep({ key, path }: ReceivedBytes): Promise<void> {
    return this.#blobStore.keep(key, path);
  }

  /** Gives many files of received bytes their places, synced or not. After a failure those that have none are gone. */
  async keepAll(received: readonly ReceivedBytes[]): Promise<void> {
    try {
      await this.#blobStore.keepAll(received);
    } catch (error) {
      await Promise.all(received.map((each) => this.discard(each)));
      throw error;
    }
  }

  /** Forgets received bytes. */
  async discard({ path }: ReceivedBytes): Promise<void> {
    await rm(path, { force: true });
  }

  /**
   * Stores bytes as they come.
   * @param expected SHA-256 in hex that the bytes must have
   * @throws WrongContent; then, as after any failure, nothing is kept
   */
  async store(chunks: Bytes, expected?: string, growth?: Growth): Promise<Omit<ReceivedObject, 'path'>> {
    const received = await this.receive(chunks, { growth });
    try {
      if (expected !== undefined && received.key !== expected.toLowerCase())
        throw new WrongContent(expected, received.key);
      await this.keep(received);
    } catch (error) {
      await this.discard(received);
      throw error;
    }
    const { key, size, md5 } = received;
    return { key, size, md5 };
  }

  /** Opens an object for reading, or a part of it. @throws MissingObject */
  read(key: string, range?: ByteRange): Promise<Readable> {
    return this.#blobStore.read(key, range);
  }

  /** Lends an object as a file, for what reads here and there in it. @throws MissingObject, what `use` throws */
  async lend<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result> {
    const file = this.fileOf(key);
    if (file !== null) {
      if (!(await this.has(key))) throw new MissingObject(key);
      return use(join(this.#dataDir, file));
    }
    const path = await temporaryObject(this.#dataDir);
    try {
      await pipeline(await this.read(key), createWriteStream(path, { flags: 'wx' }));
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  /**
   * Removes objects that no row names and that were kept before a moment (in ms): those of an upload that was killed, or of deleted files. Who keeps the
   * same bytes meanwhile does not lose them.
   * @param namedOf those of some keys that rows name
   * @param signal ends it between two folders
   */
  async removeUnnamed(
    namedOf: (keys: string[]) => Promise<ReadonlySet<string>>,
    signal: AbortSignal,
    before: number = Date.now() - UNNAMED,
  ): Promise<void> {
    for await (const keys of this.#blobStore.untouchedSince(before)) {
      if (signal.aborted) return;
      const named = await namedOf(keys);
      for (const key of keys) if (!named.has(key)) await this.#blobStore.removeOld(key, before);
    }
  }

  /** Removes an object that no file refers to any more. */
  remove(key: string): Promise<void> {
    return this.#blobStore.remove(key);
  }

  /** Removes what killed processes left half-written. @param starting see {@link removeOrphans} */
  async removeLeftovers(starting: boolean): Promise<number> {
    return (await removeOrphans(this.#dataDir, starting, OBJECTS)) + (await this.#blobStore.removeLeftovers());
  }
}

/** SHA-256 of a file in hex. Its bytes are read into the same memory one after the other: gigabytes would have to be found again by the collector. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'r');
  try {
    const block = Buffer.allocUnsafeSlow(1024 ** 2);
    for (;;) {
      const { bytesRead } = await file.read(block, 0, block.length, null);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(block.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

/**
 * The objects of a part of the hub, where its settings say.
 * @param part folder inside the data folder, and below the bucket's prefix; none for package files
 */
export function objectsOf({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, part = ''): ObjectStore {
  const folder = join(dataDir, part);
  return new ObjectStore(
    folder,
    s3 === undefined ? new DiskBlobStore(folder) : new S3BlobStore(s3, part && `${part}/`),
  );
}
