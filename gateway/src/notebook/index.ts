import { defineArea, node } from '../area.ts';
import { notebookResolvers } from './resolvers.ts';
import { NotebookSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    notebook: NotebookSource;
  }
}

/** Notebooks of people. */
export const area = defineArea({
  name: 'notebook',
  source: NotebookSource,
  resolvers: [notebookResolvers],
  nodes: {
    Notebook: node(['uuid'], ({ uuid }, { sources }) => sources.notebook.find(uuid)),
  },
});
