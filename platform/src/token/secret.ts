import { createHash, randomInt } from 'node:crypto';
import { SECRET_LENGTH, TOKEN_PREFIX } from '@terrarium/domain/access';

const SECRET_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-';

/** Creates a secret in the format of a channel token, which needs no escaping in URLs and which logs redact. */
export function newTokenSecret(): string {
  let text = TOKEN_PREFIX;
  for (let i = 0; i < SECRET_LENGTH; i++) text += SECRET_CHARACTERS.charAt(randomInt(SECRET_CHARACTERS.length));
  return text;
}

/** Returns the stored hash of a secret: SHA-256. */
export function digestOfToken(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
