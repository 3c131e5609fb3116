import { defineArea } from '../area.ts';
import { flagResolvers } from './resolvers.ts';

export { Flags, type FlagSettings } from './flags.ts';

/** Feature flags. */
export const area = defineArea({
  name: 'flag',
  resolvers: [flagResolvers],
});
