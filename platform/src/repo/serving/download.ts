/** Downloads package files of mirrors on demand from the source: relays, verifies, and stores them. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open as openFile, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { noteObject } from '../../channel/index.ts';
import type { Db } from '../../db/index.ts';
import type { FileSources, WantedFile } from '../../mirror/index.ts';
import { databaseFailureOf } from '../../db/index.ts';
import { SourceError } from '../../outbound/index.ts';
import type { FetchAnswer } from '../decisions/index.ts';
import type { Growth, ObjectStore, UnfinishedPart } from '../storage/index.ts';

/** Finds the sources of a mirrored file when its turn comes. Reads only allowed URLs and folders. */
export type OpenPackage = (wanted: WantedFile, signal: AbortSignal) => Promise<FileSources>;

/** A failed download, with a message for the client. */
export class DownloadFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DownloadFailed';
  }
}

/** Returns until when the source of a failed download asks not to be contacted; null if it doesn't. */
export function busyUntil(error: unknown): Date | null {
  return error instanceof DownloadFailed && error.cause instanceof SourceError ? error.cause.busyUntil : null;
}

/** The content doesn't match the record. */
class CorruptDownload extends DownloadFailed {}

/** Maximum size of a download in bytes, larger than any conda package. Stops endless sources. */
const LARGEST = 16 * 1024 ** 3;
const DEADLINE = 3_600_000;
/** Bytes to send to a client at a time. */
const PIECE = 64 * 1024;
/**
 * Attempts per file: `corrupt` restarts a corrupt download, `interrupted` resumes an interrupted one. The latter are
 * counted again after every {@link PROGRESS} bytes.
 */
const TRIES = { corrupt: 2, interrupted: 4 };
/** Delay before an interrupted source is asked again, in ms. Each further attempt waits longer, so it can restart. */
const PAUSE = { first: 250, factor: 4 };
/** Bytes after which an interrupted source isn't on its last attempt anymore. */
const PROGRESS = 1024 ** 2;
/** Smallest part of a failed download that is kept for the next request, in bytes. */
const WORTH_KEEPING = 1024 ** 2;
/** Maximum size of all kept parts in bytes, and how long each is kept, in ms. */
const KEPT = { bytes: 2 * 1024 ** 3, ms: 900_000 };
/**
 * Time in ms for which a download counts as running after its end. Requests with an older decision join it, instead of
 * downloading the file again.
 */
const REMEMBERED = 1_000;
/** Time for which a file that was corrupt in every attempt isn't requested again, in ms. */
const CORRUPT_FOR = 60_000;

/** Downloads files, each at most once at a time. */
export class Downloads {
  readonly #objects: ObjectStore;
  readonly #db: Db;
  readonly #open: OpenPackage;
  readonly #running = new Map<number, Promise<void>>();
  /** Corrupt files, with the failure and the time of the next attempt. */
  readonly #corrupt = new Map<number, { error: DownloadFailed; until: number }>();
  /** What failed downloads received, by file, oldest first. */
  readonly #parts = new Map<number, UnfinishedPart & { timer: NodeJS.Timeout }>();
  readonly #listeners: ((file: FetchAnswer) => void)[] = [];
  readonly #stop = new AbortController();

  constructor(objects: ObjectStore, db: Db, open: OpenPackage) {
    this.#objects = objects;
    this.#db = db;
    this.#open = open;
  }

  /** Registers a listener for each downloaded file. */
  onHeld(listener: (file: FetchAnswer) => void): void {
    this.#listeners.push(listener);
  }

  /** Returns whether the file is being downloaded now. */
  isRunning(fileId: number): boolean {
    return this.#running.has(fileId);
  }

  /** Resolves when the download of a file has ended, successfully or not; immediately if none is running. */
  async whenEnded(fileId: number): Promise<void> {
    await this.#running.get(fileId)?.catch(() => undefined);
  }

  /**
   * Downloads a file to object storage.
   * Joins a running download.
   * @param client receives the bytes as they arrive, unless it joins; it can be slow and disconnect
   * @throws DownloadFailed; a client that received bytes must then be disconnected
   */
  async fetch(wanted: FetchAnswer, client?: Writable): Promise<void> {
    let running = this.#running.get(wanted.fileId);
    if (running !== undefined) return running;
    const corrupt = this.#corrupt.get(wanted.fileId);
    if (corrupt !== undefined && corrupt.until > performance.now()) throw corrupt.error;
    const follower = client === undefined ? undefined : new Follower(client);
    running = this.#fetch(wanted, follower);
    this.#running.set(wanted.fileId, running);
    this.#forget(wanted.fileId, running);
    if (follower === undefined) return running;
    // A client with wrong bytes doesn't wait while the file is downloaded again for others.
    running.catch(() => undefined);
    await Promise.race([running, follower.failed]);
    await follower.done;
  }

  /** Stops all downloads and waits for them. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('The hub is stopping.'));
    await Promise.allSettled(this.#running.values());
    await Promise.all([...this.#parts.keys()].map((fileId) => this.#dropPart(fileId)));
  }

  /** Removes a failed download immediately, and a successful one when no decision is older than it. */
  #forget(fileId: number, running: Promise<void>): void {
    const forget = (): void => {
      if (this.#running.get(fileId) === running) this.#running.delete(fileId);
    };
    running.then(() => setTimeout(forget, REMEMBERED).unref(), forget);
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

  /** Downloads a file from its first byte. If it is corrupt, tries again from another source or the same one. */
  async #whole(
    wanted: FetchAnswer,
    sources: FileSources,
    follower: Follower | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const used = new Set<number>();
      const part = this.#takePart(wanted.fileId);
      try {
        const body = pieces(wanted, sources, { first: attempt, part, used, signal });
        await this.#store(wanted, body, attempt === 0 ? follower : undefined);
        follower?.end('whole');
        return;
      } catch (error) {
        if (!(error instanceof CorruptDownload)) throw error;
        follower?.end(error);
        for (const place of used) await sources.tell(place, 'corrupt', error.message);
        if (attempt === TRIES.corrupt) throw error;
      } finally {
        if (part !== null) await rm(part.path, { force: true });
      }
    }
  }

  /** Keeps what a failed download received, so that the next one only reads the rest. @returns whether it is kept */
  #keepPart({ fileId, sha256, md5 }: FetchAnswer, part: UnfinishedPart, error: unknown): boolean {
    // Only a hash shows whether both parts belong together.
    if (sha256 === null && md5 === null) return false;
    const isSources = !(error instanceof CorruptDownload) && databaseFailureOf(error) !== 'disk_full';
    if (!isSources || this.#stop.signal.aborted || part.size < WORTH_KEEPING || part.size > KEPT.bytes) return false;
    const timer = setTimeout(() => void this.#dropPart(fileId), KEPT.ms).unref();
    this.#parts.set(fileId, { ...part, timer });
    let bytes = [...this.#parts.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [other, { size }] of this.#parts) {
      if (bytes <= KEPT.bytes) break;
      bytes -= size;
      void this.#dropPart(other);
    }
    return true;
  }

  /** Returns what an earlier download of the file received, which is then the caller's; null if nothing. */
  #takePart(fileId: number): UnfinishedPart | null {
    const part = this.#parts.get(fileId);
    if (part === undefined) return null;
    clearTimeout(part.timer);
    this.#parts.delete(fileId);
    return part;
  }

  async #dropPart(fileId: number): Promise<void> {
    const part = this.#takePart(fileId);
    // After a failure, the next start removes it.
    if (part !== null) await rm(part.path, { force: true }).catch(() => undefined);
  }

  async #store(wanted: FetchAnswer, body: AsyncIterable<Uint8Array>, follower: Follower | undefined): Promise<void> {
    const received = await this.#objects.receive(body, {
      growth: follower,
      unfinished: (part, error) => this.#keepPart(wanted, part, error),
    });
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
    // A sync may have changed the file's record meanwhile.
    await noteObject(this.#db, wanted.fileId, wanted, received.key);
    for (const listener of this.#listeners) listener(wanted);
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
/** Returns whether the bytes can be the start of a package: zip (.conda) or bzip2. */
const beginsAsArchive = (head: Buffer): boolean =>
  BEGINNINGS.some((begin) => {
    const length = Math.min(begin.length, head.length);
    return head.subarray(0, length).equals(begin.subarray(0, length));
  });

/**
 * Reads the bytes of a file.
 * After an interruption, resumes at the same source, which can send only the rest, and then at the others. The result
 * is verified as a whole.
 */
async function* pieces(
  { size, sha256, md5, subdir, fileName }: FetchAnswer,
  sources: FileSources,
  { first, part, used, signal }: { first: number; part: UnfinishedPart | null; used: Set<number>; signal: AbortSignal },
): AsyncGenerator<Uint8Array> {
  const most = Math.min(size ?? LARGEST, LARGEST);
  let got = 0;
  let failures = 0;
  if (part !== null)
    for await (const chunk of createReadStream(part.path, { end: part.size - 1, signal }) as AsyncIterable<Buffer>) {
      got += chunk.length;
      yield chunk;
    }
  let progressAt = got;
  let refusesRanges = false;
  let head = Buffer.alloc(0);
  for (let place = first % sources.count; ;) {
    const before = got;
    try {
      const file = await sources.open(place, refusesRanges ? 0 : got, signal);
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
            // Only the first bytes distinguish a package from the error page of a server that responds with 200.
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
      if (got - progressAt >= PROGRESS) {
        failures = 0;
        progressAt = got;
      }
      failures++;
      // If no source started sending, report the failure, because an immediate retry would fail too.
      const isOver = failures >= TRIES.interrupted || (got === 0 && failures >= sources.count);
      refusesRanges ||= got > 0 && error instanceof SourceError && error.failure === 'not_found';
      const isBusy = error instanceof SourceError && error.busyUntil !== null;
      await sources.tell(place, isBusy ? 'busy' : isOver ? 'failed' : 'interrupted', message);
      if (isOver) throw error;
      if (got === before) place = (place + 1) % sources.count;
      await sleep(PAUSE.first * PAUSE.factor ** (failures - 1), undefined, { signal });
    }
  }
}

/**
 * Relays a file during its download, at the client's own pace.
 * It reads what was written to disk, so a slow client neither fills memory nor slows down the download. The last byte
 * waits until the file is verified, so clients never have a complete wrong file.
 */
class Follower implements Growth {
  readonly #client: Writable;
  #size = 0;
  #end: 'whole' | 'failed' | undefined;
  #wake: () => void = () => undefined;
  #fail: (error: DownloadFailed) => void = () => undefined;
  /** Resolves when the client has all it will get. Never rejects. */
  done: Promise<void> = Promise.resolve();
  /** Rejects when the sent bytes turn out wrong or no more arrive. Never resolves. */
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

  /** Marks the file as verified or failed. Only the first call counts. */
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
        // If the bytes turned out wrong meanwhile, don't send more.
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
