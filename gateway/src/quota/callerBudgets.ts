import { RequestCost } from './requestCost.ts';
import { Budgets } from './budget.ts';
import { callerKey } from './caller.ts';
import { Tarpit } from './tarpit.ts';
import type { Quotas } from './quotas.ts';

/** Rate limits of all callers, shared by GraphQL and REST, and the number of rejections. */
export class CallerBudgets {
  /** Number of requests rejected by the rate limit. */
  refused = 0;
  /** Delays of rejections. */
  readonly tarpit = new Tarpit();
  readonly #members: Budgets;
  readonly #visitors: Budgets;

  constructor({ points, visitorPoints }: Quotas) {
    this.#members = new Budgets(points);
    this.#visitors = new Budgets(visitorPoints);
  }

  /**
   * Cost tracker of a new request.
   * @param userId of a verified session or token; null for others, who are distinguished by address
   */
  costOf(userId: string | null, address: string): { key: string; requestCost: RequestCost } {
    const key = callerKey(userId, address);
    return { key, requestCost: new RequestCost(userId === null ? this.#visitors : this.#members, key) };
  }
}
