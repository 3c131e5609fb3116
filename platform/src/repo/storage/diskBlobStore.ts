/** Objects as files in the data folder: `objects/ab/abcdef…`. */
import { open, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { join } from 'node:path';
import { objectFileOf, OBJECTS, syncFolder, temporaryObject } from './folders.ts';
import { MissingObject } from './blobStore.ts';
import type { ByteRange, BlobStore } from './blobStore.ts';

const KEY = /^[0-9a-f]{64}$/;
/** Bytes to read at a time. */
const READ = 512 * 1024;

/** Waits until a file is on disk. */
async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Object storage on disk. A file has its final name only after its bytes were verified and synced. */
export class DiskBlobStore implements BlobStore {
  readonly #dataDir: string;

  /** @param dataDir the folder that contains `objects` */
  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  fileOf(key: string): string {
    return objectFileOf(key);
  }

  #pathOf(key: string): string {
    return join(this.#dataDir, this.fileOf(key));
  }

  /** The data folder was created and protected at startup. */
  check(): Promise<void> {
    return Promise.resolve();
  }

  has(key: string): Promise<boolean> {
    return stat(this.#pathOf(key)).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  async keep(key: string, path: string): Promise<void> {
    const target = this.#pathOf(key);
    await mkdir(join(target, '..'), { recursive: true });
    await rename(path, target);
    await syncFolder(join(target, '..'));
  }

  /** Syncs files together, because the file system then writes its journal once for all. Each folder is synced once. */
  async keepAll(files: readonly { key: string; path: string }[]): Promise<void> {
    await Promise.all(files.map(({ path }) => syncFile(path)));
    const folders = new Set(files.map(({ key }) => join(this.#pathOf(key), '..')));
    await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
    await Promise.all(files.map(({ key, path }) => rename(path, this.#pathOf(key))));
    await Promise.all([...folders].map(syncFolder));
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const handle = await open(this.#pathOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new MissingObject(key, { cause: error }) : error;
    });
    try {
      // With a known end, the stream allocates only what it needs. Otherwise it copies the last bytes and tries to read
      // more.
      const { size } = await handle.stat();
      const whole = size > 0 ? { start: 0, end: size - 1 } : {};
      return handle.createReadStream({ ...(range ?? whole), highWaterMark: READ });
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  async *untouchedSince(before: number): AsyncGenerator<string[]> {
    const root = join(this.#dataDir, OBJECTS);
    for (const folder of (await readdir(root).catch(() => [])).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
      const keys = (await readdir(join(root, folder)).catch(() => [])).filter((name) => KEY.test(name));
      const old: string[] = [];
      for (const key of keys) {
        const found = await stat(join(root, folder, key)).catch(() => null);
        if (found !== null && Math.max(found.mtimeMs, found.ctimeMs) < before) old.push(key);
      }
      if (old.length > 0) yield old;
    }
  }

  /** Renames an object, then checks its age, so that nothing can happen in between. */
  async removeOld(key: string, before: number): Promise<void> {
    const target = this.#pathOf(key);
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

  /** Incomplete objects are in the temporary folder, which {@link ObjectStore} cleans. */
  removeLeftovers(): Promise<number> {
    return Promise.resolve(0);
  }
}
