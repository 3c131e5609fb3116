/** Where to go after a sign-in: inside the application, or by a full page load. */
export type ReturnTarget = { kind: 'path'; path: string } | { kind: 'page'; href: string };

const HOME: ReturnTarget = { kind: 'path', path: '/' };
/** Stands for this hub while a path is judged; no such host exists (RFC 2606). */
const HERE = 'http://return.invalid';
const LONGEST = 2_048;

/**
 * Judges a return address (AUTH-19, AUTH-20, AUTH-21). A path is routed internally; a full address is followed only when its parsed host is on
 * the allow list; everything else becomes '/'. Browsers and servers use this one judgement.
 * @param value what an address line or a form carried
 * @param allowedHosts hosts with port as URLs write them, e.g. `hub.acme.test`, `localhost:4000`
 */
export function returnTarget(value: string | null | undefined, allowedHosts: readonly string[]): ReturnTarget {
  // URL parsers drop tabs and line breaks, so what is read here and what a browser follows could differ.
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
  // Without the slashes ('https:evil') an address is read differently in different places; with a name in it ('https://hub@evil') people misread it.
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
