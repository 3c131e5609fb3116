/** The group area: members of an organization's groups, and the private channels that they can read. */
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as organizationArea } from '../organization/area.ts';
import { purgeDeleted } from '../resource/softDelete.ts';
import { groupRoutes } from './routes.ts';
import { loadGroups } from './sample.ts';
import { Groups } from './service.ts';

/** The group area. */
export const area = defineArea({
  needs: { channel: channelArea, organization: organizationArea },
  create: (core, { channel, organization }) => {
    const groups = new Groups(core.db, channel.channels, organization, core.config.limits);
    return {
      groups,
      routes: groupRoutes(groups, channel.channels),
      cleanUps: [{ name: 'deleted groups', schedule: HOURLY, run: () => purgeDeleted(core.db, 'deleted_group') }],
      sample: { after: ['channel'], load: (hub) => loadGroups(core.db, hub) },
    };
  },
});
