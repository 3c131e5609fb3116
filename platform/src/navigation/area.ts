import { defineArea } from '../area.ts';
import { area as identityArea } from '../identity/area.ts';
import { navigationRoutes } from './routes.ts';
import { NavigationService } from './service.ts';

/** The navigation's entries. */
export const area = defineArea({
  needs: { identity: identityArea },
  create: (core, { identity }) => ({
    routes: navigationRoutes(new NavigationService(core.db, core.config.supportLinks, identity)),
  }),
});
