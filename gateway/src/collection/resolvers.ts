import { connection, payload, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of collections. */
export const collectionResolvers = {
  Query: {
    collections: (_, { organization, ...args }, context) =>
      connection(
        args,
        ['collections', organization],
        (page) => context.sources.collection.list(organization, page),
        (collection) => collection,
      ),
    collection: (_, { organization, name }, context) => context.sources.collection.find(organization, name),
  },
  Mutation: {
    createCollection: (_, { input: { organization, ...form } }, context) =>
      payload(async () => ({ collection: await context.sources.collection.create(organization, form) })),
    updateCollection: (_, { input: { organization, collection, ...form } }, context) =>
      payload(async () => ({ collection: await context.sources.collection.update(organization, collection, form) })),
    deleteCollection: (_, { input: { organization, collection } }, context) =>
      payload(async () => {
        await context.sources.collection.remove(organization, collection);
        return { deletedId: collection };
      }),
    restoreCollection: (_, { input: { organization, collectionId } }, context) =>
      payload(async () => ({ collection: await context.sources.collection.restore(organization, collectionId) })),
  },
} satisfies AreaResolvers;
