/**
 * Reads one cookie of a Cookie header (RFC 6265, 5.4); null if missing.
 * Values are base64url, so nothing is decoded.
 */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** Prefix of the cookies that this service sets. The gateway forwards only these. */
export const COOKIE_PREFIX = 'oidc_';

/**
 * Returns the name of a cookie that binds something to a browser.
 * With https it is host-only (RFC 6265bis, 4.1.3.2), so another host of the domain can't set it.
 */
export function hostCookie(name: string, publicUrl: string): string {
  return `${publicUrl.startsWith('https:') ? '__Host-' : ''}${COOKIE_PREFIX}${name}`;
}

/** Returns the Set-Cookie header of an HttpOnly cookie that other sites' forms don't send. `seconds` 0 deletes it. */
export function writeCookie(name: string, value: string, seconds: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
