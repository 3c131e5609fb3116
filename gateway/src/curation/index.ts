import { defineArea } from '../area.ts';
import { curationResolvers } from './resolvers.ts';
import { CurationSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    curation: CurationSource;
  }
}

/** What organizations say of CVEs in their packages. */
export const area = defineArea({ name: 'curation', source: CurationSource, resolvers: [curationResolvers] });
