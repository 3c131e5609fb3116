import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isPublishing } from '@terrarium/domain/repo';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { Flags } from './flag/flags.ts';
import { DocumentCheck } from './graphql/document.ts';
import { createEngine } from './graphql/engine.ts';
import { Subscriptions } from './graphql/subscriptions.ts';
import { graphqlHandler } from './graphql/handler.ts';
import { createSchema } from './graphql/schema.ts';
import { sdlHandler } from './graphql/sdl.ts';
import { crossOriginHandler } from './http/crossOrigin.ts';
import { clientOf } from './http/headers.ts';
import { hostTest } from './http/host.ts';
import { pages } from './http/pages.ts';
import { Proxy } from './http/proxy.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { createLog } from './log.ts';
import { RepoFront } from './repo/index.ts';
import { CallerBudgets, type QueueState } from './quota/index.ts';
import { areaOf, Requests } from './requests.ts';
import { Upstream } from './rest/index.ts';
import { SessionCookies, Sessions, Tokens } from './session/index.ts';
import { Metrics, Probes, startTracing, wantsTraces } from './telemetry/index.ts';

/** Counters of a gateway. */
export interface GatewayCounters {
  /**
   * Queues before the REST services: of GraphQL, with unavailable areas; of forwarded REST calls; of package downloads.
   */
  graphql: QueueState & { open: string[] };
  rest: QueueState;
  repo: QueueState;
  /** Requests rejected by the rate limit since the start. */
  refused: number;
  /** Currently delayed rejections of callers with repeated rejections. */
  slowed: number;
  /** Open GraphQL subscriptions. */
  subscriptions: number;
}

/** A running gateway. */
export interface Gateway {
  server: Server;
  /** Port it listens on. */
  port: number;
  /** The current counters, for monitoring. */
  counters(): GatewayCounters;
  close(): Promise<void>;
}

/** Timeout of a call's body in ms. */
const BODY_TIMEOUT = 60_000;

/** Closes the connection of a call whose body doesn't arrive in time. The platform limits package uploads itself. */
function boundBody(request: IncomingMessage): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (
    (coding === undefined && (length === undefined || length === '0')) ||
    isPublishing(request.method, request.url ?? '/')
  )
    return;
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, BODY_TIMEOUT);
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
}

/** Current values, in addition to per-request counters. */
function watch(metrics: Metrics, counters: () => GatewayCounters): void {
  const queues = (pick: (state: QueueState) => number) => (): Map<string, number> => {
    const { graphql, rest, repo } = counters();
    return new Map(Object.entries({ graphql, rest, repo }).map(([name, state]) => [name, pick(state)]));
  };
  metrics.gauge(
    'terrarium_upstream_calls_running',
    'Requests to the platform in progress.',
    'line',
    queues(({ running }) => running),
  );
  metrics.gauge(
    'terrarium_upstream_calls_waiting',
    'Calls that wait for their turn.',
    'line',
    queues(({ waiting }) => waiting),
  );
  metrics.gauge(
    'terrarium_breaker_open',
    'Areas of the platform that are left alone because they are away: 1 while their breaker is open.',
    'area',
    () => new Map(counters().graphql.open.map((area) => [area, 1])),
  );
  metrics.gauge(
    'terrarium_subscriptions_open',
    'GraphQL subscriptions that are open.',
    'kind',
    () => new Map([['events', counters().subscriptions]]),
  );
  metrics.gauge(
    'terrarium_budget_refusals',
    'Requests rejected because of the rate limit of their caller, since the start.',
    'reason',
    () => new Map([['budget', counters().refused]]),
  );
}

/** Returns an HTTP server that limits the time of heads and bodies, and reports requests that can't be read. */
function listener(log: Logger, respond: (request: IncomingMessage, response: ServerResponse) => void): Server {
  const server = createServer(
    // The time that a body may take is bounded by `boundBody`: packages take longer than calls.
    { requestTimeout: 0, headersTimeout: 15_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
    (request, response) => {
      boundBody(request);
      respond(request, response);
    },
  );
  server.on('clientError', (error, socket) =>
    answerUnreadable(error, socket as Socket, (told) => log.info(told, 'a request could not be read')),
  );
  // A package upload gets `100 Continue` when it is accepted, others immediately.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!isPublishing(request.method, request.url ?? '/')) {
      response.writeContinue();
      delete request.headers.expect;
    }
    server.emit('request', request, response);
  });
  return server;
}

/** Stops accepting requests, and closes the connections after at most five seconds. */
async function closeServer(server: Server): Promise<void> {
  server.closeIdleConnections();
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const timer = setTimeout(() => server.closeAllConnections(), 5_000);
  await closed;
  clearTimeout(timer);
}

/**
 * Builds the gateway and listens: package files and GraphQL are handled first, directly on the socket; REST calls are
 * forwarded; the rest is the web application.
 */
export async function startGateway(config: Config, log: Logger = createLog(config.logLevel)): Promise<Gateway> {
  const { quotas } = config;
  const callerBudgets = new CallerBudgets(quotas);
  const documents = new DocumentCheck();
  const upstream = new Upstream(config.platformUrl, quotas.concurrency);
  const tokens = new Tokens(upstream, config.platformUrl);
  const sessions = new Sessions(new SessionCookies(config.cookieSecret), tokens);
  const metrics = new Metrics(config.platformUrl);
  const schema = createSchema();
  const engine = await createEngine(schema, {
    introspection: config.introspection,
    registeredOnly: config.registeredOnly,
    documents,
    onDeprecated: (element, caller) => metrics.deprecated(element, caller),
    log,
  });
  const flags = await Flags.open(config.flags, log);
  const { publicOrigin, isProxy, avatars, offersPlans, registeredOnly } = config;
  const subscriptions = new Subscriptions({ schema, upstream, log });
  const graphql = graphqlHandler({
    engine,
    subscriptions,
    upstream,
    sessions,
    flags,
    avatars,
    offersPlans,
    callerBudgets,
    documents,
    calls: quotas.calls,
    registeredOnly,
    publicOrigin,
    isProxy,
    log,
  });
  const repo = new RepoFront({
    platformUrl: config.platformUrl,
    dataDir: config.dataDir,
    fileCacheBytes: config.fileCacheBytes,
    addressOf: (request) => clientOf(request, isProxy, publicOrigin).address,
    onError: (error) => log.warn({ err: error }, 'package bytes could not be served'),
  });
  const proxy = new Proxy(config.platformUrl, {
    isProxy,
    publicOrigin,
    callerBudgets,
    callerOf: (authorization, caller) => sessions.callerOf(authorization, caller),
    concurrency: quotas.concurrency,
  });
  const web = pages(
    config.webDist,
    config.telemetry,
    config.avatars,
    (error) => log.error({ err: error }, 'a file could not be sent'),
    config.paysByStripe,
  );

  const sdl = sdlHandler(config.introspection);
  const counters = (): GatewayCounters => ({
    graphql: upstream.state,
    rest: proxy.state,
    repo: repo.state,
    refused: callerBudgets.refused,
    slowed: callerBudgets.tarpit.waiting,
    subscriptions: subscriptions.count,
  });
  watch(metrics, counters);
  const probes = new Probes({ platformUrl: config.platformUrl, metrics, metricsToken: config.metricsToken });
  const tracing = wantsTraces(process.env) ? await startTracing(process.env, config.platformUrl) : null;

  const requests = new Requests({
    log,
    probes,
    sessions,
    callerBudgets,
    repo,
    graphql,
    sdl,
    proxy,
    web,
    crossOrigin: crossOriginHandler({ origins: config.corsOrigins ?? [], isProxy, publicOrigin }),
    isKnownHost: hostTest({ publicOrigin, listensOn: config.host, allowed: config.allowedHosts ?? [] }),
    clientOf: (request) => clientOf(request, isProxy, publicOrigin),
  });
  const server = listener(log, (request, response) => {
    const area = areaOf(request.url ?? '/');
    metrics.observe(request, response, area);
    if (tracing !== null && area !== 'probes' && area !== 'pages')
      tracing.run(request, response, area, () => requests.handle(request, response));
    else requests.handle(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address ? address.port : config.port,
    counters,
    async close() {
      subscriptions.close();
      await closeServer(server);
      await Promise.all([
        engine.server.stop(),
        upstream.close(),
        proxy.close(),
        repo.close(),
        flags.close(),
        probes.close(),
        tracing?.close(),
      ]);
      metrics.close();
    },
  };
}
