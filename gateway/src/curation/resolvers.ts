import { connection, pageCursors, payload, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the curation area. */
export const curationResolvers = {
  Cve: {
    curations: (cve, _args, context) => (context.viewer ? context.sources.curation.ofCve(cve.cveId) : null),
  },
  Organization: {
    openVex: (organization, _args, context) => context.sources.curation.document(organization.name),
    vexFeeds: ({ name, role }, _args, context) => (role ? context.sources.curation.feeds(name) : null),
    vexStatements: ({ name, role }, { state, ...args }, context) =>
      role
        ? connection(
            args,
            ['VEX statements', name, state],
            (page) => context.sources.curation.statements(name, state, page),
            (statement) => statement,
          )
        : null,
  },
  VexStatementConnection: { pageCursors },
  Mutation: {
    curateCve: (_, { input }, context) =>
      payload(async () => ({ curation: await context.sources.curation.say(input) })),
    withdrawCuration: (_, { input: { organization, curationId } }, context) =>
      payload(async () => {
        await context.sources.curation.withdraw(organization, curationId);
        return { withdrawnId: curationId };
      }),
    addVexFeed: (_, { input: { organization, url } }, context) =>
      payload(async () => ({ feed: await context.sources.curation.addFeed(organization, url) })),
    readVexFeed: (_, { input: { organization, feedId } }, context) =>
      payload(async () => ({ feed: await context.sources.curation.readFeed(organization, feedId) })),
    removeVexFeed: (_, { input: { organization, feedId } }, context) =>
      payload(async () => {
        await context.sources.curation.removeFeed(organization, feedId);
        return { removedId: feedId };
      }),
    decideVexStatement: (_, { input }, context) =>
      payload(async () => ({ statement: await context.sources.curation.decide(input) })),
    importOpenVex: (_, { input: { organization, document } }, context) =>
      payload(() => context.sources.curation.take(organization, document)),
  },
} satisfies AreaResolvers;
