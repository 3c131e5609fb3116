import { defineArea, node } from '../area.ts';
import { policyResolvers } from './resolvers.ts';
import { PolicySource } from './source.ts';

export { draftOf } from './source.ts';
export { toRun, type PolicyRunModel } from './model.ts';

declare module '../context.ts' {
  interface Sources {
    policy: PolicySource;
  }
}

/** Package policies, what they would change, and their runs. */
export const area = defineArea({
  name: 'policy',
  source: PolicySource,
  resolvers: [policyResolvers],
  nodes: {
    Policy: node(['organization', 'uuid'], ({ organization, uuid }, { sources }) =>
      sources.policy.find(organization, uuid),
    ),
    PolicyRun: node(['organization', 'channel', 'uuid'], ({ organization, channel, uuid }, { sources }) =>
      sources.policy.run(organization, channel, uuid),
    ),
  },
});
