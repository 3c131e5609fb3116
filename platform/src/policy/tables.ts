/** The tables of the policy area (migrations 0003, 0035, 0036, 0085, 0086, 0090 and 0094). */
import type { ProbeAnswer } from '@terrarium/domain/installability';
import type { Table } from '../db/index.ts';
import type { PublishedInstallability } from '../repo/index.ts';

/**
 * Row of `policy`.
 * - `deleted_at`: When it was deleted; null while it is there.
 */
export type PolicyTable = Table<
  'policy',
  {
    filters: Record<string, unknown>;
    filter: Record<string, unknown>;
  }
>;

/**
 * Row of `policy_revision`: what a policy was at each save.
 * - `restored_from`: The older revision that this one brought back.
 */
export type PolicyRevisionTable = Table<
  'policy_revision',
  {
    filters: Record<string, unknown>;
    filter: Record<string, unknown>;
  }
>;

/** Row of `channel_policy`: the policy that is wanted on a channel. */
export type ChannelPolicyTable = Table<'channel_policy'>;

/** Row of `channel_policy_legacy`. */
type ChannelPolicyLegacyTable = Table<'channel_policy_legacy'>;

/** The row of channel_policy that a run replaced, kept with it so that canceling puts it back. Times are ISO 8601. */
export interface PreviousPolicy {
  policy_id: string;
  applied_by: string | null;
  applied_at: string;
  in_force_since: string | null;
  /** Absent in rows of before there was watching. */
  is_watched?: boolean;
}

/** Files of one platform before and after a run. */
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

/** Row of `policy_run_request`: a channel whose served content is wanted anew. */
export type PolicyRunRequestTable = Table<'policy_run_request'>;

/** Why a channel's served content is wanted anew. */
export type RequestReason = PolicyRunRequestTable['reason'];

/** Row of `policy_exception`: an exception that was granted beside the policy of a channel. */
export type PolicyExceptionTable = Table<'policy_exception'>;

/** Row of `policy_delta`: ids of files, packed as little-endian float64. */
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
