/** Metrics of the gateway in Prometheus text format. Labels are from short fixed lists, without names and addresses. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DURATION_BUCKETS, statusLabel } from '@terrarium/domain/telemetry';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What requests are counted by. */
export type Area = 'graphql' | 'api' | 'repo' | 'pages' | 'probes';

/** First segments of upstream paths with their own label. */
const UPSTREAM_AREAS = new Set([
  'iam',
  'account',
  'users',
  'organizations',
  'search',
  'notebooks',
  'status',
  'payments',
  'navigation',
  'learning',
  'flags',
  'mails',
]);

/** The part of the platform that an upstream path belongs to. */
export function upstreamArea(path: string): string {
  const [, first, second = ''] = /^\/([^/?]*)(?:\/([^/?]*))?/.exec(path) ?? [];
  if (first === 'repo-decisions' || first === 'repo' || first === 't') return 'repo';
  return first === 'api' && UPSTREAM_AREAS.has(second) ? second : 'other';
}

/** An upstream request as undici announces it. */
interface UpstreamRequest {
  origin: string | URL;
  path: string;
}

/** The numbers of one gateway. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'area' | 'method' | 'status'>;
  readonly #upstream: Histogram<'area' | 'status'>;
  readonly #deprecated: Counter<'element' | 'caller'>;
  readonly #started = new WeakMap<UpstreamRequest, number>();
  readonly #origin: string;

  /** @param platformUrl calls to it count as upstream calls */
  constructor(platformUrl: string) {
    this.#origin = new URL(platformUrl).origin;
    this.#registry.setDefaultLabels({ service: 'gateway' });
    collectDefaultMetrics({ register: this.#registry });
    const registers = [this.#registry];
    this.#requests = new Histogram({
      name: 'terrarium_http_request_duration_seconds',
      help: 'Requests by area, method and class of status, until their last byte.',
      labelNames: ['area', 'method', 'status'],
      buckets: DURATION_BUCKETS,
      registers,
    });
    this.#upstream = new Histogram({
      name: 'terrarium_upstream_call_duration_seconds',
      help: 'Calls of the platform by its area and class of status, until the head of the answer; status "lost" for calls without an answer.',
      labelNames: ['area', 'status'],
      buckets: DURATION_BUCKETS,
      registers,
    });
    this.#deprecated = new Counter({
      name: 'terrarium_deprecated_uses_total',
      help: 'GraphQL operations with a deprecated element, by the element and the kind of caller.',
      labelNames: ['element', 'caller'],
      registers,
    });
    subscribe('undici:request:create', this.#onCreate);
    subscribe('undici:request:headers', this.#onHeaders);
    subscribe('undici:request:error', this.#onError);
  }

  /** Counts a request when it completes. */
  observe(request: IncomingMessage, response: ServerResponse, area: Area): void {
    const started = performance.now();
    response.once('close', () => {
      const status = statusLabel(response.writableFinished ? response.statusCode : null);
      this.#requests.observe(
        { area, method: METHODS.has(request.method ?? '') ? request.method! : 'other', status },
        (performance.now() - started) / 1000,
      );
    });
  }

  /** Counts an operation that uses a deprecated element of the schema. */
  deprecated(element: string, caller: string): void {
    this.#deprecated.inc({ element, caller });
  }

  /** Adds a gauge with one label, read on each scrape. */
  gauge(name: string, help: string, label: string, values: () => ReadonlyMap<string, number>): void {
    void new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [value, number] of values()) this.set({ [label]: value }, number);
      },
    });
  }

  /** All numbers as text, with its media type. */
  async text(): Promise<{ type: string; body: string }> {
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }

  /** Stops counting. */
  close(): void {
    unsubscribe('undici:request:create', this.#onCreate);
    unsubscribe('undici:request:headers', this.#onHeaders);
    unsubscribe('undici:request:error', this.#onError);
    this.#registry.clear();
  }

  readonly #onCreate = (message: unknown): void => {
    const { request } = message as { request: UpstreamRequest };
    if (String(request.origin) === this.#origin) this.#started.set(request, performance.now());
  };

  readonly #onHeaders = (message: unknown): void => {
    const { request, response } = message as { request: UpstreamRequest; response: { statusCode: number } };
    this.#end(request, statusLabel(response.statusCode));
  };

  readonly #onError = (message: unknown): void => this.#end((message as { request: UpstreamRequest }).request, 'lost');

  #end(request: UpstreamRequest, status: string): void {
    const started = this.#started.get(request);
    if (started === undefined) return;
    this.#started.delete(request);
    this.#upstream.observe({ area: upstreamArea(request.path), status }, (performance.now() - started) / 1000);
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
