import { defineArea } from '../area.ts';
import { snapshotResolvers } from './resolvers.ts';
import { SnapshotSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    snapshot: SnapshotSource;
  }
}

/** What channels served before, at addresses of their own. */
export const area = defineArea({
  name: 'snapshot',
  source: SnapshotSource,
  resolvers: [snapshotResolvers],
});
