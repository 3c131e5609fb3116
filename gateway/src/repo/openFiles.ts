/** Files that were sent lately stay open, because opening and closing cost more than reading an average file. */
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** Maximum number of files that stay open. */
const MOST_OPEN = 1_024;
/** Time in ms for which an unused file stays open. The space of a deleted file is free only after that. */
const IDLE = 10_000;

/** An open file and its readers. */
class SharedFile {
  readonly handle: Promise<FileHandle>;
  #readers = 0;
  #isDropped = false;

  constructor(path: string) {
    this.handle = open(path, 'r');
  }

  async use<T>(read: (handle: FileHandle) => Promise<T>): Promise<T> {
    this.#readers++;
    try {
      return await read(await this.handle);
    } finally {
      this.#readers--;
      this.#closeUnused();
    }
  }

  /** Closes the file after its last reader. */
  drop(): void {
    this.#isDropped = true;
    this.#closeUnused();
  }

  #closeUnused(): void {
    if (this.#isDropped && this.#readers === 0) this.handle.then((handle) => handle.close()).catch(() => undefined);
  }
}

/** Opens files for reading. Their content must never change under the same path. */
export class OpenFiles {
  readonly #files = new LRUCache<string, SharedFile>({
    max: MOST_OPEN,
    ttl: IDLE,
    updateAgeOnGet: true,
    dispose: (file) => file.drop(),
  });
  readonly #clock = setInterval(() => this.#files.purgeStale(), IDLE).unref();

  /** Reads a file, open already or not. @throws errors of opening and of `read` */
  use<T>(path: string, read: (handle: FileHandle) => Promise<T>): Promise<T> {
    let file = this.#files.get(path);
    if (file === undefined) {
      const opened = new SharedFile(path);
      this.#files.set(path, (file = opened));
      opened.handle.catch(() => {
        if (this.#files.peek(path) === opened) this.#files.delete(path);
      });
    }
    return file.use(read);
  }

  /** Closes all files, those in use after their last reader. */
  close(): void {
    clearInterval(this.#clock);
    this.#files.clear();
  }
}
