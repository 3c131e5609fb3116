import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_LENGTH } from '@terrarium/domain/access';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane. 2 is argon2id; the library exports its enum only as
// a type.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Maximum password length in characters. Limits the work that a stranger can cause. */
export const LONGEST_PASSWORD = PASSWORD_LENGTH.max;

/**
 * Hashes a password with argon2id, in PHC format.
 * Normalizes to NFC first, because keyboards encode letters differently (NIST SP 800-63B).
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

let decoy: Promise<string> | null = null;

/**
 * Returns whether a password matches a stored hash.
 * Without a hash (no user, or no password), does the same work and returns false, so the duration doesn't reveal
 * whether an account exists.
 */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const isHash = stored?.startsWith('$argon2') ?? false;
  const fits = await verify(stored !== undefined && isHash ? stored : await decoy, password.normalize('NFC')).catch(
    () => false,
  );
  // Lone surrogates would all hash to the same value.
  return isHash && fits && password.isWellFormed();
}
