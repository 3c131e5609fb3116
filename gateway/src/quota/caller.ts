import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name a network of one household or machine; the rest is that network's to choose. */
const networkGroups = 4;

/** The network of an IPv6 address: its first 64 bits, written one way. */
function network(address: string): string {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Under which name a caller's requests are counted: the person behind a session or token that was verified, else the network address,
 * of IPv6 its /64. Credentials that nobody has verified name nobody: they could be made up anew for every request.
 */
export function callerKey(userId: string | null, address: string): string {
  if (userId !== null) return `user ${userId}`;
  return `address ${isIPv6(address) ? network(address) : address}`;
}
