/** Waiting as long as a server asks for by `Retry-After`: within bounds, for a server could ask for a year. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Statuses with which a server says that it is too busy just now. */
const BUSY = new Set([429, 503]);
/** Shortest wait, ms: who asks to be asked again at once is not asked in a loop. */
const LEAST = 1_000;
/** Longest time, ms, for which a server's word is taken that it is to be left alone. */
const LONGEST = 86_400_000;

/**
 * How long a server asks to be left alone, in ms; null where it does not say. A date is counted from the server's own clock where it tells that (RFC 9110,
 * 10.2.3), since that of the hub may go otherwise.
 */
export function askedWait(
  status: number,
  { retryAfter, date }: { retryAfter: string | undefined; date: string | undefined },
): number | null {
  if (!BUSY.has(status) || retryAfter === undefined) return null;
  const ms = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - (Date.parse(date ?? '') || Date.now());
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, LEAST), LONGEST);
}

/** The time, in ms, that one piece of work spends waiting for busy servers; requests that wait side by side spend it once. */
export class Patience {
  #left: number;
  /** When, by `performance.now()`, the waiting that was begun last ends. */
  #until = 0;
  readonly #onWait: (ms: number, status: number) => Promise<void>;

  /** @param onWait is told before each wait */
  constructor(most: number, onWait: (ms: number, status: number) => Promise<void>) {
    this.#left = most;
    this.#onWait = onWait;
  }

  /**
   * Waits, where there is time left for all of it.
   * @returns false, at once, where there is not
   * @throws the signal's reason
   */
  async wait(ms: number, status: number, signal?: AbortSignal): Promise<boolean> {
    const now = performance.now();
    const more = Math.max(0, now + ms - Math.max(now, this.#until));
    if (more > this.#left) return false;
    this.#left -= more;
    this.#until = Math.max(this.#until, now + ms);
    await this.#onWait(ms, status);
    await sleep(ms, undefined, { signal });
    return true;
  }
}
