/**
 * Per-caller limits, so that no caller starves the others. Three mechanisms reject a caller (a verified user, else an
 * address or its network, see `callerKey`), and a fourth delays rejections:
 * 1. `Budgets`: points per minute (`CALLER_POINTS`, `VISITOR_POINTS`). The cost of a request is in its `RequestCost`
 * once it has run; while the bucket is empty, 429 with Retry-After.
 * 2. `FairQueue`: running service calls (`CALLER_CONCURRENCY`). Others wait, and callers take turns; 429 if the
 * caller's part of the queue is full.
 * 3. `OperationCost`: calls (`OPERATION_CALLS`) and objects of one GraphQL operation; exceeding them ends only that
 * operation.
 * 4. `Tarpit`: delays repeated rejections of a caller, up to two seconds each, including those for invalid tokens and
 * bodies. It rejects nothing itself.
 * Each gateway counts separately.
 */
export { CallerBudgets } from './callerBudgets.ts';
export { rateLimitHeaders, RequestCost, tooManyWaitingMessage, outOfPointsMessage } from './requestCost.ts';
export type { Balance } from './budget.ts';
export { callerKey } from './caller.ts';
export { FairQueue, QueueFull, type QueueState } from '@terrarium/domain/http';
export { defaultQuotas, type Quotas } from './quotas.ts';
export { OperationCost } from './operationCost.ts';
