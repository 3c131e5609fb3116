import { LRUCache } from 'lru-cache';

/** State of a caller's rate limit. */
export interface Balance {
  /** Points of a full bucket, and per minute. */
  limit: number;
  /** Whole points left; 0 if the bucket is empty or overdrawn. */
  remaining: number;
  /** Seconds until the bucket is full again. */
  reset: number;
  /** Seconds until the next request is accepted; 0 if it is now. */
  wait: number;
}

interface Bucket {
  points: number;
  at: number;
}

const minute = 60_000;
/** Number of stored buckets. A dropped bucket returns full. */
const mostCallers = 10_000;

/**
 * A token bucket of points per caller that refills within a minute. The cost of an operation is known only afterwards,
 * so it can exceed the rest: the caller then waits until the debt is refilled.
 */
export class Budgets {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #buckets = new LRUCache<string, Bucket>({ max: mostCallers });

  /** @param limit points of a full bucket, and per minute @param now milliseconds of a monotonic clock */
  constructor(limit: number, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  #bucket(caller: string): Bucket {
    const now = this.#now();
    const bucket = this.#buckets.get(caller);
    if (bucket === undefined) {
      const full = { points: this.#limit, at: now };
      this.#buckets.set(caller, full);
      return full;
    }
    bucket.points = Math.min(this.#limit, bucket.points + ((now - bucket.at) / minute) * this.#limit);
    bucket.at = now;
    return bucket;
  }

  /** Removes points, possibly below zero. */
  take(caller: string, points: number): void {
    this.#bucket(caller).points -= points;
  }

  /** The caller's current balance. */
  balance(caller: string): Balance {
    const { points } = this.#bucket(caller);
    const seconds = (missing: number): number => Math.max(0, Math.ceil((missing * 60) / this.#limit));
    return {
      limit: this.#limit,
      remaining: Math.max(0, Math.floor(points)),
      reset: seconds(this.#limit - points),
      wait: points >= 1 ? 0 : Math.max(1, seconds(1 - points)),
    };
  }
}
