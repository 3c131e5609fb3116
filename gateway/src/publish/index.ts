import { defineArea } from '../area.ts';
import { publishResolvers } from './resolvers.ts';
import { PublishSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    publish: PublishSource;
  }
}

/** Uploads of packages that are asked for beforehand, and files that are withdrawn. */
export const area = defineArea({ name: 'publish', source: PublishSource, resolvers: [publishResolvers] });
