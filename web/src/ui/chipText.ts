/** Splits text at white space, but not inside brackets or quotes, where a match spec may hold spaces. */
export function splitChips(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let quote = '';
  for (const character of text) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (depth > 0 && (character === "'" || character === '"')) quote = character;
    else if (character === '[') depth += 1;
    else if (character === ']') depth = Math.max(0, depth - 1);
    if (/\s/.test(character) && depth === 0) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '');
}

/** Splits a list of plain words at white space and commas; a trailing comma leaves nothing behind (CONST-08, CONST-09). */
export const splitWords = (text: string): string[] => text.split(/[\s,]+/).filter((each) => each !== '');

/** Whether a space typed behind this text ends an entry (WIZ-52): not inside an open bracket. */
export const endsEntry = (text: string): boolean => splitChips(`${text} x`).length > 1;
