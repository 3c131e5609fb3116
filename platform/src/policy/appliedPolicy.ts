// Read model of publication: removing a policy checks what is served, under the lock of the channel.
/** Changes of the policy applied to a channel, in the transaction of a run. */
import { isoTime } from '@terrarium/domain/calendar';
import { readFilters } from '@terrarium/domain/policy';
import type { Trx } from '../db/index.ts';
import { conflict, notFound, unprocessable } from '../http/index.ts';
import { packed } from '../repo/index.ts';
import { HUB_ASKS, requestRuns } from './runStore.ts';
import type { RunRow } from './runStore.ts';
import { findingText } from './stored.ts';
import { assignPolicy, findLegacy, holdPolicy, holdsPolicy, saveLegacy, servedIds } from './store.ts';
import type { ChannelPolicyRow, PolicyRow } from './store.ts';
import type { PreviousPolicy } from './tables.ts';

/** The channel of a run. */
export interface RunChannel {
  id: string;
  name: string;
  organization_id: string;
}

/** Work in the transaction that writes a run. Returns the policy that applies to the channel afterwards. */
export type Prepare = (
  trx: Trx,
  current: ChannelPolicyRow | undefined,
  published: string | null,
) => Promise<PolicyRow | undefined>;

/** Prepares to apply a policy to a channel in the transaction of its run. */
export const applying =
  (
    channel: RunChannel,
    policyId: string,
    how: 'applied' | 'replaced',
    { askedBy, isWatched }: { askedBy: string | null; isWatched: boolean },
  ): Prepare =>
  async (trx, current) => {
    if (how === 'applied' && current !== undefined) {
      throw conflict(
        `The channel '${channel.name}' already has a policy. Replace it with PUT, or remove it first.`,
        'policy_already_applied',
      );
    }
    if (how === 'replaced' && current === undefined)
      throw notFound(`A policy on the channel '${channel.name}'`, 'no_policy_applied');
    const policy = await holdPolicy(trx, channel.organization_id, policyId);
    if (policy === undefined) throw notFound('This policy', 'policy_not_found');
    refuseUnreadable(policy);
    // A monitored policy serves everything, so keep_legacy keeps what was served before it.
    const before = current?.is_watched === true ? await findLegacy(trx, channel.id) : undefined;
    const served = before ?? packed(await servedIds(trx, channel.id));
    await assignPolicy(trx, channel.id, {
      policy_id: policy.id,
      applied_by: askedBy,
      applied_at: new Date(),
      in_force_since: null,
      is_watched: isWatched,
    });
    await saveLegacy(trx, channel.id, served);
    return policy;
  };

/** Prepares to remove the policy of a channel, see {@link applying}. */
export const removing =
  (channel: RunChannel): Prepare =>
  async (trx, current, published) => {
    const underPolicy =
      published !== null &&
      (await trx
        .selectFrom('publication')
        .select('id')
        .where('id', '=', published)
        .where('policy_id', 'is not', null)
        .executeTakeFirst()) !== undefined;
    if (current === undefined && !underPolicy)
      throw notFound(`A policy on the channel '${channel.name}'`, 'no_policy_applied');
    await assignPolicy(trx, channel.id, null);
    return undefined;
  };

/** Converts the applied policy for a run that replaces it. */
export function previousOf(row: ChannelPolicyRow): PreviousPolicy {
  return {
    policy_id: row.policy_id,
    applied_by: row.applied_by,
    applied_at: isoTime(row.applied_at),
    in_force_since: isoTime(row.in_force_since),
    is_watched: row.is_watched,
  };
}

/** Restores the policy from before a run that doesn't finish, and what the run took over. */
export async function putBack(trx: Trx, run: RunRow): Promise<void> {
  if (run.reason !== 'applied' && run.reason !== 'replaced' && run.reason !== 'removed') return;
  // A policy that was never active may have been deleted meanwhile.
  const previous = run.previous !== null && (await holdsPolicy(trx, run.previous.policy_id)) ? run.previous : null;
  await assignPolicy(
    trx,
    run.channel_id,
    previous === null
      ? null
      : {
          policy_id: previous.policy_id,
          applied_by: previous.applied_by,
          applied_at: new Date(previous.applied_at),
          in_force_since: previous.in_force_since === null ? null : new Date(previous.in_force_since),
          is_watched: previous.is_watched ?? false,
        },
  );
  if (previous !== null && run.previous_legacy !== null) await saveLegacy(trx, run.channel_id, run.previous_legacy);
  if (run.took !== null) await requestRuns(trx, [run.channel_id], run.took, HUB_ASKS);
}

/** @throws 422 if the policy contains filters that this hub doesn't know, so that it is never applied in part */
function refuseUnreadable(policy: PolicyRow): void {
  const read = readFilters(policy.filters);
  if (read.ok) return;
  const more = read.findings.length > 3 ? ` and ${read.findings.length - 3} more` : '';
  throw unprocessable([
    {
      loc: ['body', 'policy_id'],
      msg: `The policy '${policy.name}' holds filters that this hub does not understand (${read.findings.slice(0, 3).map(findingText).join('; ')}${more}). Edit and save it, then apply it.`,
      type: 'value_error.unreadable_policy',
    },
  ]);
}
