import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { isRequestId } from '@terrarium/domain/http';

/** Named networks for a proxy of one's own. */
const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether an address belongs to a proxy whose `X-Forwarded-*` headers are trusted. */
export type ProxyTest = (address: string | undefined) => boolean;

const plain = (address: string): string =>
  address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;

/**
 * Parses a list of proxies: addresses, networks (`10.1.0.0/16`), and the names loopback, linklocal, uniquelocal.
 * @throws Error that names an invalid entry
 */
export function proxyTest(entries: readonly string[]): ProxyTest {
  const list = new BlockList();
  for (const entry of entries.flatMap((each) => named[each] ?? [each])) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    try {
      if (bits === undefined) list.addAddress(address, family);
      else list.addSubnet(address, Number(bits), family);
    } catch {
      throw new Error(
        `"${entry}" isn't a valid address or network. Use, for example, 10.1.0.0/16, loopback, or uniquelocal.`,
      );
    }
  }
  return (address) => address !== undefined && list.check(plain(address), isIPv6(plain(address)) ? 'ipv6' : 'ipv4');
}

/** The client, from the request's own headers and connection. */
export interface Client {
  /** Address of the client: the connection's, or as reported by trusted proxies. */
  address: string;
  /** Whether the browser speaks https with us, directly or through a trusted proxy in front. */
  secure: boolean;
  /** Host that the browser requested. */
  host: string;
}

const last = (header: string | string[] | undefined): string =>
  (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').at(-1)!.trim();

/** Determines the client behind trusted proxies; ignores headers of others. */
export function clientOf(request: IncomingMessage, isProxy: ProxyTest, publicOrigin: string | undefined): Client {
  let address = plain(request.socket.remoteAddress ?? '');
  const encrypted = 'encrypted' in request.socket || publicOrigin?.startsWith('https:') === true;
  const { 'x-forwarded-for': chain, 'x-forwarded-proto': protocol, 'x-forwarded-host': host } = request.headers;
  if ((chain === undefined && protocol === undefined && host === undefined) || !isProxy(address))
    return { address, secure: encrypted, host: request.headers.host ?? '' };
  const hops = (Array.isArray(chain) ? chain.join(',') : (chain ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  for (const hop of hops.toReversed()) {
    if (!isProxy(address) || !/^[\da-f.:]{2,45}$/i.test(hop)) break;
    address = plain(hop);
  }
  return { address, secure: encrypted || last(protocol) === 'https', host: last(host) || (request.headers.host ?? '') };
}

/**
 * Returns the request ID: the caller's if it is a short plain word (so that it can't inject headers), else a new one.
 */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && isRequestId(given) ? given : randomUUID();
}

/**
 * Returns the identity service's own cookies (`oidc_…`, over https `__Host-oidc_…`): a pending SSO sign-in, and an
 * application's request at the consent page. Other cookies aren't forwarded to it.
 */
export function identityCookies(header: string | undefined): string | undefined {
  const own = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => /^(__Host-)?oidc_[\w.]+=/.test(pair));
  return own.length > 0 ? own.join('; ') : undefined;
}

/** W3C trace context of the request when it is well-formed. */
export function traceparentOf(request: IncomingMessage): string | undefined {
  const given = request.headers['traceparent'];
  return typeof given === 'string' && /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/.test(given)
    ? given
    : undefined;
}

/**
 * Whether a request with a cookie comes from our own pages. Requests without an Origin header (same-site navigation,
 * programs) pass; GraphQL's own CSRF protection also applies.
 */
export function isSameOrigin(request: IncomingMessage, client: Client, publicOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // A GET has no Origin; browsers mark cross-site requests in another header.
  if (site === 'cross-site') return false;
  if (origin === undefined || (publicOrigin !== undefined && origin === publicOrigin)) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // An http page isn't ours if the hub is served over https, because anyone on the network can have written it.
  return host === client.host && (protocol === 'https:' || !client.secure);
}
