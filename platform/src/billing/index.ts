import type { Area, Core } from '../core.ts';
import { billingRoutes } from './routes.ts';
import { BillingService, readCatalogue } from './service.ts';

export { subscription as subscriptionSchema } from './contract.ts';
export type { BillingService } from './service.ts';
export { insertFreePlan, listSubscriptions } from './store.ts';
export type { Owner } from './store.ts';

/** Plans and subscriptions, for other areas. */
export interface BillingArea extends Area {
  billing: BillingService;
}

/** Plans and subscriptions. The plans stand in a file that a hub may replace (PLANS_FILE). */
export function createBilling(core: Pick<Core, 'db' | 'config'>): BillingArea {
  const billing = new BillingService(
    core.db,
    readCatalogue(core.config.plansFile ?? new URL('catalogue.json', import.meta.url)),
  );
  return { billing, routes: billingRoutes(billing) };
}
