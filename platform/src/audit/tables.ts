import type { ActorType, TargetType } from '@terrarium/domain/audit';
import type { Table } from '../db/index.ts';

/** Row of `audit_chain` (migration 0110). */
type ChainTable = Table<'audit_chain'>;

/** Row of `audit_entry` (migration 0110). */
type EntryTable = Table<'audit_entry', { actor_type: ActorType; target_type: TargetType }>;

/** Row of `audit_pending` (migration 0110): events of the open transaction. */
type PendingTable = Table<'audit_pending', { actor_type: ActorType; target_type: TargetType }>;

declare module '../db/tables.ts' {
  interface Tables {
    audit_chain: ChainTable;
    audit_entry: EntryTable;
    audit_pending: PendingTable;
  }
}
