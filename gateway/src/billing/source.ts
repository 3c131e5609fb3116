import { subscriptionState } from '@terrarium/domain/access';
import type { Plan, Subscription } from '../gen/schema.ts';
import { cycleOf, idPart, productOf, toId } from '../graphql/index.ts';
import {
  path,
  type RestClient,
  type RestPlan,
  type RestProducts,
  type RestSubscription,
  type RestSubscriptions,
} from '../rest/index.ts';

const toPlan = (plan: RestPlan): Plan => ({
  productCode: productOf(plan.product_code),
  name: plan.name,
  segment: plan.segment,
  description: plan.description,
  descriptionUpgrade: plan.description_upgrade,
  productUse: plan.product_use,
  link: plan.link,
  bullets: plan.bullets,
  pricing: {
    monthlyPrice: 'monthly_price' in plan.pricing ? plan.pricing.monthly_price : null,
    yearlyPrice: 'yearly_price' in plan.pricing ? plan.pricing.yearly_price : null,
    otherPrice: 'other_price' in plan.pricing ? plan.pricing.other_price : null,
  },
  buttonCta: plan.button_cta,
  requiresOrganization: plan.requires_organization,
});

/** Stands where an organization's name would: a person's own. No organization has such a name. */
export const OWN = '@own';

/** @param organization name of the organization that holds it, or {@link OWN} */
const toSubscription =
  (organization: string) =>
  (subscription: RestSubscription): Subscription => {
    const end = subscription.period_end ?? subscription.expires_at;
    const cancel = subscription.cancel_at_period_end ?? false;
    return {
      id: toId('Subscription', organization, subscription.id),
      productCode: productOf(subscription.product_code),
      productName: subscription.product_name ?? subscription.product_code,
      state: subscriptionState({
        subscription_status: subscription.subscription_status ?? '',
        cancel_at_period_end: cancel,
        period_end: end,
      }),
      billingCycle: subscription.billing_cycle ? cycleOf(subscription.billing_cycle) : 'UNKNOWN',
      quantity: subscription.quantity ?? 1,
      amount: subscription.amount ?? null,
      periodStart: subscription.period_start ?? end,
      periodEnd: end,
      cancelAtPeriodEnd: cancel,
    };
  };

const listPath = (organization: string): string =>
  organization === OWN
    ? '/api/payments/v2/subscriptions'
    : path`/api/payments/v2/organizations/${organization}/subscriptions`;

/** REST calls of plans and subscriptions. */
export class BillingSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** The plans of the hub. */
  async plans(): Promise<Plan[]> {
    return (await this.#rest.get<RestProducts>('/api/payments/v2/config/products')).products.map(toPlan);
  }

  /** Subscriptions of an organization, or the caller's own ({@link OWN}); null where the caller may not see them. */
  async subscriptions(organization: string): Promise<Subscription[] | null> {
    const answer = await this.#rest.find<RestSubscriptions>(listPath(organization), { extended: 'true' });
    return answer && answer.data.map(toSubscription(organization));
  }

  /** One subscription; null when unknown or not visible. */
  async subscription(organization: string, uuid: string): Promise<Subscription | null> {
    return (await this.subscriptions(organization))?.find((each) => idPart('Subscription', each.id) === uuid) ?? null;
  }

  /** Cancels a subscription at the end of its period, or resumes it. */
  async change(organization: string, uuid: string, cancel: boolean): Promise<Subscription> {
    return toSubscription(organization)(
      await this.#rest.write<RestSubscription>('PATCH', listPath(organization), {
        subscription_id: uuid,
        cancel_at_period_end: cancel,
      }),
    );
  }
}
