/** Which addresses a mirror may be read from: only public ones, unless the operator allows others (no requests forged into a private network). */
import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import ipaddr from 'ipaddr.js';
import { SourceError } from './errors.ts';

/** The IPv6 addresses that are given out to the public (RFC 4291, section 2.4); what lies outside is old, local or not yet meant for anything. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is a public unicast one; IPv4 inside IPv6 is judged as IPv4, tunnels and translations are refused. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6));
}

/** The text of a refusal, the same for a literal address and for a name that resolves to one. */
function refuse(host: string): SourceError {
  return new SourceError(
    'private_address',
    `'${host}' is or leads to a private address, which this hub does not read from. Use a public address, or ask the operator to set MIRROR_ALLOW_PRIVATE.`,
  );
}

/**
 * Refuses a host that is written as a private address. Names are checked when they are resolved, see {@link guardedLookup}.
 * @throws SourceError with failure `private_address`
 */
export function checkLiteralHost(hostname: string, allowPrivate: boolean): void {
  if (allowPrivate) return;
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare) && !isPublicAddress(bare)) throw refuse(hostname);
}

/**
 * Refuses a name that leads to a private address, for a request that a proxy carries out. A name that only the proxy can resolve is left to it.
 * @throws SourceError with failure `private_address`
 */
export async function checkResolvedHost(hostname: string, allowPrivate: boolean): Promise<void> {
  if (allowPrivate) return;
  const found = await promisify(lookup)(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  if (found.some(({ address }) => !isPublicAddress(address))) throw refuse(hostname);
}

/**
 * A `lookup` for connections: resolves once, checks every address, and hands exactly these to the connection.
 * The check and the connection see the same answer, so a name that changes between two questions (DNS rebinding) gains nothing.
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
