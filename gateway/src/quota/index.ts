export { Accounts } from './accounts.ts';
export { balanceHeaders, Bill, crowdedMessage, waitMessage } from './bill.ts';
export { Budgets, type Balance } from './budget.ts';
export { Patience } from './patience.ts';
export { callerKey } from './caller.ts';
export { FairQueue, QueueFull, type QueueState } from './fair.ts';
export { defaultQuotas, type Quotas } from './quotas.ts';
export { Spending } from './spending.ts';
