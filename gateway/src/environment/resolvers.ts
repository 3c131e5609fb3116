import type { Context } from '../context.ts';
import { connection, type PageArguments } from '../graphql/index.ts';
import type { OrganizationModel } from '../organization/index.ts';
import type { EnvironmentModel } from './source.ts';

/** Resolvers of the environment area. */
export const environmentResolvers = {
  Organization: {
    environments: (organization: OrganizationModel, args: PageArguments & { q?: string | null }, context: Context) => {
      const q = args.q?.trim() || null;
      return connection(args, ['environments', organization.name, q], (page) => context.sources.environment.list(organization.name, q, page), (environment) => environment);
    },
    environment: (organization: OrganizationModel, { environmentId }: { environmentId: string }, context: Context) => context.sources.environment.find(organization.name, environmentId),
  },
  Environment: {
    packages: (environment: EnvironmentModel, args: PageArguments, context: Context) =>
      connection(args, ['environment packages', environment.id], (page) => context.sources.environment.packages(environment, page), (each) => each),
  },
};
