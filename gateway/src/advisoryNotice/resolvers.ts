import { connection, onlyFor, pageCursors, type AreaResolvers } from '../graphql/index.ts';

const MEMBERS = 'members of the organization';

/** Resolvers of the notices of advisories. */
export const advisoryNoticeResolvers = {
  Organization: {
    advisoryNotices: ({ name, role }, { first, ...choice }, context) =>
      onlyFor(
        MEMBERS,
        role !== null,
        async () => (await context.sources.advisoryNotice.list(name, choice, Math.min(Math.max(first, 1), 100))).items,
      ),
    advisoryNoticeCount: ({ name, role }, choice, context) =>
      onlyFor(
        MEMBERS,
        role !== null,
        async () => (await context.sources.advisoryNotice.list(name, choice, 1)).total_count,
      ),
    findings: ({ name, role }, { channel, cveId, package: ofPackage, state, ...args }, context) =>
      onlyFor(MEMBERS, role !== null, () =>
        connection(
          args,
          ['findings', name, channel ?? null, cveId ?? null, ofPackage ?? null, state ?? null],
          (page) => context.sources.advisoryNotice.findings(name, { channel, cveId, package: ofPackage, state }, page),
          (finding) => finding,
        ),
      ),
    findingsCsv: ({ name, role }, choice, context) =>
      onlyFor(MEMBERS, role !== null, () => context.sources.advisoryNotice.findingsCsv(name, choice)),
  },
  ChannelFindingConnection: { pageCursors },
} satisfies AreaResolvers;
