/** What every secret of a token begins with, so that people and scanners recognise one. */
export const TOKEN_PREFIX = 'tr-';

/** How many characters follow, of which alphabet: they stand in addresses unescaped. */
export const SECRET_LENGTH = 40;

/** Whether a text has the form of a token's secret; no signed access token has it. */
export function isTokenSecret(text: string): boolean {
  return /^tr-[A-Za-z0-9-]{40}$/.test(text);
}
