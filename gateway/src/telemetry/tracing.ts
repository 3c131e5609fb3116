/**
 * OpenTelemetry traces if `OTEL_*` turns them on: a span for each request, and one for each platform call. The SDK is
 * loaded only then.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { packageFor } from '@terrarium/domain/settings';
import { requestIdOf } from '../http/index.ts';
import { upstreamArea, type Area } from './metrics.ts';

/** Traces of one gateway. */
export interface Tracing {
  /** Runs a request's work inside its span, which has the request ID and the caller's trace if there is one. */
  run(request: IncomingMessage, response: ServerResponse, area: Area, work: () => void): void;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/** An upstream request as undici announces it. */
interface UpstreamRequest {
  origin: string | URL;
  method: string;
  path: string;
  addHeader(name: string, value: string): void;
}

/** Whether the settings configure a trace exporter. */
export const wantsTraces = (env: NodeJS.ProcessEnv): boolean =>
  env['OTEL_SDK_DISABLED'] !== 'true' &&
  env['OTEL_TRACES_EXPORTER'] !== 'none' &&
  Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']);

/**
 * Starts the SDK: OTLP over HTTP with URL, headers, attributes, and service name from the variables of the
 * OpenTelemetry specification. Supports only the sampler `OTEL_TRACES_SAMPLER=parentbased_traceidratio` with its
 * argument; the default is to send everything.
 * @param platformUrl calls to it get spans
 */
export async function startTracing(env: NodeJS.ProcessEnv, platformUrl: string): Promise<Tracing> {
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, resources] = await packageFor(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    () =>
      Promise.all([
        import('@opentelemetry/sdk-trace'),
        import('@opentelemetry/exporter-trace-otlp-proto'),
        import('@opentelemetry/context-async-hooks'),
        import('@opentelemetry/resources'),
      ]),
  );
  const share = env['OTEL_TRACES_SAMPLER']?.endsWith('traceidratio') ? Number(env['OTEL_TRACES_SAMPLER_ARG'] ?? 1) : 1;
  const provider = new sdk.TracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': 'terrarium-gateway' }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('terrarium');
  const stopCalls = traceCalls(tracer, new URL(platformUrl).origin);
  return {
    run(request, response, area, work) {
      const span = tracer.startSpan(
        `${request.method ?? ''} ${area}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': request.method ?? '',
            'terrarium.area': area,
            'terrarium.request_id': requestIdOf(request),
          },
        },
        callerOf(request),
      );
      // Calls continue this span, not the caller's.
      delete request.headers.traceparent;
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(context.active(), span), work);
    },
    async close() {
      stopCalls();
      await provider.shutdown();
      context.disable();
    },
  };
}

/** The trace that a request continues (W3C Trace Context). */
function callerOf({ headers }: IncomingMessage): Context {
  const [, traceId, spanId, flags] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(String(headers.traceparent ?? '')) ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags!, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  });
}

/** Adds a span and its header to each platform call of a request. */
function traceCalls(tracer: Tracer, origin: string): () => void {
  const spans = new WeakMap<UpstreamRequest, Span>();
  const onCreate = (message: unknown): void => {
    const { request } = message as { request: UpstreamRequest };
    if (String(request.origin) !== origin || trace.getActiveSpan() === undefined) return;
    // The URL may contain private names, so use the area.
    const span = tracer.startSpan(`${request.method} ${upstreamArea(request.path)}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'http.request.method': request.method },
    });
    const { traceId, spanId, traceFlags } = span.spanContext();
    request.addHeader('traceparent', `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`);
    spans.set(request, span);
  };
  const onHeaders = (message: unknown): void => {
    const { request, response } = message as { request: UpstreamRequest; response: { statusCode: number } };
    spans.get(request)?.setAttribute('http.response.status_code', response.statusCode).end();
  };
  const onError = (message: unknown): void => {
    const { request, error } = message as { request: UpstreamRequest; error: Error };
    spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR, message: error.name }).end();
  };
  const listeners = [
    ['undici:request:create', onCreate],
    ['undici:request:headers', onHeaders],
    ['undici:request:error', onError],
  ] as const;
  for (const [name, listener] of listeners) subscribe(name, listener);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener);
  };
}
