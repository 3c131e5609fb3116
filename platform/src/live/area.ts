import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { liveRoutes } from './routes.ts';
import { channelVersions } from './versions.ts';
import { Watches } from './watches.ts';

/** The live area: requests that wait for changes. */
export const area = defineArea({
  needs: { channel: channelArea },
  create: (core, { channel }) => {
    const watches = new Watches((ids) => channelVersions(core.db, ids));
    return { routes: liveRoutes(watches, channel.channels), release: () => watches.stop() };
  },
});
