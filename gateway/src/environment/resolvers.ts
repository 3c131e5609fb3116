import { connection, payload, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the environment area. */
export const environmentResolvers = {
  Organization: {
    environments: (organization, args, context) => {
      const q = args.q?.trim() || null;
      return connection(
        args,
        ['environments', organization.name, q],
        (page) => context.sources.environment.list(organization.name, q, page),
        (environment) => environment,
      );
    },
    environment: (organization, { environmentId }, context) =>
      context.sources.environment.find(organization.name, environmentId),
  },
  Environment: {
    packages: (environment, args, context) =>
      connection(
        args,
        ['environment packages', environment.id],
        (page) => context.sources.environment.packages(environment, page),
        (each) => each,
      ),
  },
  Mutation: {
    removeEnvironment: (_, { input }, context) =>
      payload(async () => ({
        deletedId: (await context.sources.environment.setRemoved(input.organization, input.environmentId, true)).id,
      })),
    restoreEnvironment: (_, { input }, context) =>
      payload(async () => ({
        environment: await context.sources.environment.setRemoved(input.organization, input.environmentId, false),
      })),
  },
} satisfies AreaResolvers;
