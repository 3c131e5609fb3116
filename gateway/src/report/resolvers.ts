import type { AreaResolvers } from '../graphql/index.ts';

/** Resolvers of reports. */
export const reportResolvers = {
  RequestCounts: {
    other: ({ rest: { part, unknown, unauthorized, failed } }) => part + unknown + unauthorized + failed,
  },
  DailyRequests: { date: ({ rest }) => rest.at.slice(0, 10) },
  DownloadMonth: {
    year: ({ rest }) => Number(rest.month.slice(0, 4)),
    month: ({ rest }) => Number(rest.month.slice(5)),
  },
  ChannelClient: { tokenOwner: ({ rest }) => rest.user?.username ?? rest.service_account?.name ?? null },
} satisfies AreaResolvers;
