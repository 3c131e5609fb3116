import type { EventEmitter } from 'node:events';
import { errors, Provider } from 'oidc-provider';
import type { AccessToken, ClientMetadata, Configuration, JWKS } from 'oidc-provider';
import { decodeJwt } from 'jose';
import { displayNameOf } from '@terrarium/domain/access';
import type { JWK } from 'jose';
import type { Core } from '../../core.ts';
import { COOKIE_PREFIX, hostCookie } from '../oidc/cookies.ts';
import type { Identity } from '../index.ts';
import { ACCESS_SECONDS, AUDIENCE, ISSUER, refreshSeconds } from '../service.ts';
import { sameSecret } from './clients.ts';
import { withMachines } from './machines.ts';
import type { Discovery } from './machines.ts';
import { SCOPES } from './scopes.ts';
import * as store from './store.ts';

/** Base path of all endpoints except the discovery documents and the keys. */
export const BASE = '/api/iam/oidc';
/** Returns the name of the cookie that binds a consent page to the browser that started the request. */
export const interactionCookie = (publicUrl: string): string => hostCookie('interaction', publicUrl);
/** Session cookie of the provider, which this hub doesn't use. */
export const SESSION_COOKIE = `${COOKIE_PREFIX}session`;
/** Time for the user to decide on a request, in seconds. */
const REQUEST_SECONDS = 600;
/** Lifetime of a grant in seconds, however often it is refreshed. */
const GRANT_SECONDS = 365 * 86_400;

/** Sessions behind the tokens that applications get. */
export type Sessions = Pick<Identity, 'openSession' | 'endSession' | 'keys'>;

/** Returns the resource that access tokens are for: the hub's own API. */
export function apiResource(publicUrl: string): string {
  return `${publicUrl}/api`;
}

/** Routes of oidc-provider that accept a requested scope. */
const BEGINNINGS = new Set(['authorization', 'device_authorization']);

/**
 * The authorization server with the hub's keys.
 * It is created again when the keys change. All state is in the database, so nothing is lost, and several processes can
 * serve one request.
 */
export class AuthorizationServer {
  readonly #core: Core;
  readonly #sessions: Sessions;
  #clients: ClientMetadata[] = [];
  #made: { kids: string; provider: Provider } | null = null;

  constructor(core: Core, sessions: Sessions) {
    this.#core = core;
    this.#sessions = sessions;
  }

  /** Sets the applications, once at startup. */
  use(clients: ClientMetadata[]): void {
    this.#clients = clients;
  }

  /** Returns the server with the current keys. */
  async provider(): Promise<Provider> {
    const keys = await this.#sessions.keys.pairs();
    const kids = keys.map((key) => key.kid).join(' ');
    if (this.#made?.kids !== kids) this.#made = { kids, provider: this.#make(keys) };
    return this.#made.provider;
  }

  #make(keys: JWK[]): Provider {
    const { log, config } = this.#core;
    const provider = new Provider(config.publicUrl, this.#configuration(keys));
    // The gateway in front serves browsers; see `behindGateway`.
    provider.proxy = true;
    provider.Client.prototype.compareClientSecret = function compare(secret: string): boolean {
      return this.clientSecret !== undefined && sameSecret(this.clientSecret, secret);
    };
    // The library doesn't know service accounts, whose grant the hub answers itself.
    provider.use(async (ctx, next) => {
      await next();
      if (ctx.oidc?.route === 'discovery') ctx.body = withMachines(ctx.body as Discovery);
    });
    provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the authorization server failed'));
    // Koa's own errors, which the server's types omit.
    (provider as unknown as EventEmitter).on('error', (error: unknown) =>
      log.error({ err: error }, 'the authorization server failed'),
    );
    return provider;
  }

  #configuration(keys: JWK[]): Configuration {
    const { db, config } = this.#core;
    const { publicUrl } = config;
    const resource = apiResource(publicUrl);
    return {
      adapter: (model) => new store.RecordStore(model, db, this.#sessions.endSession),
      clients: this.#clients,
      clientDefaults: { id_token_signed_response_alg: 'ES256', response_types: ['code'] },
      jwks: { keys } as JWKS,
      enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
      // The hub's own route serves the key set.
      routes: {
        authorization: `${BASE}/auth`,
        token: `${BASE}/token`,
        revocation: `${BASE}/revoke`,
        device_authorization: `${BASE}/device`,
        end_session: `${BASE}/end`,
        jwks: '/.well-known/jwks.json',
        code_verification: '/device',
      },
      cookies: {
        names: { session: SESSION_COOKIE, interaction: interactionCookie(publicUrl), resume: `${COOKIE_PREFIX}resume` },
        // For the whole origin: the consent page is part of the web application, and its decision comes through
        // GraphQL.
        short: { httpOnly: true, sameSite: 'lax', path: '/' },
        long: { httpOnly: true, sameSite: 'lax', path: BASE },
      },
      scopes: Object.keys(SCOPES),
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'given_name', 'family_name', 'preferred_username'],
      },
      conformIdTokenClaims: false,
      responseTypes: ['code'],
      subjectTypes: ['public'],
      pkce: { required: () => true },
      clientBasedCORS: () => false,
      allowOmittingSingleRegisteredRedirectUri: false,
      features: {
        devInteractions: { enabled: false },
        userinfo: { enabled: false },
        rpInitiatedLogout: { enabled: false },
        pushedAuthorizationRequests: { enabled: false },
        dPoP: { enabled: false },
        revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
        deviceFlow: { enabled: true, charset: 'base-20', mask: '****-****', deviceInfo: () => ({}) },
        resourceIndicators: {
          enabled: true,
          defaultResource: () => resource,
          useGrantedResource: () => true,
          getResourceServerInfo: (ctx, wanted) => {
            if (wanted !== resource) throw new errors.InvalidTarget();
            // Require the full-access scope, because all access tokens have full API access and the consent page must
            // say so.
            const { scope } = ctx.oidc.params ?? {};
            if (
              BEGINNINGS.has(ctx.oidc.route) &&
              !String(scope ?? '')
                .split(' ')
                .includes('openid')
            )
              throw new errors.InvalidScope("the scope must have 'openid'", String(scope ?? ''));
            return {
              scope: '',
              audience: AUDIENCE,
              accessTokenTTL: ACCESS_SECONDS,
              accessTokenFormat: 'jwt',
              jwt: { sign: { alg: 'ES256' } },
            };
          },
        },
      },
      // The hub has one format of access tokens for all clients.
      formats: {
        customizers: {
          jwt: (_ctx, _token, parts) => {
            parts.payload['iss'] = ISSUER;
          },
        },
      },
      extraTokenClaims: async (ctx, token) =>
        token.kind === 'AccessToken'
          ? { sid: await this.#sessionOf(token, ctx.oidc.client?.clientName ?? token.clientId ?? '') }
          : undefined,
      findAccount: async (_ctx, id, token) => {
        const grantId = token && 'grantId' in token && typeof token.grantId === 'string' ? token.grantId : undefined;
        const session = grantId === undefined ? undefined : await store.grantSession(db, grantId);
        // Revoking a session also revokes its OAuth grants.
        if (session && !session.live) return undefined;
        const person = await store.findPerson(db, id);
        return person && { accountId: person.id, claims: () => claimsOf(person) };
      },
      // Every request asks the user and creates a separate grant.
      loadExistingGrant: (ctx) => {
        const grantId = ctx.oidc.result?.consent?.grantId;
        return grantId === undefined ? undefined : ctx.oidc.provider.Grant.find(grantId);
      },
      interactions: { url: (_ctx, interaction) => `${publicUrl}/authorize?uid=${encodeURIComponent(interaction.uid)}` },
      issueRefreshToken: (_ctx, client, source) =>
        client.grantTypeAllowed('refresh_token') && source.scopes.has('offline_access'),
      rotateRefreshToken: true,
      expiresWithSession: () => false,
      renderError: (ctx, out, error) => {
        const reason =
          error instanceof errors.SessionNotFound
            ? 'request_over'
            : REASONS.has(out.error)
              ? out.error
              : 'invalid_request';
        ctx.redirect(`${publicUrl}/local-login-error?reason=${reason}`);
      },
      ttl: {
        AccessToken: ACCESS_SECONDS,
        AuthorizationCode: 60,
        DeviceCode: REQUEST_SECONDS,
        Grant: GRANT_SECONDS,
        IdToken: ACCESS_SECONDS,
        Interaction: REQUEST_SECONDS,
        RefreshToken: refreshSeconds(config),
        Session: REQUEST_SECONDS,
      },
    };
  }

  /** Returns the session behind a grant's tokens: created with the first token, updated with each. */
  async #sessionOf(token: AccessToken, application: string): Promise<string> {
    const { db, config } = this.#core;
    const { grantId } = token;
    if (!grantId) throw new errors.InvalidGrant('no grant');
    const known = await store.grantSession(db, grantId);
    if (known && !known.live) throw new errors.InvalidGrant('the session was ended');
    if (known) {
      await store.touchSession(db, known.family_id, new Date(Date.now() + refreshSeconds(config) * 1000));
      return known.family_id;
    }
    // Only the session's ID is used. Its refresh token is never issued. It stores the session's expiration, which
    // `touchSession` extends.
    const { access_token: made } = await this.#sessions.openSession(token.accountId, {
      userAgent: application,
      source: 'application',
    });
    const { sid } = decodeJwt(made);
    if (typeof sid !== 'string') throw new Error('A session was opened without an id.');
    await store.insertGrantSession(db, grantId, sid);
    return sid;
  }
}

/** Errors for which the page of failed sign-ins has texts. The browser can't return to the application after these. */
const REASONS = new Set(['invalid_client', 'invalid_redirect_uri', 'invalid_request', 'access_denied']);

function claimsOf(person: store.Person): { sub: string; [claim: string]: unknown } {
  return {
    sub: person.id,
    email: person.email,
    email_verified: person.is_confirmed,
    name: displayNameOf(person),
    given_name: person.first_name,
    family_name: person.last_name,
    preferred_username: person.username,
  };
}
