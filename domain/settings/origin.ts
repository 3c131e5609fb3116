/** Whether a URL is an origin: scheme and host, without path, query, and user. */
export const isOrigin = (address: string): boolean =>
  URL.canParse(address) &&
  [`${new URL(address).origin}/`, new URL(address).origin].includes(address.trim().toLowerCase());

/** Error of a setting that must be an origin. */
export const originWanted =
  "must be an origin such as https://hub.example, without a path: the hub can't run below one";
