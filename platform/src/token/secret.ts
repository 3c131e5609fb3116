import { createHash, randomInt } from 'node:crypto';
import { SECRET_LENGTH, TOKEN_PREFIX } from '@terrarium/domain/access';

const SECRET_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-';

/** A new secret in the form of a channel token, which stands in addresses unescaped and is shown in no log. */
export function newTokenSecret(): string {
  let text = TOKEN_PREFIX;
  for (let i = 0; i < SECRET_LENGTH; i++) text += SECRET_CHARACTERS.charAt(randomInt(SECRET_CHARACTERS.length));
  return text;
}

/** What is kept of a secret: its SHA-256. */
export function digestOfToken(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
