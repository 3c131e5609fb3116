/**
 * Whether objects and lists of a JSON text are nested deeper than a limit. Scans the text once before parsing, because
 * a parser needs memory and time for each level.
 */
export function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (letter === '"') {
      // Skip to the end of the string, including escaped quotes.
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
    } else if (letter === '[' || letter === '{') {
      if (++depth > most) return true;
    } else if (letter === ']' || letter === '}') depth--;
  }
  return false;
}
