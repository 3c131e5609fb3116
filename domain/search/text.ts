/** What a person typed, as it is looked for. */

/** Longest text to search for, in characters. */
export const LONGEST_QUERY = 200;

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

/** Where a name's words end, all the same sign: people type `scikit learn` and `ruamel_yaml` for `scikit-learn` and `ruamel.yaml`. */
export const foldName = (text: string): string => text.toLowerCase().replaceAll(/[ _.]/g, '-');

const LETTER = /[\p{L}\p{N}_]/u;

/** Whether a word begins at a place of a text: no letter, digit or `_` stands before it, and one stands there. */
export function beginsWord(text: string, at: number): boolean {
  return LETTER.test(text[at] ?? '') && (at === 0 || !LETTER.test(text[at - 1]!));
}

/** Whether a text has a word that begins so. Both in lower case. */
export function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) if (beginsWord(text, at)) return true;
  return false;
}
