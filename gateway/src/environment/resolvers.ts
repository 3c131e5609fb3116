import { connection, onlyFor, pageOf, payload, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the environment area. */
export const environmentResolvers = {
  Cve: {
    environments: (cve, _args, context) =>
      onlyFor('people who are signed in', context.viewer !== null, () => context.sources.environment.hitBy(cve.cveId)),
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
    environmentReviews: (organization, { first, offset, status }, context) =>
      context.sources.environment.reviews(organization.name, status ?? null, pageOf(first, offset)),
    environmentReview: (organization, { environmentId }, context) =>
      context.sources.environment.review(organization.name, environmentId),
    environment: (organization, { environmentId }, context) =>
      context.sources.environment.find(organization.name, environmentId),
    exposure: (organization, { package: name, spec, cve, first, offset, ifRefused }, context) =>
      context.sources.environment.exposure(
        organization.name,
        {
          package: name?.trim() || null,
          spec: spec?.trim() || null,
          cve: cve?.trim() || null,
          ifRefused: ifRefused ?? false,
        },
        pageOf(first, offset),
      ),
    exposureDays: (organization, { days }, context) =>
      context.sources.environment.exposureDays(organization.name, days ?? 90),
    environmentsUnderDraft: (organization, { channel, filters, policyId, first, offset }, context) =>
      context.sources.environment.underDraft(
        organization.name,
        { channel, filters, policyId: policyId ?? null },
        pageOf(first, offset),
      ),
    environmentUsers: (organization, args, context) =>
      connection(
        args,
        ['environment users', organization.name],
        (page) => context.sources.environment.users(organization.name, page),
        (each) => each,
      ),
  },
  Environment: {
    owner: (environment, _args, context) => context.sources.environment.owner(environment),
    stats: (environment, _args, context) => context.sources.environment.stats(environment),
    moments: (environment, args, context) =>
      connection(
        args,
        ['environment moments', environment.id],
        (page) => context.sources.environment.moments(environment, page),
        (each) => each,
      ),
    difference: (environment, args, context) => {
      const sides = {
        before: args.beforeMoment ?? null,
        after: args.afterMoment ?? null,
        with: args.otherEnvironment ?? null,
      };
      return connection(
        args,
        ['environment difference', environment.id, sides],
        (page) => context.sources.environment.difference(environment, sides, page),
        (each) => each,
      );
    },
    draft: (environment, { channel, filters, policyId }, context) =>
      context.sources.environment.draft(environment, {
        channel: channel?.trim() || null,
        filters,
        policyId: policyId ?? null,
      }),
    lock: (environment, { form }, context) => context.sources.environment.lock(environment, form ?? 'EXPLICIT'),
    sbom: (environment, { format }, context) => context.sources.environment.sbom(environment, format ?? 'CYCLONEDX'),
    packagesCsv: (environment, _args, context) => context.sources.environment.packagesCsv(environment),
    packages: (environment, args, context) =>
      connection(
        args,
        ['environment packages', environment.id],
        (page) => context.sources.environment.packages(environment, page),
        (each) => each,
      ),
  },
  Mutation: {
    importEnvironment: (_, { input }, context) => payload(() => context.sources.environment.import(input)),
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
          customMessage === undefined ? undefined : customMessage?.trim() || null,
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
