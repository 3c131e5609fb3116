/** The search area: packages over all channels that one may see. */
import type { ChannelArea } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import { searchRoutes } from './routes.ts';
import { Search } from './service.ts';

/** Makes the search area. */
export function createSearch(core: Pick<Core, 'db'>, channels: ChannelArea['channels']): Area {
  return { routes: searchRoutes(new Search(core, channels)) };
}
