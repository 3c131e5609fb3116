import type { Feature } from '@terrarium/domain/access';
import type { PlanCardFragment } from '../../gen/billing.ts';
import { text } from './messages.ts';

/** Features of the matrix that no plan gives here, since this hub has no such thing: it signs nothing, and keeps no channel of a community. */
export const NOT_HERE: ReadonlySet<Feature> = new Set<Feature>(['signed_package', 'community_channel']);

/** How often is paid. */
export type Cycle = 'monthly' | 'yearly';

/** The cycle that an address asks for; monthly when it asks for none (ROUTE-26). */
export const cycleOf = (value: string | null): Cycle => (value === 'yearly' ? 'yearly' : 'monthly');

const dollars = new Intl.NumberFormat(navigator.language, {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount of US cents as people write it: $15, $7.50. */
export const formatCents = (cents: number): string => dollars.format(cents / 100);

const exactDollars = new Intl.NumberFormat(navigator.language, { style: 'currency', currency: 'USD' });

/** An amount of US cents with its cents, where amounts stand below each other: $30.00 above −$5.70, with the minus of all other numbers. */
export const exactCents = (cents: number): string => exactDollars.format(cents / 100).replace('-', '−');

/**
 * What a plan costs in a cycle: the amount and what it is for.
 * @param ofOrganization whether an organization buys, which pays each plan by its seats
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
