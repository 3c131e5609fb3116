import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { AuthenticationReason, Caller, Upstream, Schemas } from '../rest/index.ts';
import { RequestAbort, UpstreamError } from '../rest/index.ts';
import type { SessionTokens } from './cookie.ts';

/** Tokens of a sign-in or a renewal. */
type RestTokens = Schemas['Tokens'];
/** The API token that a call comes with. */
type RestPresentApiToken = Schemas['PresentApiToken'];

/** Who a verified access token speaks for. */
export interface Identity {
  userId: string;
  /** When the token ends, ms since 1970. */
  expiresAt: number;
}

/** Who an API token speaks for, and what it is good for. */
export interface ApiIdentity extends Identity {
  scope: RestPresentApiToken['scope'];
}

/** Why an API token is not taken, and what to do about it. */
export interface ApiRefusal {
  reason: AuthenticationReason;
  message: string;
}

/** What somebody signs in with: a body of POST /api/iam/token. */
export type Grant =
  | { grant_type: 'password'; username: string; password: string; otp?: string; device?: string }
  | { grant_type: 'passkey'; challenge_id: string; credential: unknown };

const remembered = 2_000;
const keepRefreshed = 60_000;
/** How long it is known whom an API token speaks for, in ms. What it opens is asked of the platform by every REST call. */
const keepApiTokens = 5_000;

/** Tokens as a session keeps them, from an answer that came just now. */
export function sessionTokens(answer: RestTokens): SessionTokens {
  const now = Date.now();
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    accessExpiresAt: now + answer.expires_in * 1_000,
    refreshExpiresAt: now + answer.refresh_expires_in * 1_000,
  };
}

/** Token calls of the identity service, and local verification of access tokens against its published keys. */
export class Tokens {
  readonly #upstream: Upstream;
  readonly #keys: ReturnType<typeof createRemoteJWKSet>;
  readonly #verified = new LRUCache<string, Identity>({ max: remembered });
  readonly #apiTokens = new LRUCache<string, ApiIdentity | ApiRefusal>({ max: remembered, ttl: keepApiTokens });
  readonly #refreshes = new Map<string, Promise<SessionTokens | null>>();
  /** Whether the answer to a renewal was lost: it may have been carried out all the same. */
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
   * New tokens for a refresh token (AUTH-03). Refreshes of one token share one call, and its result is kept a minute,
   * because a browser sends several requests with the old cookie at once and a late second use would end the family.
   * @returns null when the family has ended
   */
  refresh(tokens: SessionTokens, caller: Caller): Promise<SessionTokens | null> {
    const key = createHash('sha256').update(tokens.refreshToken).digest('base64');
    let result = this.#refreshes.get(key);
    if (!result) {
      // Detached from the one request that happens to be first: others wait for the same answer.
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
   * Renews. A platform that hangs carries out later what it was sent meanwhile, and ends a session whose spent token comes again and again:
   * after a lost answer it must answer a read before it is sent another renewal.
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
   * Verifies signature, algorithm, issuer, audience and expiry of an access token.
   * Whether its session was ended meanwhile is asked of the platform by every REST call.
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
      // The generic code is what jose gives when the key set could not be fetched or read. What is no error of jose's tells nothing of the token.
      const isOfToken =
        error instanceof errors.JOSEError &&
        !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
        error.code !== 'ERR_JOSE_GENERIC';
      if (!isOfToken)
        throw new UpstreamError('UPSTREAM_UNAVAILABLE', 'Sign-in cannot be checked at the moment. Try again shortly.', {
          cause: error,
        });
      return 'revoked';
    }
  }

  /** Whom an API token speaks for, asked of the platform, which alone knows them. @throws UpstreamError when it cannot be asked */
  async openApiToken(secret: string, caller: Caller): Promise<ApiIdentity | ApiRefusal> {
    const known = this.#apiTokens.get(secret);
    if (known && !('expiresAt' in known && known.expiresAt <= Date.now())) return known;
    const found = await this.#askApiToken(secret, caller);
    this.#apiTokens.set(secret, found);
    return found;
  }

  async #askApiToken(secret: string, caller: Caller): Promise<ApiIdentity | ApiRefusal> {
    try {
      const {
        user_id: userId,
        scope,
        expires_at,
      } = await this.#upstream.call<RestPresentApiToken>(
        'GET',
        '/api/account/tokens/current',
        { ...caller, accessToken: secret },
        { kind: 'read', repeatable: true },
      );
      return { userId, scope, expiresAt: Date.parse(expires_at) };
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.code !== 'UNAUTHENTICATED') throw error;
      return { reason: error.humanReadableId === 'api_token_ended' ? 'expired' : 'revoked', message: error.message };
    }
  }
}
