import { expect, test } from 'vitest';
import {
  activeSubscription,
  entitledFeatures,
  FEATURE_NAMES,
  FEATURES,
  isExpired,
  isMoreThan,
  latestSubscription,
  PRODUCT_NAMES,
  PRODUCTS,
  productWith,
  segmentOf,
  STATUSES,
  STORAGE,
  subscriptionState,
} from './index.ts';

const NOW = Date.parse('2026-03-01T00:00:00Z');
const GB = 1_000_000_000;

test('[SUB-24, SUB-25, SUB-26] addresses name the three plans that one buys, and no other', () => {
  expect(PRODUCTS.map(segmentOf)).toEqual([null, 'starter', 'professional', 'business', null, null]);
});

test('[PAY-22, PAY-23, PAY-24, PAY-25] each plan has its storage', () => {
  expect(PRODUCTS.map((product) => STORAGE[product])).toEqual([5 * GB, 10 * GB, 20 * GB, 20 * GB, null, null]);
});

test('the least plan with some features has all of them', () => {
  expect(productWith([])).toBe('free_subscription');
  expect(productWith(['lms'])).toBe('starter_subscription');
  expect(productWith(['lms', 'telemetry'])).toBe('commercial_subscription');
  expect(productWith(['notebooks', 'policy'])).toBe('security_subscription');
});

test('the plan of the hub itself is named Platform', () => {
  expect(PRODUCT_NAMES.platform_subscription).toBe('Platform');
});

test('each feature has a name of its own', () => {
  const names = FEATURES.map((feature) => FEATURE_NAMES[feature]);
  expect(new Set(names).size).toBe(14);
  for (const name of names) expect(name).toMatch(/^[A-Z]/);
});

test('a plan is more than those before it', () => {
  const more = PRODUCTS.map((product) => PRODUCTS.filter((other) => isMoreThan(product, other)).length);
  expect(more).toEqual([0, 1, 2, 3, 4, 5]);
});

test('[DATA-13] the statuses of a subscription', () => {
  expect([...STATUSES].sort()).toEqual(
    ['active', 'all', 'canceled', 'ended', 'incomplete', 'incomplete_expired', 'past_due', 'trialing', 'unpaid'].sort(),
  );
});

test('[SUB-21] features end in the moment that expires_at names', () => {
  const of = (expires_at: string) => entitledFeatures({ product_code: 'starter_subscription', expires_at }, NOW);
  expect(of('2026-03-01T00:00:00Z')).toEqual([]);
  expect(of('2026-03-01T00:00:00.001Z')).toEqual(['notebooks', 'lms']);
});

test('[SUB-20, SUB-22] a subscription without a period end does not expire, and is the latest', () => {
  const endless = { period_end: null };
  const ending = { period_end: '2026-05-01' };
  expect([isExpired({}, NOW), isExpired(endless, NOW)]).toEqual([false, false]);
  expect(latestSubscription([ending, endless])).toBe(endless);
  expect(latestSubscription([endless, ending])).toBe(endless);
  expect(activeSubscription([endless], NOW)).toBe(endless);
});

test('[SUB-22] of two with the same period end the first is the latest', () => {
  const [first, second] = [{ period_end: '2026-05-01' }, { period_end: '2026-05-01' }];
  expect(latestSubscription([first, second])).toBe(first);
});

test('[SUB-23] without any subscription none is active', () => {
  expect(activeSubscription([], NOW)).toBeUndefined();
});

test('[SUB-17] a canceled subscription without a period end has expired', () => {
  expect(subscriptionState({ subscription_status: 'canceled', period_end: null }, NOW)).toBe('CANCELED_EXPIRED');
});
