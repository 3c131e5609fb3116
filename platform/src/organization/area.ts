import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { area as mailArea } from '../mail/area.ts';
import { createOrganization } from './index.ts';
import { loadOrganizations } from './sample.ts';

/** The organization area: organizations and their members. */
export const area = defineArea({
  needs: { channel: channelArea, mail: mailArea },
  create: (core, { channel, mail }) => ({
    ...createOrganization(core, channel.channels, mail),
    sample: { after: ['identity'], load: (hub) => loadOrganizations(core.db, hub) },
  }),
});
