import { isIPv6 } from 'node:net';

/** IPv6 groups of one household's or machine's network, which chooses the rest. */
const networkGroups = 4;

/** Returns the network of an IPv6 address: its first 64 bits, normalized. */
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
 * Key for a caller's rate limit: the user of a verified session or token, else the network address, for IPv6 its /64.
 * Unverified credentials are ignored, because an attacker could invent new ones for every request.
 */
export function callerKey(userId: string | null, address: string): string {
  if (userId !== null) return `user ${userId}`;
  return `address ${isIPv6(address) ? network(address) : address}`;
}
