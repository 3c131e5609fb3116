import { defineArea, node } from '../area.ts';
import { toId } from '../graphql/index.ts';
import { deltaResolvers } from './resolvers.ts';
import { DeltaSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    delta: DeltaSource;
  }
}

/** What publications of channels added and removed, and whom that is mailed to. */
export const area = defineArea({
  name: 'delta',
  source: DeltaSource,
  resolvers: [deltaResolvers],
  nodes: {
    DeltaSubscription: node(['organization', 'uuid'], async ({ organization, uuid }, { sources }) => {
      const id = toId('DeltaSubscription', organization, uuid);
      return (await sources.delta.subscriptions(organization, null)).find((each) => each.id === id) ?? null;
    }),
  },
});
