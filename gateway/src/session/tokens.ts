import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { AuthenticationReason, Caller, Upstream, Schemas } from '../rest/index.ts';
import { RequestAbort, UpstreamError } from '../rest/index.ts';
import type { SessionTokens } from './cookie.ts';

type RestTokens = Schemas['Tokens'];
type RestCaller = Schemas['Caller'];
type RestApiToken = Schemas['ApiToken'];

/** Who a verified access token speaks for. */
export interface Identity {
  userId: string;
  /** When the token ends, ms since 1970. */
  expiresAt: number;
}

/** User and scope of an API token. */
interface ApiTokenIdentity extends Identity {
  scope: RestApiToken['scope'];
}

/** A service account that calls with one of its keys. */
export interface MachineIdentity {
  serviceAccount: { id: string; name: string };
  /** Name of its organization. */
  organization: string;
  scopes: Schemas['ServiceAccountKey']['scopes'];
  expiresAt: number;
}

/** Whose API token or key it is. */
export type ApiIdentity = ApiTokenIdentity | MachineIdentity;

/** Why an API token is rejected, and what to do about it. */
export interface ApiRejection {
  reason: AuthenticationReason;
  message: string;
}

/** Sign-in credentials: a body of POST /api/iam/token. */
export type Grant =
  | { grant_type: 'password'; username: string; password: string; otp?: string; device?: string }
  | { grant_type: 'passkey'; challenge_id: string; credential: unknown };

const remembered = 2_000;
const keepRefreshed = 60_000;
/** How long the caller of an API token or key is cached, in ms. The platform checks it in every REST call. */
const keepApiTokens = 5_000;

/** Converts a new token response to session tokens. */
export function sessionTokens(answer: RestTokens): SessionTokens {
  const now = Date.now();
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    accessExpiresAt: now + answer.expires_in * 1_000,
    refreshExpiresAt: now + answer.refresh_expires_in * 1_000,
  };
}

/** Why the platform rejects an API token, by its code. */
function reasonOf(code: string | undefined): AuthenticationReason {
  if (code === 'api_token_ended' || code === 'key_ended' || code === 'access_token_ended') return 'expired';
  return code === 'token_for_channels' ? 'wrong_kind' : 'revoked';
}

/** Token calls of the identity service, and local verification of access tokens against its published keys. */
export class Tokens {
  readonly #upstream: Upstream;
  readonly #keys: ReturnType<typeof createRemoteJWKSet>;
  readonly #verified = new LRUCache<string, Identity>({ max: remembered });
  readonly #apiTokens = new LRUCache<string, ApiIdentity | ApiRejection>({ max: remembered, ttl: keepApiTokens });
  readonly #refreshes = new Map<string, Promise<SessionTokens | null>>();
  /** Whether the response to a renewal was lost, so that it may have been executed. */
  #isRenewalLost = false;

  constructor(upstream: Upstream, platformUrl: string) {
    this.#upstream = upstream;
    this.#keys = createRemoteJWKSet(new URL(`${platformUrl}/.well-known/jwks.json`), {
      cooldownDuration: 5_000,
      timeoutDuration: 3_000,
    });
  }

  /** Signs in with a password or a passkey (AUTH-02). @throws UpstreamError UNAUTHENTICATED, RATE_LIMITED … */
  async signIn(grant: Grant, caller: Caller): Promise<SessionTokens> {
    return this.#ask(grant, caller);
  }

  /**
   * Renews tokens with a refresh token (AUTH-03). Renewals of one token share one call and its result for a minute,
   * because a browser sends several requests with the old cookie, and reusing the token later would revoke the session.
   * @returns null if the session has ended
   */
  refresh(tokens: SessionTokens, caller: Caller): Promise<SessionTokens | null> {
    const key = createHash('sha256').update(tokens.refreshToken).digest('base64');
    let result = this.#refreshes.get(key);
    if (!result) {
      // Detached from the first request, because others wait for the same response.
      const detached = { ...caller, accessToken: undefined, signal: new RequestAbort() };
      result = this.#renew(tokens.refreshToken, detached).catch((error: unknown) => {
        if (error instanceof UpstreamError && (error.code === 'UNAUTHENTICATED' || error.code === 'BAD_USER_INPUT'))
          return null;
        this.#refreshes.delete(key);
        throw error;
      });
      this.#refreshes.set(key, result);
      setTimeout(() => this.#refreshes.delete(key), keepRefreshed).unref();
    }
    return result;
  }

  /**
   * Renews the session. A hanging platform executes pending requests later, and revokes a session whose used token is
   * sent again. So after a lost response, it must answer a read before the next renewal.
   */
  async #renew(refreshToken: string, caller: Caller): Promise<SessionTokens> {
    if (this.#isRenewalLost)
      await this.#upstream.call('GET', '/api/iam/options', caller, { kind: 'read', repeatable: false });
    this.#isRenewalLost = false;
    try {
      return await this.#ask({ grant_type: 'refresh_token', refresh_token: refreshToken }, caller);
    } catch (error) {
      this.#isRenewalLost ||= error instanceof UpstreamError && error.fate === 'unknown';
      throw error;
    }
  }

  async #ask(
    body: Grant | { grant_type: 'refresh_token'; refresh_token: string },
    caller: Caller,
  ): Promise<SessionTokens> {
    const answer = await this.#upstream.call<RestTokens>(
      'POST',
      '/api/iam/token',
      { ...caller, accessToken: undefined },
      { body, kind: 'write', repeatable: false },
    );
    return sessionTokens(answer);
  }

  /**
   * Verifies signature, algorithm, issuer, audience, and expiration of an access token. The platform checks in every
   * REST call whether its session was ended.
   */
  async verify(accessToken: string): Promise<Identity | AuthenticationReason> {
    const known = this.#verified.get(accessToken);
    if (known) {
      if (known.expiresAt > Date.now()) return known;
      this.#verified.delete(accessToken);
      return 'expired';
    }
    try {
      const { payload } = await jwtVerify(accessToken, this.#keys, {
        algorithms: ['ES256'],
        issuer: 'terrarium',
        audience: 'terrarium-api',
      });
      if (typeof payload.sub !== 'string' || typeof payload.exp !== 'number') return 'revoked';
      const identity = { userId: payload.sub, expiresAt: payload.exp * 1_000 };
      this.#verified.set(accessToken, identity);
      return identity;
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired';
      // jose uses the generic code if it couldn't load or parse the key set. Other errors say nothing about the token.
      const isOfToken =
        error instanceof errors.JOSEError &&
        !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
        error.code !== 'ERR_JOSE_GENERIC';
      if (!isOfToken)
        throw new UpstreamError('UPSTREAM_UNAVAILABLE', "Couldn't verify your session. Try again in a moment.", {
          cause: error,
        });
      return 'revoked';
    }
  }

  /** Asks the platform whose API token or key it is. @throws UpstreamError if it is unreachable */
  async openApiToken(secret: string, caller: Caller): Promise<ApiIdentity | ApiRejection> {
    const known = this.#apiTokens.get(secret);
    if (known && !('expiresAt' in known && known.expiresAt <= Date.now())) return known;
    const found = await this.#askApiToken(secret, caller);
    this.#apiTokens.set(secret, found);
    return found;
  }

  async #askApiToken(secret: string, caller: Caller): Promise<ApiIdentity | ApiRejection> {
    try {
      const found = await this.#upstream.call<RestCaller>(
        'GET',
        '/api/iam/caller',
        { ...caller, accessToken: secret },
        { kind: 'read', repeatable: true },
      );
      const expiresAt = Date.parse(found.expires_at ?? '');
      if (found.kind === 'user')
        return { userId: found.id, scope: found.scopes[0] as RestApiToken['scope'], expiresAt };
      return {
        serviceAccount: { id: found.id, name: found.name ?? '' },
        organization: found.organization?.name ?? '',
        scopes: found.scopes as MachineIdentity['scopes'],
        expiresAt,
      };
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.code !== 'UNAUTHENTICATED') throw error;
      return { reason: reasonOf(error.humanReadableId), message: error.message };
    }
  }
}
