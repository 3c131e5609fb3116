import type { Logger } from 'pino';
import { databaseFailureOf } from './errors.ts';
import type { DatabaseFailure } from './errors.ts';

/** Time until the database is asked whether it is well again, ms. Asking says nothing of a full disk: that is said again while it lasts. */
const ASK_AFTER = { unreachable: 1_000, timeout: 1_000, disk_full: 60_000 } as const satisfies Record<
  DatabaseFailure,
  number
>;

/** What the log says of each trouble. */
const SAID = {
  unreachable:
    'the database is in trouble, it cannot be reached; requests that need it are answered with 503 until it is well again',
  timeout:
    'the database is in trouble, it does not answer in time; requests that need it are answered with 503 until it is well again',
  disk_full:
    'the disk of the hub is full; what would be saved is answered with 503 until there is room, channels are served on',
} as const satisfies Record<DatabaseFailure, string>;

/** Says once that the database is in trouble and once that it is well again, however many statements fail in between. */
export class DatabaseFailureLog {
  readonly #log: Logger;
  readonly #ask: () => Promise<void>;
  #since: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** @param ask fails while the database does not answer */
  constructor(log: Logger, ask: () => Promise<void>) {
    this.#log = log;
    this.#ask = ask;
  }

  /** Takes note of a failure; true when it was the database's. */
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

  /** Asks no more. */
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
