/** The search area: searches everything that a user can see. */
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { area as guideArea } from '../guide/area.ts';
import { searchRoutes } from './routes.ts';
import { Search } from './service.ts';

/** The search area of a hub. */
export const area = defineArea({
  needs: { channel: channelArea, guide: guideArea },
  create: (core, { channel, guide }) => ({ routes: searchRoutes(new Search(core, channel.channels, guide.guides)) }),
});
