import { payload, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the curation area. */
export const curationResolvers = {
  Cve: {
    curations: (cve, _args, context) => (context.viewer ? context.sources.curation.ofCve(cve.cveId) : null),
  },
  Organization: {
    openVex: (organization, _args, context) => context.sources.curation.document(organization.name),
  },
  Mutation: {
    curateCve: (_, { input }, context) =>
      payload(async () => ({ curation: await context.sources.curation.say(input) })),
    withdrawCuration: (_, { input: { organization, curationId } }, context) =>
      payload(async () => {
        await context.sources.curation.withdraw(organization, curationId);
        return { withdrawnId: curationId };
      }),
    importOpenVex: (_, { input: { organization, document } }, context) =>
      payload(() => context.sources.curation.take(organization, document)),
  },
} satisfies AreaResolvers;
