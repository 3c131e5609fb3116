import { createServer, type Server } from 'node:http';
import type { Config } from './config.ts';
import { Flags } from './flag/index.ts';
import { createEngine } from './graphql/engine.ts';
import { graphqlHandler } from './graphql/handler.ts';
import { createSchema } from './graphql/schema.ts';
import { clientOf } from './http/headers.ts';
import { pages } from './http/pages.ts';
import { Proxy } from './http/proxy.ts';
import { createLog } from './log.ts';
import { createRepoFront } from './repo/index.ts';
import { Upstream } from './rest/index.ts';
import { SessionCookies, Sessions, Tokens } from './session/index.ts';

/** A running gateway. */
export interface Gateway {
  server: Server;
  /** Port it listens on. */
  port: number;
  close(): Promise<void>;
}

/** Whether a path belongs to an area: `/repo` and `/repo/…`, not `/reports`. */
const under = (url: string, prefix: string): boolean => url.startsWith(prefix) && (url.length === prefix.length || '/?'.includes(url[prefix.length]!));

/**
 * Builds the gateway and listens: package bytes and GraphQL are answered first, straight from the socket; REST calls are passed on;
 * what is left is the web application.
 */
export async function startGateway(config: Config): Promise<Gateway> {
  const log = createLog(config.logLevel);
  const upstream = new Upstream(config.platformUrl);
  const tokens = new Tokens(upstream, config.platformUrl);
  const sessions = new Sessions(new SessionCookies(config.cookieSecret), tokens);
  const engine = await createEngine(createSchema(), { introspection: config.introspection, registeredOnly: config.registeredOnly, log });
  const flags = await Flags.open(config.flags, log);
  const { publicOrigin, isProxy, avatars } = config;
  const graphql = graphqlHandler({ engine, upstream, sessions, flags, avatars, publicOrigin, isProxy, log });
  const repo = createRepoFront({
    platformUrl: config.platformUrl, dataDir: config.dataDir, addressOf: (request) => clientOf(request, isProxy, publicOrigin).address,
    onError: (error) => log.warn({ err: error }, 'package bytes could not be served'),
  });
  const proxy = new Proxy(config.platformUrl, isProxy, publicOrigin);
  const web = pages(config.webDist, config.telemetry, config.avatars);

  const server = createServer({ requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 }, (request, response) => {
    const url = request.url ?? '/';
    const failed = (error: unknown): void => {
      log.error({ err: error }, 'request failed');
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"Something unexpected happened on our side.","human_readable_id":"INTERNAL"}}');
    };
    if (repo(request, response)) return;
    if (under(url, '/graphql')) graphql(request, response).catch(failed);
    else if (under(url, '/api') || under(url, '/.well-known')) proxy.handle(request, response).catch(failed);
    else web(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address ? address.port : config.port,
    async close() {
      server.closeIdleConnections();
      const closed = new Promise<void>((resolve) => { server.close(() => resolve()); });
      const timer = setTimeout(() => server.closeAllConnections(), 5_000);
      await closed;
      clearTimeout(timer);
      await Promise.all([engine.stop(), upstream.close(), proxy.close(), repo.close(), flags.close()]);
    },
  };
}
