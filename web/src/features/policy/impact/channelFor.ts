import { DEFAULT_CHANNEL } from '@terrarium/domain/access';

/**
 * The channel to show the impact on: the requested one, else one the policy is applied to, else one without a policy,
 * so that the numbers are those of the draft alone. Prefers a virtual one, then the default one (CHAN-16), then the
 * first.
 */
export function channelFor<C extends { name: string; type: string; appliedPolicy: object | null }>(
  asked: string | null,
  appliedTo: readonly string[],
  channels: readonly C[],
): C | null {
  const free = channels.filter(({ appliedPolicy }) => appliedPolicy === null);
  const preferred = free.length > 0 ? free : channels;
  return (
    channels.find(({ name }) => name === asked) ??
    channels.find(({ name }) => appliedTo.includes(name)) ??
    preferred.find(({ type }) => type === 'VIRTUAL') ??
    preferred.find(({ name }) => name === DEFAULT_CHANNEL) ??
    preferred[0] ??
    null
  );
}

/** The name of the policy that a channel has now, if it isn't the one that is edited. */
export const otherPolicyOf = (
  channel: { appliedPolicy: { policy: { id: string; name: string } } | null } | null,
  policyId: string | null,
): string | null => {
  const applied = channel?.appliedPolicy?.policy;
  return applied === undefined || applied.id === policyId ? null : applied.name;
};
