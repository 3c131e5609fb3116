/** Whether an address is an origin: a scheme and a host, without a path, a query or a user. */
export const isOrigin = (address: string): boolean =>
  URL.canParse(address) &&
  [`${new URL(address).origin}/`, new URL(address).origin].includes(address.trim().toLowerCase());

/** What a setting says that takes an origin and got something else. */
export const originWanted =
  "must be an origin such as https://hub.example, without a path: the hub can't run below one";
