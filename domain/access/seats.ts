/** Seats of plans: sizes, discounts, and when a purchase needs an organization (SEAT-11 to SEAT-16). */
import { SEATS } from './bounds.ts';
import type { ProductCode } from './plans.ts';

/** Up to how many seats a plan is meant for (SEAT-11, SEAT-12). */
const THRESHOLDS: Record<ProductCode, number> = {
  free_subscription: 1,
  starter_subscription: 15,
  commercial_subscription: 15,
  security_subscription: 15,
  enterprise_subscription: SEATS.unlimited,
  platform_subscription: SEATS.unlimited,
};

/** Discount of businesses in percent (SEAT-14). */
const BUSINESS_DISCOUNT_PERCENT = 10;
const UNDISCOUNTED: readonly ProductCode[] = ['free_subscription', 'enterprise_subscription', 'platform_subscription'];

/** Returns the maximum intended number of seats of a plan; `SEATS.unlimited` for plans without seats. */
export function seatThreshold(product: ProductCode): number {
  return THRESHOLDS[product];
}

/** Discount in percent: for businesses above the seat threshold of a priced plan, else 0 (SEAT-13, SEAT-14). */
export function discountPercent(product: ProductCode, seats: number): number {
  return !UNDISCOUNTED.includes(product) && seats > THRESHOLDS[product] ? BUSINESS_DISCOUNT_PERCENT : 0;
}

/** Price of seats for a period after the discount, in cents; half a cent rounds up. */
export function seatsPrice(product: ProductCode, seats: number, centsEach: number): number {
  return Math.round((seats * centsEach * (100 - discountPercent(product, seats))) / 100);
}

/** Whether only organizations can buy this: Business, several seats, or `requires_organization` (SEAT-15, SEAT-16). */
export function requiresOrganization(
  { product_code, requires_organization }: { product_code: ProductCode; requires_organization: boolean },
  seats: number,
): boolean {
  return product_code === 'security_subscription' || seats > 1 || requires_organization;
}
