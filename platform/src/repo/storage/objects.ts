/** Package files by the hash of their content, on disk. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OBJECTS, removeOrphans, syncFolder, temporaryObject } from './folders.ts';

const KEY = /^[0-9a-f]{64}$/;

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

/** Size and hashes of stored bytes; `key` is their SHA-256 in hex. */
interface StoredObject {
  key: string;
  size: number;
  md5: string;
}

/** Bytes that are here whole and have no place yet; `path` is that of the file. */
export interface ReceivedObject extends StoredObject {
  path: string;
}

/** Is told of an object while it comes in. */
export interface Growth {
  /** The bytes go into this file, which moves to its place when it is whole: keep it open. */
  begun(path: string): Promise<void>;
  /** So many bytes are in the file. */
  grown(size: number): void;
}

/** Object storage in a folder: `objects/ab/abcdef…`. A file stands under its name only when its bytes were verified and synced. */
export class ObjectStore {
  readonly #dataDir: string;
  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /**
   * Path of an object below the data folder.
   * @throws RangeError when the key is none
   */
  pathOf(key: string): string {
    if (!KEY.test(key)) throw new RangeError(`'${key.slice(0, 80)}' is no key of an object: 64 hex digits are.`);
    return `${OBJECTS}/${key.slice(0, 2)}/${key}`;
  }

  /** Whether the bytes of a key are here. */
  async has(key: string): Promise<boolean> {
    return stat(join(this.#dataDir, this.pathOf(key))).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  /**
   * Takes bytes in as they come, into a temporary file that is synced. It is the caller's to {@link keep} or to {@link discard}; what a killed
   * process leaves of it goes with {@link removeLeftovers}.
   * @throws what the chunks throw; then, as after any failure, nothing is kept
   */
  async receive(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, growth?: Growth): Promise<ReceivedObject> {
    const path = await temporaryObject(this.#dataDir);
    const sha256 = createHash('sha256');
    const md5 = createHash('md5');
    let size = 0;
    try {
      const handle = await open(path, 'wx');
      try {
        await growth?.begun(path);
        for await (const chunk of chunks) {
          sha256.update(chunk);
          md5.update(chunk);
          size += chunk.length;
          await handle.appendFile(chunk);
          growth?.grown(size);
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
      return { key: sha256.digest('hex'), size, md5: md5.digest('hex'), path };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Gives received bytes their place. */
  async keep({ key, path }: ReceivedObject): Promise<void> {
    const target = join(this.#dataDir, this.pathOf(key));
    await mkdir(join(target, '..'), { recursive: true });
    await rename(path, target);
    await syncFolder(join(target, '..'));
  }

  /** Forgets received bytes. */
  async discard({ path }: ReceivedObject): Promise<void> {
    await rm(path, { force: true });
  }

  /**
   * Stores bytes as they come.
   * @param expected SHA-256 in hex that the bytes must have
   * @throws WrongContent; then, as after any failure, nothing is kept
   */
  async store(
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    expected?: string,
    growth?: Growth,
  ): Promise<StoredObject> {
    const received = await this.receive(chunks, growth);
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

  /** Opens an object for reading, or a part of it; `end` is the last byte. */
  read(key: string, range?: { start: number; end: number }): ReadStream {
    return createReadStream(join(this.#dataDir, this.pathOf(key)), range);
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
    for await (const keys of this.#untouchedSince(before)) {
      if (signal.aborted) return;
      const named = await namedOf(keys);
      for (const key of keys) if (!named.has(key)) await this.#removeOld(key, before);
    }
  }

  /** Takes an object away, then looks whether it is still the old one: only so nothing can come between. */
  async #removeOld(key: string, before: number): Promise<void> {
    const target = join(this.#dataDir, this.pathOf(key));
    const taken = await temporaryObject(this.#dataDir);
    try {
      await rename(target, taken);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    if ((await stat(taken)).mtimeMs < before) await rm(taken);
    else await rename(taken, target);
  }

  /** Keys of the objects that were kept before a moment (in ms), folder by folder. Keeping the same bytes again makes them new. */
  async *#untouchedSince(before: number): AsyncGenerator<string[]> {
    const root = join(this.#dataDir, OBJECTS);
    for (const folder of (await readdir(root).catch(() => [])).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
      const keys = (await readdir(join(root, folder))).filter((name) => KEY.test(name));
      const old: string[] = [];
      for (const key of keys) {
        const found = await stat(join(root, folder, key)).catch(() => null);
        if (found !== null && Math.max(found.mtimeMs, found.ctimeMs) < before) old.push(key);
      }
      if (old.length > 0) yield old;
    }
  }

  /** Removes an object that no file refers to any more. */
  async remove(key: string): Promise<void> {
    await rm(join(this.#dataDir, this.pathOf(key)), { force: true });
  }

  /** Removes what killed processes left half-written. @param starting see {@link removeOrphans} */
  removeLeftovers(starting: boolean): Promise<number> {
    return removeOrphans(this.#dataDir, starting, OBJECTS);
  }
}
