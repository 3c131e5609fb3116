/** Notifies waiting calls of a request's end. */
export interface RequestEnd {
  /** Calls `end` when the request ends, or immediately if it has ended. */
  listen(end: () => void): void;
  /** Removes a listener added by `listen`. */
  forget(end: () => void): void;
}

/** Error: too many calls of the caller, or in total, are waiting. */
export class QueueFull extends Error {}

interface Waiter {
  go: () => void;
  refuse: (error: Error) => void;
  requestEnd: RequestEnd | undefined;
  left: () => void;
}

/** Running and waiting calls of one caller. */
interface Lane {
  key: string;
  running: number;
  most: number;
  waiting: Set<Waiter>;
}

/** Counters of a queue. */
export interface QueueState {
  /** Number of running calls. */
  running: number;
  /** Calls that wait for a turn. */
  waiting: number;
  /** Callers that have either. */
  callers: number;
}

/** Limits of a queue. */
interface FairQueueOptions {
  /** Maximum number of running calls of all callers. */
  slots: number;
  /** Maximum number of running calls of one caller. */
  perCaller: number;
  /** Calls that may wait, of all callers and of one. */
  waiting: number;
  waitingPerCaller: number;
}

/**
 * Shares slots (connections to a service, uploads) between callers. A caller's running calls are limited, and it starts
 * another only while it has fewer running than slots are free. So k greedy callers get 1/(k+1) each, and as much stays
 * free for the next one (the dynamic threshold of Choudhury and Hahne, IEEE/ACM Transactions on Networking 6(2), 1998).
 * Waiting callers take turns. If too many calls wait, a call of the caller with the longest queue is rejected.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #lanes = new Map<string, Lane>();
  /** Lanes with waiting calls, in the order of their turns. */
  readonly #turns = new Set<Lane>();
  #running = 0;
  #waiting = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** The current counters. */
  get state(): QueueState {
    return { running: this.#running, waiting: this.#waiting, callers: this.#lanes.size };
  }

  #mayRun(lane: Lane): boolean {
    const free = this.#options.slots - this.#running;
    return lane.running < lane.most && lane.running < free;
  }

  /**
   * Acquires a slot; release it with {@link leave}.
   * @param caller key of the caller
   * @param requestEnd end of the request, which removes a waiting call from the queue
   * @param isAmple whether the caller's calls can run in parallel; otherwise one after the other
   * @returns undefined if the call can start now, else a promise that resolves when it can
   * @throws QueueFull directly or through the promise; no slot is acquired then
   */
  enter(caller: string, requestEnd?: RequestEnd, isAmple = true): Promise<void> | undefined {
    let lane = this.#lanes.get(caller);
    if (!lane) this.#lanes.set(caller, (lane = { key: caller, running: 0, most: 0, waiting: new Set() }));
    lane.most = isAmple ? this.#options.perCaller : 1;
    if (lane.waiting.size === 0 && this.#mayRun(lane)) {
      this.#begin(lane);
      return undefined;
    }
    if (lane.waiting.size >= this.#options.waitingPerCaller) throw new QueueFull();
    return this.#wait(lane, requestEnd);
  }

  /** Releases a slot and starts the next call in turn. */
  leave(caller: string): void {
    const lane = this.#lanes.get(caller)!;
    lane.running -= 1;
    this.#running -= 1;
    this.#forget(lane);
    this.#next();
  }

  #begin(lane: Lane): void {
    lane.running += 1;
    this.#running += 1;
  }

  #forget(lane: Lane): void {
    if (lane.running === 0 && lane.waiting.size === 0) this.#lanes.delete(lane.key);
  }

  #wait(lane: Lane, requestEnd: RequestEnd | undefined): Promise<void> {
    if (this.#waiting >= this.#options.waiting) this.#refuseLongest();
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        go: resolve,
        refuse: reject,
        requestEnd,
        left: () => {
          this.#remove(lane, waiter);
          reject(new Error('The request has ended.'));
        },
      };
      lane.waiting.add(waiter);
      this.#waiting += 1;
      this.#turns.add(lane);
      requestEnd?.listen(waiter.left);
    });
  }

  #remove(lane: Lane, waiter: Waiter): void {
    if (!lane.waiting.delete(waiter)) return;
    this.#waiting -= 1;
    waiter.requestEnd?.forget(waiter.left);
    if (lane.waiting.size === 0) this.#turns.delete(lane);
    this.#forget(lane);
  }

  #refuseLongest(): void {
    let longest: Lane | undefined;
    for (const lane of this.#turns) if (!longest || lane.waiting.size > longest.waiting.size) longest = lane;
    const waiter = longest && [...longest.waiting].at(-1);
    if (!longest || !waiter) return;
    this.#remove(longest, waiter);
    waiter.refuse(new QueueFull());
  }

  /** Starts waiting calls, one per caller in turn. Skips at most as many callers as have running calls. */
  #next(): void {
    for (const lane of this.#turns) {
      if (this.#running >= this.#options.slots) return;
      if (!this.#mayRun(lane)) continue;
      const [waiter] = lane.waiting;
      this.#begin(lane);
      this.#turns.delete(lane);
      this.#remove(lane, waiter!);
      // Append again: a set iterates in insertion order, and this loop reaches it again.
      if (lane.waiting.size > 0) this.#turns.add(lane);
      waiter!.go();
    }
  }
}
