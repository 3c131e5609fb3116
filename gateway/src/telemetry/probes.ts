/** Operational URLs: `/livez`, `/readyz`, `/healthz`, `/metrics`. Similar and nested URLs return 404. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { redactTarget } from '@terrarium/domain/repo';
import { METRICS_REFUSED, mayReadMetrics } from '@terrarium/domain/telemetry';
import { Pool } from 'undici';
import { requestIdOf } from '../http/index.ts';
import type { Metrics } from './metrics.ts';

/** How long the platform may take to say whether it is ready, ms. */
const PATIENCE = 2_500;
/** How long the platform's response is cached, in ms, so that many probes cause one request. */
const GOOD_FOR = 1_000;

/**
 * First segments of URLs that monitoring tools commonly use. Unsupported ones must return 404, not the application's
 * page like other URLs.
 */
const RESERVED =
  /^(?:-|_?(?:actuator|alive|health|heartbeat|live|metrics|ping|prometheus|readiness|ready|status|up)(?:z|ness|[-_]?checks?)?(?:\.\w+)?)$/i;

/** Whether probes and scrapers use a URL, served or not. */
export const isProbe = (url: string): boolean => RESERVED.test(url.split('?', 1)[0]!.split('/', 2)[1] ?? '');

/** What {@link Probes} works with. */
export interface ProbeOptions {
  platformUrl: string;
  metrics: Metrics;
  /** Bearer token for `/metrics`; without it only this machine reads them. */
  metricsToken: string | undefined;
}

/** State of the hub: null if healthy, else the problem. */
type Trouble = string | null;

/** Responds to probes and scrapes. */
export class Probes {
  readonly #options: ProbeOptions;
  readonly #platform: Pool;
  #asked: { at: number; trouble: Promise<Trouble> } | null = null;

  constructor(options: ProbeOptions) {
    this.#options = options;
    this.#platform = new Pool(options.platformUrl, {
      connections: 2,
      headersTimeout: PATIENCE,
      bodyTimeout: PATIENCE,
      connect: { timeout: PATIENCE },
    });
  }

  /** Handles a request to one of these URLs. @returns false for other requests */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '/';
    if (!isProbe(url)) return false;
    const path = url.split('?', 1)[0]!;
    void this.#answer(path, request, response).catch(() => response.destroy());
    return true;
  }

  /** Closes its connections. */
  close(): Promise<void> {
    return this.#platform.destroy();
  }

  async #answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isKnown =
      path === '/livez' ||
      path === '/readyz' ||
      path === '/healthz' ||
      path === '/metrics' ||
      path === '/metrics/platform';
    if (!isKnown)
      return problem(
        request,
        response,
        404,
        'There is nothing at this address',
        `'${redactTarget(path).slice(0, 200)}' not found. Use /livez, /readyz, /healthz, or /metrics.`,
      );
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return problem(request, response, 405, 'Method not allowed', 'This address is read with GET.', {
        allow: 'GET, HEAD',
      });
    if (path === '/livez') return text(request, response, 200, 'ok');
    if (path === '/readyz' || path === '/healthz') {
      const trouble = await this.#trouble();
      return trouble === null
        ? text(request, response, 200, 'ok')
        : text(request, response, 503, trouble, { 'retry-after': '2' });
    }
    const scraper = { headers: request.headers, address: request.socket.remoteAddress };
    if (!mayReadMetrics(scraper, this.#options.metricsToken))
      return problem(request, response, 403, 'Metrics access denied', METRICS_REFUSED);
    if (path === '/metrics') {
      const { type, body } = await this.#options.metrics.text();
      return text(request, response, 200, body, { 'content-type': type });
    }
    return this.#platformMetrics(request, response);
  }

  /** Checks the platform, once per second for all callers. */
  #trouble(): Promise<Trouble> {
    const now = performance.now();
    if (this.#asked === null || now - this.#asked.at > GOOD_FOR) this.#asked = { at: now, trouble: this.#ask() };
    return this.#asked.trouble;
  }

  async #ask(): Promise<Trouble> {
    try {
      const { statusCode, body } = await this.#platform.request({
        method: 'GET',
        path: '/readyz',
        signal: AbortSignal.timeout(PATIENCE),
      });
      const answer = (await body.json().catch(() => null)) as { error?: { message?: unknown } } | null;
      if (statusCode === 200) return null;
      return typeof answer?.error?.message === 'string'
        ? answer.error.message
        : `The platform is not ready: it answers ${statusCode}.`;
    } catch {
      return 'The platform does not answer.';
    }
  }

  async #platformMetrics(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { metricsToken } = this.#options;
    try {
      const { statusCode, headers, body } = await this.#platform.request({
        method: 'GET',
        path: '/metrics',
        signal: AbortSignal.timeout(4 * PATIENCE),
        headersTimeout: 4 * PATIENCE,
        headers: metricsToken === undefined ? {} : { authorization: `Bearer ${metricsToken}` },
      });
      return text(request, response, statusCode, await body.text(), {
        'content-type': String(headers['content-type'] ?? 'text/plain'),
      });
    } catch {
      return problem(
        request,
        response,
        503,
        'The platform does not answer',
        'Its numbers could not be read. Those of the gateway are at /metrics.',
        { 'retry-after': '2' },
      );
    }
  }
}

function text(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestIdOf(request),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function problem(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  title: string,
  detail: string,
  headers: Record<string, string> = {},
): void {
  const requestId = requestIdOf(request);
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    ...headers,
  });
  response.end(
    request.method === 'HEAD'
      ? undefined
      : JSON.stringify({ type: 'about:blank', title, status, detail, request_id: requestId }),
  );
}
