import type { ApolloCache } from '@apollo/client';
import type { Channel } from '../../gen/types.ts';
import { forgetField } from '../../lib/apollo/cache.ts';

/** Evicts all pages of the policy lists after a change. Visible lists refetch. */
export function forgetPolicyLists(cache: ApolloCache): void {
  forgetField(cache, 'Organization', 'policies');
}

/** Evicts what a new run changes in channels: policy, runs, and served files. */
export function forgetChannelPolicies(cache: ApolloCache, channelIds: readonly string[]): void {
  for (const channelId of channelIds) {
    const id = cache.identify({ __typename: 'Channel', id: channelId });
    if (!id) continue;
    for (const fieldName of [
      'appliedPolicy',
      'latestRun',
      'runs',
      'servedFileCount',
      'blockedFileCount',
      'packages',
      'package',
      'cves',
      'decisionExplanation',
    ] satisfies (keyof Channel)[])
      cache.evict({ id, fieldName });
  }
  cache.gc();
}
