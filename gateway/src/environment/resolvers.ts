import { connection, namedBy, payload, severityOf, uuidIn, withPages, type AreaResolvers } from '../graphql/index.ts';

/** UUID of the environment that an input names. @throws UpstreamError NOT_FOUND for another ID */
const uuidOf = (id: string): string => namedBy('Environment', id, 'environment');

/** Resolvers of the environment area. */
export const environmentResolvers = {
  Organization: {
    environments: (organization, args, context) => {
      const q = args.query?.trim() || null;
      return connection(
        args,
        ['environments', organization.name, q, args.status ?? null],
        (page) => context.sources.environment.list(organization.name, { q, status: args.status ?? null }, page),
        (environment) => environment,
      );
    },
    environment: (organization, { environmentId }, context) => {
      const uuid = uuidIn('Environment', environmentId);
      return uuid === null ? null : context.sources.environment.find(organization.name, uuid);
    },
    packageUsage: (organization, { package: name, spec, cveId, previewBlocking }, context, info) => {
      const subject = { package: name?.trim() || null, spec: spec?.trim() || null, cve: cveId?.trim() || null };
      const ifRefused = previewBlocking ?? false;
      return withPages(info, 'environments', ['packageUsage', organization.name, subject], (page) =>
        context.sources.environment.exposure(organization.name, { ...subject, ifRefused }, page),
      );
    },
    environmentImpact: (organization, { channel, filters, rules, policyId }, context, info) => {
      const draft = { channel, filters, rules, policyId: policyId ?? null };
      return withPages(info, 'environments', ['environmentImpact', organization.name, draft], (page) =>
        context.sources.environment.underDraft(organization.name, draft, page),
      );
    },
  },
  PackageUsage: { environments: ({ pages }, args) => pages(args) },
  EnvironmentImpactSummary: { environments: ({ pages }, args) => pages(args) },
  Environment: {
    owner: (environment, _args, context) => context.sources.environment.owner(environment),
    stats: (environment, _args, context) => context.sources.environment.stats(environment),
    diff: (environment, args, context) => {
      const { compareToEnvironmentId: other } = args;
      const compareTo = other == null ? null : uuidIn('Environment', other);
      if (other != null && compareTo === null) return null;
      const sides = {
        before: args.baseRevisionId ?? null,
        after: args.headRevisionId ?? null,
        with: compareTo,
      };
      return connection(
        args,
        ['environment difference', environment.id, sides],
        (page) => context.sources.environment.difference(environment, sides, page),
        (each) => each,
      );
    },
    policyImpact: (environment, { channel, filters, rules, policyId }, context) =>
      context.sources.environment.draft(environment, {
        channel: channel?.trim() || null,
        filters,
        rules,
        policyId: policyId ?? null,
      }),
  },
  EnvironmentFinding: { highestSeverity: ({ rest }) => severityOf(rest.worst_score) },
  Mutation: {
    importEnvironment: (_, { input }, context) => payload(() => context.sources.environment.import(input)),
    updateEnvironmentStatus: (_, { input: { organization, environmentId, status, customMessage } }, context) =>
      payload(async () => ({
        environment: await context.sources.environment.setState(
          organization,
          uuidOf(environmentId),
          status,
          customMessage === undefined ? undefined : customMessage?.trim() || null,
        ),
      })),
    deleteEnvironment: (_, { input }, context) =>
      payload(async () => ({
        deletedId: (await context.sources.environment.setRemoved(input.organization, uuidOf(input.environmentId), true))
          .id,
      })),
    restoreEnvironment: (_, { input }, context) =>
      payload(async () => ({
        environment: await context.sources.environment.setRemoved(
          input.organization,
          uuidOf(input.environmentId),
          false,
        ),
      })),
  },
} satisfies AreaResolvers;
