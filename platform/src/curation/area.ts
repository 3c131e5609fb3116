/** Organizations' VEX statements about their packages (OpenVEX), and supplier VEX statements that they import. */
import { area as advisoryArea } from '../advisory/area.ts';
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as policyArea } from '../policy/area.ts';
import { area as repoArea } from '../repo/area.ts';
import { PackageAdvisories } from '../repo/index.ts';
import { CurationPreviews } from './preview.ts';
import { curationRoutes } from './routes.ts';
import { Curations } from './service.ts';
import { VexFeeds } from './vexFeeds.ts';

/** VEX statements of organizations. */
export const area = defineArea({
  needs: { advisory: advisoryArea, channel: channelArea, policy: policyArea, repo: repoArea },
  create: (core, { advisory: { advisories }, channel: { channels }, policy: { drafts }, repo }) => {
    const feeds = new VexFeeds(core, advisories);
    return {
      feeds,
      routes: curationRoutes(
        new Curations(core.db, advisories, core.config.publicUrl),
        feeds,
        new CurationPreviews({
          db: core.db,
          advisories,
          channels,
          drafts,
          packages: new PackageAdvisories(core.connection.pool),
          repo,
        }),
      ),
      cleanUps: [{ name: 'OpenVEX of others', schedule: HOURLY, run: () => feeds.refresh() }],
    };
  },
});
