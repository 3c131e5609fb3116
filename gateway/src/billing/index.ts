export { billingResolvers } from './resolvers.ts';
export { BillingSource } from './source.ts';
