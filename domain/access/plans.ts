/**
 * Subscriptions have three independent properties (SUB-13 to SUB-23, SUB-28 to SUB-31): the *state* comes from the
 * status table, *expired* from the period end, *entitled* from the feature matrix with `expires_at` in the future.
 */

/** Product codes, least first. */
export const PRODUCTS = [
  'free_subscription',
  'starter_subscription',
  'commercial_subscription',
  'security_subscription',
  'enterprise_subscription',
  'platform_subscription',
] as const;
/** One of {@link PRODUCTS}. */
export type ProductCode = (typeof PRODUCTS)[number];

/** Display names of the products (SUB-01). */
export const PRODUCT_NAMES: Record<ProductCode, string> = {
  free_subscription: 'Free',
  starter_subscription: 'Starter',
  commercial_subscription: 'Pro',
  security_subscription: 'Business',
  enterprise_subscription: 'Enterprise',
  platform_subscription: 'Platform',
};

/** The URL segment of each plan that users buy for themselves or an organization (SUB-24 to SUB-26). */
export const PRODUCT_SEGMENTS = {
  starter_subscription: 'starter',
  commercial_subscription: 'professional',
  security_subscription: 'business',
} as const satisfies Partial<Record<ProductCode, string>>;

/** Returns the URL segment of a product; null for one that isn't for sale. */
export function segmentOf(product: ProductCode): (typeof PRODUCT_SEGMENTS)[keyof typeof PRODUCT_SEGMENTS] | null {
  return product in PRODUCT_SEGMENTS ? PRODUCT_SEGMENTS[product as keyof typeof PRODUCT_SEGMENTS] : null;
}

/** Statuses of a subscription (DATA-13). */
export const STATUSES = [
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'all',
  'ended',
] as const;

/** Types of subscribers (DATA-12). */
export const SUBSCRIBER_KINDS = ['individual', 'org'] as const;

const STARTER = ['notebooks', 'lms'] as const;
const COMMERCIAL = [
  'channel',
  'issue_token',
  'signed_package',
  'telemetry',
  'organization_insights',
  'service_accounts',
] as const;
const SECURITY = ['environments', 'org_channels', 'policy', 'cve', 'groups', 'community_channel'] as const;

/** Every feature of the matrix. */
export const FEATURES = [...STARTER, ...COMMERCIAL, ...SECURITY] as const;
/** One of {@link FEATURES}. */
export type Feature = (typeof FEATURES)[number];

/** Display names of the features. */
export const FEATURE_NAMES: Record<Feature, string> = {
  notebooks: 'Notebooks',
  lms: 'Learning',
  channel: 'Personal channels',
  issue_token: 'Access tokens',
  signed_package: 'Signed packages',
  telemetry: 'Telemetry',
  organization_insights: 'Insights',
  service_accounts: 'Service accounts',
  environments: 'Environments',
  org_channels: 'Mirrors and virtual channels',
  policy: 'Package policies',
  cve: 'CVEs',
  groups: 'Groups',
  community_channel: 'Community channel',
};

const MATRIX: Record<ProductCode, readonly Feature[]> = {
  free_subscription: [],
  starter_subscription: STARTER,
  commercial_subscription: [...STARTER, ...COMMERCIAL],
  security_subscription: FEATURES,
  enterprise_subscription: FEATURES,
  platform_subscription: FEATURES,
};

const GB = 1000 ** 3;
/** Bytes that the files of an owner's projects may have by plan (PAY-22 to PAY-25); null for no bound but the disk. */
export const STORAGE: Record<ProductCode, number | null> = {
  free_subscription: 5 * GB,
  starter_subscription: 10 * GB,
  commercial_subscription: 20 * GB,
  security_subscription: 20 * GB,
  enterprise_subscription: null,
  platform_subscription: null,
};

/** The features that a product includes (SUB-28 to SUB-31). */
export function featuresOf(product: ProductCode): readonly Feature[] {
  return MATRIX[product];
}

/** The least product that includes all of these features. */
export function productWith(features: readonly Feature[]): ProductCode {
  return PRODUCTS.find((product) => features.every((each) => MATRIX[product].includes(each)))!;
}

/** Basis of entitlement: the product and its expiration, ISO 8601. */
export interface EntitledSubscription {
  product_code: string;
  expires_at?: string | null;
}

/** Returns the features that a subscription grants now: those of its product until `expires_at`, then none (SUB-21). */
export function entitledFeatures(
  subscription: EntitledSubscription | null | undefined,
  now: number = Date.now(),
): readonly Feature[] {
  if (!subscription?.expires_at || !(PRODUCTS as readonly string[]).includes(subscription.product_code)) return [];
  return Date.parse(subscription.expires_at) > now ? MATRIX[subscription.product_code as ProductCode] : [];
}

/** Displayed states (SUB-13 to SUB-18). */
export const SUBSCRIPTION_STATES = ['SUBSCRIBED', 'CANCELED_ACTIVE', 'CANCELED_EXPIRED', 'UNSUBSCRIBED'] as const;
/** One of {@link SUBSCRIPTION_STATES}. */
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Basis of the state. `period_end` is ISO 8601. */
export interface SubscriptionPeriod {
  subscription_status: string;
  cancel_at_period_end?: boolean | null;
  period_end?: string | null;
}

/** Whether the period end has passed (SUB-20); a subscription without a period end has not expired. */
export function isExpired({ period_end }: Pick<SubscriptionPeriod, 'period_end'>, now: number = Date.now()): boolean {
  return period_end !== null && period_end !== undefined && Date.parse(period_end) <= now;
}

/** Returns the state of a subscription, or of a missing one (SUB-13 to SUB-18). */
export function subscriptionState(
  subscription: SubscriptionPeriod | null | undefined,
  now: number = Date.now(),
): SubscriptionState {
  switch (subscription?.subscription_status) {
    case 'active':
      return subscription.cancel_at_period_end ? 'CANCELED_ACTIVE' : 'SUBSCRIBED';
    case 'past_due':
    case 'unpaid':
      return 'SUBSCRIBED';
    case 'canceled':
      return subscription.period_end && !isExpired(subscription, now) ? 'CANCELED_ACTIVE' : 'CANCELED_EXPIRED';
    default:
      return 'UNSUBSCRIBED';
  }
}

/** Whether a state is an active one: the plan is there now, renewed or not (SUB-19). */
export function isActiveState(state: SubscriptionState): boolean {
  return state === 'SUBSCRIBED' || state === 'CANCELED_ACTIVE';
}

/** The subscription with the latest period end (SUB-22); one without an end is the latest. */
export function latestSubscription<T extends Pick<SubscriptionPeriod, 'period_end'>>(
  subscriptions: readonly T[],
): T | undefined {
  const end = ({ period_end }: T) => (period_end ? Date.parse(period_end) : Number.POSITIVE_INFINITY);
  return subscriptions.reduce<T | undefined>(
    (latest, each) => (latest === undefined || end(each) > end(latest) ? each : latest),
    undefined,
  );
}

/** The latest subscription if it has not expired, else none, even where an earlier one has not (SUB-23). */
export function activeSubscription<T extends Pick<SubscriptionPeriod, 'period_end'>>(
  subscriptions: readonly T[],
  now?: number,
): T | undefined {
  const latest = latestSubscription(subscriptions);
  return latest === undefined || isExpired(latest, now) ? undefined : latest;
}

/** Whether a product is larger than another. Relies on the order of `PRODUCTS`. */
export function isMoreThan(product: ProductCode, other: ProductCode): boolean {
  return PRODUCTS.indexOf(product) > PRODUCTS.indexOf(other);
}

/** The next plan to offer, or null: Free leads to Pro, an organization's Pro to Business (SUB-24 to SUB-27). */
export function upgradeOf(product: ProductCode, kind: (typeof SUBSCRIBER_KINDS)[number]): ProductCode | null {
  if (product === 'free_subscription') return 'commercial_subscription';
  return product === 'commercial_subscription' && kind === 'org' ? 'security_subscription' : null;
}
