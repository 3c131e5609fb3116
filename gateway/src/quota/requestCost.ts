import type { Balance, Budgets } from './budget.ts';

/** Bytes per point of a request body or a service response. */
const bytesPerPoint = 16 * 1_024;

/** Cost factor for bytes of the schema: no service returns them, and the gateway's only thread computes each. */
const schemaFactor = 4;

/** Resolved objects per point: so many take about as long as a call. */
const objectsPerPoint = 100;

/** Share of a full bucket above which a caller's calls run in parallel. */
const ample = 0.9;

/** Tracks the cost of one request; points are deducted immediately. */
export class RequestCost {
  /** Points deducted so far. */
  points = 0;
  /** Fraction of a point, not deducted yet. */
  #parts = 0;
  readonly #budgets: Budgets;
  readonly #caller: string;

  constructor(budgets: Budgets, caller: string) {
    this.#budgets = budgets;
    this.#caller = caller;
  }

  /** Deducts points. */
  addPoints(points: number): void {
    this.points += points;
    this.#budgets.take(this.#caller, points);
  }

  /** Deducts points for transferred bytes, in whole points. */
  addBytes(bytes: number): void {
    this.#part(bytes / bytesPerPoint);
  }

  /** Deducts points for schema data. */
  addSchemaBytes(bytes: number): void {
    this.addBytes(bytes * schemaFactor);
  }

  /** Deducts points for used objects, in whole points. */
  addObjects(objects: number): void {
    this.#part(objects / objectsPerPoint);
  }

  #part(points: number): void {
    this.#parts += points;
    const whole = Math.floor(this.#parts);
    if (whole === 0) return;
    this.#parts -= whole;
    this.addPoints(whole);
  }

  /** Whether the caller has enough points left for parallel calls; otherwise they run one after another. */
  get isAmple(): boolean {
    const { remaining, limit } = this.balance;
    return remaining >= limit * ample;
  }

  /** The caller's current balance. */
  get balance(): Balance {
    return this.#budgets.balance(this.#caller);
  }
}

/**
 * Rate limit headers (draft-ietf-httpapi-ratelimit-headers-10): the policy is a quota of points per minute, then the
 * remaining points and the seconds until the bucket is full.
 */
export const rateLimitHeaders = ({
  limit,
  remaining,
  reset,
}: Balance): { 'ratelimit-policy': string; ratelimit: string } => ({
  'ratelimit-policy': `"points";q=${limit};w=60`,
  ratelimit: `"points";r=${remaining};t=${reset}`,
});

/** Message of a 429. @param wait seconds until the next request is accepted */
export const outOfPointsMessage = (wait: number): string =>
  `Rate limit exceeded. Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}. The RateLimit header shows your remaining points.`;

/** Message of a 429 for too many open requests. */
export const tooManyWaitingMessage = 'Too many concurrent requests. Wait for some to finish, then try again.';
