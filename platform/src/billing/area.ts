/** The billing area: plans, subscriptions, seats, and payment for them. */
import { defineArea } from '../area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as mailArea } from '../mail/area.ts';
import { area as organizationArea } from '../organization/area.ts';
import { PlanGrants } from './grants.ts';
import { createPayment } from './payment/index.ts';
import { Plans } from './plans.ts';
import { billingRoutes } from './routes.ts';
import { loadPlans } from './sample.ts';
import { seatRoutes } from './seatRoutes.ts';
import { SeatService } from './seats.ts';
import { BillingService } from './service.ts';

/** The billing area. */
export const area = defineArea({
  needs: { mail: mailArea, organization: organizationArea },
  create: (core, { mail, organization }) => {
    const { config, db } = core;
    const plans = new Plans(config);
    const grants = new PlanGrants(plans);
    const payment = createPayment(core, { plans, grants, mail, organizations: organization });
    const billing = new BillingService(db, plans, config, payment.sales);
    return {
      billing,
      grants,
      routes: [...billingRoutes(billing, plans), ...seatRoutes(new SeatService(db, billing)), ...payment.routes],
      cleanUps: [
        { name: 'subscriptions that are over', schedule: HOURLY, run: () => billing.expire() },
        ...payment.cleanUps,
      ],
      sample: { after: ['organization'], load: (hub) => loadPlans(db, hub) },
      start: () => billing.raiseDefaults(),
    };
  },
});
