export { statusResolvers } from './resolvers.ts';
export { StatusSource } from './source.ts';
