import { defineArea } from '../area.ts';
import { searchResolvers } from './resolvers.ts';
import { SearchSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    search: SearchSource;
  }
}

/** Finding packages. */
export const area = defineArea({
  name: 'search',
  source: SearchSource,
  resolvers: [searchResolvers],
});
