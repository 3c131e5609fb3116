export { navigationResolvers } from './resolvers.ts';
export { NavigationSource } from './source.ts';
