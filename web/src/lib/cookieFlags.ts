/** Flags that a user sets in the browser, in the cookie `ff` (FLAG-04). They only affect what this browser shows. */

/** Flags of the hidden panel, in the order it lists them (SHELL-40). */
const everywhere = ['environments-download', 'astoria', 'unified'] as const;
/** Flags for a hub on one's own machine (SHELL-41). */
const atHome = ['devtools'] as const;

/** Name of a cookie flag. */
export type CookieFlag = (typeof everywhere)[number] | (typeof atHome)[number];

const cookie = 'ff';
/** How long the cookie lives, in seconds (FLAG-04). */
const lifetime = 86_400;
const linkPrefix = 'feat:';

/** Whether the hub runs on this machine. */
const isLocal = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';

/** The flags that can be set at a host (SHELL-40, SHELL-41). */
export const offeredFlags = (host = window.location.hostname): readonly CookieFlag[] =>
  isLocal(host) ? [...everywhere, ...atHome] : everywhere;

/** Returns the cookie's flags, without unknown ones and those not offered on this host. */
export function readCookieFlags(): CookieFlag[] {
  const value =
    document.cookie
      .split('; ')
      .find((part) => part.startsWith(`${cookie}=`))
      ?.slice(cookie.length + 1) ?? '';
  const names = value.split('.');
  return offeredFlags().filter((flag) => names.includes(flag));
}

/** The cookie's text: name, flags joined by dots, max age, secure, path (FLAG-04). */
export const flagCookie = (flags: readonly CookieFlag[]): string =>
  `${cookie}=${flags.join('.')}; Max-Age=${flags.length > 0 ? lifetime : 0}; Path=/; Secure; SameSite=Lax`;

/**
 * Writes the cookie, or deletes it without flags. False if the browser rejects it, as on plain http to another host.
 */
export function writeCookieFlags(flags: readonly CookieFlag[]): boolean {
  document.cookie = flagCookie(flags);
  const stored = readCookieFlags();
  return stored.length === flags.length && flags.every((flag) => stored.includes(flag));
}

/**
 * Returns a URL with `feat:{flag}` for every flag (SHELL-44); the colon isn't encoded, so that the link is readable.
 */
export const linkWithFlags = (
  flags: readonly CookieFlag[],
  location: Pick<Location, 'origin' | 'pathname'> = window.location,
): string =>
  `${location.origin}${location.pathname}${flags.length > 0 ? `?${flags.map((flag) => `${linkPrefix}${flag}=true`).join('&')}` : ''}`;

/**
 * Adds the flags of a link (`?feat:unified=true`) to the cookie and removes them from the URL. `false` removes a flag.
 * Call it before the router reads the URL, so that the first page already uses them.
 */
export function takeLinkedFlags(): void {
  const search = new URLSearchParams(window.location.search);
  const linked = [...search].filter(([name]) => name.startsWith(linkPrefix));
  if (linked.length === 0) return;
  const flags = new Set(readCookieFlags());
  for (const [name, value] of linked) {
    search.delete(name);
    const flag = offeredFlags().find((one) => `${linkPrefix}${one}` === name);
    if (flag && value === 'false') flags.delete(flag);
    else if (flag) flags.add(flag);
  }
  writeCookieFlags([...flags]);
  const rest = search.toString();
  window.history.replaceState(
    window.history.state,
    '',
    `${window.location.pathname}${rest ? `?${rest}` : ''}${window.location.hash}`,
  );
}
