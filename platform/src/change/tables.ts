import type { Table } from '../db/index.ts';
import type { ChangeKind } from './kinds.ts';

/** Row of `organization_change` (migrations 0037 and 0038). */
type ChangeTable = Table<
  'organization_change',
  {
    kind: ChangeKind;
  }
>;

declare module '../db/tables.ts' {
  interface Tables {
    organization_change: ChangeTable;
  }
}
