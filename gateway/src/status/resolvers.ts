import type { Context } from '../context.ts';

/** Resolvers of the status page. */
export const statusResolvers = {
  Query: { serviceStatus: (_: unknown, _args: unknown, context: Context) => context.sources.status.services() },
};
