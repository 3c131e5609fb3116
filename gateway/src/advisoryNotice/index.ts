import { defineArea } from '../area.ts';
import { advisoryNoticeResolvers } from './resolvers.ts';
import { AdvisoryNoticeSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    advisoryNotice: AdvisoryNoticeSource;
  }
}

/** Advisories that hit files which channels serve. */
export const area = defineArea({
  name: 'advisoryNotice',
  source: AdvisoryNoticeSource,
  resolvers: [advisoryNoticeResolvers],
});
