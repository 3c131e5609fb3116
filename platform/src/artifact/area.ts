import { defineArea } from '../area.ts';
import { area as advisoryArea } from '../advisory/area.ts';
import { area as channelArea } from '../channel/area.ts';
import { area as publishArea } from '../publish/area.ts';
import { area as repoArea } from '../repo/area.ts';
import { createArtifacts } from './index.ts';
import { loadArtifacts } from './sample.ts';

/** The artifact area: packages, their files, dependencies, and CVEs. */
export const area = defineArea({
  needs: { advisory: advisoryArea, channel: channelArea, publish: publishArea, repo: repoArea },
  create: (core, { advisory: { advisories }, channel: { channels }, publish: { archives }, repo }) => ({
    ...createArtifacts(core, { channels, advisories, archives, repo }),
    sample: { after: ['advisory', 'channel'], load: (hub) => loadArtifacts(channels, hub) },
  }),
});
