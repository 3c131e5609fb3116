/** Which users the header offers a plan (SHELL-05, SHELL-06, SHELL-07), and who owns a subscription (DATA-12). */
import type { SUBSCRIBER_KINDS } from './plans.ts';

/** Tells whose a subscription is: an organization's when it names one (DATA-12). */
export const subscriberKind = (subscription: { organizationId: string | null }): (typeof SUBSCRIBER_KINDS)[number] =>
  subscription.organizationId === null ? 'individual' : 'org';

/** A user as the offer needs it. Parts that failed to load are null. */
export interface UpgradeCandidate {
  /** Organizations; `plan` is the product code of the active subscription in any case of letters, null without one. */
  organizations: readonly { plan: string | null }[] | null;
  /** Subscriptions of the user and of their organizations; `expiresAt` is an RFC 3339 instant. */
  subscriptions: readonly { plan: string; expiresAt: string; organizationId: string | null }[] | null;
}

const paid = (plan: string | null): boolean => plan !== null && plan.toLowerCase() !== 'free_subscription';

/**
 * Whether to offer the upgrade (SHELL-07 as decided): to signed-in users, once their organizations are loaded, who have
 * no paid active subscription, personal or through an organization.
 * @param person null for a visitor
 * @param now milliseconds
 */
export function shouldOfferUpgrade(person: UpgradeCandidate | null, now: number): boolean {
  if (!person?.organizations || !person.subscriptions) return false;
  const hasActive = person.subscriptions.some((one) => paid(one.plan) && Date.parse(one.expiresAt) > now);
  return !hasActive && !person.organizations.some((one) => paid(one.plan));
}
