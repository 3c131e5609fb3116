/**
 * The values in the fragment of a link that the hub mailed or printed, by name. Browsers don't send a fragment to servers.
 * @throws TypeError when it is no address
 */
export const linkValues = (link: string | URL): URLSearchParams => new URLSearchParams(new URL(link).hash.slice(1));
