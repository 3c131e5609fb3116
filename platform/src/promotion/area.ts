/** The promotion area: files of one channel are brought into another, at once or after an approval. */
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { area as mailArea } from '../mail/area.ts';
import { area as organizationArea } from '../organization/area.ts';
import { area as publishArea } from '../publish/area.ts';
import { area as repoArea } from '../repo/area.ts';
import { promotionRoutes } from './routes.ts';
import { Promotions } from './service.ts';

/** Promotions. */
export const area = defineArea({
  needs: { channel: channelArea, mail: mailArea, organization: organizationArea, publish: publishArea, repo: repoArea },
  create: (core, { channel: { channels }, mail, organization: organizations, publish, repo }) => ({
    routes: promotionRoutes(channels, new Promotions(core, { channels, mail, organizations, publish, repo })),
  }),
});
