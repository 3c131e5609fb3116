import { defineArea } from '../area.ts';
import { area as advisoryArea } from '../advisory/area.ts';
import { area as artifactArea } from '../artifact/area.ts';
import { area as channelArea } from '../channel/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as mailArea } from '../mail/area.ts';
import { area as policyArea } from '../policy/area.ts';
import { area as repoArea } from '../repo/area.ts';
import { PackageAdvisories } from '../repo/index.ts';
import { EnvironmentDrafts } from './drafts.ts';
import { Exposures } from './exposure.ts';
import { EnvironmentHistory } from './history.ts';
import { environmentRoutes } from './routes.ts';
import { loadEnvironments } from './sample.ts';
import { EnvironmentService } from './service.ts';
import { EnvironmentSolver } from './solve.ts';
import { EnvironmentWatch } from './watch.ts';

/** The environment area. */
export const area = defineArea({
  needs: {
    advisory: advisoryArea,
    artifact: artifactArea,
    channel: channelArea,
    mail: mailArea,
    policy: policyArea,
    repo: repoArea,
  },
  create: (core, { advisory: { advisories }, artifact: { artifacts }, channel: { channels }, mail, policy, repo }) => {
    const { db, config } = core;
    const packages = new PackageAdvisories(core.connection.pool);
    const environments = new EnvironmentService(db, config.limits, { advisories, artifacts, channels, packages });
    const drafts = new EnvironmentDrafts(db, environments, { channels, repo, drafts: policy.drafts });
    const watch = new EnvironmentWatch(core, { artifacts, channels, mail, packages });
    advisories.onChanged(() => watch.wake());
    policy.onRunEnd(() => void watch.wake());
    return {
      routes: environmentRoutes(
        environments,
        new EnvironmentHistory(db, environments, config.publicUrl),
        new Exposures(db, environments, { advisories, drafts }),
        drafts,
        watch,
        new EnvironmentSolver(channels, repo),
      ),
      // Events while the hub was off are processed soon.
      start: () => watch.wake(),
      cleanUps: [{ name: 'advisories against environments', schedule: HOURLY, run: (signal) => watch.look(signal) }],
      sample: { after: ['organization'], load: (hub) => loadEnvironments(db, hub) },
    };
  },
});
