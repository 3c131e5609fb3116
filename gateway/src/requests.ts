/** Distributes the requests of a gateway: package files, GraphQL, forwarded REST calls, and pages. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import { ANACONDA, UPLOADS } from '@terrarium/domain/repo';
import compression from 'compression';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { SDL_PATH } from './graphql/sdl.ts';
import { identityCookies, requestIdOf, type Client } from './http/headers.ts';
import { refuseHost } from './http/host.ts';
import { payForPage } from './http/pageBudget.ts';
import type { Proxy } from './http/proxy.ts';
import type { CallerBudgets } from './quota/index.ts';
import type { RepoFront } from './repo/index.ts';
import { RequestAbort } from './rest/index.ts';
import type { Sessions } from './session/index.ts';
import { isProbe, type Area, type Probes } from './telemetry/index.ts';

/** Whether a path belongs to an area: `/repo` and `/repo/…`, not `/reports`. */
const under = (url: string, prefix: string): boolean =>
  url.startsWith(prefix) && (url.length === prefix.length || '/?'.includes(url[prefix.length]!));

/**
 * Project files, invoices, and bundles of channels and feeds: REST URLs that the hub's own pages use, because GraphQL
 * doesn't transfer files.
 */
const FILES =
  /^\/api\/(?:projects\/[^/?]+\/(?:files\/.|uploads(?:\/|$))|payments\/v2\/(?:organizations\/[^/?]+\/)?invoices\/[^/?]+\/(?:html|pdf)$|organizations\/[^/?]+\/channels\/[^/?]+\/bundles\/[^/?]+\/file$|operator\/feed-bundles\/file$)/;

/**
 * Whether a page of the hub requests a file with its browser's session. Browsers report the origin of a request, and
 * pages can't forge it, so other sites can't use the cookie.
 */
const isAskedByPage = ({ url = '', headers }: IncomingMessage): boolean =>
  headers.authorization === undefined &&
  headers.cookie !== undefined &&
  headers['sec-fetch-site'] === 'same-origin' &&
  FILES.test(url);

/** Whether a URL belongs to the API: GraphQL and REST. */
const isApi = (url: string): boolean =>
  ['/graphql', SDL_PATH, '/api', '/.well-known'].some((prefix) => under(url, prefix));

/** Returns the metrics label of a request. */
export function areaOf(url: string): Area {
  if (under(url, '/graphql')) return 'graphql';
  if (['/repo', '/t', UPLOADS, ANACONDA].some((prefix) => under(url, prefix))) return 'repo';
  if (under(url, '/api') || under(url, '/.well-known')) return 'api';
  return isProbe(url) ? 'probes' : 'pages';
}

/** Whether a browser requests a page at the GraphQL endpoint, which serves the playground. */
const wantsPlayground = (request: IncomingMessage): boolean =>
  request.method === 'GET' && !request.url?.includes('query=') && (request.headers.accept ?? '').includes('text/html');

/** Responses whose body is compressed here, not at their source. */
const codedHere = new WeakSet<object>();

/**
 * A strong ETag doesn't apply to another encoding, so responses compressed here get a weak one (RFC 9110 8.8.3). Call
 * it before the library wraps the response, because the library sets its headers when the head is written.
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

/**
 * Compresses API responses above a kilobyte if the client accepts it, at the fastest level, because each response is
 * different.
 */
const compress = compression({
  filter: (request, response) => {
    if (!response.hasHeader('content-encoding')) codedHere.add(response);
    // The library's list of types has no GraphQL.
    const isSchema = String(response.getHeader('content-type')).startsWith('application/graphql;');
    return isSchema || compression.filter(request, response);
  },
  threshold: 1_024,
  level: 1,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
});

/** Handlers of the areas, in the order in which they are asked. */
export interface RequestParts {
  log: Logger;
  probes: Probes;
  sessions: Sessions;
  callerBudgets: CallerBudgets;
  repo: RepoFront;
  graphql: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  sdl: (request: IncomingMessage, response: ServerResponse) => void;
  proxy: Proxy;
  web: (request: IncomingMessage, response: ServerResponse) => void;
  /** Returns whether it answered. */
  crossOrigin: (request: IncomingMessage, response: ServerResponse) => boolean;
  isKnownHost: (request: IncomingMessage, client: Client) => boolean;
  /** Address and protocol of a client, behind trusted proxies. */
  clientOf: (request: IncomingMessage) => Client;
}

/** Handles each request by its URL. */
export class Requests {
  readonly #parts: RequestParts;

  constructor(parts: RequestParts) {
    this.#parts = parts;
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const { log, probes, isKnownHost, clientOf } = this.#parts;
    const url = request.url ?? '/';
    const client = clientOf(request);
    // A client that used https must not be redirected to the same name without it. Subdomains aren't included.
    if (client.secure) response.setHeader('strict-transport-security', 'max-age=31536000');
    // Health checks use any host name. Metrics without a token are for this machine, so they require a known name.
    const isHealth = isProbe(url) && (!under(url, '/metrics') || request.headers.authorization !== undefined);
    if (!isHealth && !isKnownHost(request, client)) {
      log.warn(
        { host: request.headers.host, requestId: requestIdOf(request) },
        'rejected a request for an unknown host',
      );
      return refuseHost(request, response);
    }
    if (probes.handle(request, response)) return;
    if (!isAskedByPage(request)) this.#route(request, response, url);
    else
      this.#lendSession(request, response).then(
        () => this.#route(request, response, url),
        (error: unknown) => this.#fail(response, error),
      );
  }

  #fail(response: ServerResponse, error: unknown): void {
    this.#parts.log.error({ err: error }, 'request failed');
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"error":{"message":"Something unexpected happened on our side.","human_readable_id":"INTERNAL"}}');
  }

  /** Puts the access token of the browser's session where programs put theirs. */
  async #lendSession(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const client = this.#parts.clientOf(request);
    const caller = {
      accessToken: undefined,
      requestId: requestIdOf(request),
      address: client.address,
      browser: { cookie: identityCookies(request.headers.cookie), userAgent: request.headers['user-agent'] },
      signal: new RequestAbort(),
    };
    const session = await this.#parts.sessions.of(request.headers, caller, client.secure);
    if (session.setCookies.length > 0) response.setHeader('set-cookie', session.setCookies);
    if (session.accessToken !== undefined) request.headers.authorization = `Bearer ${session.accessToken}`;
  }

  #route(request: IncomingMessage, response: ServerResponse, url: string): void {
    const { repo, crossOrigin } = this.#parts;
    if (repo.handle(request, response)) return;
    if (isApi(url) && crossOrigin(request, response)) return;
    // Without Accept-Encoding, skip the wrapping of the response. The library is written for Express but uses only
    // node:http's API.
    if (request.headers['accept-encoding'] === undefined) this.#answer(request, response, url);
    else {
      weakenEtag(response);
      compress(request as Request, response as Response, () => this.#answer(request, response, url));
    }
  }

  #answer(request: IncomingMessage, response: ServerResponse, url: string): void {
    const { graphql, sdl, proxy } = this.#parts;
    const failed = (error: unknown): void => this.#fail(response, error);
    if (under(url, '/graphql') && !wantsPlayground(request)) graphql(request, response).catch(failed);
    else if (under(url, SDL_PATH)) sdl(request, response);
    else if (under(url, '/api') || under(url, '/.well-known')) proxy.handle(request, response).catch(failed);
    else this.#page(request, response).catch(failed);
  }

  /** Pages and their files are part of the budget of their caller, as calls are. */
  async #page(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { callerBudgets, sessions, web } = this.#parts;
    const { address, secure } = this.#parts.clientOf(request);
    const { key, requestCost } = callerBudgets.costOf(await sessions.ownerOf(request.headers.cookie, secure), address);
    if (await payForPage(request, response, key, requestCost, callerBudgets)) web(request, response);
  }
}
