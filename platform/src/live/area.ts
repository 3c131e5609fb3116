import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { foldChanges, forgetChanges } from './changes.ts';
import { liveRoutes } from './routes.ts';
import { LiveChanges } from './service.ts';
import { Versions } from './versions.ts';
import { Watches } from './watches.ts';

/** The live area: requests that wait for changes. */
export const area = defineArea({
  needs: { channel: channelArea },
  create: ({ db, connection }, { channel: { channels } }) => {
    const versions = new Versions(db);
    const watches = new Watches((ids) => versions.of(ids));
    return {
      routes: liveRoutes(watches, new LiveChanges(db, watches, versions, channels), channels),
      cleanUps: [
        {
          name: 'old changes for subscriptions',
          schedule: HOURLY,
          run: async () => {
            await foldChanges(connection.jobs.db);
            await forgetChanges(connection.jobs.db);
          },
        },
      ],
      release: () => watches.stop(),
    };
  },
});
