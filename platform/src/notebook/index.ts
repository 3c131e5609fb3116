/** The notebook area: notebooks that people keep and share by links. */
import type { Area, Core } from '../core.ts';
import { notebookRoutes } from './routes.ts';
import { Notebooks } from './service.ts';

export { content as notebookContent } from './contract.ts';
export { countNotebooks, insertNotebook } from './store.ts';

/** Makes the notebook area. */
export function createNotebooks(core: Pick<Core, 'db' | 'config'>): Area {
  return { routes: notebookRoutes(new Notebooks(core.db), core.config.notebookUrl ?? null) };
}
