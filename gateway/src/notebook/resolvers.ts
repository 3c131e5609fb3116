import type { Context } from '../context.ts';
import { connection, idPart, payload, type PageArguments } from '../graphql/index.ts';

/** The uuid of a notebook's global id; an id of something else names no notebook, so nothing is found. */
const uuidOf = (id: string): string => idPart('Notebook', id) ?? 'unknown';

/** Resolvers of the notebook area. */
export const notebookResolvers = {
  Query: {
    sharedNotebook: (_: unknown, { id }: { id: string }, context: Context) => context.sources.notebook.shared(id),
    notebooks: (_: unknown, args: PageArguments, context: Context) =>
      (context.viewer ? connection(args, ['notebooks', context.viewer], (page) => context.sources.notebook.list(page), (notebook) => notebook) : null),
    notebookServer: (_: unknown, _args: unknown, context: Context) => (context.viewer ? context.sources.notebook.server() : null),
  },
  Mutation: {
    importNotebook: (_: unknown, { input }: { input: { title: string; content: unknown } }, context: Context) =>
      payload(async () => ({ notebook: await context.sources.notebook.create(input.title, input.content) })),
    shareNotebook: (_: unknown, { input }: { input: { notebookId: string; shared: boolean } }, context: Context) =>
      payload(async () => ({ notebook: await context.sources.notebook.share(uuidOf(input.notebookId), input.shared) })),
    deleteNotebook: (_: unknown, { input }: { input: { notebookId: string } }, context: Context) =>
      payload(async () => {
        await context.sources.notebook.delete(uuidOf(input.notebookId));
        return { notebook: null };
      }),
  },
};
