/** How much one caller may ask of the hub. An operator changes them by environment variables (docs/guides/operating.md). */
export interface Quotas {
  /** Points a minute of a signed-in person, all sessions and tokens together; a bucket of as many is full at first. */
  points: number;
  /** Points a minute of the visitors of one address. */
  visitorPoints: number;
  /** Upstream calls of one caller that may be under way at once; further ones wait their turn. */
  concurrency: number;
  /** Upstream calls of one GraphQL operation. */
  calls: number;
}

/**
 * What holds unless the operator says otherwise. A cold page of the web takes about 40 points and 25 calls, of which no operation makes
 * more than a few: a person who opens three pages every second does not meet these.
 */
export const defaultQuotas: Quotas = { points: 6_000, visitorPoints: 3_000, concurrency: 3, calls: 250 };
