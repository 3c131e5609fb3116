import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The product's name, which users see when they choose a password. */
const PRODUCT = 'terrarium';
/** Minimum characters of a password that remain without common words. */
const LEAST_OWN = 5;
/** Minimum number of different characters. */
const LEAST_DIFFERENT = 4;
/** Minimum length of a word in an email address that counts. */
const SHORTEST_WORD = 3;

let list: ReadonlySet<string> | undefined;

/**
 * Common passwords: all that are long enough for this hub, and the 3,000 most common shorter ones, which users extend
 * with digits. From zxcvbn-ts (`@zxcvbn-ts/language-common` 4.1.3, MIT), in lowercase.
 */
const common = (): ReadonlySet<string> =>
  (list ??= new Set(
    readFileSync(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
      .split('\n')
      .filter(Boolean),
  ));

/** Returns whether the characters follow each other by the same step, as in `abcdefghij`. */
const isRow = (text: string): boolean => {
  const step = text.charCodeAt(1) - text.charCodeAt(0);
  return (
    Math.abs(step) <= 1 && [...text].every((_, i) => i === 0 || text.charCodeAt(i) - text.charCodeAt(i - 1) === step)
  );
};

/** Removes trailing characters that aren't letters, as in `password123!`. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && !/[a-z]/.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/**
 * Returns why a new password is easy to guess (NIST SP 800-63B, 3.1.1.2; ASVS 6.2.4), or null.
 * @param email address of the account, if known
 */
export function weaknessOf(password: string, email?: string): string | null {
  const text = password.normalize('NFKC').toLowerCase();
  const [name = '', domain = ''] = (email ?? '').toLowerCase().split('@');
  if (common().has(text) || common().has(withoutEnd(text)) || isRow(text) || new Set(text).size < LEAST_DIFFERENT)
    return 'This is one of the passwords that are tried first. Use another one, for example several words.';
  let rest = text;
  for (const word of [PRODUCT, email?.toLowerCase() ?? '', name, domain, domain.split('.')[0] ?? ''])
    if (word.length >= SHORTEST_WORD) rest = rest.replaceAll(word, '');
  return rest.length < LEAST_OWN
    ? 'This is little more than your address or the name of this hub. Use another password, for example several words.'
    : null;
}
