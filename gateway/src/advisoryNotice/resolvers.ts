import { severityOf, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of notices of advisories. */
export const advisoryNoticeResolvers = {
  AdvisoryAlert: { severity: ({ score }) => severityOf(score) },
} satisfies AreaResolvers;
