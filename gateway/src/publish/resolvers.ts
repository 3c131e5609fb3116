import { payload, required, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the publish area. */
export const publishResolvers = {
  Mutation: {
    createUpload: (_, { input }, context) =>
      payload(async () => {
        const { id, path, expires_at } = await context.sources.publish.createUpload(input);
        return { uploadId: id, url: path, expiresAt: expires_at };
      }),
    publishUpload: (_, { input }, context) =>
      payload(async () => ({ file: await context.sources.publish.publishUpload(input) })),
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
      required('The channel', context.sources.publish.labels({ organization, channel })),
    fileHistory: ({ organizationName: organization, name: channel }, { subdir, fileName }, context) =>
      context.sources.publish.history({ organization, channel, subdir, fileName }),
  },
} satisfies AreaResolvers;
