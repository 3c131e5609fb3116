import { defineArea } from '../area.ts';
import { learningResolvers } from './resolvers.ts';
import { LearningSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    learning: LearningSource;
  }
}

/** Learning videos. */
export const area = defineArea({
  name: 'learning',
  source: LearningSource,
  resolvers: [learningResolvers],
});
