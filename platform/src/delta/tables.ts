/** The tables of the delta area (migration 0057). */
import type { Table } from '../db/index.ts';

/**
 * Row of `delta_subscription`.
 * - `told_number`: The last delta of the channel that was told, or that was there when the subscription was made.
 * - `told_at`: When the last mail was written, or the subscription made.
 */
export type DeltaSubscriptionTable = Table<'delta_subscription'>;

/** Row of `delta_unsubscribe_key`: the SHA-256 of a key that stands in a mail. */
type DeltaUnsubscribeKeyTable = Table<'delta_unsubscribe_key'>;

declare module '../db/tables.ts' {
  interface Tables {
    delta_subscription: DeltaSubscriptionTable;
    delta_unsubscribe_key: DeltaUnsubscribeKeyTable;
  }
}
