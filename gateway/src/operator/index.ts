import { defineArea } from '../area.ts';
import { operatorResolvers } from './resolvers.ts';
import { OperatorSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    operator: OperatorSource;
  }
}

/** What the hub's operators see and do. */
export const area = defineArea({
  name: 'operator',
  source: OperatorSource,
  resolvers: [operatorResolvers],
});
