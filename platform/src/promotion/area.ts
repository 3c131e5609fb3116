/** The promotion area: copies files from one channel to another, immediately or after approval. */
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { area as mailArea } from '../mail/area.ts';
import { area as organizationArea } from '../organization/area.ts';
import { area as publishArea } from '../publish/area.ts';
import { area as repoArea } from '../repo/area.ts';
import { promotionRoutes } from './routes.ts';
import { Promotions } from './service.ts';

/** The promotion area. */
export const area = defineArea({
  needs: { channel: channelArea, mail: mailArea, organization: organizationArea, publish: publishArea, repo: repoArea },
  create: (core, { channel: { channels }, mail, organization: organizations, publish, repo }) => ({
    routes: promotionRoutes(channels, new Promotions(core, { channels, mail, organizations, publish, repo })),
  }),
});
