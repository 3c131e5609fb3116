import { namedBy, onlyFor, payload, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of trusted workloads. Only admins are answered upstream, so others are not asked for. */
export const workloadResolvers = {
  Organization: {
    trustedWorkloads: (organization, _args, context) =>
      onlyFor('admins of the organization', organization.role === 'ADMIN', () =>
        context.sources.workload.list(organization.name),
      ),
  },
  Mutation: {
    trustWorkload: (_, { input }, { sources }) =>
      payload(async () => {
        await sources.workload.trust(input);
        return { organization: () => sources.organization.byName(input.organization) };
      }),
    removeTrustedWorkload: (_, { input }, { sources }) =>
      payload(async () => {
        await sources.workload.remove(input.organization, namedBy('TrustedWorkload', input.id, 'trusted workload'));
        return { organization: () => sources.organization.byName(input.organization) };
      }),
  },
} satisfies AreaResolvers;
