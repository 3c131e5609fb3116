import type { AreaResolvers } from '../graphql/index.ts';
import { isAbandoned, UpstreamError } from '../rest/index.ts';

/** Resolvers of the navigation. */
export const navigationResolvers = {
  Query: {
    /** The application has entries of its own and shows no error (NAV-08): what failed upstream is null here and a line in the log. */
    navigationItems: async (_, _args, context) => {
      try {
        return await context.sources.navigation.items();
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        // Whoever asked has gone: that is no trouble of the service.
        if (!isAbandoned(error))
          context.log.warn(
            { requestId: context.requestId, code: error.code, status: error.status },
            'navigation items could not be loaded',
          );
        return null;
      }
    },
  },
} satisfies AreaResolvers;
