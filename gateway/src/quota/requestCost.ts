import type { Balance, Budgets } from './budget.ts';

/** Bytes of a body, of a request or of an answer of the services, for which it costs a point. */
const bytesPerPoint = 16 * 1_024;

/** How much dearer the bytes of an answer about the schema are: no service is asked for them, the gateway's one thread works each of them out. */
const schemaFactor = 4;

/** Objects that are handed to an operation for which it costs a point: to resolve so many takes about as long as a call. */
const objectsPerPoint = 100;

/** Share of a full budget above which a caller's calls go side by side. */
const ample = 0.9;

/** What one request has cost its caller so far; points are taken from the budget as they come. */
export class RequestCost {
  /** Points taken so far. */
  points = 0;
  /** Less than a point, not taken yet. */
  #parts = 0;
  readonly #budgets: Budgets;
  readonly #caller: string;

  constructor(budgets: Budgets, caller: string) {
    this.#budgets = budgets;
    this.#caller = caller;
  }

  /** Takes points. */
  addPoints(points: number): void {
    this.points += points;
    this.#budgets.take(this.#caller, points);
  }

  /** Takes the points of bytes that were carried, once they come to whole ones. */
  addBytes(bytes: number): void {
    this.#part(bytes / bytesPerPoint);
  }

  /** Takes the points of an answer about the schema. */
  addSchemaBytes(bytes: number): void {
    this.addBytes(bytes * schemaFactor);
  }

  /** Takes the points of objects that were handed out, once they come to whole ones. */
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

  /** Whether the caller has asked so little lately that its calls may go side by side; else they go one after the other. */
  get isAmple(): boolean {
    const { remaining, limit } = this.balance;
    return remaining >= limit * ample;
  }

  /** How the caller stands now. */
  get balance(): Balance {
    return this.#budgets.balance(this.#caller);
  }
}

/**
 * The balance as answers tell it (draft-ietf-httpapi-ratelimit-headers-10): the policy is a quota of points in a window of a minute,
 * and then what is left and the seconds until the bucket is full again.
 */
export const rateLimitHeaders = ({
  limit,
  remaining,
  reset,
}: Balance): { 'ratelimit-policy': string; ratelimit: string } => ({
  'ratelimit-policy': `"points";q=${limit};w=60`,
  ratelimit: `"points";r=${remaining};t=${reset}`,
});

/** The sentence of a 429. @param wait seconds until the next request is taken */
export const outOfPointsMessage = (wait: number): string =>
  `You have asked for more than this hub gives one caller in a minute. Wait ${wait} ${wait === 1 ? 'second' : 'seconds'}, then go on more slowly; the RateLimit header of every answer says how many points are left.`;

/** The sentence of a 429 for who has too many requests open. */
export const tooManyWaitingMessage =
  'Too many of your requests wait for an answer already. Let some of them finish, then try again.';
