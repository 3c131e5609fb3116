export { notebookResolvers } from './resolvers.ts';
export { NotebookSource } from './source.ts';
