export { identityResolvers } from './resolvers.ts';
