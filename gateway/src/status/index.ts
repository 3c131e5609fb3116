import { defineArea } from '../area.ts';
import { statusResolvers } from './resolvers.ts';
import { StatusSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    status: StatusSource;
  }
}

/** Health of the hub's services. */
export const area = defineArea({
  name: 'status',
  source: StatusSource,
  resolvers: [statusResolvers],
});
