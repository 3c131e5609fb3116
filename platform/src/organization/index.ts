import type { Channels } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import type { Authorizer } from '../http/index.ts';
import type { MailArea } from '../mail/index.ts';
import { organizationRoutes } from './routes.ts';
import { OrganizationService } from './service.ts';
import { findForUser, firstOfUser } from './store.ts';

export { organizationParams, organizationUser } from './contract.ts';
export { addMember, mailedAdmins, replaceMember, roleOf } from './store.ts';

/** Organizations, for other areas. */
export interface Organizations extends Area, Pick<OrganizationService, 'members' | 'requireFeature'> {
  /** Finds an organization by name or ID, with the user's role in it (null if not a member); null if missing. */
  find: Authorizer['organization'];
  /** Returns the first organizations of a user by title, and their total number. */
  firstOf(userId: string, limit: number): ReturnType<typeof firstOfUser>;
}

/** Creates organizations and memberships. */
export function createOrganization(core: Core, channels: Channels, mail: MailArea): Organizations {
  const service = new OrganizationService(core, channels, mail);
  return {
    routes: organizationRoutes(service),
    find: (nameOrId, userId) => findForUser(core.db, nameOrId, userId),
    firstOf: (userId, limit) => firstOfUser(core.db, userId, limit),
    members: (...asked) => service.members(...asked),
    requireFeature: (...asked) => service.requireFeature(...asked),
  };
}
