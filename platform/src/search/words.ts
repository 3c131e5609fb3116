/** What a person typed, as the database looks for it. Pure. */

/** Most words that are looked for; more of them make a result no better. */
const MOST_WORDS = 8;

/** A search as it is run. */
export interface SearchText {
  /** All of it: lower case, single spaces. */
  text: string;
  /** Its words; each must be found. */
  words: string[];
}

/** Reads a search; null when nothing is left to look for. Control characters count as spaces: the database cannot store a NUL. */
export function readSearch(query: string): SearchText | null {
  const words = query
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .toLowerCase()
    .split(/\s+/u)
    .filter(Boolean);
  return words.length === 0 ? null : { text: words.join(' '), words: words.slice(0, MOST_WORDS) };
}

/** A pattern of Postgres' regular expressions for the beginning of a word; every other character stands for itself. */
export function wordPattern(word: string): string {
  return `\\m${word.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&')}`;
}
