/** Calls by pages of other sites (CORS): of those that the operator has named, with tokens and never with cookies. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientOf, isSameOrigin, type ProxyTest } from './headers.ts';

/** Methods of the API. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** Headers that a cross-origin request can have. */
const ASKED = [
  'accept',
  'apollo-require-preflight',
  'authorization',
  'content-type',
  'idempotency-key',
  'traceparent',
  'x-apollo-operation-name',
  'x-request-id',
].join(', ');

/** Response headers that pages of other origins can read, in addition to the safelisted ones. */
const TOLD = [
  'content-disposition',
  'etag',
  'idempotency-replayed',
  'location',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'server-timing',
  'www-authenticate',
  'x-request-id',
].join(', ');

/** How long browsers cache a preflight, in seconds; none caches longer. */
const REMEMBERED = '7200';

/** Options of a {@link crossOriginHandler}. */
export interface CrossOriginOptions {
  /** Origins whose pages may call; `*` for all. */
  origins: readonly string[];
  isProxy: ProxyTest;
  publicOrigin: string | undefined;
}

/**
 * Handles CORS. Removes the cookie of a cross-origin request, so that no site acts with its visitor's session here.
 * Responses never allow credentials, so browsers send none unless the page insists, and then hide the response from it.
 * @returns a function that says whether the request was a preflight, which is then answered
 */
export function crossOriginHandler({
  origins,
  isProxy,
  publicOrigin,
}: CrossOriginOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const named = new Set(origins);
  if (named.size === 0) return () => false;
  return (request, response) => {
    // Also without an Origin header, because a cached response must not be served to other origins.
    response.appendHeader('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !(named.has('*') || named.has(origin))) return false;
    if (isSameOrigin(request, clientOf(request, isProxy, publicOrigin), publicOrigin)) return false;
    delete request.headers.cookie;
    response.setHeader('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) {
      response.setHeader('access-control-expose-headers', TOLD);
      return false;
    }
    response.writeHead(204, {
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': ASKED,
      'access-control-max-age': REMEMBERED,
      'cache-control': 'no-store',
    });
    response.end();
    return true;
  };
}
