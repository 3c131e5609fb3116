import type { AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the notices of advisories. */
export const advisoryNoticeResolvers = {
  Organization: {
    advisoryNotices: (organization, { channel, first }, context) =>
      organization.role === null
        ? null
        : context.sources.advisoryNotice.list(organization.name, channel ?? null, Math.min(Math.max(first, 1), 100)),
  },
} satisfies AreaResolvers;
