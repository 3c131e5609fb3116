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

/** Begins the names of the cookies that this service sets; the gateway passes these and no others on to it. */
export const COOKIE_PREFIX = 'oidc_';

/** Name of a cookie that ties something to a browser. Over https browsers take it from this very host only (RFC 6265bis, 4.1.3.2): a neighbour of the domain could else plant its own. */
export function hostCookie(name: string, publicUrl: string): string {
  return `${publicUrl.startsWith('https:') ? '__Host-' : ''}${COOKIE_PREFIX}${name}`;
}

/** The header for a cookie that scripts cannot read and that other sites' forms do not send. `seconds` 0 deletes it. */
export function writeCookie(name: string, value: string, seconds: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
