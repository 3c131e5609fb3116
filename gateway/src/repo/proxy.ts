/** Forwards a request for a channel file to the platform unchanged, and the response back, with back-pressure. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';

const REQUEST_HEADERS = [
  'authorization',
  'if-none-match',
  'if-modified-since',
  'range',
  'if-range',
  'user-agent',
  'traceparent',
  'accept',
] as const;
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'etag',
  'cache-control',
  'last-modified',
  'accept-ranges',
  'content-range',
  'www-authenticate',
  'retry-after',
  'allow',
  'location',
  'vary',
] as const;

/** Options of a forwarded request. */
export interface Passage {
  dispatcher: Dispatcher;
  /** Of the platform. */
  origin: string;
  /** Of the client, for the platform's books. */
  address: string;
  requestId: string;
  /** Timeout for the head of the response in ms. */
  deadline: number;
}

/**
 * Streams one request.
 * @throws if the platform is unreachable before anything was sent; later the connection is closed
 */
export async function proxy(
  { dispatcher, origin, address, requestId, deadline }: Passage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers: Record<string, string> = { 'x-request-id': requestId, 'x-forwarded-for': address };
  for (const name of REQUEST_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const abort = new AbortController();
  const gone = (): void => abort.abort();
  response.once('close', gone);
  try {
    const answer = await dispatcher.request({
      origin,
      path: request.url ?? '/',
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers,
      signal: abort.signal,
      headersTimeout: deadline,
      bodyTimeout: 60_000,
    });
    const head = ['x-request-id', requestId, 'x-content-type-options', 'nosniff'];
    for (const name of RESPONSE_HEADERS) {
      const value = answer.headers[name];
      if (typeof value === 'string') head.push(name, value);
    }
    response.writeHead(answer.statusCode, head);
    try {
      for await (const chunk of answer.body) {
        if (!response.write(chunk)) await drained(response);
      }
      response.end();
    } catch {
      response.destroy();
    }
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  } finally {
    response.off('close', gone);
  }
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const drain = (): void => {
      response.off('close', close);
      resolve();
    };
    const close = (): void => {
      response.off('drain', drain);
      reject(new Error('The client has gone away.'));
    };
    response.once('drain', drain);
    response.once('close', close);
  });
}
