import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret of 256 random bits: 43 characters that need no escaping in a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a 256-bit random secret with SHA-256. Don't use it for passwords; see hashPassword. */
export function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Returns the time in this many seconds, by this process's clock. */
export function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}
