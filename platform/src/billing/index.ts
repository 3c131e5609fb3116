import type { Area, Core } from '../core.ts';
import { HOURLY } from '../jobs/index.ts';
import { billingRoutes } from './routes.ts';
import { seatRoutes } from './seatRoutes.ts';
import { SeatService } from './seats.ts';
import { BillingService, readCatalogue } from './service.ts';

export { plan as planSchema, subscription as subscriptionSchema } from './contract.ts';
export {
  changeSubscription,
  expireSubscription,
  mustHoldLicences,
  renewSubscription,
  startSubscription,
  subscriptionOf,
} from './lifecycle.ts';
export type { NewSubscription, SubscriptionChange } from './lifecycle.ts';
export { notInPlan } from './planRefusal.ts';
export type { BillingService, SubscriptionCharger } from './service.ts';
export { insertDefaultPlan, listSubscriptions } from './store.ts';
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
    core.config,
  );
  return {
    billing,
    routes: [...billingRoutes(billing), ...seatRoutes(new SeatService(core.db, billing))],
    cleanUps: [{ name: 'subscriptions that are over', schedule: HOURLY, run: () => billing.expire() }],
    start: () => billing.raiseDefaults(),
  };
}
