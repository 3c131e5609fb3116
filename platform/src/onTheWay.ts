/**
 * Whether what is sent to an address can be read by everybody on the way: by another protocol than https, and not to this machine.
 * What is no address is none of these.
 */
export function isReadOnTheWay(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol !== 'https:' && !/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
}
