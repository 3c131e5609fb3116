import { connection, payload, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the environment area. */
export const environmentResolvers = {
  Cve: {
    environments: (cve, _args, context) => (context.viewer ? context.sources.environment.hitBy(cve.cveId) : null),
  },
  Organization: {
    environments: (organization, args, context) => {
      const q = args.q?.trim() || null;
      return connection(
        args,
        ['environments', organization.name, q, args.status ?? null],
        (page) => context.sources.environment.list(organization.name, { q, status: args.status ?? null }, page),
        (environment) => environment,
      );
    },
    environment: (organization, { environmentId }, context) =>
      context.sources.environment.find(organization.name, environmentId),
    environmentUsers: (organization, args, context) =>
      connection(
        args,
        ['environment users', organization.name],
        (page) => context.sources.environment.users(organization.name, page),
        (each) => each,
      ),
  },
  Environment: {
    stats: (environment, _args, context) => context.sources.environment.stats(environment),
    packages: (environment, args, context) =>
      connection(
        args,
        ['environment packages', environment.id],
        (page) => context.sources.environment.packages(environment, page),
        (each) => each,
      ),
  },
  Mutation: {
    scanEnvironment: (_, { input }, context) =>
      payload(async () => ({
        scan: await context.sources.environment.scan(input.organization, input.environmentId),
      })),
    setEnvironmentState: (_, { input: { organization, environmentId, status, customMessage } }, context) =>
      payload(async () => ({
        environment: await context.sources.environment.setState(
          organization,
          environmentId,
          status,
          customMessage?.trim() || null,
        ),
      })),
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
