/** The end of a request, of which who waits for it learns. */
export interface RequestEnd {
  /** Calls `end` when the request ends; at once when it has ended already. */
  listen(end: () => void): void;
  /** Takes back what `listen` was told. */
  forget(end: () => void): void;
}

/** No room to wait: too much of one caller waits already. */
export class QueueFull extends Error {}

interface Waiter {
  go: () => void;
  refuse: (error: Error) => void;
  requestEnd: RequestEnd | undefined;
  left: () => void;
}

/** What one caller has under way and waiting. */
interface Lane {
  key: string;
  running: number;
  most: number;
  waiting: Set<Waiter>;
}

/** Counters of a queue. */
export interface QueueState {
  /** Calls under way. */
  running: number;
  /** Calls that wait for a turn. */
  waiting: number;
  /** Callers that have either. */
  callers: number;
}

/** Bounds of a queue. */
interface FairQueueOptions {
  /** Calls under way at once, of all callers. */
  slots: number;
  /** Calls under way at once of one caller. */
  perCaller: number;
  /** Calls that may wait, of all callers and of one. */
  waiting: number;
  waitingPerCaller: number;
}

/**
 * Shares places (connections to a service, uploads) between callers. Each has at most so many calls under way, and begins another only while fewer of its own
 * are under way than slots are free: k callers that want everything come to 1/(k+1) each, which leaves as much for whoever comes next (the dynamic
 * threshold of Choudhury and Hahne, IEEE/ACM Transactions on Networking 6(2), 1998). Who waits is served in turns, caller by caller. When too
 * many wait, a call of the caller with the longest line is refused.
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

  /** Counters of this moment. */
  get state(): QueueState {
    return { running: this.#running, waiting: this.#waiting, callers: this.#lanes.size };
  }

  #mayRun(lane: Lane): boolean {
    const free = this.#options.slots - this.#running;
    return lane.running < lane.most && lane.running < free;
  }

  /**
   * Takes a slot; it must be given back with {@link leave}.
   * @param caller whose call it is
   * @param requestEnd of the request: a call that waits leaves the line with it
   * @param isAmple whether as many of its calls may go side by side as of any; else they go one after the other
   * @returns undefined when the call may begin at once, else a promise that resolves when it may
   * @throws QueueFull at once or through the promise; the slot is then not held
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

  /** Gives a slot back, and the next in turn begins. */
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

  /** Lets begin what may, a call of each lane in turn. At most as many lanes are passed over as have calls under way. */
  #next(): void {
    for (const lane of this.#turns) {
      if (this.#running >= this.#options.slots) return;
      if (!this.#mayRun(lane)) continue;
      const [waiter] = lane.waiting;
      this.#begin(lane);
      this.#turns.delete(lane);
      this.#remove(lane, waiter!);
      // Behind the others: a set keeps the order in which lanes came, and this loop comes to it again.
      if (lane.waiting.size > 0) this.#turns.add(lane);
      waiter!.go();
    }
  }
}
