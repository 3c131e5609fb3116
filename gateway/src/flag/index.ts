export { Flags, type FlagSettings } from './flags.ts';
export { flagResolvers } from './resolvers.ts';
