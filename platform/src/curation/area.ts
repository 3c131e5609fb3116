/** The curation area: what organizations say of CVEs in their packages, in the words of OpenVEX, and what others say that they have read. */
import { area as advisoryArea } from '../advisory/area.ts';
import { defineArea } from '../area.ts';
import { HOURLY } from '../jobs/index.ts';
import { curationRoutes } from './routes.ts';
import { Curations } from './service.ts';
import { VexFeeds } from './vexFeeds.ts';

/** What organizations say of CVEs. */
export const area = defineArea({
  needs: { advisory: advisoryArea },
  create: (core, { advisory: { advisories } }) => {
    const feeds = new VexFeeds(core, advisories);
    return {
      feeds,
      routes: curationRoutes(new Curations(core.db, advisories, core.config.publicUrl), feeds),
      cleanUps: [{ name: 'OpenVEX of others', schedule: HOURLY, run: () => feeds.refresh() }],
    };
  },
});
