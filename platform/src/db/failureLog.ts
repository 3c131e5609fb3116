import type { Logger } from 'pino';
import { databaseFailureOf } from './errors.ts';
import type { DatabaseFailure } from './errors.ts';

/**
 * Interval of checking whether the database has recovered, in ms.
 * A check doesn't detect a full disk, so that is logged again while it lasts.
 */
const ASK_AFTER = { unreachable: 1_000, timeout: 1_000, disk_full: 60_000 } as const satisfies Record<
  DatabaseFailure,
  number
>;

/** Log message of each problem. */
const SAID = {
  unreachable:
    'the database is in trouble, it cannot be reached; requests that need it are answered with 503 until it is well again',
  timeout:
    'the database is in trouble, it does not answer in time; requests that need it are answered with 503 until it is well again',
  disk_full:
    'the disk of the hub is full; what would be saved is answered with 503 until there is room, channels are served on',
} as const satisfies Record<DatabaseFailure, string>;

/**
 * Logs once that the database has a problem and once that it has recovered, however many statements fail in between.
 */
export class DatabaseFailureLog {
  readonly #log: Logger;
  readonly #ask: () => Promise<void>;
  #since: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** @param ask fails while the database doesn't respond */
  constructor(log: Logger, ask: () => Promise<void>) {
    this.#log = log;
    this.#ask = ask;
  }

  /** Records an error. @returns true if it was a database problem */
  note(error: unknown): boolean {
    const trouble = databaseFailureOf(error);
    if (trouble === null) return false;
    if (this.#since === null) {
      this.#since = Date.now();
      this.#log.error({ trouble, reason: (error as Error).message }, SAID[trouble]);
      this.#askLater(ASK_AFTER[trouble]);
    }
    return true;
  }

  /** Stops checking. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#since ??= Date.now();
  }

  #askLater(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#ask().then(
        () => {
          this.#log.warn({ seconds: Math.round((Date.now() - this.#since!) / 1000) }, 'the database answers again');
          this.#since = null;
        },
        () => this.#askLater(ms),
      );
    }, ms);
    this.#timer.unref();
  }
}
