import { defineArea, node } from '../area.ts';
import { groupResolvers } from './resolvers.ts';
import { GroupSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    group: GroupSource;
  }
}

/** Groups of people, and what they may read. */
export const area = defineArea({
  name: 'group',
  source: GroupSource,
  resolvers: [groupResolvers],
  nodes: {
    Group: node(['organization', 'uuid'], ({ organization, uuid }, { sources }) =>
      sources.group.find(organization, uuid),
    ),
  },
});
