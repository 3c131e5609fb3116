/**
 * The values of a link that the hub sent by mail or printed, by name. They stand in its fragment, which browsers send to no server.
 * @throws TypeError when it is no address
 */
export const linkValues = (link: string | URL): URLSearchParams => new URLSearchParams(new URL(link).hash.slice(1));
