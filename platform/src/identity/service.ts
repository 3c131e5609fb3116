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
/** Life of an access token in seconds. */
export const ACCESS_SECONDS = 600;
/** Life of a refresh token in seconds: a session that is not used for this long ends. */
export const refreshSeconds = ({ sessionDays }: Pick<Config, 'sessionDays'>): number => sessionDays * 24 * 3600;
const LOGOUT_SECONDS = 300;
/** How long after its renewal a spent refresh token is taken for the second of two renewals at once. */
const GRACE_SECONDS = 10;
/** Most renewals of one refresh token in that time. */
const MOST_SUCCESSORS = 5;
/** How long a good token is believed without asking the database again. Revoking in this process takes effect at once. */
const BELIEVED_MS = 2_000;
const MOST_BELIEVED = 10_000;

/** Tokens of a session, as POST /api/iam/token answers them. */
export interface Tokens {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  refresh_expires_in: number;
}

type SessionAnswer = z.input<typeof contract.sessions>['items'][number];
type Renewal = { kind: 'renewed'; userId: string; familyId: string } | { kind: 'reused'; familyId: string };

/** Sign-in, renewal, sign-out, and who stands behind an access token. */
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
   * Signs in with e-mail and password, and with a one-time code where the account asks for one.
   * @throws 401 (the same for an unknown e-mail and a wrong password, also in time), 429; only when the password was right: 401 for a disabled
   * account, 401 `second_factor_required` or `second_factor_wrong`.
   */
  async signIn(username: string, password: string, from: Caller & SignInOrigin, otp?: string): Promise<Tokens> {
    const attempt = await this.#guard.count(username, from);
    const user = await store.findCredentials(this.#core.db, username.trim());
    if (!(await checkPassword(user?.password_hash, password)) || !user) {
      throw unauthorized('The e-mail address or the password is wrong.', 'wrong_credentials');
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

  /**
   * Starts a session for a user who has proven who they are.
   * @throws 401 when the user is disabled (DATA-23) or gone
   */
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
   * Renews a session: the refresh token is spent and a new one given. A spent one that comes again ends the whole family: either side may be a
   * thief (RFC 9700, 4.14.2). Only within ten seconds, while no successor has been used, it gets a further successor: that is two gateways
   * renewing one session at the same moment. Of such siblings one goes on; using it spends the others, so that a second branch is found out.
   * @throws 401
   */
  async refresh(refreshToken: string): Promise<Tokens> {
    const secret = newSecret();
    const outcome = await this.#core.db.transaction().execute(async (trx): Promise<Renewal | null> => {
      const token = await store.lockRefreshToken(trx, digest(refreshToken));
      if (!token) return null;
      if (token.used_at && !(await this.#isTwin(trx, token))) {
        // Committed, although the call is refused.
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

  /** The viewer of an access token, or why there is none; that its user is disabled is not told. */
  async openToken(jwt: string): Promise<Viewer | TokenProblem> {
    const claims = await this.#claims(jwt);
    if (typeof claims === 'string') return claims;
    const believed = this.#believed.get(claims.sid);
    if (believed?.userId === claims.sub) return believed;
    const family = await store.findLiveFamily(this.#core.db, claims.sid);
    if (!family || family.user_id !== claims.sub) return 'session_ended';
    const viewer = {
      userId: family.user_id,
      email: family.email,
      sessionId: claims.sid,
      isApplication: family.source === 'application',
    };
    this.#believed.set(claims.sid, viewer);
    return viewer;
  }

  /**
   * How the session of a viewer began, and when it ends unless it is renewed.
   * @throws 401 when it was ended and cleaned away meanwhile
   */
  async session(viewer: Viewer): Promise<{ source: store.SessionSource; expiresAt: Date }> {
    const family = await store.findFamily(this.#core.db, viewer.sessionId);
    if (!family) throw unauthorized();
    return { source: family.source, expiresAt: family.expires_at };
  }

  /** The first call of a sign-out: a token that ends the viewer's session within five minutes. */
  async logoutToken(viewer: Viewer): Promise<string> {
    const secret = newSecret();
    await store.insertLogoutToken(this.#core.db, viewer.sessionId, digest(secret), inSeconds(LOGOUT_SECONDS));
    return secret;
  }

  /**
   * The second call: ends the session and its refresh tokens.
   * @throws 401 for a logout token that is unknown, used or too old.
   */
  async logout(logoutToken: string): Promise<void> {
    const familyId = await this.#core.db.transaction().execute(async (trx) => {
      const id = await store.takeLogoutToken(trx, digest(logoutToken));
      if (id) await store.revokeFamilies(trx, { familyId: id });
      return id;
    });
    if (!familyId)
      throw new HttpError(
        401,
        'logout_token_invalid',
        'This sign-out has expired or was done already. Start it again.',
      );
    this.#believed.delete(familyId);
  }

  /** Ends one session at once. */
  async endFamily(familyId: string): Promise<void> {
    await store.revokeFamilies(this.#core.db, { familyId });
    this.#believed.delete(familyId);
  }

  /** Ends every session of a user at once (DATA-23), or all but one. */
  async revokeSessions(userId: string, except?: string): Promise<void> {
    await store.revokeFamilies(this.#core.db, { userId, except });
    this.forget(userId, except);
  }

  /** Forgets what was believed of a user's sessions; to be called when a transaction that ended them or changed their address has committed. */
  forget(userId: string, except?: string): void {
    for (const [sid, viewer] of this.#believed)
      if (viewer.userId === userId && sid !== except) this.#believed.delete(sid);
  }

  /** Where a person is signed in, newest first. */
  async sessions(viewer: Pick<Viewer, 'userId' | 'sessionId'>): Promise<SessionAnswer[]> {
    const rows = await store.liveFamilies(this.#core.db, viewer.userId);
    return rows.map((row) => ({
      id: row.id,
      is_current: row.id === viewer.sessionId,
      source: row.source,
      device: row.source === 'application' ? row.user_agent : deviceOf(row.user_agent),
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
    }));
  }

  /**
   * Ends one of the viewer's sessions; the present one, too.
   * @throws 404 for one that is unknown, over or another person's
   */
  async endSession(viewer: Viewer, sessionId: string): Promise<void> {
    if (!(await store.revokeFamilyOf(this.#core.db, viewer.userId, sessionId)))
      throw notFound('This session', 'session_not_found');
    this.#believed.delete(sessionId);
  }

  /**
   * Whether this is the viewer's password. Wrong ones count for the session, so that a stolen one cannot be used to guess it.
   * @throws 429
   */
  async provePassword(viewer: Viewer, password: string): Promise<boolean> {
    const attempt = await this.#guard.countInSession(viewer.sessionId);
    const user = await store.findCredentials(this.#core.db, viewer.email);
    if (!user || user.id !== viewer.userId || !(await checkPassword(user.password_hash, password))) return false;
    await attempt.succeeded();
    return true;
  }

  /** Takes failed sign-ins back: the owner has proven themselves in another way, at a place that is known from now on. */
  async forgiveFailures(user: { id: string; email: string }, address: string): Promise<void> {
    await rememberPlaces(this.#core.db, user.id, { address });
    await this.#guard.forgive(user.email, address);
  }

  /** Whether a spent token comes from the second of two renewals at once. */
  async #isTwin(trx: Trx, token: store.PresentedToken): Promise<boolean> {
    if (token.spent_for === null || token.spent_for > GRACE_SECONDS) return false;
    // One that was spent for its sibling's sake has no successor.
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
      // Its signature is good: only we can have made it.
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
  return unauthorized(
    'This account was deleted. You can restore it by setting a new password; ask for the mail that leads there.',
    'account_deleted',
  );
}

function accountDisabled(): HttpError {
  return unauthorized(ACCOUNT_DISABLED, 'account_disabled');
}
