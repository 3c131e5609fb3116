/** Where to go after a sign-in: inside the application, or by a full page load. */
export type ReturnTarget = { kind: 'path'; path: string } | { kind: 'page'; href: string };

/**
 * Judges a return address (AUTH-19, AUTH-20, AUTH-21, AUTH-22). A path is routed internally; a full address is followed only when
 * its parsed host is on the allow list; everything else becomes '/'.
 * @param value what the address line carried
 * @param allowedHosts hosts with port, e.g. `hub.acme.test`, `localhost:4000`
 */
export function returnTarget(value: string | null | undefined, allowedHosts: readonly string[]): ReturnTarget {
  const home: ReturnTarget = { kind: 'path', path: '/' };
  if (!value) return home;
  const base = 'http://return.invalid';
  const parsed = URL.parse(value, base);
  if (!parsed) return home;
  // '//evil.example' and '/\evil.example' look like paths and parse to another host: the parsed host decides.
  if (parsed.origin === base && value.startsWith('/')) return { kind: 'path', path: `${parsed.pathname}${parsed.search}${parsed.hash}` };
  const web = parsed.protocol === 'https:' || parsed.protocol === 'http:';
  return web && allowedHosts.includes(parsed.host) && parsed.username === '' ? { kind: 'page', href: parsed.href } : home;
}
