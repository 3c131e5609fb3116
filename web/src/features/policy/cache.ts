import type { ApolloCache } from '@apollo/client';

/** Forgets every page of the policy lists: a policy came, went or changed its place. Lists on the screen ask again. */
export function forgetPolicyLists(cache: ApolloCache): void {
  for (const id of Object.keys(cache.extract(true) as object)) {
    if (id.startsWith('Organization:')) cache.evict({ id, fieldName: 'policies' });
  }
  cache.gc();
}

/** Forgets what a new run changes of channels: their policy, their runs and what they serve. */
export function forgetChannelPolicies(cache: ApolloCache, channelIds: readonly string[]): void {
  for (const channelId of channelIds) {
    const id = cache.identify({ __typename: 'Channel', id: channelId });
    if (!id) continue;
    for (const fieldName of [
      'appliedPolicy',
      'lastRun',
      'runs',
      'servedFileCount',
      'refusedFileCount',
      'artifacts',
      'artifact',
      'cves',
      'explain',
    ])
      cache.evict({ id, fieldName });
  }
  cache.gc();
}
