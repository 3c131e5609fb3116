/** The collection area: lists of packages and files that admins maintain. */
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { purgeDeleted } from '../resource/softDelete.ts';
import { collectionRoutes } from './routes.ts';
import { loadCollections } from './sample.ts';
import { Collections } from './service.ts';

/** The collection area. */
export const area = defineArea({
  needs: { channel: channelArea },
  create: ({ config, db }, { channel: { channels } }) => {
    const collections = new Collections(db, channels, config.limits);
    return {
      routes: collectionRoutes(collections),
      cleanUps: [{ name: 'deleted collections', schedule: HOURLY, run: () => purgeDeleted(db, 'collection') }],
      sample: { after: ['channel'], load: (hub) => loadCollections(collections, hub) },
    };
  },
});
