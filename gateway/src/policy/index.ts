export { toRun, type PolicyRunModel } from './model.ts';
export { policyResolvers } from './resolvers.ts';
export { PolicySource } from './source.ts';
