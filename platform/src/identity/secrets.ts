import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess: 256 random bits as 43 characters that need no escaping in a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: its SHA-256. Enough for secrets of 256 random bits, which no dictionary holds; passwords take argon2id. */
export function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The moment so many seconds from now, by this process’ clock. */
export function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}
