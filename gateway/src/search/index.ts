export { searchResolvers } from './resolvers.ts';
export { SearchSource } from './source.ts';
