import { defineArea } from '../area.ts';
import { guideResolvers } from './resolvers.ts';
import { GuideSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    guide: GuideSource;
  }
}

/** Pages of documentation. */
export const area = defineArea({ name: 'guide', source: GuideSource, resolvers: [guideResolvers] });
