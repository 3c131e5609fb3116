/**
 * Returns the values in the fragment of an emailed or printed link by name. Browsers don't send a fragment to servers.
 * @throws TypeError for an invalid URL
 */
export const linkValues = (link: string | URL): URLSearchParams => new URLSearchParams(new URL(link).hash.slice(1));
