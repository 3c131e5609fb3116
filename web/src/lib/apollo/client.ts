import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { createCache } from './cache.ts';
import { readCookieFlags } from '../cookieFlags.ts';
import { isNetworkFailure } from './errors.ts';
import { outageLink } from './outage.ts';
import { conflictLink } from './conflict.ts';
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
 * The client of the whole application. `terminate` replaces the HTTP transport in tests; `inspector` notes what is asked (FLAG-12).
 * The session is an HttpOnly cookie of the same origin; the preflight header is what the gateway's CSRF guard asks for.
 */
export function createClient(terminate?: ApolloLink, inspector?: typeof import('./inspect.ts')): ApolloClient {
  const http =
    terminate ??
    registeredLink().concat(
      new BaseHttpLink({
        uri: '/graphql',
        credentials: 'same-origin',
        headers: { 'apollo-require-preflight': 'true' },
      }),
    );
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      refusalsLink(),
      conflictLink(),
      proofLink(),
      preloadLink(),
      outageLink(),
      retryLink(),
      ...(inspector ? [inspector.inspectLink()] : []),
      http,
    ]),
    dataMasking: true,
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  inspector?.inspectCache(client);
  return client;
}

/** The client of a page, with what the developer tools list in a browser that has them (FLAG-12): their code is loaded there only. */
export const openClient = async (): Promise<ApolloClient> =>
  createClient(undefined, readCookieFlags().includes('devtools') ? await import('./inspect.ts') : undefined);
