/** The bundle area: channels for air-gapped hubs. */
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { BundledFiles } from '../publish/index.ts';
import { area as repoArea } from '../repo/area.ts';
import { sharedFoldersOf } from '../repo/index.ts';
import { BundleJobs } from './jobs.ts';
import { bundleRoutes } from './routes.ts';
import { Bundles } from './service.ts';
import { keepAddress } from './store.ts';

/** Bundles by page and API. `npm run bundle` does the same on the machine. */
export const area = defineArea({
  needs: { channel: channelArea, repo: repoArea },
  create: (core, { channel: { channels }, repo }) => {
    const { dataDir, publicUrl } = core.config;
    const bundledFiles = new BundledFiles({ channels, objects: repo.objects, signaturesIn: repo.signaturesIn });
    const jobs = new BundleJobs(
      core,
      channels,
      new Bundles({
        db: core.db,
        dataDir,
        publicUrl,
        objects: repo.objects,
        folders: sharedFoldersOf(core.config, core.db),
        bundledFiles,
        fetch: (file) => repo.fetch(file),
      }),
    );
    return {
      routes: bundleRoutes(channels, jobs),
      start: () => keepAddress(core.db, publicUrl),
      cleanUps: [{ name: 'old bundles', schedule: HOURLY, run: () => jobs.tidy() }],
    };
  },
});
