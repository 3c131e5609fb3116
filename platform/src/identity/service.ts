import { createHash, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { isId } from '../db/index.ts';
import type { Core } from '../core.ts';
import { HttpError, unauthorized } from '../http/index.ts';
import type { Viewer } from '../http/index.ts';
import { createKeyRing } from './keys.ts';
import type { KeyRing } from './keys.ts';
import { checkPassword } from './password.ts';
import type { SignInGuard } from './rateLimit.ts';
import * as store from './store.ts';

/** `iss` of our access tokens. */
const ISSUER = 'terrarium';
/** `aud` of our access tokens. */
const AUDIENCE = 'terrarium-api';
/** Life of an access token in seconds. */
const ACCESS_SECONDS = 600;
/** Life of a refresh token in seconds: a session that is not used for this long ends. */
const REFRESH_SECONDS = 30 * 24 * 3600;
const LOGOUT_SECONDS = 300;
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

type Renewal = { kind: 'renewed'; userId: string; familyId: string } | { kind: 'reused'; familyId: string };

/** Sign-in, renewal, sign-out, and who stands behind an access token. */
export class IdentityService {
  readonly #core: Core;
  readonly #guard: SignInGuard;
  readonly keys: KeyRing;
  readonly #believed = new Map<string, { viewer: Viewer; until: number }>();

  constructor(core: Core, guard: SignInGuard) {
    this.#core = core;
    this.#guard = guard;
    this.keys = createKeyRing(core.db);
  }

  /**
   * Signs in with e-mail and password.
   * @throws 401 (the same for an unknown e-mail and a wrong password, also in time), 401 for a disabled account, 429.
   */
  async signIn(username: string, password: string, from: { address: string; userAgent: string }): Promise<Tokens> {
    await this.#guard.count(username, from.address);
    const user = await store.findCredentials(this.#core.db, username.trim());
    if (!(await checkPassword(user?.password_hash, password)) || !user) {
      throw unauthorized('The e-mail address or the password is wrong.', 'wrong_credentials');
    }
    await this.#guard.succeeded(username, from.address);
    if (user.is_disabled) throw unauthorized('This account is disabled. Ask your administrator.', 'account_disabled');
    return this.openSession(user.id, from.userAgent);
  }

  /** Starts a session for a user who has proven who they are. */
  async openSession(userId: string, userAgent: string): Promise<Tokens> {
    const secret = newSecret();
    const familyId = await this.#core.db.transaction().execute(async (trx) => {
      const id = await store.insertFamily(trx, userId, userAgent);
      await store.insertRefreshToken(trx, id, digest(secret), inSeconds(REFRESH_SECONDS));
      return id;
    });
    return this.#tokens(userId, familyId, secret);
  }

  /**
   * Renews a session: the refresh token is spent and a new one given. A spent one that comes again ends the whole family: either side may be a
   * thief. There is no grace for two simultaneous renewals; the gateway sends one renewal at a time for each session.
   * @throws 401
   */
  async refresh(refreshToken: string): Promise<Tokens> {
    const secret = newSecret();
    const outcome = await this.#core.db.transaction().execute(async (trx): Promise<Renewal | null> => {
      const token = await store.lockRefreshToken(trx, digest(refreshToken));
      if (!token) return null;
      if (token.used_at) {
        // Committed, although the call is refused.
        await store.revokeFamilies(trx, { familyId: token.family_id });
        return { kind: 'reused', familyId: token.family_id };
      }
      if (token.revoked_at || token.is_disabled || token.expires_at.getTime() <= Date.now()) return null;
      await store.spendRefreshToken(trx, token.id);
      await store.insertRefreshToken(trx, token.family_id, digest(secret), inSeconds(REFRESH_SECONDS));
      return { kind: 'renewed', userId: token.user_id, familyId: token.family_id };
    });
    if (outcome?.kind === 'reused') {
      this.#believed.delete(outcome.familyId);
      this.#core.log.warn({ family: outcome.familyId }, 'a spent refresh token came again; its session was ended');
    }
    if (outcome?.kind !== 'renewed') throw unauthorized('Your session has ended. Sign in again.', 'session_expired');
    return this.#tokens(outcome.userId, outcome.familyId, secret);
  }

  /** The viewer of an access token; null when it is expired, forged, for something else, signed out, or its user disabled. */
  async verifyAccessToken(jwt: string): Promise<Viewer | null> {
    const claims = await this.#claims(jwt);
    if (!claims) return null;
    const believed = this.#believed.get(claims.sid);
    if (believed && believed.until > Date.now() && believed.viewer.userId === claims.sub) return believed.viewer;
    const family = await store.findLiveFamily(this.#core.db, claims.sid);
    if (!family || family.user_id !== claims.sub) return null;
    const viewer = { userId: family.user_id, email: family.email, sessionId: claims.sid };
    if (this.#believed.size >= MOST_BELIEVED) this.#believed.clear();
    this.#believed.set(claims.sid, { viewer, until: Date.now() + BELIEVED_MS });
    return viewer;
  }

  /** When the session of a viewer ends unless it is renewed. */
  async sessionExpiry(viewer: Viewer): Promise<Date> {
    return (await store.familyExpiry(this.#core.db, viewer.sessionId)) ?? new Date();
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
    if (!familyId) throw new HttpError(401, 'logout_token_invalid', 'This sign-out has expired or was done already. Start it again.');
    this.#believed.delete(familyId);
  }

  /** Ends every session of a user at once (DATA-23). */
  async revokeSessions(userId: string): Promise<void> {
    await store.revokeFamilies(this.#core.db, { userId });
    for (const [sid, { viewer }] of this.#believed) if (viewer.userId === userId) this.#believed.delete(sid);
  }

  async #claims(jwt: string): Promise<{ sub: string; sid: string } | null> {
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
      return typeof sub === 'string' && typeof sid === 'string' && isId(sid) ? { sub, sid } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
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
    return { access_token: accessToken, token_type: 'Bearer', expires_in: ACCESS_SECONDS, refresh_token: refreshToken, refresh_expires_in: REFRESH_SECONDS };
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}
