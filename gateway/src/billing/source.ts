import { SEATS, subscriptionState, upgradeOf, type ProductCode as DomainProduct } from '@terrarium/domain/access';
import type { Licence, Plan, ProductCode, SeatStats, Subscription } from '../gen/schema.ts';
import { cycleOf, idPart, productOf, toId } from '../graphql/index.ts';
import {
  path,
  type List,
  type RestClient,
  type RestSubscription,
  type RestSubscriptions,
  type Answer,
  type Schemas,
  versionOf,
} from '../rest/index.ts';

/** The plans of the hub. */
type RestProducts = Answer<'/api/payments/v2/config/products'>;
/** A plan. */
type RestPlan = RestProducts['products'][number];
/** Seats of an organization. */
type RestSeatStats = Schemas['SeatStats'];
/** A licence. */
type RestLicence = Schemas['Licence'];

/** A plan; whether it is offered follows from the gateway's settings. */
export type PlanModel = Omit<Plan, 'isOffered'>;

const toPlan = (plan: RestPlan): PlanModel => ({
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

const upgradeTo = (product: DomainProduct, kind: 'individual' | 'org'): ProductCode | null => {
  const next = upgradeOf(product, kind);
  return next && productOf(next);
};

const counted = (seats: number): number | null => (seats >= SEATS.unlimited ? null : seats);

const toSeats = (stats: RestSeatStats): SeatStats => ({
  total: counted(stats.total),
  used: stats.used,
  get version() {
    return versionOf('seats', stats);
  },
  available: stats.total >= SEATS.unlimited ? null : stats.available,
  invited: stats.invited,
});

const toLicence =
  (organization: string) =>
  (licence: RestLicence): Licence => ({
    uuid: licence.id,
    memberId: toId('Member', organization, licence.user_id),
    productCode: productOf(licence.product_code),
    assignedAt: licence.assigned_at,
  });

/** What of a subscription changes; what is not named stays. */
export interface SubscriptionChange {
  cancelAtPeriodEnd?: boolean | null | undefined;
  productCode?: string | null | undefined;
  billingCycle?: string | null | undefined;
  quantity?: number | null | undefined;
}

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
      get version() {
        return versionOf('subscription', subscription);
      },
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
      managed: subscription.managed ?? false,
      upgradeTo: upgradeTo(subscription.product_code, organization === OWN ? 'individual' : 'org'),
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
  async plans(): Promise<PlanModel[]> {
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

  /** Cancels a subscription at the end of its period, resumes or changes it. */
  async change(organization: string, uuid: string, change: SubscriptionChange): Promise<Subscription> {
    return toSubscription(organization)(
      await this.#rest.write<RestSubscription>('PATCH', listPath(organization), {
        subscription_id: uuid,
        cancel_at_period_end: change.cancelAtPeriodEnd ?? undefined,
        product_code: change.productCode?.toLowerCase(),
        billing_cycle: change.billingCycle?.toLowerCase(),
        quantity: change.quantity ?? undefined,
      }),
    );
  }

  /** Seats of an organization; null where the caller may not see them. */
  async seats(organization: string): Promise<SeatStats | null> {
    const stats = await this.#rest.find<RestSeatStats>(path`/api/organizations/${organization}/seats/stats`);
    return stats && toSeats(stats);
  }

  /** Licences of an organization, or the caller's own; null where the caller may not see them. */
  async licences(organization: string, own = false): Promise<Licence[] | null> {
    const list = await this.#rest.find<List<RestLicence>>(
      own
        ? path`/api/organizations/${organization}/users/me/products`
        : path`/api/organizations/${organization}/users/products`,
    );
    return list && list.items.map(toLicence(organization));
  }

  /** Changes how many seats an organization has. */
  async setSeats(organization: string, quantity: number): Promise<void> {
    await this.#rest.write('PUT', path`/api/organizations/${organization}/seats`, { quantity });
  }

  /** Gives members licences. */
  async assign(organization: string, userIds: readonly string[], everybody: boolean): Promise<void> {
    const [only, ...others] = userIds;
    if (!everybody && only !== undefined && others.length === 0) {
      await this.#rest.write('POST', path`/api/organizations/${organization}/users/${only}/products`, {});
      return;
    }
    await this.#rest.write('POST', path`/api/organizations/${organization}/users/products`, {
      user_ids: everybody ? [] : userIds,
      include_all_members: everybody,
    });
  }

  /** Has exactly these members have a licence. */
  async setHolders(organization: string, userIds: readonly string[], product: string): Promise<void> {
    const productId = product.toLowerCase();
    await this.#rest.write('PUT', path`/api/organizations/${organization}/users/products/${productId}`, {
      user_ids: userIds,
    });
  }

  /** Takes a member's licence away. */
  async removeLicence(organization: string, userId: string, product: string): Promise<void> {
    const productId = product.toLowerCase();
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/users/${userId}/products/${productId}`);
  }
}
