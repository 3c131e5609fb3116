/** A parsed search text. */

/** Longest text to search for, in characters. */
export const LONGEST_QUERY = 200;

/** Maximum number of words; more don't improve the result. */
const MOST_WORDS = 8;

/** A search as it is run. */
export interface SearchText {
  /** All of it: lower case, single spaces. */
  text: string;
  /** Its words; each must be found. */
  words: string[];
}

/** Parses a search; null if it is empty. Control characters become spaces, because the database can't store a NUL. */
export function readSearch(query: string): SearchText | null {
  const words = query
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .toLowerCase()
    .split(/\s+/u)
    .filter(Boolean);
  return words.length === 0 ? null : { text: words.join(' '), words: words.slice(0, MOST_WORDS) };
}

/**
 * Lowercases a name and unifies its separators, because users type `scikit learn` and `ruamel_yaml` for `scikit-learn`
 * and `ruamel.yaml`.
 */
export const foldName = (text: string): string => text.toLowerCase().replaceAll(/[ _.]/g, '-');

const LETTER = /[\p{L}\p{N}_]/u;

/** Whether a word starts at a position: a letter, digit, or `_` that doesn't follow another one. */
export function beginsWord(text: string, at: number): boolean {
  return LETTER.test(text[at] ?? '') && (at === 0 || !LETTER.test(text[at - 1]!));
}

/** Whether a text has a word with this prefix. Both in lowercase. */
export function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) if (beginsWord(text, at)) return true;
  return false;
}
