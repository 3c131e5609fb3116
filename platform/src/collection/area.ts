/** The collection area: lists of packages and files that admins put together. */
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { collectionRoutes } from './routes.ts';
import { loadCollections } from './sample.ts';
import { Collections } from './service.ts';

/** Collections of organizations. */
export const area = defineArea({
  needs: { channel: channelArea },
  create: ({ config, db }, { channel: { channels } }) => {
    const collections = new Collections(db, channels, config.limits);
    return {
      routes: collectionRoutes(collections),
      cleanUps: [{ name: 'deleted collections', schedule: HOURLY, run: () => collections.purge() }],
      sample: { after: ['channel'], load: (hub) => loadCollections(collections, hub) },
    };
  },
});
