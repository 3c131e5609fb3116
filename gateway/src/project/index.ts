import { defineArea, node } from '../area.ts';
import { projectResolvers } from './resolvers.ts';
import { ProjectSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    project: ProjectSource;
  }
}

/** Projects of people and organizations. */
export const area = defineArea({
  name: 'project',
  source: ProjectSource,
  resolvers: [projectResolvers],
  nodes: {
    Project: node(['uuid'], ({ uuid }, { sources }) => sources.project.find(uuid)),
  },
});
