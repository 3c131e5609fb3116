/** The notebook area: notebooks that users store and share by links. */
import { defineArea } from '../area.ts';
import { notebookRoutes } from './routes.ts';
import { loadNotebooks } from './sample.ts';
import { Notebooks } from './service.ts';

/** The notebook area of a hub. */
export const area = defineArea({
  create: ({ db, config }) => ({
    routes: notebookRoutes(new Notebooks(db), config.notebookUrl ?? null),
    sample: { after: ['identity'], load: (hub) => loadNotebooks(db, hub) },
  }),
});
