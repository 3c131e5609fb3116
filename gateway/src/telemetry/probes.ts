/** Addresses for those who run the hub: `/livez`, `/readyz`, `/healthz`, `/metrics`. Nothing else answers below or beside them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { redactTarget } from '@terrarium/domain/repo';
import { METRICS_REFUSED, mayReadMetrics } from '@terrarium/domain/telemetry';
import { Pool } from 'undici';
import { requestIdOf } from '../http/index.ts';
import type { Metrics } from './metrics.ts';

/** How long the platform may take to say whether it is ready, ms. */
const PATIENCE = 2_500;
/** An answer of the platform is good for so long, ms: however many probes there are, it is asked once. */
const GOOD_FOR = 1_000;

/**
 * First parts of addresses that probes and scrapers ask for, by the customs of one tool or another; those that are not served must not look as if
 * they were, as every other address does by having the application's page.
 */
const RESERVED =
  /^(?:-|_?(?:actuator|alive|health|heartbeat|live|metrics|ping|prometheus|readiness|ready|status|up)(?:z|ness|[-_]?checks?)?(?:\.\w+)?)$/i;

/** Whether an address is one that probes and scrapers ask for, served or not. */
export const isProbe = (url: string): boolean => RESERVED.test(url.split('?', 1)[0]!.split('/', 2)[1] ?? '');

/** What {@link Probes} works with. */
export interface ProbeOptions {
  platformUrl: string;
  metrics: Metrics;
  /** Bearer token for `/metrics`; without it only this machine reads them. */
  metricsToken: string | undefined;
}

/** What the hub says of itself: null when all is well, else what is wrong. */
type Trouble = string | null;

/** Answers probes and scrapes. */
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

  /** Answers the request when it is for one of these addresses. @returns false when it is not */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '/';
    if (!isProbe(url)) return false;
    const path = url.split('?', 1)[0]!;
    void this.#answer(path, request, response).catch(() => response.destroy());
    return true;
  }

  /** Lets go of its connections. */
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
        `'${redactTarget(path).slice(0, 200)}' is no address of this hub. It says how it is at /livez, /readyz, /healthz and /metrics.`,
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
      return problem(request, response, 403, 'Metrics are not for everybody', METRICS_REFUSED);
    if (path === '/metrics') {
      const { type, body } = await this.#options.metrics.text();
      return text(request, response, 200, body, { 'content-type': type });
    }
    return this.#platformMetrics(request, response);
  }

  /** Asks the platform, once for all who ask within a second. */
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
