/** The payment area: customers, checkouts, invoices, by the built-in test processor or by Stripe. */
import { defineArea } from '../area.ts';
import { area as billingArea } from '../billing/area.ts';
import { createSeal } from '../identity/index.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as mailArea } from '../mail/area.ts';
import { area as organizationArea } from '../organization/area.ts';
import { paymentRoutes } from './routes.ts';
import { Payments } from './service.ts';
import { StripeEvents } from './stripeEvents.ts';
import { StripeProcessor } from './stripeProcessor.ts';
import { TestPayments } from './testPayments.ts';
import { TestProcessor } from './testProcessor.ts';

/** Payments. */
export const area = defineArea({
  needs: { billing: billingArea, mail: mailArea, organization: organizationArea },
  create: ({ config, db, jobs, log }, { billing: { billing }, mail, organization }) => {
    const nameOf = (product: string): string =>
      billing.plans.find((plan) => plan.product_code === product)?.name ?? product;
    const atTest = config.payments === 'test' ? new TestProcessor(config.publicUrl, nameOf) : undefined;
    const atStripe = config.stripe && new StripeProcessor(config.stripe, config.publicUrl, nameOf);
    const payments = new Payments({
      db,
      billing,
      organizations: organization,
      processor: atTest ?? atStripe ?? null,
      seal: createSeal(config.dataDir),
    });
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
    if (charger)
      billing.chargeWith({
        change: (...asked) => charger.change(...asked),
        renews: (ids) => payments.renews(ids),
        links: (ids) => payments.links(ids),
      });
    return {
      /** Renewals, for tests that move the clock. */
      renew: (now: Date) => test?.renew(now) ?? Promise.resolve(),
      routes: paymentRoutes({ payments, test, stripe, seller: `Terrarium at ${new URL(config.publicUrl).host}` }),
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
  },
});
