import { defineArea } from '../area.ts';
import { changeResolvers } from './resolvers.ts';
import { ChangeSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    change: ChangeSource;
  }
}

/** Who changed what of an organization. */
export const area = defineArea({ name: 'change', source: ChangeSource, resolvers: [changeResolvers] });
