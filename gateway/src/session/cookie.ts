import { createHash } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { z } from 'zod';

/** What a session cookie holds, encrypted. Browsers never see the tokens. */
export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
  /** When the access token ends, ms since 1970. */
  accessExpiresAt: number;
  /** When the refresh token ends, ms since 1970. */
  refreshExpiresAt: number;
}

const shape = z.object({ accessToken: z.string(), refreshToken: z.string(), accessExpiresAt: z.number(), refreshExpiresAt: z.number() });
const cookieName = 'terrarium_session';

/** Seals and opens session cookies (JWE, AES-256-GCM). Stateless: every gateway with the same secret can read them. */
export class SessionCookies {
  readonly #key: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#key = createHash('sha256').update('terrarium session cookie\0').update(secret).digest();
  }

  /** Reads the session of a Cookie header; null when there is none, or it is not ours, or it is too old. */
  async read(header: string | undefined): Promise<SessionTokens | null> {
    const sealed = header === undefined ? undefined : parseCookie(header)[cookieName];
    if (!sealed) return null;
    try {
      const { plaintext } = await compactDecrypt(sealed, this.#key, { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] });
      const tokens = shape.parse(JSON.parse(new TextDecoder().decode(plaintext)));
      return tokens.refreshExpiresAt > Date.now() ? tokens : null;
    } catch {
      return null;
    }
  }

  /** The Set-Cookie header that keeps a session. */
  async write(tokens: SessionTokens, secure: boolean): Promise<string> {
    const sealed = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(tokens)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(this.#key);
    return stringifySetCookie({ name: cookieName, value: sealed, httpOnly: true, sameSite: 'lax', path: '/', secure, expires: new Date(tokens.refreshExpiresAt) });
  }

  /** The Set-Cookie header that ends a session in the browser. */
  clear(secure: boolean): string {
    return stringifySetCookie({ name: cookieName, value: '', httpOnly: true, sameSite: 'lax', path: '/', secure, expires: new Date(0) });
  }
}
