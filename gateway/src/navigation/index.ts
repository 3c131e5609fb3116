import { defineArea } from '../area.ts';
import { navigationResolvers } from './resolvers.ts';
import { NavigationSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    navigation: NavigationSource;
  }
}

/** Entries of the main navigation. */
export const area = defineArea({
  name: 'navigation',
  source: NavigationSource,
  resolvers: [navigationResolvers],
});
