import { defineArea } from '../area.ts';
import { reportResolvers } from './resolvers.ts';
import { ReportSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    report: ReportSource;
  }
}

/** What clients asked of channels. */
export const area = defineArea({
  name: 'report',
  source: ReportSource,
  resolvers: [reportResolvers],
});
