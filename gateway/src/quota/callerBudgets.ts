import { RequestCost } from './requestCost.ts';
import { Budgets } from './budget.ts';
import { callerKey } from './caller.ts';
import { Tarpit } from './tarpit.ts';
import type { Quotas } from './quotas.ts';

/** The budgets of all callers, one set for GraphQL and REST together, and how often somebody was told to wait. */
export class CallerBudgets {
  /** Requests refused because a budget was empty. */
  refused = 0;
  /** How long refusals wait. */
  readonly tarpit = new Tarpit();
  readonly #members: Budgets;
  readonly #visitors: Budgets;

  constructor({ points, visitorPoints }: Quotas) {
    this.#members = new Budgets(points);
    this.#visitors = new Budgets(visitorPoints);
  }

  /** The cost of a request that begins. @param userId of a verified session or token; null for everybody else, who are told apart by address */
  costOf(userId: string | null, address: string): { key: string; requestCost: RequestCost } {
    const key = callerKey(userId, address);
    return { key, requestCost: new RequestCost(userId === null ? this.#visitors : this.#members, key) };
  }
}
