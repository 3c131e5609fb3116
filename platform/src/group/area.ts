/** The group area: who is in the groups of an organization, and which private channels they may read. */
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as organizationArea } from '../organization/area.ts';
import { groupRoutes } from './routes.ts';
import { loadGroups } from './sample.ts';
import { Groups } from './service.ts';

/** Groups of people in organizations. */
export const area = defineArea({
  needs: { channel: channelArea, organization: organizationArea },
  create: (core, { channel, organization }) => {
    const groups = new Groups(core.db, channel.channels, organization, core.config.limits);
    return {
      groups,
      routes: groupRoutes(groups, channel.channels),
      cleanUps: [{ name: 'deleted groups', schedule: HOURLY, run: () => groups.purge() }],
      sample: { after: ['channel'], load: (hub) => loadGroups(core.db, hub) },
    };
  },
});
