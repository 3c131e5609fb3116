import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { RequestAbort } from '../rest/index.ts';

/** Refusals of one caller that are told at once; one more comes with every second. */
const free = 10;
/** How much longer each further refusal waits than the one before, and how long any may wait, in milliseconds. */
const [step, longest] = [50, 2_000];
/** Refusals that wait at once: of all callers, and of one. Each keeps a connection; further ones are told at once. */
const [mostWaiting, mostWaitingOfCaller] = [1_000, 250];
/** Callers that are remembered. */
const mostCallers = 10_000;

interface Strikes {
  count: number;
  at: number;
  waiting: number;
}

/**
 * Tells refusals later to whom is refused again and again. A refusal costs little, but who repeats it as fast as it is told costs a core: connections,
 * headers, the kernel's copies of a body that nobody reads. While it waits, nothing is read from its connection.
 */
export class Tarpit {
  readonly #now: () => number;
  readonly #callers = new LRUCache<string, Strikes>({ max: mostCallers });
  #waiting = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Refusals that wait to be told. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Notes a refusal. @returns how long it is to wait, in milliseconds */
  note(caller: string): number {
    const now = this.#now();
    let known = this.#callers.get(caller);
    if (known === undefined) this.#callers.set(caller, (known = { count: 0, at: now, waiting: 0 }));
    known.count = Math.max(0, known.count - (now - known.at) / 1_000) + 1;
    known.at = now;
    if (known.waiting >= mostWaitingOfCaller || this.#waiting >= mostWaiting) return 0;
    return Math.min(longest, Math.max(0, Math.floor(known.count) - free) * step);
  }

  /** Notes a refusal and waits until it is to be told, or its request ends. */
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
      // The client has gone: nobody is left to tell.
    } finally {
      requestAbort.forget(leave);
      known.waiting -= 1;
      this.#waiting -= 1;
    }
  }
}
