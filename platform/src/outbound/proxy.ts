/** The way out through a company's proxy: HTTPS_PROXY, HTTP_PROXY and NO_PROXY, in capitals or lowercase, as curl and Python read them. */
import * as http from 'node:http';
import { getProxyForUrl } from 'proxy-from-env';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Finds the proxy that leads to an address. This machine itself is never asked for through one.
 * @returns the proxy's address; null for a direct connection
 */
export function proxyFor(target: URL): string | null {
  return LOOPBACK.test(target.hostname) ? null : getProxyForUrl(target.href) || null;
}

/** Sends what goes out by `fetch` (sign-in through the company's provider) through the proxy, too. Call it once, at the start. */
export function useProxyForFetch(environment: Readonly<Record<string, string | undefined>>): void {
  const { HTTPS_PROXY, https_proxy: https, HTTP_PROXY, http_proxy: plain, NO_PROXY, no_proxy: none } = environment;
  if (!(HTTPS_PROXY || https || HTTP_PROXY || plain)) return;
  // Node 24.14 and later; @types/node does not know it yet.
  const { setGlobalProxyFromEnv } = http as unknown as { setGlobalProxyFromEnv(env: Record<string, string>): void };
  setGlobalProxyFromEnv({
    https_proxy: https || HTTPS_PROXY || '',
    http_proxy: plain || HTTP_PROXY || '',
    no_proxy: ['localhost', '127.0.0.1', '[::1]', none || NO_PROXY || ''].filter(Boolean).join(','),
  });
}
