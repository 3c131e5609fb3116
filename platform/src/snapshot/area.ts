import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { snapshotRoutes } from './routes.ts';
import { Snapshots } from './service.ts';

/** The snapshot area: earlier publications of channels at their own URLs. */
export const area = defineArea({
  needs: { channel: channelArea },
  create: (core, { channel }) => ({
    routes: snapshotRoutes(new Snapshots(core.db, core.config), channel.channels),
  }),
});
