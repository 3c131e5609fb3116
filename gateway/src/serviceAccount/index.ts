import { defineArea, node } from '../area.ts';
import { serviceAccountResolvers } from './resolvers.ts';
import { ServiceAccountSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    serviceAccount: ServiceAccountSource;
  }
}

/** Accounts of machines. */
export const area = defineArea({
  name: 'serviceAccount',
  source: ServiceAccountSource,
  resolvers: [serviceAccountResolvers],
  nodes: {
    ServiceAccount: node(['organization', 'uuid'], ({ organization, uuid }, { sources }) =>
      sources.serviceAccount.find(organization, uuid),
    ),
  },
});
