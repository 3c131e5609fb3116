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
    labelFiles: (_, { input }, context) =>
      payload(async () => ({ labels: await context.sources.publish.labelFiles(input) })),
    deleteLabel: (_, { input }, context) =>
      payload(async () => {
        await context.sources.publish.deleteLabel(input);
        return { deletedLabel: input.label };
      }),
  },
  Channel: {
    labels: ({ organizationName: organization, name: channel }, _, context) =>
      context.sources.publish.labels({ organization, channel }),
    fileHistory: ({ organizationName: organization, name: channel }, { subdir, fileName }, context) =>
      context.sources.publish.history({ organization, channel, subdir, fileName }),
  },
} satisfies AreaResolvers;
