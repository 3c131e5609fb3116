import { payload, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the publish area. */
export const publishResolvers = {
  Mutation: {
    createUpload: (_, { input }, context) =>
      payload(async () => {
        const { path, expires_at } = await context.sources.publish.createUpload(input);
        return { url: path, expiresAt: expires_at };
      }),
    withdrawFile: (_, { input }, context) =>
      payload(async () => ({ history: await context.sources.publish.withdraw(input) })),
    restoreFile: (_, { input }, context) =>
      payload(async () => ({ history: await context.sources.publish.restore(input) })),
  },
  Channel: {
    fileHistory: ({ organizationName: organization, name: channel }, { subdir, fileName }, context) =>
      context.sources.publish.history({ organization, channel, subdir, fileName }),
  },
} satisfies AreaResolvers;
