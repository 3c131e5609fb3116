import { payload, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the publish area. */
export const publishResolvers = {
  Mutation: {
    createUpload: (_, { input }, context) =>
      payload(async () => {
        const { path, expires_at } = await context.sources.publish.createUpload(input);
        return { url: path, expiresAt: expires_at };
      }),
  },
} satisfies AreaResolvers;
