import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { createCache } from './cache.ts';
import { readCookieFlags } from '../cookieFlags.ts';
import { isNetworkFailure } from './errors.ts';
import { inspectCache, inspectLink } from './inspect.ts';
import { preloadLink } from './preload.ts';
import { proofLink } from './proof.ts';
import { refusalsLink } from './refusals.ts';
import { registeredLink } from './registered.ts';

/** Waits before the second and the third attempt, in milliseconds (ERR-11). */
const retryDelays = [1000, 2000] as const;

/** Sends a request up to three times, and again only when no answer came at all (ERR-11, ERR-12); with the context `retry: false` once (FLAG-14). */
const retryLink = (): ApolloLink =>
  new RetryLink({
    delay: (attempt) => retryDelays[attempt - 1] ?? 0,
    attempts: (attempt, operation, error) =>
      operation.getContext()['retry'] !== false && attempt <= retryDelays.length && isNetworkFailure(error),
  });

/**
 * The client of the whole application. `terminate` replaces the HTTP transport in tests.
 * The session is an HttpOnly cookie of the same origin; the preflight header is what the gateway's CSRF guard asks for.
 */
export function createClient(terminate?: ApolloLink): ApolloClient {
  const http =
    terminate ??
    registeredLink().concat(
      new BaseHttpLink({
        uri: '/graphql',
        credentials: 'same-origin',
        headers: { 'apollo-require-preflight': 'true' },
      }),
    );
  const inspected = readCookieFlags().includes('devtools');
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      refusalsLink(),
      proofLink(),
      preloadLink(),
      retryLink(),
      ...(inspected ? [inspectLink()] : []),
      http,
    ]),
    dataMasking: true,
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  if (inspected) inspectCache(client);
  return client;
}
