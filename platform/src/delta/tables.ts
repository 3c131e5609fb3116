/** Tables of the delta area (migration 0057). */
import type { Table } from '../db/index.ts';

/**
 * Row of `delta_subscription`. - `told_number`: the last delta that was sent, or that existed when the subscription was
 * created. - `told_at`: when the last email was written, or the subscription created.
 */
export type DeltaSubscriptionTable = Table<'delta_subscription'>;

/** Row of `delta_unsubscribe_key`: SHA-256 of a key in an email. */
type DeltaUnsubscribeKeyTable = Table<'delta_unsubscribe_key'>;

declare module '../db/tables.ts' {
  interface Tables {
    delta_subscription: DeltaSubscriptionTable;
    delta_unsubscribe_key: DeltaUnsubscribeKeyTable;
  }
}
