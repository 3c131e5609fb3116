import type { Area, Core } from '../core.ts';
import type { Identity } from '../identity/index.ts';
import { navigationRoutes } from './routes.ts';
import { NavigationService } from './service.ts';

/** The navigation's entries. */
export function createNavigation(core: Pick<Core, 'db' | 'config'>, identity: Pick<Identity, 'isOperator'>): Area {
  return { routes: navigationRoutes(new NavigationService(core.db, core.config.supportLinks, identity)) };
}
