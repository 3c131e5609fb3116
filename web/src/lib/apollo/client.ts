import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { createCache } from './cache.ts';
import { eventsLink, isSubscription } from './events.ts';
import { readCookieFlags } from '../cookieFlags.ts';
import { isNetworkFailure } from './errors.ts';
import { outageLink } from './outage.ts';
import { conflictLink } from './conflict.ts';
import { preloadLink } from './preload.ts';
import { proofLink } from './proof.ts';
import { refusalsLink } from './refusals.ts';
import { registeredLink } from './registered.ts';

/** Delays before the second and the third attempt, in milliseconds (ERR-11). */
const retryDelays = [1000, 2000] as const;

/**
 * Sends a request up to three times, but retries only without any response (ERR-11, ERR-12); with the context `retry:
 * false` once (FLAG-14).
 */
const retryLink = (): ApolloLink =>
  new RetryLink({
    delay: (attempt) => retryDelays[attempt - 1] ?? 0,
    attempts: (attempt, operation, error) =>
      operation.getContext()['retry'] !== false && attempt <= retryDelays.length && isNetworkFailure(error),
  });

/**
 * The application's client. `terminate` replaces the HTTP transport in tests; `inspector` records requests (FLAG-12).
 * The session is an HttpOnly cookie of the same origin; the preflight header is required by the gateway's CSRF
 * protection.
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
  const inspect = inspector ? [inspector.inspectLink()] : [];
  const requests = ApolloLink.from([
    conflictLink(),
    proofLink(),
    preloadLink(),
    outageLink(),
    retryLink(),
    ...inspect,
    http,
  ]);
  // A subscription can be silent for long, and reconnects itself.
  const events = ApolloLink.from([...inspect, terminate ?? eventsLink()]);
  const client = new ApolloClient({
    cache: createCache(),
    link: refusalsLink().concat(ApolloLink.split(isSubscription, events, requests)),
    dataMasking: true,
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  inspector?.inspectCache(client);
  return client;
}

/**
 * Creates a page's client, with request recording if the browser has developer tools turned on (FLAG-12); their code is
 * loaded only then.
 */
export const openClient = async (): Promise<ApolloClient> =>
  createClient(undefined, readCookieFlags().includes('devtools') ? await import('./inspect.ts') : undefined);
