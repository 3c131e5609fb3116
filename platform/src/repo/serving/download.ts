/** Package files of mirrors, fetched from the source when somebody first asks for them: streamed on, verified, kept. */
import { once } from 'node:events';
import { open as openFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { noteObject } from '../../channel/index.ts';
import type { Db } from '../../db/index.ts';
import type { FileSources, WantedFile } from '../../mirror/index.ts';
import { SourceError } from '../../outbound/index.ts';
import type { FetchAnswer } from '../decisions/index.ts';
import type { Growth, ObjectStore } from '../storage/index.ts';

/** Finds the sources of a file of a mirror, when it is its turn. Only allowed addresses and folders are read. */
export type OpenPackage = (wanted: WantedFile, signal: AbortSignal) => Promise<FileSources>;

/** A download that failed, in words for the client. */
export class DownloadFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DownloadFailed';
  }
}

/** Until when the source of a file that could not be fetched asks to be left alone; null where it does not. */
export function busyUntil(error: unknown): Date | null {
  return error instanceof DownloadFailed && error.cause instanceof SourceError ? error.cause.busyUntil : null;
}

/** What came is not what the record promises. */
class CorruptDownload extends DownloadFailed {}

/** No package of conda is larger; ends a source that never ends. In bytes. */
const LARGEST = 16 * 1024 ** 3;
const DEADLINE = 3_600_000;
/** Bytes that a client is sent at a time. */
const PIECE = 64 * 1024;
/** How often a file is begun again from its first byte because it came corrupt, and gone on with because it broke off. */
const TRIES = { corrupt: 2, interrupted: 4 };
/** ms before a source is asked again that broke off. */
const PAUSE = 250;
/** For how long, in ms, a file is not asked for again that came corrupt from every try. */
const CORRUPT_FOR = 60_000;

/** Downloads; of one file at most one at a time. */
export class Downloads {
  readonly #objects: ObjectStore;
  readonly #db: Db;
  readonly #open: OpenPackage;
  readonly #running = new Map<number, Promise<void>>();
  /** Files that came corrupt, with the failure and when it may be tried again. */
  readonly #corrupt = new Map<number, { error: DownloadFailed; until: number }>();
  readonly #listeners: ((fileId: number) => void)[] = [];
  readonly #stop = new AbortController();

  constructor(objects: ObjectStore, db: Db, open: OpenPackage) {
    this.#objects = objects;
    this.#db = db;
    this.#open = open;
  }

  /** Calls the listener with the id of each file whose bytes have come. */
  onHeld(listener: (fileId: number) => void): void {
    this.#listeners.push(listener);
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
    const corrupt = this.#corrupt.get(wanted.fileId);
    if (corrupt !== undefined && corrupt.until > performance.now()) throw corrupt.error;
    const follower = client === undefined ? undefined : new Follower(client);
    running = this.#fetch(wanted, follower).finally(() => this.#running.delete(wanted.fileId));
    this.#running.set(wanted.fileId, running);
    if (follower === undefined) return running;
    // Whoever got wrong bytes is not kept waiting while the file is fetched once more for those who come next.
    running.catch(() => undefined);
    await Promise.race([running, follower.failed]);
    await follower.done;
  }

  /** Ends all downloads and waits for them. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('The hub is stopping.'));
    await Promise.allSettled(this.#running.values());
  }

  async #fetch(wanted: FetchAnswer, follower: Follower | undefined): Promise<void> {
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(DEADLINE)]);
    try {
      const { mirrorId: id, source, name, subdir, fileName } = wanted;
      const hasHash = wanted.sha256 !== null || wanted.md5 !== null;
      const sources = await this.#open({ id, source, name, subdir, fileName, hasHash }, signal);
      try {
        await this.#whole(wanted, sources, follower, signal);
      } finally {
        sources.close();
      }
      this.#corrupt.delete(wanted.fileId);
    } catch (error) {
      const failed = asFailed(error);
      follower?.end(failed);
      if (error instanceof CorruptDownload) this.#remember(wanted.fileId, failed);
      throw failed;
    }
  }

  /** Fetches a file from its first byte, and once more from another source, or the same, where it came corrupt. */
  async #whole(
    wanted: FetchAnswer,
    sources: FileSources,
    follower: Follower | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const used = new Set<number>();
      try {
        const body = pieces(wanted, sources, { first: attempt, used, signal });
        await this.#store(wanted, body, attempt === 0 ? follower : undefined);
        follower?.end('whole');
        return;
      } catch (error) {
        if (!(error instanceof CorruptDownload)) throw error;
        follower?.end(error);
        for (const place of used) await sources.tell(place, 'corrupt', error.message);
        if (attempt === TRIES.corrupt) throw error;
      }
    }
  }

  async #store(wanted: FetchAnswer, body: AsyncIterable<Uint8Array>, follower: Follower | undefined): Promise<void> {
    const received = await this.#objects.receive(body, { growth: follower });
    try {
      if (wanted.size !== null && received.size !== wanted.size)
        throw new CorruptDownload(`the source sent ${received.size} bytes where the record says ${wanted.size}.`);
      if (wanted.sha256 !== null && received.key !== wanted.sha256.toLowerCase())
        throw new CorruptDownload('what the source sent has another SHA-256 than the record.');
      if (wanted.sha256 === null && wanted.md5 !== null && received.md5 !== wanted.md5.toLowerCase())
        throw new CorruptDownload('what the source sent has another MD5 than the record.');
      await this.#objects.keep(received);
    } catch (error) {
      await this.#objects.discard(received);
      throw error;
    }
    // A sync may have given the file another record meanwhile.
    await noteObject(this.#db, wanted.fileId, wanted, received.key);
    for (const listener of this.#listeners) listener(wanted.fileId);
  }

  #remember(fileId: number, error: DownloadFailed): void {
    const now = performance.now();
    for (const [id, { until }] of this.#corrupt) if (until <= now) this.#corrupt.delete(id);
    this.#corrupt.set(fileId, { error, until: now + CORRUPT_FOR });
  }
}

function asFailed(error: unknown): DownloadFailed {
  if (error instanceof DownloadFailed) return error;
  return new DownloadFailed(error instanceof Error ? error.message : String(error), { cause: error });
}

const HEAD = 4;
const BEGINNINGS = [Buffer.from('PK\u0003\u0004'), Buffer.from('BZh')];
/** Whether the first bytes of a file may be those of a package: a zip (.conda), or bzip2. */
const beginsAsArchive = (head: Buffer): boolean =>
  BEGINNINGS.some((begin) => {
    const length = Math.min(begin.length, head.length);
    return head.subarray(0, length).equals(begin.subarray(0, length));
  });

/**
 * The bytes of a file. Where they break off they are gone on with: at the same source, which may send the rest alone, then at the others. What was put
 * together is verified as a whole like everything else.
 */
async function* pieces(
  { size, sha256, md5, subdir, fileName }: FetchAnswer,
  sources: FileSources,
  { first, used, signal }: { first: number; used: Set<number>; signal: AbortSignal },
): AsyncGenerator<Uint8Array> {
  const most = Math.min(size ?? LARGEST, LARGEST);
  let got = 0;
  let failures = 0;
  let head = Buffer.alloc(0);
  for (let place = first % sources.count; ;) {
    const before = got;
    try {
      const file = await sources.open(place, got, signal);
      try {
        used.add(place);
        let at = file.from;
        if (at > got)
          throw new Error(`The source sent ${subdir}/${fileName} from byte ${at} on, but was asked for ${got}.`);
        for await (const chunk of file.body) {
          const fresh = at + chunk.length <= got ? null : chunk.subarray(Math.max(0, got - at));
          at += chunk.length;
          if (fresh === null) continue;
          if (at > most) throw new CorruptDownload(`the source sends more than the ${most} bytes of the record.`);
          got = at;
          if (size === null && sha256 === null && md5 === null && head.length < HEAD) {
            // Nothing else tells a package from the page of a server that answers 200 for what it does not have.
            head = Buffer.concat([head, fresh.subarray(0, HEAD)]);
            if (!beginsAsArchive(head)) throw new CorruptDownload('what the source sent is not a conda package.');
          }
          yield fresh;
        }
      } finally {
        await file.close();
      }
      if (size === null || got >= size) return;
      throw new Error(`The source ended ${subdir}/${fileName} after ${got} of ${size} bytes.`);
    } catch (error) {
      if (signal.aborted || error instanceof CorruptDownload) throw error;
      const message = error instanceof Error ? error.message : String(error);
      failures++;
      // What was never begun and has nobody else to come from is told as it is: a second look a moment later finds the same.
      const isOver = failures >= TRIES.interrupted || (got === 0 && failures >= sources.count);
      const isBusy = error instanceof SourceError && error.busyUntil !== null;
      await sources.tell(place, isBusy ? 'busy' : isOver ? 'failed' : 'interrupted', message);
      if (isOver) throw error;
      if (got === before) place = (place + 1) % sources.count;
      await sleep(PAUSE, undefined, { signal });
    }
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
  #fail: (error: DownloadFailed) => void = () => undefined;
  /** Settled when the client has all it will get; never rejected. */
  done: Promise<void> = Promise.resolve();
  /** Rejected when the bytes that it sent turned out wrong, or no more come; never resolved. */
  readonly failed: Promise<never>;

  constructor(client: Writable) {
    this.#client = client;
    this.failed = new Promise((_resolve, reject) => {
      this.#fail = reject;
    });
    this.failed.catch(() => undefined);
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

  /** The file is whole and verified, or will never be; only what is said first counts. */
  end(how: 'whole' | DownloadFailed): void {
    if (this.#end !== undefined) return;
    this.#end = how === 'whole' ? how : 'failed';
    if (how !== 'whole') this.#fail(how);
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
        // What turned out wrong meanwhile is not added to what says so.
        if (this.#hasFailed()) return;
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

  #hasFailed(): boolean {
    return this.#end === 'failed';
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
