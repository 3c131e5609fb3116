import { LRUCache } from 'lru-cache';

/** How a caller's budget stands. */
export interface Balance {
  /** Points of a full bucket, and of a minute. */
  limit: number;
  /** Whole points left; 0 when the bucket is empty or more was taken than was in it. */
  remaining: number;
  /** Seconds until the bucket is full again. */
  reset: number;
  /** Seconds until the next request is taken; 0 when it would be now. */
  wait: number;
}

interface Bucket {
  points: number;
  at: number;
}

const minute = 60_000;
/** Callers whose buckets are remembered. A bucket that goes comes back full. */
const mostCallers = 10_000;

/**
 * A bucket of points per caller that fills up within a minute. What an operation costs is known when it has run, so it may take more than
 * is left: the caller then waits until the debt is filled up.
 */
export class Budgets {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #buckets = new LRUCache<string, Bucket>({ max: mostCallers });

  /** @param limit points of a full bucket, and of a minute; @param now milliseconds of a clock that never goes back */
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

  /** Takes points, however many are left. */
  take(caller: string, points: number): void {
    this.#bucket(caller).points -= points;
  }

  /** How a caller stands now. */
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
