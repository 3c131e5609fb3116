import { connection, idPart, payload, type AreaResolvers } from '../graphql/index.ts';

/** The uuid of a notebook's global id; an id of something else names no notebook, so nothing is found. */
const uuidOf = (id: string): string => idPart('Notebook', id) ?? 'unknown';

/** Resolvers of the notebook area. */
export const notebookResolvers = {
  Query: {
    sharedNotebook: (_, { id }, context) => context.sources.notebook.shared(id),
    notebooks: (_, args, context) =>
      context.viewer
        ? connection(
            args,
            ['notebooks', context.viewer],
            (page) => context.sources.notebook.list(page),
            (notebook) => notebook,
          )
        : null,
    notebookServer: (_, _args, context) => (context.viewer ? context.sources.notebook.server() : null),
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
