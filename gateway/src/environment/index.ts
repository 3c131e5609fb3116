import { defineArea, node } from '../area.ts';
import { environmentResolvers } from './resolvers.ts';
import { EnvironmentSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    environment: EnvironmentSource;
  }
}

/** Environments that clients report. */
export const area = defineArea({
  name: 'environment',
  source: EnvironmentSource,
  resolvers: [environmentResolvers],
  nodes: {
    Environment: node(['organization', 'uuid'], ({ organization, uuid }, { sources }) =>
      sources.environment.find(organization, uuid),
    ),
  },
});
