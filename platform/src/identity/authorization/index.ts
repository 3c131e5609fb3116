import type { NextFunction, Request, Response } from 'express';
import type { Core, RawHandler } from '../../core.ts';
import type { Route } from '../../http/index.ts';
import { callerKey, consume, createLimiter } from '../rateLimit.ts';
import { readClients } from './clients.ts';
import { consentRoutes } from './routes.ts';
import { AuthorizationServer, BASE, SESSION_COOKIE } from './server.ts';
import type { Sessions } from './server.ts';
import { ConsentService } from './service.ts';
import { deleteOldRecords } from './store.ts';

/** Requests that one address may begin in a quarter of an hour. */
const MOST_BEGUN = 300;
/** Where a request begins: each makes a record. */
const BEGINNINGS = new Set([`${BASE}/auth`, `${BASE}/device`]);

/** The hub as authorization server (OAuth 2.1 with PKCE, RFC 8628, OpenID Connect), for command lines and partners. */
export interface Authorization {
  routes: Route[];
  rawHandlers: RawHandler[];
  /** Reads the file of applications. @throws an Error that says what is wrong in it */
  start(): Promise<void>;
  /** Deletes what is over. */
  cleanUp(): Promise<void>;
}

/** Makes the authorization server; nothing is read before `start`. */
export function createAuthorization(core: Core, sessions: Sessions): Authorization {
  const server = new AuthorizationServer(core, sessions);
  const consent = new ConsentService(core, server);
  const begun = createLimiter(core.connection, 'oidc-begin', MOST_BEGUN);
  const handler = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    try {
      const path = request.originalUrl.split('?', 1)[0] ?? '';
      if (BEGINNINGS.has(path))
        await consume(
          begun,
          callerKey(request.ip ?? ''),
          'Too many requests of applications were begun.',
          'too_many_requests',
        );
      const provider = await server.provider();
      behindGateway(request, core.config.publicUrl);
      await provider.callback()(request, response);
    } catch (error) {
      next(error);
    }
  };
  return {
    routes: consentRoutes(consent, core.config.publicUrl),
    rawHandlers: [BASE, '/.well-known/openid-configuration', '/.well-known/oauth-authorization-server'].map((path) => ({
      path,
      handler,
    })),
    start: async () => {
      const clients = await readClients(core.config.oidcClientsFile);
      server.use(clients);
      consent.use(clients);
    },
    cleanUp: () => deleteOldRecords(core.db),
  };
}

/**
 * Shows a request to the server as the browser made it: at the public address, with its whole path. The server's own session cookie is taken out:
 * who is signed in is the hub's to say, at the consent page, for each request anew. Likewise every request asks for consent.
 */
function behindGateway(request: Request, publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl);
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  const kept = (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith(`${SESSION_COOKIE}=`));
  request.headers.cookie = kept.join('; ');
  const url = new URL(request.originalUrl, publicUrl);
  if (url.pathname === `${BASE}/auth` && !url.searchParams.has('prompt')) url.searchParams.set('prompt', 'consent');
  request.url = `${url.pathname}${url.search}`;
  request.originalUrl = request.url;
  request.baseUrl = '';
}
