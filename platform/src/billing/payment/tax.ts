/**
 * Taxes of the test processor: general rates of a few countries and states, to try a checkout with tax. Stripe computes
 * real taxes.
 */

/** Address of a customer. */
export interface TaxAddress {
  country: string;
  state?: string | undefined;
}

/** A tax: display name, and rate in hundredths of a percent. */
export interface TaxRate {
  name: string;
  basisPoints: number;
}

const COUNTRIES: Record<string, TaxRate> = {
  AT: { name: 'VAT 20 %', basisPoints: 2000 },
  AU: { name: 'GST 10 %', basisPoints: 1000 },
  CH: { name: 'VAT 8.1 %', basisPoints: 810 },
  DE: { name: 'VAT 19 %', basisPoints: 1900 },
  ES: { name: 'VAT 21 %', basisPoints: 2100 },
  FR: { name: 'VAT 20 %', basisPoints: 2000 },
  GB: { name: 'VAT 20 %', basisPoints: 2000 },
  IT: { name: 'VAT 22 %', basisPoints: 2200 },
  NL: { name: 'VAT 21 %', basisPoints: 2100 },
};
const STATES: Record<string, TaxRate> = {
  CA: { name: 'Sales tax 7.25 %', basisPoints: 725 },
  NY: { name: 'Sales tax 4 %', basisPoints: 400 },
  TX: { name: 'Sales tax 6.25 %', basisPoints: 625 },
};
const NONE: TaxRate = { name: 'No tax', basisPoints: 0 };

/** Returns the tax rate at an address; none if it isn't in the table. */
export function taxRateOf(address: TaxAddress | null): TaxRate {
  if (address === null) return NONE;
  const country = address.country.toUpperCase();
  return (country === 'US' ? STATES[address.state?.trim().toUpperCase() ?? ''] : COUNTRIES[country]) ?? NONE;
}

/** Returns the tax on an amount in cents, rounded to the cent; negative for refunds. */
export const taxOn = (amount: number, { basisPoints }: TaxRate): number =>
  Math.sign(amount) * Math.round((Math.abs(amount) * basisPoints) / 10_000);
