export { reportResolvers } from './resolvers.ts';
export { ReportSource } from './source.ts';
