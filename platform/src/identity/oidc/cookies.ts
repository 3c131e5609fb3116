/**
 * Reads one cookie of a Cookie header (RFC 6265, 5.4); null when it is not there. Values here are base64url, so nothing is decoded.
 */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** Names of the cookies that this service sets; the gateway passes cookies with this beginning, and no others, on to it. */
export const COOKIE_PREFIX = 'oidc_';

/** The header for a cookie that scripts cannot read and that other sites' forms do not send. `seconds` 0 deletes it. */
export function writeCookie(name: string, value: string, seconds: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
