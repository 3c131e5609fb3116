import { createHash, randomInt } from 'node:crypto';

/** What every secret begins with, so that people and scanners recognise one. */
const TOKEN_PREFIX = 'tr-';
const SECRET_LENGTH = 40;
const SECRET_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-';

/** A new secret in the form of a channel token, which stands in addresses unescaped and is shown in no log. */
export function newTokenSecret(): string {
  let text = TOKEN_PREFIX;
  for (let i = 0; i < SECRET_LENGTH; i++) text += SECRET_CHARACTERS.charAt(randomInt(SECRET_CHARACTERS.length));
  return text;
}

/** Whether a text has the form of a secret; no signed access token has it. */
export function isTokenSecret(text: string): boolean {
  return /^tr-[A-Za-z0-9-]{40}$/.test(text);
}

/** What is kept of a secret: its SHA-256. */
export function digestOfToken(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
