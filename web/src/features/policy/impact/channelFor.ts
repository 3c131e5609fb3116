import { DEFAULT_CHANNEL } from '@terrarium/domain/access';

/** The channel to show the impact on: the asked one, else one the policy is applied to, else a virtual one, else the default one (CHAN-16), else the first. */
export function channelFor<C extends { name: string; type: string }>(
  asked: string | null,
  appliedTo: readonly string[],
  channels: readonly C[],
): C | null {
  return (
    channels.find(({ name }) => name === asked) ??
    channels.find(({ name }) => appliedTo.includes(name)) ??
    channels.find(({ type }) => type === 'VIRTUAL') ??
    channels.find(({ name }) => name === DEFAULT_CHANNEL) ??
    channels[0] ??
    null
  );
}
