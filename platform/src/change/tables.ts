import type { Generated } from 'kysely';
import type { ChangeKind } from './kinds.ts';

/** Row of `organization_change` (migration 0037). */
interface ChangeTable {
  id: string;
  organization_id: string;
  at: Generated<Date>;
  actor_id: string | null;
  kind: ChangeKind;
  subject: string;
  subject_id: string | null;
  detail: string;
  channel_id: string | null;
  channel: string | null;
  was_private: boolean;
}

declare module '../db/tables.ts' {
  interface Tables {
    organization_change: ChangeTable;
  }
}
