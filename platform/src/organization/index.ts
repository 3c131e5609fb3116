import type { Area, Core } from '../core.ts';
import type { Doorkeeper } from '../http/index.ts';
import { organizationRoutes } from './routes.ts';
import { OrganizationService } from './service.ts';
import { findForUser } from './store.ts';

export { organizationParams } from './contract.ts';

/** Organizations, for other areas. */
export interface Organizations extends Area {
  /** The organization with this name or id, with the user's role in it (null for no member); null when there is none. */
  find: Doorkeeper['organization'];
}

/** Organizations and memberships. */
export function createOrganization(core: Pick<Core, 'db'>): Organizations {
  const service = new OrganizationService(core.db);
  return { routes: organizationRoutes(service), find: (nameOrId, userId) => findForUser(core.db, nameOrId, userId) };
}
