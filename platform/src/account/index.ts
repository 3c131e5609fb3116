import type { Area, Core } from '../core.ts';
import { accountRoutes } from './routes.ts';
import { AccountService } from './service.ts';

/** Accounts: the signed-in person, and people of shared organizations. */
export function createAccount(core: Pick<Core, 'db'>): Area {
  return { routes: accountRoutes(new AccountService(core.db)) };
}
