export { subscription as subscriptionSchema } from './contract.ts';
export { PlanGrants } from './grants.ts';
export { notInPlan } from './planRefusal.ts';
export { Plans } from './plans.ts';
export type { BillingService } from './service.ts';
export { insertDefaultPlan, listSubscriptions } from './store.ts';
export type { Owner } from './store.ts';
