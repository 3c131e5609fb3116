import { decodeJwt } from 'jose';
import type { AuthenticationReason, Caller } from '../rest/index.ts';
import { newDevice, readDevice, SessionCookies, writeDevice, type SessionTokens } from './cookie.ts';
import { type ApiIdentity, type Grant, type MachineIdentity, type Tokens } from './tokens.ts';
import { isTokenSecret } from '@terrarium/domain/access';

export { SessionCookies, type SessionTokens } from './cookie.ts';
export { sessionTokens, Tokens } from './tokens.ts';

/** The caller's sign-in in one request, and the cookies to set in the response. */
export interface RequestSession {
  accessToken: string | undefined;
  userId: string | null;
  /** Why the credentials didn't identify a user; undefined for visitors. */
  refused: AuthenticationReason | undefined;
  /** What to do about it, where that is known. */
  refusal?: string;
  /** Scope of the call's API token; undefined for other callers. */
  apiScope?: Extract<ApiIdentity, { userId: string }>['scope'];
  /** The service account of the call's key; undefined for other callers. */
  machine?: MachineIdentity;
  /** Whether the sign-in is from a cookie (a browser) and not from an Authorization header. */
  fromCookie: boolean;
  expiresAt: number | null;
  /** Whether the request ended the session: the browser then clears its cache. */
  isEnded?: boolean;
  /** The secret by which the browser is known again; undefined when it has none yet. */
  device: string | undefined;
  /** Set-Cookie headers of the response. */
  setCookies: string[];
}

/** ID of the user or service account that calls; null for visitors. */
export const callerIdOf = ({ userId, machine }: RequestSession): string | null =>
  userId ?? machine?.serviceAccount.id ?? null;

const early = 30_000;

const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];

/**
 * Identifies the caller: by a bearer token (an access or API token), else by the session cookie, which is renewed
 * before it expires.
 */
export class Sessions {
  readonly #cookies: SessionCookies;
  readonly #tokens: Tokens;

  constructor(cookies: SessionCookies, tokens: Tokens) {
    this.#cookies = cookies;
    this.#tokens = tokens;
  }

  /**
   * @param headers headers of the request
   * @param secure whether the browser uses https
   * @throws UpstreamError if sign-ins can't be verified
   */
  async of(
    headers: { authorization?: string | undefined; cookie?: string | undefined },
    caller: Caller,
    secure: boolean,
  ): Promise<RequestSession> {
    const session: RequestSession = {
      accessToken: undefined,
      userId: null,
      refused: undefined,
      fromCookie: false,
      expiresAt: null,
      device: readDevice(headers.cookie, secure),
      setCookies: [],
    };
    const bearer = bearerOf(headers.authorization);
    if (headers.authorization !== undefined) {
      if (!bearer) session.refused = 'missing';
      else if (isTokenSecret(bearer)) await this.#takeApiToken(session, bearer, caller);
      else await this.#take(session, bearer, null);
      return session;
    }
    const old = this.#cookies.clearOld(headers.cookie, secure);
    if (old !== null) session.setCookies.push(old);
    let tokens = await this.#cookies.read(headers.cookie, secure);
    if (!tokens) return session;
    session.fromCookie = true;
    if (tokens.accessExpiresAt - early < Date.now()) {
      tokens = await this.#tokens.refresh(tokens, caller);
      if (!tokens) {
        session.refused = 'expired';
        session.setCookies.push(this.#cookies.clear(secure));
        return session;
      }
      session.setCookies.push(await this.#cookies.write(tokens, secure));
    }
    await this.#take(session, tokens.accessToken, tokens);
    // An unusable cookie, for example after new signing keys, would be sent again and again.
    if (session.refused !== undefined)
      session.setCookies = [...(old === null ? [] : [old]), this.#cookies.clear(secure)];
    return session;
  }

  /**
   * Owner of a session cookie for rate limits only; the session may have ended. Null if the hub didn't create the
   * cookie.
   */
  async ownerOf(cookie: string | undefined, secure: boolean): Promise<string | null> {
    const tokens = await this.#cookies.read(cookie, secure);
    try {
      return tokens === null ? null : (decodeJwt(tokens.accessToken).sub ?? null);
    } catch {
      return null;
    }
  }

  /** The caller of a bearer token that can be verified here, for rate limits; null for all other credentials. */
  async callerOf(authorization: string | undefined, caller: Caller): Promise<string | null> {
    const bearer = bearerOf(authorization);
    if (bearer === undefined) return null;
    try {
      if (isTokenSecret(bearer)) {
        const found = await this.#tokens.openApiToken(bearer, caller);
        if ('reason' in found) return null;
        return 'serviceAccount' in found ? found.serviceAccount.id : found.userId;
      }
      const identity = await this.#tokens.verify(bearer);
      return typeof identity === 'string' ? null : identity.userId;
    } catch {
      return null;
    }
  }

  async #take(session: RequestSession, accessToken: string, tokens: SessionTokens | null): Promise<void> {
    const identity = await this.#tokens.verify(accessToken);
    if (typeof identity === 'string') {
      session.refused = identity;
      return;
    }
    session.accessToken = accessToken;
    session.userId = identity.userId;
    session.expiresAt = tokens ? tokens.refreshExpiresAt : identity.expiresAt;
  }

  async #takeApiToken(session: RequestSession, secret: string, caller: Caller): Promise<void> {
    const found = await this.#tokens.openApiToken(secret, caller);
    if ('reason' in found) {
      session.refused = found.reason;
      session.refusal = found.message;
      return;
    }
    session.accessToken = secret;
    session.expiresAt = found.expiresAt;
    if ('serviceAccount' in found) session.machine = found;
    else {
      session.userId = found.userId;
      session.apiScope = found.scope;
    }
  }

  /** Signs in and stores the session in a cookie; with a password also the browser's secret. @throws UpstreamError */
  async signIn(session: RequestSession, grant: Grant, caller: Caller, secure: boolean): Promise<string> {
    const device = session.device ?? newDevice();
    const token = await this.keep(
      session,
      await this.#tokens.signIn(grant.grant_type === 'password' ? { ...grant, device } : grant, caller),
      secure,
    );
    if (grant.grant_type === 'password') session.setCookies.push(writeDevice(device, secure));
    return token;
  }

  /** Stores new tokens in a cookie; resolves with the access token. */
  async keep(session: RequestSession, tokens: SessionTokens, secure: boolean): Promise<string> {
    session.setCookies.push(await this.#cookies.write(tokens, secure));
    await this.#take(session, tokens.accessToken, tokens);
    session.fromCookie = true;
    session.refused = undefined;
    return tokens.accessToken;
  }

  /** Ends the session in the browser. */
  signOut(session: RequestSession, secure: boolean): void {
    session.setCookies.push(this.#cookies.clear(secure));
    session.accessToken = undefined;
    session.userId = null;
    session.isEnded = true;
  }
}
