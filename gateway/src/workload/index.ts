import { defineArea, node } from '../area.ts';
import { workloadResolvers } from './resolvers.ts';
import { WorkloadSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    workload: WorkloadSource;
  }
}

/** Workloads that channels trust. */
export const area = defineArea({
  name: 'workload',
  source: WorkloadSource,
  resolvers: [workloadResolvers],
  nodes: {
    TrustedWorkload: node(['organization', 'uuid'], ({ organization, uuid }, { sources }) =>
      sources.workload.find(organization, uuid),
    ),
  },
});
