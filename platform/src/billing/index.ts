import type { Area, Core } from '../core.ts';
import { billingRoutes } from './routes.ts';
import { BillingService, readCatalogue } from './service.ts';

/** Plans and subscriptions. The plans stand in a file that a hub may replace (PLANS_FILE). */
export function createBilling(core: Pick<Core, 'db' | 'config'>): Area {
  return { routes: billingRoutes(new BillingService(core.db, readCatalogue(core.config.plansFile ?? new URL('catalogue.json', import.meta.url)))) };
}
