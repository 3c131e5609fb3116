/** Service accounts: accounts without a person, whose tokens machines install with. */
import type { Area, Core } from '../core.ts';
import type { Organizations } from '../organization/index.ts';
import type { Tokens } from '../token/index.ts';
import { serviceAccountRoutes } from './routes.ts';
import { ServiceAccounts } from './service.ts';

/** The service accounts of a hub. */
export interface ServiceAccountArea extends Area {
  serviceAccounts: ServiceAccounts;
}

/** Makes the service accounts. */
export function createServiceAccounts(
  core: Pick<Core, 'config' | 'db'>,
  tokens: Tokens,
  organizations: Pick<Organizations, 'requireFeature'>,
): ServiceAccountArea {
  const serviceAccounts = new ServiceAccounts(core.db, tokens.service, organizations, core.config.limits);
  return { serviceAccounts, routes: serviceAccountRoutes(serviceAccounts) };
}
