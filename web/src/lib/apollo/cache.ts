import { InMemoryCache, type ApolloCache } from '@apollo/client';
import * as features from '../../features.ts';
import possible from '../../gen/possible-types.ts';
import type { Feature } from '../feature.ts';

/**
 * The normalized cache. Lists are paged by number, so each page is kept under its own arguments.
 * What holds of a feature's own types stands in its file (features.ts). CVEs are not normalized: their counts depend on the channel they were asked through.
 */
export function createCache(): InMemoryCache {
  const cache = new InMemoryCache({ possibleTypes: possible.possibleTypes });
  for (const { cache: rules } of Object.values<Feature>(features)) if (rules) cache.policies.addTypePolicies(rules);
  return cache;
}

/** Forgets what a policy run or a sync changed of a channel, so that it is asked again when next shown. */
export function forgetChannelContents(cache: ApolloCache, channel: { __typename: 'Channel'; id: string }): void {
  const id = cache.identify(channel);
  if (!id) return;
  for (const fieldName of ['artifacts', 'artifact', 'files', 'cves', 'explain', 'fileHistory', 'labels', 'runs'])
    cache.evict({ id, fieldName });
  cache.gc();
}
