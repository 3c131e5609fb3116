import { isoTime } from '@terrarium/domain/calendar';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { isId } from '../db/index.ts';
import type { Trx } from '../db/index.ts';
import type { Config } from '../config.ts';
import type { Core } from '../core.ts';
import { HttpError, notFound, unauthorized } from '../http/index.ts';
import type { TokenProblem, Viewer } from '../http/index.ts';
import type { Caller } from './caller.ts';
import type * as contract from './credentialContract.ts';
import { deviceOf } from './device.ts';
import type { Factors } from './factors/index.ts';
import { createSeal } from './factors/encryption.ts';
import { createKeyRing } from './keys.ts';
import type { KeyRing } from './keys.ts';
import { checkPassword } from './password.ts';
import { rememberPlaces } from './signInPlaces.ts';
import type { SignInGuard, SignInOrigin } from './rateLimit.ts';
import { digest, inSeconds, newSecret } from './secrets.ts';
import * as store from './store.ts';
import { ACCOUNT_DISABLED } from './refusals.ts';

/** `iss` of our access tokens. */
export const ISSUER = 'terrarium';
/** `aud` of our access tokens. */
export const AUDIENCE = 'terrarium-api';
/** Lifetime of an access token in seconds. */
export const ACCESS_SECONDS = 600;
/** Lifetime of a refresh token in seconds. An unused session ends after this time. */
export const refreshSeconds = ({ sessionDays }: Pick<Config, 'sessionDays'>): number => sessionDays * 24 * 3600;
const LOGOUT_SECONDS = 300;
/** Seconds after a refresh in which the old refresh token can come from a second, concurrent refresh. */
const GRACE_SECONDS = 10;
/** Maximum refreshes of one refresh token in that time. */
const MOST_SUCCESSORS = 5;
/**
 * Time for which a valid token is cached without a database lookup.
 * Revocation in this process takes effect immediately.
 */
const BELIEVED_MS = 2_000;
const MOST_BELIEVED = 10_000;

/** Tokens of a session, as returned by POST /api/iam/token. */
export interface Tokens {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  refresh_expires_in: number;
}

type SessionAnswer = z.input<typeof contract.sessions>['items'][number];
type Renewal = { kind: 'renewed'; userId: string; familyId: string } | { kind: 'reused'; familyId: string };

/** Sign-in, refresh, sign-out, and verification of access tokens. */
export class IdentityService {
  readonly #core: Core;
  readonly #guard: SignInGuard;
  readonly #factors: Factors;
  readonly keys: KeyRing;
  readonly #believed = new LRUCache<string, Viewer>({ max: MOST_BELIEVED, ttl: BELIEVED_MS });

  constructor(core: Core, guard: SignInGuard, factors: Factors) {
    this.#core = core;
    this.#guard = guard;
    this.#factors = factors;
    this.keys = createKeyRing(core.db, createSeal(core.config.dataDir));
  }

  /**
   * Signs in with email and password, and a one-time code if the account requires one.
   * @throws 401 (the same for an unknown email and a wrong password, also in duration), 429; after a correct password
   * only: 401 for a disabled account, 401 `second_factor_required` or `second_factor_wrong`
   */
  async signIn(username: string, password: string, from: Caller & SignInOrigin, otp?: string): Promise<Tokens> {
    const attempt = await this.#guard.count(username, from);
    const user = await store.findCredentials(this.#core.db, username.trim());
    if (!(await checkPassword(user?.password_hash, password)) || !user) {
      throw unauthorized('Incorrect email address or password.', 'wrong_credentials');
    }
    await attempt.succeeded();
    if (user.is_disabled) throw user.deleted_at ? accountDeleted() : accountDisabled();
    await this.#factors.checkCode(user.id, otp, from);
    await rememberPlaces(this.#core.db, user.id, from);
    return this.openSession(user.id, { userAgent: from.userAgent, source: 'password' });
  }

  /**
   * Signs in with a passkey, which counts as both factors.
   * @throws 401
   */
  async signInWithPasskey(
    challengeId: string,
    credential: Parameters<Factors['passkeyUser']>[1],
    from: Caller,
  ): Promise<Tokens> {
    const userId = await this.#factors.passkeyUser(challengeId, credential);
    await rememberPlaces(this.#core.db, userId, { address: from.address });
    return this.openSession(userId, { userAgent: from.userAgent, source: 'passkey' });
  }

  /** Starts a session for an authenticated user. @throws 401 if the user is disabled (DATA-23) or deleted */
  async openSession(userId: string, from: { userAgent: string; source: store.SessionSource }): Promise<Tokens> {
    const secret = newSecret();
    const familyId = await this.#core.db.transaction().execute(async (trx) => {
      if (!(await store.isEnabled(trx, userId))) throw accountDisabled();
      const id = await store.insertFamily(trx, userId, from);
      await store.insertRefreshToken(trx, id, digest(secret), inSeconds(refreshSeconds(this.#core.config)));
      return id;
    });
    return this.#tokens(userId, familyId, secret);
  }

  /**
   * Refreshes a session: the refresh token is used up and replaced.
   * If a used one is presented again, the whole family is revoked, because either side may be a thief (RFC 9700,
   * 4.14.2). Exception: within ten seconds, while no successor has been used, it gets another successor, for two
   * gateways that refresh one session concurrently. One of these siblings continues. Using it invalidates the others,
   * so a second branch is detected.
   * @throws 401
   */
  async refresh(refreshToken: string): Promise<Tokens> {
    const secret = newSecret();
    const outcome = await this.#core.db.transaction().execute(async (trx): Promise<Renewal | null> => {
      const token = await store.lockRefreshToken(trx, digest(refreshToken));
      if (!token) return null;
      if (token.used_at && !(await this.#isTwin(trx, token))) {
        // Committed, although the request fails.
        await store.revokeFamilies(trx, { familyId: token.family_id });
        return { kind: 'reused', familyId: token.family_id };
      }
      if (token.revoked_at || token.is_disabled || token.expires_at.getTime() <= Date.now()) return null;
      if (!token.used_at) await store.spendRefreshToken(trx, token);
      await store.insertRefreshToken(
        trx,
        token.family_id,
        digest(secret),
        inSeconds(refreshSeconds(this.#core.config)),
        token.id,
      );
      return { kind: 'renewed', userId: token.user_id, familyId: token.family_id };
    });
    if (outcome?.kind === 'reused') {
      this.#believed.delete(outcome.familyId);
      this.#core.log.warn({ family: outcome.familyId }, 'a spent refresh token came again; its session was ended');
    }
    if (outcome?.kind !== 'renewed') throw unauthorized('Your session has ended. Sign in again.', 'session_expired');
    return this.#tokens(outcome.userId, outcome.familyId, secret);
  }

  /** Returns the viewer of an access token, or why it is invalid. A disabled user isn't reported as such. */
  async openToken(jwt: string): Promise<Viewer | TokenProblem> {
    const claims = await this.#claims(jwt);
    if (typeof claims === 'string') return claims;
    const believed = this.#believed.get(claims.sid);
    if (believed?.userId === claims.sub) return believed;
    const viewer = await this.callerOfSession(claims.sid);
    if (typeof viewer === 'string' || viewer.userId !== claims.sub) return 'session_ended';
    this.#believed.set(claims.sid, viewer);
    return viewer;
  }

  /** Returns the caller of a session, for work that a request started. */
  async callerOfSession(sessionId: string): Promise<Viewer | TokenProblem> {
    const family = await store.findLiveFamily(this.#core.db, sessionId);
    if (!family) return 'session_ended';
    return {
      userId: family.user_id,
      email: family.email,
      sessionId,
      isApplication: family.source === 'application',
    };
  }

  /**
   * Returns how the viewer's session started, and when it expires.
   * @throws 401 if it ended and was deleted meanwhile
   */
  async session(viewer: Viewer): Promise<{ source: store.SessionSource; expiresAt: Date }> {
    const family = await store.findFamily(this.#core.db, viewer.sessionId);
    if (!family) throw unauthorized();
    return { source: family.source, expiresAt: family.expires_at };
  }

  /** First request of a sign-out: returns a token that ends the viewer's session within five minutes. */
  async logoutToken(viewer: Viewer): Promise<string> {
    const secret = newSecret();
    await store.insertLogoutToken(this.#core.db, viewer.sessionId, digest(secret), inSeconds(LOGOUT_SECONDS));
    return secret;
  }

  /**
   * Second request: ends the session and its refresh tokens.
   * @throws 401 for an unknown, used, or expired logout token
   */
  async logout(logoutToken: string): Promise<void> {
    const familyId = await this.#core.db.transaction().execute(async (trx) => {
      const id = await store.takeLogoutToken(trx, digest(logoutToken));
      if (id) await store.revokeFamilies(trx, { familyId: id });
      return id;
    });
    if (!familyId)
      throw new HttpError(401, 'logout_token_invalid', 'This sign-out request expired or was already used. Try again.');
    this.#believed.delete(familyId);
  }

  /** Ends one session immediately. */
  async endFamily(familyId: string): Promise<void> {
    await store.revokeFamilies(this.#core.db, { familyId });
    this.#believed.delete(familyId);
  }

  /** Ends every session of a user immediately (DATA-23), or all but one. */
  async revokeSessions(userId: string, except?: string): Promise<void> {
    await store.revokeFamilies(this.#core.db, { userId, except });
    this.forget(userId, except);
  }

  /** Clears the cache of a user's sessions. Call it after the transaction that ended them or changed their address. */
  forget(userId: string, except?: string): void {
    for (const [sid, viewer] of this.#believed)
      if (viewer.userId === userId && sid !== except) this.#believed.delete(sid);
  }

  /** Lists a user's sessions, newest first. */
  async sessions(viewer: Pick<Viewer, 'userId' | 'sessionId'>): Promise<SessionAnswer[]> {
    const rows = await store.liveFamilies(this.#core.db, viewer.userId);
    return rows.map((row) => ({
      id: row.id,
      is_current: row.id === viewer.sessionId,
      source: row.source,
      device: row.source === 'application' ? row.user_agent : deviceOf(row.user_agent),
      created_at: isoTime(row.created_at),
      last_used_at: isoTime(row.last_used_at),
    }));
  }

  /**
   * Ends one of the viewer's sessions, including the current one.
   * @throws 404 if it is unknown, ended, or another user's
   */
  async endSession(viewer: Viewer, sessionId: string): Promise<void> {
    if (!(await store.revokeFamilyOf(this.#core.db, viewer.userId, sessionId)))
      throw notFound('This session', 'session_not_found');
    this.#believed.delete(sessionId);
  }

  /**
   * Returns whether this is the viewer's password.
   * Wrong ones count for the session, so a stolen session can't be used to guess it.
   * @throws 429
   */
  async provePassword(viewer: Viewer, password: string): Promise<boolean> {
    const attempt = await this.#guard.countInSession(viewer.sessionId);
    const user = await store.findCredentials(this.#core.db, viewer.email);
    if (!user || user.id !== viewer.userId || !(await checkPassword(user.password_hash, password))) return false;
    await attempt.succeeded();
    return true;
  }

  /** Forgets failed sign-ins after the owner authenticated in another way, and remembers the place. */
  async forgiveFailures(user: { id: string; email: string }, address: string): Promise<void> {
    await rememberPlaces(this.#core.db, user.id, { address });
    await this.#guard.forgive(user.email, address);
  }

  /** Returns whether a used token comes from the second of two concurrent refreshes. */
  async #isTwin(trx: Trx, token: store.PresentedToken): Promise<boolean> {
    if (token.spent_for === null || token.spent_for > GRACE_SECONDS) return false;
    // A token invalidated with its sibling has no successor.
    const { total, spent } = await store.countSuccessors(trx, token.id);
    return total > 0 && total < MOST_SUCCESSORS && spent === 0;
  }

  async #claims(jwt: string): Promise<{ sub: string; sid: string } | TokenProblem> {
    try {
      const { payload } = await jwtVerify(
        jwt,
        async (header) => {
          const key = typeof header.kid === 'string' ? await this.keys.verifier(header.kid) : null;
          if (!key) throw new errors.JWKSNoMatchingKey();
          return key;
        },
        { issuer: ISSUER, audience: AUDIENCE, algorithms: ['ES256'], requiredClaims: ['sub', 'sid', 'exp', 'iat'] },
      );
      const { sub, sid } = payload;
      return typeof sub === 'string' && typeof sid === 'string' && isId(sid) ? { sub, sid } : 'token_invalid';
    } catch (error) {
      // Its signature is valid, so this hub issued it.
      if (error instanceof errors.JWTExpired) return 'token_expired';
      if (error instanceof errors.JOSEError || error instanceof TypeError) return 'token_invalid';
      throw error;
    }
  }

  async #tokens(userId: string, familyId: string, refreshToken: string): Promise<Tokens> {
    const { kid, key } = await this.keys.signer();
    const accessToken = await new SignJWT({ sid: familyId })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(`${ACCESS_SECONDS}s`)
      .sign(key);
    return {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
      refresh_token: refreshToken,
      refresh_expires_in: refreshSeconds(this.#core.config),
    };
  }
}

function accountDeleted(): HttpError {
  return unauthorized('This account was deleted. To restore it, reset your password.', 'account_deleted');
}

function accountDisabled(): HttpError {
  return unauthorized(ACCOUNT_DISABLED, 'account_disabled');
}
