import { expect, test } from 'vitest';
import { discountPercent, requiresOrganization, seatsPrice, seatThreshold, SEATS, upgradeOf } from './index.ts';

test.each([
  ['free_subscription', 1],
  ['starter_subscription', 15],
  ['security_subscription', 15],
  ['enterprise_subscription', 1_000_000_000],
  ['platform_subscription', 1_000_000_000],
] as const)('[SEAT-11] the seat threshold of %s is %i', (product, seats) => expect(seatThreshold(product)).toBe(seats));

test('[SEAT-12] the seat threshold of commercial is that of the other plans with prices', () =>
  expect(seatThreshold('commercial_subscription')).toBe(15));

test.each([
  ['starter_subscription', 15, 0],
  ['starter_subscription', 16, 10],
  ['commercial_subscription', 16, 10],
  ['security_subscription', 15, 0],
  ['security_subscription', 16, 10],
  ['free_subscription', 16, 0],
  ['enterprise_subscription', SEATS.unlimited + 1, 0],
  ['platform_subscription', SEATS.unlimited + 1, 0],
] as const)('[SEAT-13] %s with %i seats: %i percent off', (product, seats, percent) =>
  expect(discountPercent(product, seats)).toBe(percent),
);

test('[SEAT-14] the discount is 10 percent of all seats, in whole cents', () => {
  expect(seatsPrice('security_subscription', 15, 5000)).toBe(75_000);
  expect(seatsPrice('security_subscription', 16, 5000)).toBe(72_000);
  expect(seatsPrice('security_subscription', 17, 33)).toBe(505);
});

test.each([
  ['security_subscription', false, 1, true],
  ['starter_subscription', false, 2, true],
  ['starter_subscription', false, 1, false],
] as const)('[SEAT-15] %s (flag %s) with %i seats needs an organization: %s', (product_code, flag, seats, needed) =>
  expect(requiresOrganization({ product_code, requires_organization: flag }, seats)).toBe(needed),
);

test('[SEAT-16] a plan that says so needs an organization with one seat, too', () =>
  expect(requiresOrganization({ product_code: 'starter_subscription', requires_organization: true }, 1)).toBe(true));

test('[SUB-24] [SUB-25] an organization on Free is offered Pro, on Pro Business', () => {
  expect(upgradeOf('free_subscription', 'org')).toBe('commercial_subscription');
  expect(upgradeOf('commercial_subscription', 'org')).toBe('security_subscription');
});
test('[SUB-26] a person on Free is offered Pro, on Pro nothing', () => {
  expect(upgradeOf('free_subscription', 'individual')).toBe('commercial_subscription');
  expect(upgradeOf('commercial_subscription', 'individual')).toBeNull();
});
test('[SUB-27] the other plans have no upgrade', () => {
  for (const product of [
    'starter_subscription',
    'security_subscription',
    'enterprise_subscription',
    'platform_subscription',
  ] as const)
    expect([upgradeOf(product, 'org'), upgradeOf(product, 'individual')], product).toEqual([null, null]);
});
