import { defineArea } from '../area.ts';
import { area as advisoryArea } from '../advisory/area.ts';
import { area as channelArea } from '../channel/area.ts';
import { area as repoArea } from '../repo/area.ts';
import { area as mailArea } from '../mail/area.ts';
import { createPolicies } from './index.ts';
import { loadPolicies } from './sample.ts';

/** The policy area: policies, policy runs, previews, and reports. */
export const area = defineArea({
  needs: { advisory: advisoryArea, channel: channelArea, mail: mailArea, repo: repoArea },
  create: (core, { advisory, channel, mail, repo }) => {
    const made = createPolicies(core, channel.channels, repo, advisory.advisories, mail);
    return {
      ...made,
      sample: {
        after: ['artifact', 'publish'],
        load: (hub) => loadPolicies(core.db, made, hub),
        // A channel is published empty before its files arrive. Without waiting, a run over half of them would be
        // followed by another over all.
        settled: async (hub) => {
          for (const { id } of hub.channels.values()) await made.runs.idle(id);
        },
      },
    };
  },
});
