/** Waits as long as a server asks by `Retry-After`, within limits, because a server could ask for a year. */
import { setTimeout as sleep } from 'node:timers/promises';

/** HTTP statuses of a busy server. */
const BUSY = new Set([429, 503]);
/** Minimum wait in ms, so that a server that asks for an immediate retry doesn't cause a loop. */
const LEAST = 1_000;
/** Maximum accepted Retry-After, in ms. */
const LONGEST = 86_400_000;

/**
 * Returns how long a server asks not to be contacted, in ms; null if it doesn't say.
 * A date is relative to the server's clock if it sends one (RFC 9110, 10.2.3), because clocks differ.
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

/** Limits the total time in ms that a task waits for busy servers. Concurrent waits count once. */
export class Patience {
  #left: number;
  /** End of the current wait, by `performance.now()`. */
  #until = 0;
  readonly #onWait: (ms: number, status: number) => Promise<void>;

  /** @param onWait called before each wait */
  constructor(most: number, onWait: (ms: number, status: number) => Promise<void>) {
    this.#left = most;
    this.#onWait = onWait;
  }

  /** Waits if there is enough time left. @returns false immediately if there isn't @throws the signal's reason */
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
