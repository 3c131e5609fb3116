/** Package files of mirrors, fetched from the source when somebody first asks for them: streamed on, verified, kept. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type pg from 'pg';
import type { FetchAnswer } from './decide.ts';
import type { ObjectStore } from './objects.ts';

/** Opens a package file at the source of a mirror. Only allowed addresses and folders are read. @throws when the source has it not, or fails */
export type OpenPackage = (source: string, subdir: string, fileName: string, signal: AbortSignal) => Promise<{ body: AsyncIterable<Uint8Array>; close(): Promise<void> }>;

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

/** Downloads; of one file at most one at a time. */
export class Downloads {
  readonly #objects: ObjectStore;
  readonly #pool: pg.Pool;
  readonly #open: OpenPackage;
  readonly #running = new Map<number, Promise<void>>();
  readonly #stop = new AbortController();

  constructor(objects: ObjectStore, pool: pg.Pool, open: OpenPackage) {
    this.#objects = objects;
    this.#pool = pool;
    this.#open = open;
  }

  /** Whether the file is being fetched just now. */
  isRunning(fileId: number): boolean {
    return this.#running.has(fileId);
  }

  /**
   * Fetches a file into object storage; joins a download that runs.
   * @param client gets the bytes as they come, the last of them only when all were verified; it may go away at any time
   * @throws DownloadFailed; a client that got bytes already must then be cut off
   */
  fetch(wanted: FetchAnswer, client?: Writable): Promise<void> {
    let running = this.#running.get(wanted.fileId);
    if (running === undefined) {
      running = this.#fetch(wanted, client).finally(() => this.#running.delete(wanted.fileId));
      this.#running.set(wanted.fileId, running);
    }
    return running;
  }

  /** Ends all downloads and waits for them. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('The hub is stopping.'));
    await Promise.allSettled(this.#running.values());
  }

  async #fetch(wanted: FetchAnswer, client: Writable | undefined): Promise<void> {
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(DEADLINE)]);
    const relay = new Relay(client);
    try {
      const file = await this.#open(wanted.source, wanted.subdir, wanted.fileName, signal);
      const stored = await this.#objects.store(checked(file.body, wanted, relay), wanted.sha256 ?? undefined).finally(() => file.close());
      if (wanted.size !== null && stored.size !== wanted.size) throw new DownloadFailed(`the source sent ${stored.size} bytes where the record says ${wanted.size}.`);
      if (wanted.sha256 === null && wanted.md5 !== null && stored.md5 !== wanted.md5.toLowerCase()) throw new DownloadFailed('what the source sent has another MD5 than the record.');
      await this.#pool.query('update channel_file set object_key = $2 where id = $1 and sha256 is not distinct from $3', [wanted.fileId, stored.key, wanted.sha256]);
      await relay.end();
    } catch (error) {
      if (error instanceof DownloadFailed) throw error;
      throw new DownloadFailed(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }
}

async function* checked(body: AsyncIterable<Uint8Array>, wanted: FetchAnswer, relay: Relay): AsyncGenerator<Uint8Array> {
  const most = wanted.size ?? LARGEST;
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) throw new DownloadFailed(`the source sends more than the ${most} bytes of the record.`);
    await relay.pass(chunk);
    yield chunk;
  }
}

/** Sends chunks on, always one behind, so that a client never holds a whole file that turned out wrong. */
class Relay {
  readonly #client: Writable | undefined;
  #held: Uint8Array | undefined;
  constructor(client: Writable | undefined) {
    this.#client = client;
  }

  async pass(chunk: Uint8Array): Promise<void> {
    const previous = this.#held;
    this.#held = chunk;
    if (previous !== undefined) await this.#write(previous);
  }

  async end(): Promise<void> {
    if (this.#held !== undefined) await this.#write(this.#held);
    if (this.#client !== undefined && !this.#client.destroyed) this.#client.end();
  }

  async #write(chunk: Uint8Array): Promise<void> {
    const client = this.#client;
    if (client === undefined || client.destroyed || client.writableEnded) return;
    if (client.write(chunk)) return;
    // A client that goes away does not end the download: others will want the file.
    const over = new AbortController();
    await Promise.race([once(client, 'drain', { signal: over.signal }), once(client, 'close', { signal: over.signal })]).catch(() => undefined);
    over.abort();
  }
}
