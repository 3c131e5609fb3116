/** Package files of mirrors, fetched from the source when somebody first asks for them: streamed on, verified, kept. */
import { once } from 'node:events';
import { open as openFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { noteObject } from '../../channel/index.ts';
import type { Db } from '../../db/index.ts';
import type { FetchAnswer } from '../decisions/index.ts';
import type { Growth, ObjectStore } from '../storage/index.ts';

/** Opens a package file at the source of a mirror. Only allowed addresses and folders are read. @throws when the source has it not, or fails */
export type OpenPackage = (
  mirror: { id: string; source: string },
  subdir: string,
  fileName: string,
  signal: AbortSignal,
) => Promise<{ body: AsyncIterable<Uint8Array>; close(): Promise<void> }>;

/** A download that failed, in words for the client. */
export class DownloadFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DownloadFailed';
  }
}

/** No package of conda is larger; ends a source that never ends. In bytes. */
const LARGEST = 16 * 1024 ** 3;
const DEADLINE = 3_600_000;
/** Bytes that a client is sent at a time. */
const PIECE = 64 * 1024;

/** Downloads; of one file at most one at a time. */
export class Downloads {
  readonly #objects: ObjectStore;
  readonly #db: Db;
  readonly #open: OpenPackage;
  readonly #running = new Map<number, Promise<void>>();
  readonly #stop = new AbortController();

  constructor(objects: ObjectStore, db: Db, open: OpenPackage) {
    this.#objects = objects;
    this.#db = db;
    this.#open = open;
  }

  /** Whether the file is being fetched just now. */
  isRunning(fileId: number): boolean {
    return this.#running.has(fileId);
  }

  /**
   * Fetches a file into object storage; joins a download that runs.
   * @param client gets the bytes as they come, unless it joins; it may be slow and may go away at any time
   * @throws DownloadFailed; a client that got bytes already must then be cut off
   */
  async fetch(wanted: FetchAnswer, client?: Writable): Promise<void> {
    let running = this.#running.get(wanted.fileId);
    if (running !== undefined) return running;
    const follower = client === undefined ? undefined : new Follower(client);
    running = this.#fetch(wanted, follower).finally(() => this.#running.delete(wanted.fileId));
    this.#running.set(wanted.fileId, running);
    await running;
    await follower?.done;
  }

  /** Ends all downloads and waits for them. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('The hub is stopping.'));
    await Promise.allSettled(this.#running.values());
  }

  async #fetch(wanted: FetchAnswer, follower: Follower | undefined): Promise<void> {
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(DEADLINE)]);
    try {
      const file = await this.#open(
        { id: wanted.mirrorId, source: wanted.source },
        wanted.subdir,
        wanted.fileName,
        signal,
      );
      const stored = await this.#objects
        .store(bounded(file.body, wanted), wanted.sha256 ?? undefined, follower)
        .finally(() => file.close());
      if (wanted.size !== null && stored.size !== wanted.size)
        throw new DownloadFailed(`the source sent ${stored.size} bytes where the record says ${wanted.size}.`);
      if (wanted.sha256 === null && wanted.md5 !== null && stored.md5 !== wanted.md5.toLowerCase())
        throw new DownloadFailed('what the source sent has another MD5 than the record.');
      // A sync may have given the file another record meanwhile.
      await noteObject(this.#db, wanted.fileId, wanted, stored.key);
      follower?.end('whole');
    } catch (error) {
      follower?.end('failed');
      if (error instanceof DownloadFailed) throw error;
      throw new DownloadFailed(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }
}

async function* bounded(body: AsyncIterable<Uint8Array>, wanted: FetchAnswer): AsyncGenerator<Uint8Array> {
  const most = Math.min(wanted.size ?? LARGEST, LARGEST);
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) throw new DownloadFailed(`the source sends more than the ${most} bytes of the record.`);
    yield chunk;
  }
}

/**
 * Sends a file on while it comes in, at the client's own pace: it reads what has been written, so that a slow client neither fills the memory nor holds up
 * the download, for which others may wait. The last byte waits until all were verified, so that no client ever holds a whole file that turned out wrong.
 */
class Follower implements Growth {
  readonly #client: Writable;
  #size = 0;
  #end: 'whole' | 'failed' | undefined;
  #wake: () => void = () => undefined;
  /** Settled when the client has all it will get; never rejected. */
  done: Promise<void> = Promise.resolve();

  constructor(client: Writable) {
    this.#client = client;
  }

  async begun(path: string): Promise<void> {
    const handle = await openFile(path, 'r');
    this.done = this.#send(handle)
      .catch(() => void this.#client.destroy())
      .finally(() => handle.close());
  }

  grown(size: number): void {
    this.#size = size;
    this.#wake();
  }

  end(how: 'whole' | 'failed'): void {
    this.#end = how;
    this.#wake();
  }

  async #send(handle: FileHandle): Promise<void> {
    for (let sent = 0; this.#end !== 'failed' && !this.#client.destroyed;) {
      const ready = this.#end === 'whole' ? this.#size : this.#size - 1;
      if (sent < ready) {
        const { buffer, bytesRead } = await handle.read({
          buffer: Buffer.allocUnsafe(Math.min(PIECE, ready - sent)),
          position: sent,
        });
        sent += bytesRead;
        if (!this.#client.write(buffer.subarray(0, bytesRead))) await this.#drained();
      } else if (this.#end === 'whole') {
        this.#client.end();
        return;
      } else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }

  async #drained(): Promise<void> {
    const over = new AbortController();
    await Promise.race([
      once(this.#client, 'drain', { signal: over.signal }),
      once(this.#client, 'close', { signal: over.signal }),
    ]).catch(() => undefined);
    over.abort();
  }
}
