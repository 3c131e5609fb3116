/** Reads a `.conda` archive in a thread while it comes in, so that little is left to do when it is whole. What it finds is taken or left: a refusal is never its. */
import { Worker } from 'node:worker_threads';
import type { PartWatcher, ShownPart } from '../../../repo/index.ts';
import { ARCHIVE_LIMITS, INLINE_LIMITS, THREAD_HEAP } from '../limits.ts';
import { splitEnding } from '../read.ts';
import type { PackageArchive, ReadInput } from '../read.ts';
import type { AheadAnswer, AheadOrder } from './worker.ts';

/** Threads at a time; who finds them busy has its archive read when it is whole, which others then have to wait for. */
const THREADS = 2;
/** So long a thread is there for one upload, in ms: a slow one is read fast enough when it is whole. */
const LONGEST = 60_000;

let running = 0;

/** An archive that is being read while it comes in. Begun with {@link readAhead}. */
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

  /** Never rejects: when its thread is gone, the file has to tell. */
  look(part: ShownPart): Promise<void> {
    if (this.#isOver) return Promise.resolve();
    this.#worker.postMessage({ part } satisfies AheadOrder);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /**
   * What it found, when the file is whole and nobody writes to it any more; null where the file has to tell.
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

  /** Ends it, whether it found something or not. */
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
 * Begins to read an archive that is about to come; null where that is not worth a thread: it is small, packed in another way, or others are read.
 * @param size bytes that are said to come
 */
export function readAhead(fileName: string, size: number, subdir: string | null): ReadingAhead | null {
  if (size <= INLINE_LIMITS.packed! || running >= THREADS || splitEnding(fileName).extension !== '.conda') return null;
  return new ReadingAhead({ fileName, subdir, limits: ARCHIVE_LIMITS });
}
