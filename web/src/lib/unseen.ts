/**
 * Invisible characters, and those that reorder others (Unicode, "Trojan Source"): controls except tab and line breaks,
 * direction marks, joiners, zero-width spaces, tags. Variation selectors of emoji (U+FE0E, U+FE0F) are excluded.
 */
const UNSEEN = /(?!\t|\n|\r(?:\n|$)|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Replaces invisible characters by their code, such as `⟨U+202E⟩`. */
export function withUnseen(text: string): string {
  return text.replace(UNSEEN, (each) => `⟨U+${each.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}⟩`);
}
