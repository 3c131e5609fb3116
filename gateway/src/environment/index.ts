export { environmentResolvers } from './resolvers.ts';
export { EnvironmentSource } from './source.ts';
