/** Outbound proxy: HTTPS_PROXY, HTTP_PROXY, and NO_PROXY, in uppercase or lowercase, as in curl and Python. */
import * as http from 'node:http';
import { getProxyForUrl } from 'proxy-from-env';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Returns the proxy for a URL; null for a direct connection, always used for this machine. */
export function proxyFor(target: URL): string | null {
  return LOOPBACK.test(target.hostname) ? null : getProxyForUrl(target.href) || null;
}

/** Makes `fetch` (single sign-on) use the proxy too. Call once at startup. */
export function useProxyForFetch(environment: Readonly<Record<string, string | undefined>>): void {
  const { HTTPS_PROXY, https_proxy: https, HTTP_PROXY, http_proxy: plain, NO_PROXY, no_proxy: none } = environment;
  if (!(HTTPS_PROXY || https || HTTP_PROXY || plain)) return;
  // Requires Node 24.14; @types/node doesn't have it yet.
  const { setGlobalProxyFromEnv } = http as unknown as { setGlobalProxyFromEnv(env: Record<string, string>): void };
  setGlobalProxyFromEnv({
    https_proxy: https || HTTPS_PROXY || '',
    http_proxy: plain || HTTP_PROXY || '',
    no_proxy: ['localhost', '127.0.0.1', '[::1]', none || NO_PROXY || ''].filter(Boolean).join(','),
  });
}
