import type { Feature } from '@terrarium/domain/access';
import { defineArea } from '../area.ts';
import type { Viewer } from '../http/index.ts';
import { area as identityArea } from '../identity/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as mailArea } from '../mail/area.ts';
import { accountRoutes } from './routes.ts';
import { AccountService } from './service.ts';
import { settingsRoutes } from './settings.ts';

/** The account area: the signed-in user, and users of shared organizations. */
export const area = defineArea({
  needs: { identity: identityArea, mail: mailArea },
  create: (core, { identity, mail }) => {
    const service = new AccountService(core, identity, mail);
    return {
      routes: [...accountRoutes(service), ...settingsRoutes(core.db)],
      requireOwnFeature: (viewer: Viewer, feature: Feature): Promise<void> => service.requireFeature(viewer, feature),
      cleanUps: [{ name: 'deleted accounts', schedule: HOURLY, run: () => service.eraseOverdue() }],
    };
  },
});
