/** Bytes by their hash: received on disk, then moved to the hub's object storage. */
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

/** Retention of bytes without a database row, in ms. Bytes are stored before their row is written. */
const UNNAMED = 24 * 3_600_000;

/** Thrown if bytes don't have the expected hash. */
class WrongContent extends Error {
  constructor(expected: string, found: string) {
    super(
      `The content has SHA-256 ${found}, but ${expected} was expected. The file was changed or damaged on its way.`,
    );
    this.name = 'WrongContent';
  }
}

/** Complete bytes in a temporary file: `key` is their hex SHA-256, `path` the file. */
export interface ReceivedBytes {
  key: string;
  size: number;
  path: string;
}

/** Like {@link ReceivedBytes}, with the hex MD5 for repodata records. */
export interface ReceivedObject extends ReceivedBytes {
  md5: string;
}

/** Observer of a growing object. */
export interface Growth {
  /** Called with the temporary file, which is renamed when it is complete. Keep it open. */
  begun(path: string): Promise<void>;
  /** Called with the number of bytes in the file. */
  grown(size: number): void;
}

/** From this size on, a separate thread computes the MD5. */
const LARGE = 4 * 1024 * 1024;

/** Options of receiving bytes. */
export interface Receiving {
  /** Announced size. Only a hint. */
  announced?: number | undefined;
  growth?: Growth | undefined;
  /** Observes the bytes in shared memory. */
  watcher?: PartWatcher | undefined;
  /** Called after a failure with what was written so far. If it returns true, the file is the caller's. */
  unfinished?: ((part: UnfinishedPart, error: unknown) => boolean) | undefined;
}

/** First bytes of an object whose rest didn't arrive, in a temporary file. */
export interface UnfinishedPart {
  path: string;
  size: number;
}

/**
 * Object storage.
 * Received bytes are hashed while they are written to a temporary file in the data folder, independent of where they
 * are stored later. Archives are read before they are stored, and incomplete files are never stored.
 */
export class ObjectStore {
  readonly #dataDir: string;
  readonly #blobStore: BlobStore;

  /** @param dataDir folder for temporary files @param blobStore permanent storage; default that folder */
  constructor(dataDir: string, blobStore: BlobStore = new DiskBlobStore(dataDir)) {
    this.#dataDir = dataDir;
    this.#blobStore = blobStore;
  }

  /** Checks at startup that objects can be stored. @throws OperatorError with the cause */
  check(): Promise<void> {
    return this.#blobStore.check();
  }

  /** Returns the path of an object in the data folder; null if objects aren't local files. */
  fileOf(key: string): string | null {
    return this.#blobStore.fileOf(key);
  }

  /** Returns whether the object exists. */
  has(key: string): Promise<boolean> {
    return this.#blobStore.has(key);
  }

  /**
   * Receives bytes into a synced temporary file.
   * The caller must {@link keep} or {@link discard} it; {@link removeLeftovers} removes those of killed processes.
   * @throws errors of the chunks; after any failure, nothing is stored
   */
  async receive(
    chunks: Bytes,
    { announced = 0, growth, watcher, unfinished }: Receiving = {},
  ): Promise<ReceivedObject> {
    const watchers = watcher === undefined ? [] : [watcher];
    if (announced < LARGE) {
      const md5 = createHash('md5');
      const received = await this.#receive(chunks, {
        look: (chunk) => md5.update(chunk),
        growth,
        watchers,
        unfinished,
      });
      return { ...received, md5: md5.digest('hex') };
    }
    const digest = new ThreadDigest();
    const received = await this.#receive(chunks, { growth, watchers: [digest, ...watchers], unfinished }).catch(
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

  /** Like {@link receive}, without MD5. */
  receiveBytes(chunks: Bytes): Promise<ReceivedBytes> {
    return this.#receive(chunks, {});
  }

  /**
   * Like {@link receiveBytes}, for a file that the caller writes and hashes.
   * It isn't synced yet, so use {@link keepAll}.
   * @param write writes a new file and returns its hash
   * @throws errors of `write`; then nothing is stored
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
      unfinished,
    }: {
      look?: (chunk: Uint8Array) => void;
      growth?: Growth | undefined;
      watchers?: readonly PartWatcher[];
      unfinished?: Receiving['unfinished'];
    },
  ): Promise<ReceivedBytes> {
    const path = await temporaryObject(this.#dataDir);
    const sha256 = createHash('sha256');
    let written = 0;
    try {
      const handle = await open(path, 'wx');
      const writer = new FileWriter(handle, {
        // With an observer of its growth, the file is read during the write.
        ...(growth === undefined ? { path } : { written: (size) => growth.grown(size) }),
        ...(watchers === undefined ? {} : { watchers }),
      });
      try {
        await growth?.begun(path);
        await forEachChunk(chunks, (chunk) => {
          const room = writer.push(chunk);
          // Runs during the write.
          sha256.update(chunk);
          look?.(chunk);
          return room;
        });
        await writer.end();
        await handle.sync();
      } finally {
        await writer.end().catch(() => undefined);
        written = writer.size;
        await handle.close();
      }
      return { key: sha256.digest('hex'), size: written, path };
    } catch (error) {
      if (unfinished?.({ path, size: written }, error) !== true) await rm(path, { force: true });
      throw error;
    }
  }

  /** Receives a copy of a complete file in the data folder. @param sha256 its hex hash, if known */
  async receiveFile(file: string, sha256?: string): Promise<ReceivedBytes> {
    const path = await temporaryObject(this.#dataDir);
    try {
      await linkOrCopy(file, path);
      // Touch the file so that cleanup treats it as new.
      await utimes(path, new Date(), new Date());
      const { size } = await stat(path);
      return { key: sha256 ?? (await sha256Of(path)), size, path };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Stores received bytes. */
  keep({ key, path }: ReceivedBytes): Promise<void> {
    return this.#blobStore.keep(key, path);
  }

  /** Stores many received files, synced or not. After a failure, those not stored are deleted. */
  async keepAll(received: readonly ReceivedBytes[]): Promise<void> {
    try {
      await this.#blobStore.keepAll(received);
    } catch (error) {
      await Promise.all(received.map((each) => this.discard(each)));
      throw error;
    }
  }

  /** Deletes received bytes. */
  async discard({ path }: ReceivedBytes): Promise<void> {
    await rm(path, { force: true });
  }

  /**
   * Stores bytes as they arrive.
   * @param expected required hex SHA-256
   * @throws WrongContent; after any failure, nothing is stored
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

  /** Opens an object or a range of it for reading. @throws MissingObject */
  read(key: string, range?: ByteRange): Promise<Readable> {
    return this.#blobStore.read(key, range);
  }

  /** Provides an object as a file for random access. @throws MissingObject, errors of `use` */
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
   * Removes objects without a database row that were stored before a time (in ms): of killed uploads or deleted files.
   * Safe against concurrent `keep`.
   * @param namedOf returns which of some keys have a row
   * @param signal stops between two folders
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

  /** Removes an object that no file uses. */
  remove(key: string): Promise<void> {
    return this.#blobStore.remove(key);
  }

  /** Removes incomplete files of killed processes. @param starting see {@link removeOrphans} */
  async removeLeftovers(starting: boolean): Promise<number> {
    return (await removeOrphans(this.#dataDir, starting, OBJECTS)) + (await this.#blobStore.removeLeftovers());
  }
}

/** Returns the hex SHA-256 of a file. Reads into one buffer, because new ones would cost garbage collection. */
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
 * Creates the object storage for a part of the hub, as configured.
 * @param part folder in the data folder and below the bucket's prefix; none for package files
 */
export function objectsOf({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, part = ''): ObjectStore {
  const folder = join(dataDir, part);
  return new ObjectStore(
    folder,
    s3 === undefined ? new DiskBlobStore(folder) : new S3BlobStore(s3, part && `${part}/`),
  );
}
