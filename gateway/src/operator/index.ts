export { operatorResolvers } from './resolvers.ts';
export { OperatorSource } from './source.ts';
