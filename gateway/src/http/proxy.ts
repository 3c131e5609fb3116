import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Pool, type Dispatcher } from 'undici';
import { clientOf, identityCookies, requestIdOf, type ProxyTest } from './headers.ts';

/** Headers that belong to one connection and are never passed on (RFC 9110 §7.6.1). */
const hopByHop = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'host', 'expect']);
/** Session cookies are the gateway's own and mean nothing to the services; those of the identity service are put back in. */
const notUpstream = new Set([...hopByHop, 'cookie', 'x-request-id', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host']);

/** Headers that a Connection header declares to belong to this connection only. */
const declared = (connection: string | undefined): string[] => (connection ?? '').toLowerCase().split(',').map((name) => name.trim());

/**
 * Passes REST calls through to the platform as they are: partner scripts use the documented paths on the same origin.
 * Streams both ways with back-pressure; ends the upstream call when the client goes.
 */
export class Proxy {
  readonly #pool: Pool;
  readonly #isProxy: ProxyTest;
  readonly #publicOrigin: string | undefined;

  constructor(baseUrl: string, isProxy: ProxyTest, publicOrigin: string | undefined) {
    this.#isProxy = isProxy;
    this.#publicOrigin = publicOrigin;
    this.#pool = new Pool(baseUrl, { connections: 64, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 60_000, connect: { timeout: 2_000 } });
  }

  close(): Promise<void> { return this.#pool.destroy(); }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = requestIdOf(request);
    const client = clientOf(request, this.#isProxy, this.#publicOrigin);
    const headers: Record<string, string> = {
      'x-request-id': requestId, 'x-forwarded-for': client.address, 'x-forwarded-proto': client.secure ? 'https' : 'http', 'x-forwarded-host': client.host,
    };
    const kept = declared(request.headers.connection);
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined && !notUpstream.has(name) && !kept.includes(name)) headers[name] = Array.isArray(value) ? value.join(', ') : value;
    }
    const cookie = identityCookies(request.headers.cookie);
    if (cookie !== undefined) headers['cookie'] = cookie;
    const gone = new AbortController();
    response.on('close', () => { if (!response.writableFinished) gone.abort(); });
    const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    try {
      const answer = await this.#pool.request({
        method: (request.method ?? 'GET') as Dispatcher.HttpMethod, path: request.url ?? '/', headers, body: hasBody ? request : null, signal: gone.signal,
      });
      for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined && !hopByHop.has(name)) response.setHeader(name, value);
      response.statusCode = answer.statusCode;
      await pipeline(answer.body, response);
    } catch {
      if (response.headersSent || response.destroyed) return void response.destroy();
      response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1', 'cache-control': 'no-store' });
      response.end(JSON.stringify({ error: { message: 'A service behind this hub does not answer. Try again in a moment.', human_readable_id: requestId } }));
    }
  }
}
