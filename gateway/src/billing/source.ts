import { subscriptionState, upgradeOf, type ProductCode as DomainProduct } from '@terrarium/domain/access';
import type { BillingCycle, ProductCode, Subscription } from '../gen/schema.ts';
import { cycleOf, idPart, productOf, toId, wordOf } from '../graphql/index.ts';
import { path, type RestClient, type RestSubscription, type RestSubscriptions, versionOf } from '../rest/index.ts';

const upgradeTo = (product: DomainProduct, kind: 'individual' | 'org'): ProductCode | null => {
  const next = upgradeOf(product, kind);
  return next && productOf(next);
};

/** What of a subscription changes; what is not named stays. */
export interface SubscriptionChange {
  cancelAtPeriodEnd?: boolean | null | undefined;
  productCode?: ProductCode | null | undefined;
  billingCycle?: BillingCycle | null | undefined;
  quantity?: number | null | undefined;
}

/** Used instead of an organization's name for a personal plan. No organization can have this name. */
export const OWN = '@own';

/** @param organization name of the organization with the subscription, or {@link OWN} */
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
      isGranted: subscription.managed ?? false,
      upgradeProductCode: upgradeTo(subscription.product_code, organization === OWN ? 'individual' : 'org'),
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
        product_code: wordOf('ProductCode', change.productCode),
        billing_cycle: wordOf('BillingCycle', change.billingCycle),
        quantity: change.quantity ?? undefined,
      }),
    );
  }

  /** Assigns seats to members. */
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
}
