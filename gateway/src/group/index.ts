export { groupResolvers } from './resolvers.ts';
export { GroupSource } from './source.ts';
