/** Payment: customers, checkouts, and invoices, by the built-in test processor or by Stripe. */
import type { Area, Core } from '../../core.ts';
import { createSeal } from '../../identity/index.ts';
import { HOURLY } from '../../jobs/index.ts';
import type { MailArea } from '../../mail/index.ts';
import type { Organizations } from '../../organization/index.ts';
import type { PlanGrants } from '../grants.ts';
import type { Plans } from '../plans.ts';
import type { Sales } from '../service.ts';
import { EducationOffer } from './educationOffer.ts';
import { paymentRoutes } from './routes.ts';
import { Payments } from './service.ts';
import { StripeEvents } from './stripeEvents.ts';
import { StripeProcessor } from './stripeProcessor.ts';
import { TestPayments } from './testPayments.ts';
import { TestProcessor } from './testProcessor.ts';

/** Dependencies of payment. */
interface PaymentNeeds {
  plans: Plans;
  grants: PlanGrants;
  mail: Pick<MailArea, 'write'>;
  organizations: Pick<Organizations, 'find'>;
}

/** Creates payment for a hub. `sales` is null if the hub sells nothing. */
export function createPayment(
  { config, db, jobs, log }: Core,
  { plans, grants, mail, organizations }: PaymentNeeds,
): Pick<Area, 'routes'> & Required<Pick<Area, 'cleanUps'>> & { sales: Sales | null } {
  const nameOf = (product: string): string => plans.find(product)?.name ?? product;
  const atTest = config.payments === 'test' ? new TestProcessor(config.publicUrl, nameOf) : undefined;
  const atStripe = config.stripe && new StripeProcessor(config.stripe, config.publicUrl, nameOf);
  const processor = atTest ?? atStripe ?? null;
  const payments = new Payments({ db, plans, organizations, processor, seal: createSeal(config.dataDir) });
  const fallback = config.defaultPlan;
  const test =
    atTest && new TestPayments({ db, payments, processor: atTest, mail, fallback, publicUrl: config.publicUrl });
  const stripe =
    atStripe &&
    config.stripe &&
    new StripeEvents({
      db,
      log,
      jobs,
      processor: atStripe,
      payments,
      webhookSecret: config.stripe.webhookSecret,
      fallback,
    });
  const charger = test ?? stripe;
  return {
    sales: charger ? { charger, payments } : null,
    routes: paymentRoutes({
      payments,
      education: new EducationOffer(db, grants, processor !== null),
      test,
      stripe,
      seller: `Terrarium at ${new URL(config.publicUrl).host}`,
    }),
    cleanUps: [
      { name: 'checkouts that are over', schedule: HOURLY, run: () => payments.purge() },
      ...(test
        ? [{ name: 'renewals', schedule: HOURLY, run: (signal: AbortSignal) => test.renew(new Date(), signal) }]
        : []),
      ...(stripe
        ? [
            {
              name: 'plans that ended here',
              schedule: HOURLY,
              run: (signal: AbortSignal) => stripe.endWhatEndedHere(signal),
            },
          ]
        : []),
    ],
  };
}
