/** Worker threads that run one task after another, because starting one costs more than most tasks. */
import { Tinypool } from 'tinypool';

/** Settings of threads. */
export interface ThreadSettings {
  /** File whose default export runs a task. */
  file: URL;
  /** Maximum number of threads. Further tasks wait for a turn. */
  most: number;
  /** Idle time after which a thread ends, in ms. */
  idle: number;
  /** JavaScript heap limits in MB: total, and young generation. Exceeding them ends the thread. */
  heap: number;
  young?: number;
  /** Bytes in use after a task above which the thread ends. */
  leftBehind: number;
}

/**
 * Runs a task in an exclusive thread.
 * @param signal ends the thread during the task; the next task gets another one
 * @throws errors of the task, `ERR_WORKER_OUT_OF_MEMORY`, any error if the signal aborts
 */
export type RunInThread<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

/** Threads that exist while there is work. A dying thread fails only its own task. */
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

  /** Nothing waits in the pool itself, which loses waiting tasks when a thread ends: each turn has a thread. */
  #start(): Tinypool {
    const { file, most, idle, heap, young, leftBehind } = this.#settings;
    const pool = new Tinypool({
      filename: file.href,
      minThreads: 0,
      maxThreads: most,
      idleTimeout: idle,
      maxMemoryLimitBeforeRecycle: leftBehind,
      // A thread that waits for work would keep closed handles open.
      useAtomics: false,
      // A thread that doesn't end in time must not end the process.
      terminateTimeout: 0,
      resourceLimits: { maxOldGenerationSizeMb: heap, ...(young !== undefined && { maxYoungGenerationSizeMb: young }) },
    });
    // If a thread can't start, fail the waiting task immediately.
    pool.on('error', () => pool.cancelPendingTasks());
    return pool;
  }
}
