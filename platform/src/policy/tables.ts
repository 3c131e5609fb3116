/** Tables of the policy area (migrations 0003, 0035, 0036, 0085, 0086, 0090, and 0094). */
import type { ProbeAnswer } from '@terrarium/domain/installability';
import type { Table } from '../db/index.ts';
import type { PublishedInstallability } from '../repo/index.ts';

/** Row of `policy`. - `deleted_at`: when it was deleted; null if it isn't. */
export type PolicyTable = Table<
  'policy',
  {
    filters: Record<string, unknown>;
    filter: Record<string, unknown>;
  }
>;

/** Row of `policy_revision`: a policy at each save. - `restored_from`: the older revision that this one restored. */
export type PolicyRevisionTable = Table<
  'policy_revision',
  {
    filters: Record<string, unknown>;
    filter: Record<string, unknown>;
  }
>;

/** Row of `channel_policy`: the policy to apply to a channel. */
export type ChannelPolicyTable = Table<'channel_policy'>;

/** Row of `channel_policy_legacy`. */
type ChannelPolicyLegacyTable = Table<'channel_policy_legacy'>;

/** The row of channel_policy that a run replaced, stored so that canceling restores it. Times are ISO 8601. */
export interface PreviousPolicy {
  policy_id: string;
  applied_by: string | null;
  applied_at: string;
  in_force_since: string | null;
  /** Missing in rows from before monitor mode. */
  is_watched?: boolean;
}

/** Numbers of files of one platform before and after a run. */
interface PlatformCounts {
  platform: string;
  num_before: number;
  num_after: number;
}

/** Row of `policy_run`. */
export type PolicyRunTable = Table<
  'policy_run',
  {
    previous: PreviousPolicy;
    took: RequestReason;
    counts: PlatformCounts[];
    installability: PublishedInstallability[];
    failing_probes: ProbeAnswer[];
  }
>;

/** Row of `policy_run_request`: a channel that should be published again. */
export type PolicyRunRequestTable = Table<'policy_run_request'>;

/** Why a channel should be published again. */
export type RequestReason = PolicyRunRequestTable['reason'];

/** Row of `policy_exception`: an exception in addition to a channel's policy. */
export type PolicyExceptionTable = Table<'policy_exception'>;

/** Row of `policy_delta`: IDs of files, packed as little-endian float64. */
type PolicyDeltaTable = Table<'policy_delta'>;

declare module '../db/tables.ts' {
  interface Tables {
    policy: PolicyTable;
    policy_revision: PolicyRevisionTable;
    channel_policy: ChannelPolicyTable;
    channel_policy_legacy: ChannelPolicyLegacyTable;
    policy_run: PolicyRunTable;
    policy_run_request: PolicyRunRequestTable;
    policy_delta: PolicyDeltaTable;
    policy_exception: PolicyExceptionTable;
  }
}
