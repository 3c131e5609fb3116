import { InMemoryCache, type ApolloCache } from '@apollo/client';
import possible from '../../gen/possible-types.ts';

/**
 * The normalized cache. Lists are paged by number, so each page is kept under its own arguments.
 * CVEs are not normalized: their counts depend on the channel they were asked through.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possible.possibleTypes,
    typePolicies: {
      Query: { fields: { session: { merge: false } } },
      Operator: { merge: true },
      // Pages ask for different parts of it: without, each would throw away what the other was told.
      SignInOptions: { merge: true },
      Organization: {
        fields: { channels: { merge: false }, groups: { merge: false }, serviceAccounts: { merge: false } },
      },
      User: {
        fields: {
          organizations: { merge: false },
          profile: { merge: true },
          settings: { merge: true },
          sessions: { merge: false },
          passkeys: { merge: false },
        },
      },
      Group: { fields: { channels: { merge: false } } },
      ServiceAccount: { fields: { groups: { merge: false } } },
      Channel: {
        fields: {
          mirror: { merge: true },
          appliedPolicy: { merge: false },
          sources: { merge: false },
          groups: { merge: false },
          runs: { merge: false },
        },
      },
    },
  });
}

/** Forgets what a policy run or a sync changed of a channel, so that it is asked again when next shown. */
export function forgetChannelContents(cache: ApolloCache, channel: { __typename: 'Channel'; id: string }): void {
  const id = cache.identify(channel);
  if (!id) return;
  for (const fieldName of ['artifacts', 'artifact', 'cves', 'explain', 'runs']) cache.evict({ id, fieldName });
  cache.gc();
}
