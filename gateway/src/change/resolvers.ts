import { connection, pageCursors, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the change area. */
export const changeResolvers = {
  Organization: {
    changes: ({ name }, { topic, person, channel, ...args }, context) =>
      connection(
        args,
        ['organizationChanges', name, topic ?? null, person ?? null, channel ?? null],
        (page) => context.sources.change.list(name, { topic, person, channel }, page),
        (change) => change,
        ({ id }) => id,
      ),
    changesCsv: ({ name }, choice, context) => context.sources.change.csv(name, choice),
  },
  OrganizationChangeConnection: { pageCursors },
} satisfies AreaResolvers;
