import { defineArea } from '../area.ts';
import { area as artifactArea } from '../artifact/area.ts';
import { area as channelArea } from '../channel/area.ts';
import { environmentRoutes } from './routes.ts';
import { loadEnvironments } from './sample.ts';
import { EnvironmentService } from './service.ts';

/** Environments of organizations. */
export const area = defineArea({
  needs: { artifact: artifactArea, channel: channelArea },
  create: ({ db, config }, { artifact: { artifacts }, channel: { channels } }) => ({
    routes: environmentRoutes(new EnvironmentService(db, config.limits, { artifacts, channels })),
    sample: { after: ['organization'], load: (hub) => loadEnvironments(db, hub) },
  }),
});
