import type { Balance, Budgets } from './budget.ts';

/** What one request has cost its caller so far; points are taken from the budget as they come. */
export class Bill {
  /** Points taken so far. */
  points = 0;
  readonly #budgets: Budgets;
  readonly #caller: string;

  constructor(budgets: Budgets, caller: string) {
    this.#budgets = budgets;
    this.#caller = caller;
  }

  /** Takes points. */
  add(points: number): void {
    this.points += points;
    this.#budgets.take(this.#caller, points);
  }

  /** How the caller stands now. */
  get balance(): Balance { return this.#budgets.balance(this.#caller); }
}

/**
 * The balance as answers tell it (draft-ietf-httpapi-ratelimit-headers-10): the policy is a quota of points in a window of a minute,
 * and then what is left and the seconds until the bucket is full again.
 */
export const balanceHeaders = ({ limit, remaining, reset }: Balance): { 'ratelimit-policy': string; 'ratelimit': string } =>
  ({ 'ratelimit-policy': `"points";q=${limit};w=60`, 'ratelimit': `"points";r=${remaining};t=${reset}` });

/** The sentence of a 429. @param wait seconds until the next request is taken */
export const waitMessage = (wait: number): string =>
  `You have asked for more than this hub gives one caller in a minute. Wait ${wait} ${wait === 1 ? 'second' : 'seconds'}, then go on more slowly; the RateLimit header of every answer says how many points are left.`;

/** The sentence of a 429 for who has too many requests open. */
export const crowdedMessage = 'Too many of your requests wait for an answer already. Let some of them finish, then try again.';
