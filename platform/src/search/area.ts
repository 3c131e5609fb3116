/** The search area: packages over all channels that one may see. */
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { searchRoutes } from './routes.ts';
import { Search } from './service.ts';

/** The search area of a hub. */
export const area = defineArea({
  needs: { channel: channelArea },
  create: (core, { channel }) => ({ routes: searchRoutes(new Search(core, channel.channels)) }),
});
