import { type AreaResolvers } from '../graphql/index.ts';

const EXPORTS = '/api/exports';

/** Resolvers of list exports. */
export const listExportResolvers = {
  ListExport: {
    downloadPath: ({ rest }) => (rest.state === 'done' ? `${EXPORTS}/${rest.id}/file` : null),
  },
} satisfies AreaResolvers;
