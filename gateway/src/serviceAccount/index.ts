export { serviceAccountResolvers } from './resolvers.ts';
export { ServiceAccountSource } from './source.ts';
