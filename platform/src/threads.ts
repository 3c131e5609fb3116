/** Threads that do one piece of work after the other: to start one costs more than most of what it does. */
import { Tinypool } from 'tinypool';

/** What such threads are. */
export interface ThreadSettings {
  /** The file whose default export does the work. */
  file: URL;
  /** Threads at a time. Who comes while all of them work waits for a turn. */
  most: number;
  /** A thread without work ends after so long, in ms. */
  idle: number;
  /** Memory of its JavaScript, in MB: all of it, and of that what is new. Who takes more ends the thread. */
  heap: number;
  young?: number;
  /** A thread that still holds so many bytes after its work ends with it. */
  leftBehind: number;
}

/**
 * Does a piece of work in a thread of one's own.
 * @param signal ends the thread in the middle of it; the next piece of work has another one
 * @throws what the work throws, `ERR_WORKER_OUT_OF_MEMORY`, an error of any kind when the signal aborts
 */
export type RunInThread<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

/** Threads that are there while there is work. A thread that dies takes its own piece of work with it, and no other. */
export class Threads<Input, Output> {
  readonly #settings: ThreadSettings;
  #pool: Tinypool | null = null;
  readonly #turns: (() => void)[] = [];
  #running = 0;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  /** Waits for a turn, and passes it on when `use` is done. */
  async turn<Result>(use: (run: RunInThread<Input, Output>) => Promise<Result>): Promise<Result> {
    if (this.#running < this.#settings.most) this.#running++;
    else await new Promise<void>((resolve) => this.#turns.push(resolve));
    try {
      return await use((input, signal) => (this.#pool ??= this.#start()).run(input, { signal }) as Promise<Output>);
    } finally {
      const next = this.#turns.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }

  /** Nobody ever waits in the pool itself, which forgets who waits when a thread is ended: whoever has a turn has a thread. */
  #start(): Tinypool {
    const { file, most, idle, heap, young, leftBehind } = this.#settings;
    const pool = new Tinypool({
      filename: file.href,
      minThreads: 0,
      maxThreads: most,
      idleTimeout: idle,
      maxMemoryLimitBeforeRecycle: leftBehind,
      // A thread that waits for work would hold what it has closed.
      useAtomics: false,
      // One that does not end in time must not end the process.
      terminateTimeout: 0,
      resourceLimits: { maxOldGenerationSizeMb: heap, ...(young !== undefined && { maxYoungGenerationSizeMb: young }) },
    });
    // One that cannot start: whoever waits for it learns so at once.
    pool.on('error', () => pool.cancelPendingTasks());
    return pool;
  }
}
