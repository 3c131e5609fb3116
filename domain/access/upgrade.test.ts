import { describe, expect, test } from 'vitest';
import { shouldOfferUpgrade, SUBSCRIBER_KINDS, subscriberKind, type UpgradeCandidate } from './index.ts';

const NOW = Date.parse('2026-03-01T00:00:00Z');
const subscription = (
  organizationId: string | null,
  plan = 'STARTER_SUBSCRIPTION',
  expiresAt = '2026-04-01T00:00:00Z',
) => ({ plan, expiresAt, organizationId });
const offered = (person: Partial<UpgradeCandidate>): boolean =>
  shouldOfferUpgrade({ organizations: [], subscriptions: [], ...person }, NOW);

describe('who is offered the upgrade', () => {
  test('[SHELL-05] never a visitor', () => expect(shouldOfferUpgrade(null, NOW)).toBe(false));

  test('[SHELL-06] not before the organizations are known', () => {
    expect(offered({ organizations: null })).toBe(false);
    expect(offered({})).toBe(true);
  });

  test.each([
    ['no subscription at all', {}, true],
    ['an individual subscription, no organizations', { subscriptions: [subscription(null)] }, false],
    ['organizations without a subscription', { organizations: [{ plan: null }] }, true],
    [
      'organizations with a subscription',
      {
        organizations: [{ plan: null }, { plan: 'SECURITY_SUBSCRIPTION' }],
        subscriptions: [subscription('org-1', 'SECURITY_SUBSCRIPTION')],
      },
      false,
    ],
    [
      'an organization with a plan that the list of subscriptions lacks',
      { organizations: [{ plan: 'SECURITY_SUBSCRIPTION' }], subscriptions: [] },
      false,
    ],
    [
      "an organization's subscription that only the list names",
      { organizations: [{ plan: null }], subscriptions: [subscription('org-1')] },
      false,
    ],
    [
      'an individual subscription that ended',
      { subscriptions: [subscription(null, 'STARTER_SUBSCRIPTION', '2026-03-01T00:00:00Z')] },
      true,
    ],
    [
      'the free plan only',
      { subscriptions: [subscription(null, 'FREE_SUBSCRIPTION')], organizations: [{ plan: 'free_subscription' }] },
      true,
    ],
    ['subscriptions that could not be loaded', { subscriptions: null }, false],
  ] satisfies [string, Partial<UpgradeCandidate>, boolean][])('[SHELL-07] %s', (_who, person, shown) =>
    expect(offered(person)).toBe(shown),
  );

  test('[DATA-12] distinguishes individual and org', () => {
    expect([subscriberKind({ organizationId: null }), subscriberKind({ organizationId: 'org-1' })]).toEqual([
      ...SUBSCRIBER_KINDS,
    ]);
  });
});
