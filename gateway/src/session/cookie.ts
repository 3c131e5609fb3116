import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { z } from 'zod';
import { LRUCache } from 'lru-cache';

/** Content of a session cookie, encrypted. Browsers never see the tokens. */
export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
  /** When the access token ends, ms since 1970. */
  accessExpiresAt: number;
  /** When the refresh token ends, ms since 1970. */
  refreshExpiresAt: number;
}

const shape = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  accessExpiresAt: z.number(),
  refreshExpiresAt: z.number(),
});
/** Name over http, as on one's own machine; browsers take no prefix there. */
const plainName = 'terrarium_session';
/**
 * Cookie name over https: browsers accept it only from this exact host, so that a sibling domain can't plant a session
 * (RFC 6265bis, 4.1.3.2).
 */
const hostName = `__Host-${plainName}`;

const mostOpened = 2_000;

/** Seals and opens session cookies (JWE, AES-256-GCM). Stateless: every gateway with the same secret can read them. */
export class SessionCookies {
  readonly #key: Uint8Array;
  /**
   * Recently decrypted cookies: a page sends the same one many times, and decrypting costs as much as a small query.
   * Their contents have their own expiration.
   */
  readonly #opened = new LRUCache<string, SessionTokens>({ max: mostOpened });

  constructor(secret: Uint8Array) {
    this.#key = createHash('sha256').update('terrarium session cookie\0').update(secret).digest();
  }

  /**
   * Reads the session of a Cookie header; null if it is missing, invalid, too old, or over https under the name that
   * anyone could set.
   */
  async read(header: string | undefined, secure: boolean): Promise<SessionTokens | null> {
    const sealed = header === undefined ? undefined : parseCookie(header)[nameOf(secure)];
    if (!sealed) return null;
    const tokens = this.#opened.get(sealed) ?? (await this.#open(sealed));
    return tokens && tokens.refreshExpiresAt > Date.now() ? tokens : null;
  }

  async #open(sealed: string): Promise<SessionTokens | null> {
    try {
      const { plaintext } = await compactDecrypt(sealed, this.#key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      const tokens = shape.parse(JSON.parse(new TextDecoder().decode(plaintext)));
      this.#opened.set(sealed, tokens);
      return tokens;
    } catch {
      return null;
    }
  }

  /** Returns the Set-Cookie header of a session. */
  async write(tokens: SessionTokens, secure: boolean): Promise<string> {
    const sealed = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(tokens)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(this.#key);
    return stringifySetCookie({
      name: nameOf(secure),
      value: sealed,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure,
      expires: new Date(tokens.refreshExpiresAt),
    });
  }

  /** The Set-Cookie header that ends a session in the browser. */
  clear(secure: boolean): string {
    return ended(nameOf(secure), secure);
  }

  /** Returns the Set-Cookie header that deletes a session from before the hub used https; null without one. */
  clearOld(header: string | undefined, secure: boolean): string | null {
    return secure && header !== undefined && parseCookie(header)[plainName] !== undefined
      ? ended(plainName, true)
      : null;
  }
}

/** Name of the cookie that identifies a browser after a sign-in; over https only for this exact host. */
const deviceNameOf = (secure: boolean): string => (secure ? '__Host-terrarium_device' : 'terrarium_device');
const deviceSeconds = 365 * 24 * 3600;

/** The secret by which this browser is known again; undefined when it has none yet. */
export function readDevice(header: string | undefined, secure: boolean): string | undefined {
  const device = header === undefined ? undefined : parseCookie(header)[deviceNameOf(secure)];
  return device !== undefined && /^[\w-]{43}$/.test(device) ? device : undefined;
}

/** A new secret for a browser. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

/**
 * Returns the Set-Cookie header that stores a browser's secret for a year. It grants no access; it only exempts its
 * owner from delays after others' failed sign-ins.
 */
export const writeDevice = (device: string, secure: boolean): string =>
  stringifySetCookie({
    name: deviceNameOf(secure),
    value: device,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: deviceSeconds,
  });

const nameOf = (secure: boolean): string => (secure ? hostName : plainName);

const ended = (name: string, secure: boolean): string =>
  stringifySetCookie({ name, value: '', httpOnly: true, sameSite: 'lax', path: '/', secure, expires: new Date(0) });
