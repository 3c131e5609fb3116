import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { RequestAbort } from '../rest/index.ts';

/** Number of immediate rejections per caller; one more every second. */
const free = 10;
/** Additional delay of each further rejection, and the maximum delay, in milliseconds. */
const [step, longest] = [50, 2_000];
/**
 * Maximum number of delayed rejections, in total and per caller. Each holds a connection; further ones are immediate.
 */
const [mostWaiting, mostWaitingOfCaller] = [1_000, 250];
/** Callers that are remembered. */
const mostCallers = 10_000;

interface Strikes {
  count: number;
  at: number;
  waiting: number;
}

/**
 * Delays repeated rejections. A rejection is cheap, but repeating it at full speed costs a core: connections, headers,
 * the kernel's copies of unread bodies. Nothing is read from the connection during the delay.
 */
export class Tarpit {
  readonly #now: () => number;
  readonly #callers = new LRUCache<string, Strikes>({ max: mostCallers });
  #waiting = 0;

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Number of delayed rejections. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Records a rejection. @returns its delay in milliseconds */
  note(caller: string): number {
    const now = this.#now();
    let known = this.#callers.get(caller);
    if (known === undefined) this.#callers.set(caller, (known = { count: 0, at: now, waiting: 0 }));
    known.count = Math.max(0, known.count - (now - known.at) / 1_000) + 1;
    known.at = now;
    if (known.waiting >= mostWaitingOfCaller || this.#waiting >= mostWaiting) return 0;
    return Math.min(longest, Math.max(0, Math.floor(known.count) - free) * step);
  }

  /** Records a rejection and waits for its delay, or until the request ends. */
  async before(caller: string, requestAbort: RequestAbort): Promise<void> {
    const wait = this.note(caller);
    const known = this.#callers.get(caller);
    if (wait === 0 || known === undefined) return;
    known.waiting += 1;
    this.#waiting += 1;
    const left = new AbortController();
    const leave = (): void => left.abort();
    requestAbort.listen(leave);
    try {
      await delay(wait, undefined, { signal: left.signal, ref: false });
    } catch {
      // The client has disconnected.
    } finally {
      requestAbort.forget(leave);
      known.waiting -= 1;
      this.#waiting -= 1;
    }
  }
}
