/** Limits per caller. An operator sets them by environment variables (docs/guides/reference/settings.md). */
export interface Quotas {
  /**
   * Points per minute of a signed-in user, all sessions and tokens together; also the size of the bucket, which starts
   * full.
   */
  points: number;
  /** Points per minute of the visitors of one address. */
  visitorPoints: number;
  /** Maximum number of running upstream calls per caller; others wait. */
  concurrency: number;
  /** Upstream calls of one GraphQL operation. */
  calls: number;
}

/**
 * Default limits. A cold page of the web takes about 40 points and 25 calls, only a few per operation: a user who opens
 * three pages per second stays below.
 */
export const defaultQuotas: Quotas = { points: 6_000, visitorPoints: 3_000, concurrency: 3, calls: 250 };
