import type { NextFunction, Request, Response } from 'express';
import type { Core, RawHandler } from '../../core.ts';
import type { Route } from '../../http/index.ts';
import type { Identity } from '../index.ts';
import { callerKey, consume, createLimiter } from '../rateLimit.ts';
import { readClients } from './clients.ts';
import { answerMachine } from './machines.ts';
import { consentRoutes } from './routes.ts';
import { AuthorizationServer, BASE, SESSION_COOKIE } from './server.ts';
import type { Sessions } from './server.ts';
import { ConsentService } from './service.ts';
import { deleteOldRecords } from './store.ts';

/** Maximum number of requests that one address can start in 15 minutes. */
const MOST_BEGUN = 300;
/** Endpoints that start a request. Each creates a record. */
const BEGINNINGS = new Set([`${BASE}/auth`, `${BASE}/device`]);

/**
 * The hub as an authorization server (OAuth 2.1 with PKCE, RFC 8628, OpenID Connect), for command-line clients and
 * partners.
 */
export interface Authorization {
  routes: Route[];
  rawHandlers: RawHandler[];
  /** Reads the file of applications. @throws an Error that says what is wrong in it */
  start(): Promise<void>;
  /** Deletes expired records. */
  cleanUp(): Promise<void>;
}

/** Creates the authorization server. Reads nothing before `start`. */
export function createAuthorization(core: Core, sessions: Sessions & Pick<Identity, 'exchangeClient'>): Authorization {
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
      if (path === `${BASE}/token` && (await answerMachine(request, response, sessions.exchangeClient))) return;
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
 * Changes a request to what the browser sent: public URL with full path.
 * Removes the provider's own session cookie, because the hub decides who is signed in, on the consent page and for each
 * request. For the same reason, every request asks for consent.
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
