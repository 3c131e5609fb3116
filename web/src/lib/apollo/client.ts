import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { createCache } from './cache.ts';
import { isNetworkFailure } from './errors.ts';
import { preloadLink } from './preload.ts';

/** Waits before the second and the third attempt, in milliseconds (ERR-11). */
const retryDelays = [1000, 2000] as const;

/** Sends a request up to three times, and again only when no answer came at all (ERR-11, ERR-12). */
const retryLink = (): ApolloLink => new RetryLink({
  delay: (attempt) => retryDelays[attempt - 1] ?? 0,
  attempts: (attempt, _operation, error) => attempt <= retryDelays.length && isNetworkFailure(error),
});

/**
 * The client of the whole application. `terminate` replaces the HTTP transport in tests.
 * The session is an HttpOnly cookie of the same origin; the preflight header is what the gateway's CSRF guard asks for.
 */
export function createClient(terminate?: ApolloLink): ApolloClient {
  const http = terminate ?? new HttpLink({ uri: '/graphql', credentials: 'same-origin', headers: { 'apollo-require-preflight': 'true' } });
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([preloadLink(), retryLink(), http]),
    dataMasking: true,
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
}
