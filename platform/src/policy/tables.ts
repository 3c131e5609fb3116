/** The tables of the policy area (migrations 0003, 0035 and 0036). */
import type { ColumnType, Generated } from 'kysely';
import type { RunReason, RunState } from './contract.ts';

type Json<T> = ColumnType<T, string, string>;
type Created = ColumnType<Date, Date | undefined, Date>;

/** Row of `policy`. */
export interface PolicyTable {
  id: string;
  organization_id: string;
  name: string;
  description: string;
  artifact_family: string;
  schema_version: string;
  revision: Generated<number>;
  filters: Json<Record<string, unknown>>;
  filter: Json<Record<string, unknown> | null> | null;
  summary: Generated<string>;
  created_at: Created;
  updated_at: Created;
  /** When it was deleted; null while it is there. */
  deleted_at: Date | null;
}

/** Row of `policy_revision`: what a policy was at each save. */
export interface PolicyRevisionTable {
  policy_id: string;
  revision: number;
  name: string;
  description: string;
  filters: Json<Record<string, unknown>>;
  filter: Json<Record<string, unknown> | null> | null;
  author_id: string | null;
  created_at: Created;
  /** The older revision that this one brought back. */
  restored_from: number | null;
}

/** Row of `channel_policy`: the policy that is wanted on a channel. */
export interface ChannelPolicyTable {
  channel_id: string;
  policy_id: string;
  applied_by: string | null;
  applied_at: Created;
  in_force_since: Date | null;
}

/** Row of `channel_policy_legacy`. */
interface ChannelPolicyLegacyTable {
  channel_id: string;
  file_ids: Buffer;
}

/** The row of channel_policy that a run replaced, kept with it so that canceling puts it back. Times are ISO 8601. */
export interface PreviousPolicy {
  policy_id: string;
  applied_by: string | null;
  applied_at: string;
  in_force_since: string | null;
}

/** Files of one platform before and after a run. */
interface PlatformCounts {
  platform: string;
  num_before: number;
  num_after: number;
}

/** Row of `policy_run`. */
export interface PolicyRunTable {
  id: string;
  channel_id: string;
  policy_id: string | null;
  policy_name: string | null;
  policy_revision: number | null;
  asked_by: string | null;
  reason: RunReason;
  state: RunState;
  phase: Generated<string>;
  progress: number | null;
  publication_id: string | null;
  error: string | null;
  previous: Json<PreviousPolicy | null> | null;
  took: RunReason | null;
  previous_legacy: Buffer | null;
  before_publication_id: string | null;
  counts: ColumnType<PlatformCounts[], string | undefined, string>;
  added_count: number | null;
  removed_count: number | null;
  created_at: Created;
  started_at: Date | null;
  finished_at: Date | null;
}

/** Row of `policy_run_request`: a channel whose served content is wanted anew. */
interface PolicyRunRequestTable {
  channel_id: string;
  reason: RunReason;
  asked_by: string | null;
  requested_at: Created;
}

/** Row of `policy_delta`: ids of files, packed as little-endian float64. */
interface PolicyDeltaTable {
  run_id: string;
  channel_id: string;
  created_at: Created;
  added_ids: Buffer;
  removed_ids: Buffer;
}

declare module '../db/tables.ts' {
  interface Tables {
    policy: PolicyTable;
    policy_revision: PolicyRevisionTable;
    channel_policy: ChannelPolicyTable;
    channel_policy_legacy: ChannelPolicyLegacyTable;
    policy_run: PolicyRunTable;
    policy_run_request: PolicyRunRequestTable;
    policy_delta: PolicyDeltaTable;
  }
}
