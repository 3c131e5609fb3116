import { connection, idPart, onlyFor, payload, type AreaResolvers } from '../graphql/index.ts';

/** The uuid of a notebook's global id; an id of something else names no notebook, so nothing is found. */
const uuidOf = (id: string): string => idPart('Notebook', id) ?? 'unknown';

const SIGNED_IN = 'people who are signed in';

/** Resolvers of the notebook area. */
export const notebookResolvers = {
  Query: {
    sharedNotebook: (_, { id }, context) => context.sources.notebook.shared(id),
    notebooks: (_, args, context) =>
      onlyFor(SIGNED_IN, context.viewer !== null, () =>
        connection(
          args,
          ['notebooks', context.viewer],
          (page) => context.sources.notebook.list(page),
          (notebook) => notebook,
        ),
      ),
    notebookServer: (_, _args, context) =>
      onlyFor(SIGNED_IN, context.viewer !== null, () => context.sources.notebook.server()),
  },
  Mutation: {
    importNotebook: (_, { input }, context) =>
      payload(async () => ({ notebook: await context.sources.notebook.create(input.title, input.content) })),
    shareNotebook: (_, { input }, context) =>
      payload(async () => ({ notebook: await context.sources.notebook.share(uuidOf(input.notebookId), input.shared) })),
    deleteNotebook: (_, { input }, context) =>
      payload(async () => {
        await context.sources.notebook.delete(uuidOf(input.notebookId));
        return { notebook: null };
      }),
  },
} satisfies AreaResolvers;
