/** Calls by pages of other sites (CORS): of those that the operator has named, with tokens and never with cookies. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientOf, isSameOrigin, type ProxyTest } from './headers.ts';

/** Methods of the API. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** Headers that a call may bring. */
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

/** Headers of an answer that a page may read beside those that every page may. */
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

/** How long a browser remembers the answer to a preflight, in seconds; none keeps it longer. */
const REMEMBERED = '7200';

/** What a {@link crossOriginHandler} decides by. */
export interface CrossOriginOptions {
  /** Origins whose pages may call; `*` for all. */
  origins: readonly string[];
  isProxy: ProxyTest;
  publicOrigin: string | undefined;
}

/**
 * Allows what browsers ask for pages of other sites. A cookie that comes with such a call is taken out, whosever it is: no site acts with the session
 * that its visitor has here. Answers never allow credentials, so browsers send none unless a page insists, and then keep the answer from it.
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
    // Also for calls without an origin: what is kept of an answer must not be given to others.
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
