import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import { ANACONDA, isPublishing, UPLOADS } from '@terrarium/domain/repo';
import compression from 'compression';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { Flags } from './flag/index.ts';
import { DocumentCheck } from './graphql/document.ts';
import { createEngine } from './graphql/engine.ts';
import { graphqlHandler } from './graphql/handler.ts';
import { createSchema } from './graphql/schema.ts';
import { SDL_PATH, sdlHandler } from './graphql/sdl.ts';
import { crossOriginHandler } from './http/crossOrigin.ts';
import { clientOf, identityCookies, requestIdOf } from './http/headers.ts';
import { hostTest, refuseHost } from './http/host.ts';
import { payForPage } from './http/pageBudget.ts';
import { pages } from './http/pages.ts';
import { Proxy } from './http/proxy.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { createLog } from './log.ts';
import { createRepoFront } from './repo/index.ts';
import { CallerBudgets, type QueueState } from './quota/index.ts';
import { RequestAbort, Upstream } from './rest/index.ts';
import { SessionCookies, Sessions, Tokens } from './session/index.ts';
import { isProbe, Metrics, Probes, startTracing, wantsTraces, type Area } from './telemetry/index.ts';

/** Counters of a gateway. */
export interface GatewayCounters {
  /** The line before the REST services: of GraphQL, and the areas of services that are away; of REST calls that are passed on; of package bytes. */
  graphql: QueueState & { open: string[] };
  rest: QueueState;
  repo: QueueState;
  /** Requests refused because their caller's budget was empty, since the start. */
  refused: number;
  /** Refusals that wait at this moment, because their caller is refused again and again. */
  slowed: number;
}

/** A running gateway. */
export interface Gateway {
  server: Server;
  /** Port it listens on. */
  port: number;
  /** Counters of this moment, for those who watch the hub. */
  counters(): GatewayCounters;
  close(): Promise<void>;
}

/** Whether a path belongs to an area: `/repo` and `/repo/…`, not `/reports`. */
const under = (url: string, prefix: string): boolean =>
  url.startsWith(prefix) && (url.length === prefix.length || '/?'.includes(url[prefix.length]!));

/** Files of projects, invoices, and bundles of channels and feeds: the parts of REST that the hub's own pages ask for themselves, because bytes do not pass GraphQL. */
const FILES =
  /^\/api\/(?:projects\/[^/?]+\/(?:files\/.|uploads(?:\/|$))|payments\/v2\/(?:organizations\/[^/?]+\/)?invoices\/[^/?]+\/(?:html|pdf)$|organizations\/[^/?]+\/channels\/[^/?]+\/bundles\/[^/?]+\/file$|operator\/feed-bundles\/file$)/;

/**
 * Whether a page of the hub asks for a file with the session of its browser. Only browsers say where a request comes from, and no page can say it
 * for another site: so nobody else can use the cookie.
 */
const isAskedByPage = ({ url = '', headers }: IncomingMessage): boolean =>
  headers.authorization === undefined &&
  headers.cookie !== undefined &&
  headers['sec-fetch-site'] === 'same-origin' &&
  FILES.test(url);

/** How long the body of a call may take, in ms. */
const BODY_TIMEOUT = 60_000;

/** Ends the connection of a call whose body does not arrive in time. How long a package may take, the platform knows. */
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

/** Whether an address is one that programs call: GraphQL and REST. */
const isApi = (url: string): boolean =>
  ['/graphql', SDL_PATH, '/api', '/.well-known'].some((prefix) => under(url, prefix));

/** What a request is counted as. */
function areaOf(url: string): Area {
  if (under(url, '/graphql')) return 'graphql';
  if (['/repo', '/t', UPLOADS, ANACONDA].some((prefix) => under(url, prefix))) return 'repo';
  if (under(url, '/api') || under(url, '/.well-known')) return 'api';
  return isProbe(url) ? 'probes' : 'pages';
}

/** Numbers of this moment, beside what is counted by request. */
function watch(metrics: Metrics, counters: () => GatewayCounters): void {
  const queues = (pick: (state: QueueState) => number) => (): Map<string, number> => {
    const { graphql, rest, repo } = counters();
    return new Map(Object.entries({ graphql, rest, repo }).map(([name, state]) => [name, pick(state)]));
  };
  metrics.gauge(
    'terrarium_upstream_calls_running',
    'Calls of the platform under way.',
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
    'terrarium_budget_refusals',
    'Requests refused because their caller had spent its budget, since the start.',
    'reason',
    () => new Map([['budget', counters().refused]]),
  );
}

/** Whether a browser asks for a page at the GraphQL endpoint: then the playground is the answer. */
const wantsPlayground = (request: IncomingMessage): boolean =>
  request.method === 'GET' && !request.url?.includes('query=') && (request.headers.accept ?? '').includes('text/html');

/** Responses whose body is compressed here, not where it came from. */
const codedHere = new WeakSet<object>();

/**
 * The bytes of one coding are not those of another, so a strong ETag does not name them: what is compressed here has a weak one (RFC 9110 8.8.3).
 * Before the library wraps the response: what it then does to the headers is done when the head is written.
 */
function weakenEtag(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((...args: unknown[]) => {
    const etag = response.getHeader('etag');
    if (codedHere.has(response) && response.hasHeader('content-encoding') && typeof etag === 'string')
      response.setHeader('etag', etag.startsWith('W/') ? etag : `W/${etag}`);
    return writeHead(...args);
  }) as typeof response.writeHead;
}

/** Answers of the API above a kilobyte are compressed for who accepts it: with the levels' least work, because each answer is another one. */
const compress = compression({
  filter: (request, response) => {
    if (!response.hasHeader('content-encoding')) codedHere.add(response);
    return compression.filter(request, response);
  },
  threshold: 1_024,
  level: 1,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
});

/**
 * Builds the gateway and listens: package bytes and GraphQL are answered first, straight from the socket; REST calls are passed on;
 * what is left is the web application.
 */
export async function startGateway(config: Config, log: Logger = createLog(config.logLevel)): Promise<Gateway> {
  const { quotas } = config;
  const callerBudgets = new CallerBudgets(quotas);
  const documents = new DocumentCheck();
  const upstream = new Upstream(config.platformUrl, quotas.concurrency);
  const tokens = new Tokens(upstream, config.platformUrl);
  const sessions = new Sessions(new SessionCookies(config.cookieSecret), tokens);
  const engine = await createEngine(createSchema(), {
    introspection: config.introspection,
    registeredOnly: config.registeredOnly,
    documents,
    log,
  });
  const flags = await Flags.open(config.flags, log);
  const { publicOrigin, isProxy, avatars, offersPlans, registeredOnly } = config;
  const graphql = graphqlHandler({
    engine,
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
  const repo = createRepoFront({
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
    userOf: (authorization, caller) => sessions.userOf(authorization, caller),
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
  const crossOrigin = crossOriginHandler({ origins: config.corsOrigins ?? [], isProxy, publicOrigin });

  const isKnownHost = hostTest({ publicOrigin, listensOn: config.host, allowed: config.allowedHosts ?? [] });
  const metrics = new Metrics(config.platformUrl);
  const counters = (): GatewayCounters => ({
    graphql: upstream.state,
    rest: proxy.state,
    repo: repo.state,
    refused: callerBudgets.refused,
    slowed: callerBudgets.tarpit.waiting,
  });
  watch(metrics, counters);
  const probes = new Probes({ platformUrl: config.platformUrl, metrics, metricsToken: config.metricsToken });
  const tracing = wantsTraces(process.env) ? await startTracing(process.env, config.platformUrl) : null;

  const server = createServer(
    // The time that a body may take is bounded by `boundBody`: packages take longer than calls.
    { requestTimeout: 0, headersTimeout: 15_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
    (request, response) => {
      boundBody(request);
      const url = request.url ?? '/';
      // Whoever reached us over https once shall not be led to the same name without it. Of other hosts of the domain we say nothing.
      if (clientOf(request, isProxy, publicOrigin).secure)
        response.setHeader('strict-transport-security', 'max-age=31536000');
      const failed = (error: unknown): void => {
        log.error({ err: error }, 'request failed');
        if (response.headersSent) response.destroy();
        else
          response
            .writeHead(500, { 'content-type': 'application/json' })
            .end('{"error":{"message":"Something unexpected happened on our side.","human_readable_id":"INTERNAL"}}');
      };
      const area = areaOf(url);
      metrics.observe(request, response, area);
      if (tracing !== null && area !== 'probes' && area !== 'pages')
        tracing.run(request, response, area, () => handle(request, response, url, failed));
      else handle(request, response, url, failed);
    },
  );
  server.on('clientError', (error, socket) =>
    answerUnreadable(error, socket as Socket, (told) => log.info(told, 'a request could not be read')),
  );
  // Who waits for leave to send a package gets it when that would be taken; everybody else at once.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!isPublishing(request.method, request.url ?? '/')) {
      response.writeContinue();
      delete request.headers.expect;
    }
    server.emit('request', request, response);
  });
  const handle = (
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    failed: (error: unknown) => void,
  ): void => {
    // Health checks call a gateway by whatever name they have for it. Numbers are told without a token to this machine, so they ask for the name.
    const isHealth = isProbe(url) && (!under(url, '/metrics') || request.headers.authorization !== undefined);
    if (!isHealth && !isKnownHost(request, clientOf(request, isProxy, publicOrigin))) {
      log.warn(
        { host: request.headers.host, requestId: requestIdOf(request) },
        'a request for an unknown host was refused',
      );
      return refuseHost(request, response);
    }
    if (probes.handle(request, response)) return;
    if (isAskedByPage(request))
      lendSession(request, response).then(() => route(request, response, url, failed), failed);
    else route(request, response, url, failed);
  };
  /** Puts the access token of the browser's session where programs put theirs. */
  const lendSession = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const client = clientOf(request, isProxy, publicOrigin);
    const caller = {
      accessToken: undefined,
      requestId: requestIdOf(request),
      address: client.address,
      browser: { cookie: identityCookies(request.headers.cookie), userAgent: request.headers['user-agent'] },
      signal: new RequestAbort(),
    };
    const session = await sessions.of(request.headers, caller, client.secure);
    if (session.setCookies.length > 0) response.setHeader('set-cookie', session.setCookies);
    if (session.accessToken !== undefined) request.headers.authorization = `Bearer ${session.accessToken}`;
  };
  /** Pages and their files are part of the budget of their caller, as calls are. */
  const page = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { address, secure } = clientOf(request, isProxy, publicOrigin);
    const { key, requestCost } = callerBudgets.costOf(await sessions.ownerOf(request.headers.cookie, secure), address);
    if (await payForPage(request, response, key, requestCost, callerBudgets)) web(request, response);
  };
  const route = (
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    failed: (error: unknown) => void,
  ): void => {
    if (repo(request, response)) return;
    if (isApi(url) && crossOrigin(request, response)) return;
    const answer = (): void => {
      if (under(url, '/graphql') && !wantsPlayground(request)) graphql(request, response).catch(failed);
      else if (under(url, SDL_PATH)) sdl(request, response);
      else if (under(url, '/api') || under(url, '/.well-known')) proxy.handle(request, response).catch(failed);
      else page(request, response).catch(failed);
    };
    // Programs that do not ask for it do not pay for the wrapping of their response. The library is written for Express and uses what node:http has.
    if (request.headers['accept-encoding'] === undefined) answer();
    else {
      weakenEtag(response);
      compress(request as Request, response as Response, answer);
    }
  };
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
      server.closeIdleConnections();
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      const timer = setTimeout(() => server.closeAllConnections(), 5_000);
      await closed;
      clearTimeout(timer);
      await Promise.all([
        engine.stop(),
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
