/**
 * Characters that a screen does not show, or that change the order in which it shows others (Unicode, "Trojan Source"): controls but tab and line breaks, marks
 * of direction, joiners, spaces without width, tags. How a character that may be a picture is drawn (U+FE0E, U+FE0F) is none of these.
 */
const UNSEEN = /(?!\t|\n|\r(?:\n|$)|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** A text as it is read by a machine: what a screen would not show stands as its number, e.g. `⟨U+202E⟩`. */
export function withUnseen(text: string): string {
  return text.replace(UNSEEN, (each) => `⟨U+${each.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}⟩`);
}
