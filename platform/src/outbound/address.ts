/**
 * Restricts sources to public IP addresses, unless the operator allows others, to prevent server-side request forgery.
 */
import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import ipaddr from 'ipaddr.js';
import { SourceError } from './errors.ts';

/** Public IPv6 range (RFC 4291, section 2.4). Others are obsolete, local, or unassigned. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether an IP address is public unicast.
 * IPv4-mapped IPv6 is checked as IPv4; tunnels and translations are rejected.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6));
}

/** Creates the error for a private address, the same for a literal address and a resolved name. */
function refuse(host: string): SourceError {
  return new SourceError(
    'private_address',
    `'${host}' is or leads to a private address, which this hub does not read from. Use a public address, or ask the operator to set MIRROR_ALLOW_PRIVATE.`,
  );
}

/**
 * Rejects a literal private address.
 * Names are checked when they are resolved, see {@link guardedLookup}.
 * @throws SourceError with failure `private_address`
 */
export function checkLiteralHost(hostname: string, allowPrivate: boolean): void {
  if (allowPrivate) return;
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare) && !isPublicAddress(bare)) throw refuse(hostname);
}

/**
 * Rejects a name that resolves to a private address, for requests through a proxy.
 * Names that only the proxy can resolve pass.
 * @throws SourceError with failure `private_address`
 */
export async function checkResolvedHost(hostname: string, allowPrivate: boolean): Promise<void> {
  if (allowPrivate) return;
  const found = await promisify(lookup)(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  if (found.some(({ address }) => !isPublicAddress(address))) throw refuse(hostname);
}

/**
 * Returns a `lookup` for connections that resolves once, checks every address, and returns exactly these. The
 * connection uses the checked result, which prevents DNS rebinding.
 */
export function guardedLookup(allowPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, '', 0);
      if (!allowPrivate && addresses.some(({ address }) => !isPublicAddress(address)))
        return callback(refuse(hostname), '', 0);
      if (options.all) return callback(null, addresses);
      const first = addresses[0];
      if (first === undefined)
        return callback(Object.assign(new Error(`no address for ${hostname}`), { code: 'ENOTFOUND' }), '', 0);
      return callback(null, first.address, first.family);
    });
  };
}
