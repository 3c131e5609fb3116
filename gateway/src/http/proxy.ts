import { discardRest } from '@terrarium/domain/http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Pool, type Dispatcher } from 'undici';
import {
  rateLimitHeaders,
  tooManyWaitingMessage,
  FairQueue,
  QueueFull,
  outOfPointsMessage,
  type CallerBudgets,
  type RequestCost,
  type QueueState,
} from '../quota/index.ts';
import { RequestAbort, type Caller } from '../rest/index.ts';
import { clientOf, identityCookies, requestIdOf, type Client, type ProxyTest } from './headers.ts';
import { hasLargeBody, passBody } from './passBody.ts';

/** Headers that belong to one connection and are never passed on (RFC 9110 §7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
]);
/**
 * Session cookies belong to the gateway and mean nothing to the services; those of the identity service are added
 * again.
 */
const notUpstream = new Set([
  ...hopByHop,
  'cookie',
  'x-request-id',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
]);

/** Headers that a Connection header declares to belong to this connection only. */
const declared = (connection: string | undefined): string[] =>
  (connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

/** Timeout for the response after the last byte of a large body, in ms. */
const PATIENCE = 120_000;
/** Connections to the platform, and REST calls that may wait for one: of all callers, and of one. */
const [connections, mostWaiting, mostWaitingOfCaller] = [64, 1_024, 256];

/** Settings of a {@link Proxy}. */
export interface ProxyOptions {
  isProxy: ProxyTest;
  publicOrigin: string | undefined;
  callerBudgets: CallerBudgets;
  /** The user of an Authorization header; null if unknown. */
  callerOf(authorization: string | undefined, caller: Caller): Promise<string | null>;
  /** Maximum number of running REST calls per caller. */
  concurrency: number;
}

/**
 * Forwards REST calls to the platform unchanged: partner scripts use the documented paths on the same origin. Streams
 * both ways with back-pressure, and aborts the upstream call when the client disconnects. Callers share connections and
 * GraphQL's rate limit, one point per call.
 */
export class Proxy {
  readonly #origin: string;
  readonly #pool: Pool;
  readonly #options: ProxyOptions;
  readonly #queue: FairQueue;

  constructor(baseUrl: string, options: ProxyOptions) {
    this.#options = options;
    this.#origin = new URL(baseUrl).origin;
    this.#pool = new Pool(baseUrl, {
      connections,
      pipelining: 1,
      headersTimeout: 30_000,
      bodyTimeout: 60_000,
      connect: { timeout: 2_000 },
    });
    this.#queue = new FairQueue({
      slots: connections,
      perCaller: options.concurrency,
      waiting: mostWaiting,
      waitingPerCaller: mostWaitingOfCaller,
    });
  }

  /** Counters of the line before the connections. */
  get state(): QueueState {
    return this.#queue.state;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = requestIdOf(request);
    const client = clientOf(request, this.#options.isProxy, this.#options.publicOrigin);
    const { callerBudgets } = this.#options;
    const gone = new RequestAbort();
    response.on('close', () => {
      if (!response.writableFinished) gone.abort();
    });
    const caller = { accessToken: undefined, requestId, address: client.address, signal: gone };
    const userId = await this.#options.callerOf(request.headers.authorization, caller);
    const { key, requestCost } = callerBudgets.costOf(userId, client.address);
    const { wait } = requestCost.balance;
    if (wait > 0) {
      callerBudgets.refused += 1;
      await callerBudgets.tarpit.before(key, gone);
      return refuse(response, requestId, 429, wait, 'rate_limited', outOfPointsMessage(wait), requestCost);
    }
    requestCost.addPoints(1);
    try {
      const turn = this.#queue.enter(key, gone, requestCost.isAmple);
      if (turn) await turn;
    } catch (error) {
      if (gone.aborted) return;
      if (!(error instanceof QueueFull)) throw error;
      await callerBudgets.tarpit.before(key, gone);
      return refuse(response, requestId, 429, 1, 'too_many_waiting', tooManyWaitingMessage, requestCost);
    }
    try {
      await this.#pass(request, response, requestId, client, gone, requestCost);
    } finally {
      this.#queue.leave(key);
    }
  }

  async #pass(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    client: Client,
    requestAbort: RequestAbort,
    requestCost: RequestCost,
  ): Promise<void> {
    const headers: Record<string, string> = {
      'x-request-id': requestId,
      'x-forwarded-for': client.address,
      'x-forwarded-proto': client.secure ? 'https' : 'http',
      'x-forwarded-host': client.host,
    };
    const kept = declared(request.headers.connection);
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined && !notUpstream.has(name) && !kept.includes(name))
        headers[name] = Array.isArray(value) ? value.join(', ') : value;
    }
    const cookie = identityCookies(request.headers.cookie);
    if (cookie !== undefined) headers['cookie'] = cookie;
    const gone = new AbortController();
    requestAbort.listen(() => gone.abort());
    try {
      const [method, path, { signal }] = [request.method ?? 'GET', request.url ?? '/', gone];
      const answer = hasLargeBody(request)
        ? await passBody(request, { origin: this.#origin, method, path, headers, signal, patience: PATIENCE })
        : await this.#pool.request({
            method: method as Dispatcher.HttpMethod,
            path,
            headers,
            body: request.headers['content-length'] === undefined ? null : request,
            signal,
          });
      for (const [name, value] of Object.entries(answer.headers))
        if (value !== undefined && !hopByHop.has(name))
          // Keep the Vary values of both servers.
          if (name === 'vary') response.appendHeader(name, value);
          else response.setHeader(name, value);
      for (const [name, value] of Object.entries(rateLimitHeaders(requestCost.balance)))
        response.setHeader(name, value);
      response.statusCode = answer.statusCode;
      // Bytes of a stored file cost the platform almost nothing, like those of packages, so a large download doesn't
      // count against the rate limit.
      if (answer.headers['accept-ranges'] !== 'bytes')
        answer.body.on('data', (chunk: Buffer) => requestCost.addBytes(chunk.length));
      await pipeline(answer.body, response);
      discardRest(request);
    } catch {
      if (response.headersSent || response.destroyed) return void response.destroy();
      refuse(
        response,
        requestId,
        503,
        1,
        'unavailable',
        request.method === 'GET' || request.method === 'HEAD'
          ? 'The hub is temporarily unavailable. Try again in a moment.'
          : 'The hub is temporarily unavailable. The change may or may not have been applied. Check before you retry, or send an Idempotency-Key.',
        requestCost,
      );
    }
  }
}

/** Responds in the format of REST errors. */
function refuse(
  response: ServerResponse,
  requestId: string,
  status: number,
  retryAfter: number,
  id: string,
  message: string,
  requestCost: RequestCost,
): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'retry-after': String(retryAfter),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...rateLimitHeaders(requestCost.balance),
    ...(status === 429 ? { connection: 'close' } : {}),
  });
  response.end(JSON.stringify({ error: { message, human_readable_id: id } }));
}
