import { InMemoryCache, type ApolloCache, type ApolloClient } from '@apollo/client';
import * as features from '../../features.ts';
import possible from '../../gen/possible-types.ts';
import type { Channel, Organization, Query } from '../../gen/types.ts';
import type { Feature } from '../feature.ts';

/**
 * The normalized cache. Lists are paged by number, so each page is cached by its arguments. Rules of a feature's types
 * are in its file (features.ts). CVEs aren't normalized, because their counts depend on the channel.
 */
export function createCache(): InMemoryCache {
  const cache = new InMemoryCache({ possibleTypes: possible.possibleTypes });
  for (const { cache: rules } of Object.values<Feature>(features)) if (rules) cache.policies.addTypePolicies(rules);
  return cache;
}

/** Evicts what a policy run or a sync changed in a channel, so that it is refetched when shown. */
export function forgetChannelContents(cache: ApolloCache, channel: { __typename: 'Channel'; id: string }): void {
  const id = cache.identify(channel);
  if (!id) return;
  for (const fieldName of [
    'packages',
    'package',
    'files',
    'cves',
    'decisionExplanation',
    'fileHistory',
    'labels',
    'runs',
  ] satisfies (keyof Channel)[])
    cache.evict({ id, fieldName });
  cache.gc();
}

/** Types whose lists mutations change. */
interface Listing {
  Query: Query;
  Organization: Organization;
  Channel: Channel;
}

/**
 * Evicts a field of all objects of a type, or of the root type `Query`: a list that a mutation changed, whose order and
 * pages are the hub's. Shown lists are refetched.
 */
export function forgetField<T extends keyof Listing>(
  cache: ApolloCache,
  type: T,
  fieldName: keyof Listing[T] & string,
): void {
  const ids = type === 'Query' ? ['ROOT_QUERY'] : Object.keys(cache.extract(true) as object);
  for (const id of ids) if (type === 'Query' || id.startsWith(`${type}:`)) cache.evict({ id, fieldName });
  cache.gc();
}

/**
 * Options of a mutation that changes lists: evicts them, so that shown ones are refetched, also if the hub rejected the
 * mutation, because then they are often outdated.
 * @param lists fields by type
 */
export const changesLists = (lists: { [T in keyof Listing]?: readonly (keyof Listing[T] & string)[] }) => ({
  update: (cache: ApolloCache): void => {
    for (const [type, fields] of Object.entries(lists))
      for (const field of fields) forgetField(cache, type as keyof Listing, field as never);
  },
});

/** Reloads the signed-in user and the navigation. */
export async function reloadShell(client: ApolloClient): Promise<void> {
  // Refetch: a plan, a membership, or a sign-in changes the features, the organizations, and the navigation entries,
  // which no mutation returns.
  await client.refetchQueries({ include: ['ShellViewer'] });
}
