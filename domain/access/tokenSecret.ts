/** Prefix of every token secret, so that users and secret scanners recognize it. */
export const TOKEN_PREFIX = 'tr-';

/** Length and alphabet of the secret after the prefix. The characters need no escaping in URLs. */
export const SECRET_LENGTH = 40;

/** Whether a text has the format of a token secret, which signed access tokens never have. */
export function isTokenSecret(text: string): boolean {
  return /^tr-[A-Za-z0-9-]{40}$/.test(text);
}
