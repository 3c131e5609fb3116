import { connection, onlyFor, pageCursors, payload, unlessHidden, type AreaResolvers } from '../graphql/index.ts';

const MEMBERS = 'members of the organization';

/** Resolvers of the curation area. */
export const curationResolvers = {
  Cve: {
    curations: (cve, _args, context) =>
      onlyFor('people who are signed in', context.viewer !== null, () => context.sources.curation.ofCve(cve.cveId)),
  },
  Organization: {
    curationPreview: ({ name, role }, input, context) =>
      onlyFor('admins of the organization', role === 'ADMIN', () => context.sources.curation.preview(name, input)),
    openVex: (organization, _args, context) =>
      unlessHidden(MEMBERS, context.sources.curation.document(organization.name)),
    vexFeeds: ({ name, role }, _args, context) =>
      onlyFor(MEMBERS, role !== null, () => context.sources.curation.feeds(name)),
    vexStatements: ({ name, role }, { state, ...args }, context) =>
      onlyFor(MEMBERS, role !== null, () =>
        connection(
          args,
          ['VEX statements', name, state],
          (page) => context.sources.curation.statements(name, state, page),
          (statement) => statement,
        ),
      ),
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
