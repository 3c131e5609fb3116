import { defineArea } from '../area.ts';
import { collectionResolvers } from './resolvers.ts';
import { CollectionSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    collection: CollectionSource;
  }
}

/** Collections of packages and files. */
export const area = defineArea({ name: 'collection', source: CollectionSource, resolvers: [collectionResolvers] });
