import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_LENGTH } from '@terrarium/domain/access';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane. 2 is argon2id; the library's enum exists only for its types.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longest password in characters; bounds the work that a stranger can ask for. */
export const LONGEST_PASSWORD = PASSWORD_LENGTH.max;

/** A password as it may be stored: argon2id in the PHC form. It is hashed in Unicode's form NFC, since keyboards write one letter in several ways (NIST SP 800-63B). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

let decoy: Promise<string> | null = null;

/**
 * Whether a password fits a stored hash. Without a hash (no such user, or one without a password) the same work is done and the answer is no,
 * so that the time does not tell whether an account exists.
 */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const isHash = stored?.startsWith('$argon2') ?? false;
  const fits = await verify(stored !== undefined && isHash ? stored : await decoy, password.normalize('NFC')).catch(
    () => false,
  );
  // Halves of characters would all be hashed as the same one.
  return isHash && fits && password.isWellFormed();
}
