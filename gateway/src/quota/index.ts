/**
 * What one caller may take of the hub, so that nobody takes it from the others. Three things refuse a caller and a fourth holds refusals back (a verified user, else an address or
 * its network, see `callerKey`):
 * 1. `Budgets`: points a minute (`CALLER_POINTS`, `VISITOR_POINTS`). What a request costs stands on its `RequestCost` when it has run; while the bucket is
 *    empty, 429 with Retry-After.
 * 2. `FairQueue`: so many calls to the services under way at once (`CALLER_CONCURRENCY`), the rest in a line where callers take turns; 429 when the
 *    caller's part of the line is full.
 * 3. `OperationCost`: calls (`OPERATION_CALLS`) and objects of one GraphQL operation; what goes beyond ends that operation, and nothing else.
 * 4. `Tarpit`: who is refused again and again is told later each time, up to two seconds. It refuses nothing itself; it holds back the refusals of
 *    the others, and of wrong tokens and bodies.
 * All are counted in each gateway for itself.
 */
export { CallerBudgets } from './callerBudgets.ts';
export { rateLimitHeaders, RequestCost, tooManyWaitingMessage, outOfPointsMessage } from './requestCost.ts';
export type { Balance } from './budget.ts';
export { callerKey } from './caller.ts';
export { FairQueue, QueueFull, type QueueState } from '@terrarium/domain/http';
export { defaultQuotas, type Quotas } from './quotas.ts';
export { OperationCost } from './operationCost.ts';
