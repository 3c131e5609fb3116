/** Where to go after a sign-in: inside the application, or by a full page load. */
export type ReturnTarget = { kind: 'path'; path: string } | { kind: 'page'; href: string };

const HOME: ReturnTarget = { kind: 'path', path: '/' };
/** Base URL for parsing a path as one of this hub. The host can't exist (RFC 2606). */
const HERE = 'http://return.invalid';
const LONGEST = 2_048;

/**
 * Checks a return URL (AUTH-19, AUTH-20, AUTH-21). A path is routed internally. A full URL is followed only if its
 * parsed host is on the allow list. Everything else becomes '/'. Browsers and servers share this check.
 * @param value from a query or a form
 * @param allowedHosts hosts with port as in URLs, for example `hub.acme.test`, `localhost:4000`
 */
export function returnTarget(value: string | null | undefined, allowedHosts: readonly string[]): ReturnTarget {
  // URL parsers drop tabs and line breaks, so a browser could follow another URL than the checked one.
  if (!value || value.length > LONGEST || [...value].some((character) => character < ' ' || character === '\u007f'))
    return HOME;
  const parsed = parse(value, HERE);
  if (!parsed) return HOME;
  // '//evil.example' and '/\evil.example' look like paths and parse to another host: the parsed host decides.
  if (value.startsWith('/') && parsed.origin === HERE) {
    const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
    // '/.//evil.example' is a path that becomes '//evil.example' once its dots are resolved.
    return parsed.pathname.startsWith('//') ? HOME : { kind: 'path', path };
  }
  const web = parsed.protocol === 'https:' || parsed.protocol === 'http:';
  // Parsers disagree on URLs without slashes ('https:evil'), and users misread a URL with a username
  // ('https://hub@evil').
  const whole = /^https?:\/\/[^/\\]/i.test(value) && parsed.username === '' && parsed.password === '';
  return web && whole && allowedHosts.includes(parsed.host) ? { kind: 'page', href: parsed.href } : HOME;
}

function parse(value: string, base: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
