/**
 * Reads a `.conda` archive in a thread while it is uploaded, so that little is left to do at the end.
 * Its result is optional: it never rejects an archive.
 */
import { Worker } from 'node:worker_threads';
import type { PartWatcher, ShownPart } from '../../../repo/index.ts';
import { ARCHIVE_LIMITS, INLINE_LIMITS, THREAD_HEAP } from '../limits.ts';
import { splitEnding } from '../read.ts';
import type { ReadInput } from '../read.ts';
import type { PackageArchive } from '../understand.ts';
import type { AheadAnswer, AheadOrder } from './worker.ts';

/** Concurrent threads. If all are busy, an archive is read after its upload. */
const THREADS = 2;
/** Time a thread spends on one upload, in ms. A slower upload is read after it is complete. */
const LONGEST = 60_000;

let running = 0;

/** An archive that is read during its upload. Started with {@link readAhead}. */
export class ReadingAhead implements PartWatcher {
  readonly #worker: Worker;
  readonly #clock: NodeJS.Timeout;
  readonly #waiting: (() => void)[] = [];
  readonly #found = Promise.withResolvers<PackageArchive | null>();
  #isOver = false;

  constructor(input: Omit<ReadInput, 'path'>) {
    running++;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP },
    });
    this.#clock = setTimeout(() => this.#end(null), LONGEST).unref();
    this.#worker.on('message', (answer: AheadAnswer) => {
      if (answer === 'free') return this.#waiting.shift()?.();
      const { archive } = answer;
      this.#end(archive && { ...archive, icon: archive.icon && Buffer.from(archive.icon) });
    });
    this.#worker.once('error', () => this.#end(null));
    this.#worker.once('exit', () => this.#end(null));
  }

  begin(memory: SharedArrayBuffer): void {
    if (!this.#isOver) this.#worker.postMessage({ memory } satisfies AheadOrder);
  }

  /** Never rejects: if the thread is gone, the archive is read from the file. */
  look(part: ShownPart): Promise<void> {
    if (this.#isOver) return Promise.resolve();
    this.#worker.postMessage({ part } satisfies AheadOrder);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /**
   * Returns the result, once the file is complete and closed; null if the archive must be read from the file.
   * @throws the signal's reason
   */
  async found(path: string, signal?: AbortSignal): Promise<PackageArchive | null> {
    if (!this.#isOver) this.#worker.postMessage({ whole: path } satisfies AheadOrder);
    const stop = (): void => this.discard();
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
    const found = await this.#found.promise;
    signal?.removeEventListener('abort', stop);
    signal?.throwIfAborted();
    return found;
  }

  /** Ends the thread, with or without a result. */
  discard(): void {
    this.#end(null);
  }

  #end(found: PackageArchive | null): void {
    if (this.#isOver) return;
    this.#isOver = true;
    running--;
    clearTimeout(this.#clock);
    for (const free of this.#waiting.splice(0)) free();
    this.#found.resolve(found);
    void this.#worker.terminate();
  }
}

/**
 * Starts to read an archive that is about to be uploaded.
 * @param size announced bytes
 * @returns null if a thread isn't worthwhile: the archive is small, in another format, or others are being read
 */
export function readAhead(fileName: string, size: number, subdir: string | null): ReadingAhead | null {
  if (size <= INLINE_LIMITS.packageBytes! || running >= THREADS || splitEnding(fileName).extension !== '.conda')
    return null;
  return new ReadingAhead({ fileName, subdir, limits: ARCHIVE_LIMITS });
}
