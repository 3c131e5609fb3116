/**
 * Returns whether requests to a URL can be read in transit: it is neither https nor on this machine.
 * False for an invalid URL.
 */
export function isUnencrypted(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol !== 'https:' && !/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
}
