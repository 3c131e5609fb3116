import type { Table } from '../db/index.ts';

/** Row of `webhook_endpoint` (migration 0111). */
type EndpointTable = Table<'webhook_endpoint'>;

/** Row of `webhook_delivery` (migration 0111). */
type DeliveryTable = Table<'webhook_delivery'>;

/** Row of `webhook_attempt` (migration 0111). */
type AttemptTable = Table<'webhook_attempt'>;

/** Row of `webhook_former_secret` (migration 0364). */
type FormerSecretTable = Table<'webhook_former_secret'>;

declare module '../db/tables.ts' {
  interface Tables {
    webhook_endpoint: EndpointTable;
    webhook_former_secret: FormerSecretTable;
    webhook_delivery: DeliveryTable;
    webhook_attempt: AttemptTable;
  }
}
