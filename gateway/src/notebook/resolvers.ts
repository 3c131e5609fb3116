import { type AreaResolvers } from '../graphql/index.ts';
import { path } from '../rest/index.ts';

/** Resolvers of notebooks. */
export const notebookResolvers = {
  Notebook: {
    sharePath: ({ rest }) => (rest.share_id === null ? null : path`/share/notebooks/${rest.share_id}`),
  },
} satisfies AreaResolvers;
