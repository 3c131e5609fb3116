import type { Feature } from '@terrarium/domain/access';
import type { PlanCardFragment } from '../../gen/billing.ts';
import { text } from './messages.ts';

/** Plan features that this hub doesn't have: it doesn't sign packages and has no community channels. */
export const NOT_HERE: ReadonlySet<Feature> = new Set<Feature>(['signed_package', 'community_channel']);

/** How often is paid. */
export type Cycle = 'monthly' | 'yearly';

/** Returns the cycle in the URL; monthly by default (ROUTE-26). */
export const cycleOf = (value: string | null): Cycle => (value === 'yearly' ? 'yearly' : 'monthly');

const dollars = new Intl.NumberFormat(navigator.language, {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats US cents for display: $15, $7.50. */
export const formatCents = (cents: number): string => dollars.format(cents / 100);

const exactDollars = new Intl.NumberFormat(navigator.language, { style: 'currency', currency: 'USD' });

/**
 * Formats US cents with two decimals, for amounts in a column: $30.00 above −$5.70, with the minus sign of all other
 * numbers.
 */
export const exactCents = (cents: number): string => exactDollars.format(cents / 100).replace('-', '−');

/**
 * Returns a plan's price in a cycle: the amount and its unit.
 * @param ofOrganization whether an organization buys, which pays per seat
 */
export function priceOf(
  plan: Pick<PlanCardFragment, 'pricing' | 'requiresOrganization'>,
  cycle: Cycle,
  ofOrganization: boolean,
): { amount: string; unit: string } {
  const cents = cycle === 'monthly' ? plan.pricing.monthlyPrice : plan.pricing.yearlyPrice;
  if (cents === null || cents === undefined) return { amount: plan.pricing.otherPrice ?? '', unit: '' };
  const unit =
    plan.requiresOrganization || ofOrganization
      ? cycle === 'monthly'
        ? text.aSeatMonth
        : text.aSeatYear
      : cycle === 'monthly'
        ? text.aMonth
        : text.aYear;
  return { amount: formatCents(cents), unit };
}
