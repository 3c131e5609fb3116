import { defineArea } from '../area.ts';
import { area as identityArea } from '../identity/area.ts';
import { area as organizationArea } from '../organization/area.ts';
import { navigationRoutes } from './routes.ts';
import { NavigationService } from './service.ts';

/** The navigation area: items of the main navigation. */
export const area = defineArea({
  needs: { identity: identityArea, organization: organizationArea },
  create: (core, { identity, organization }) => ({
    routes: navigationRoutes(new NavigationService(core.config.supportLinks, identity, organization)),
  }),
});
