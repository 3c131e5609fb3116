/**
 * Whether the groups and lists of a JSON text are nested deeper than a bound. The text is looked at once, before it is parsed:
 * a parser needs memory and time for each level.
 */
export function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (letter === '"') {
      // To the end of the string: a quote behind a backslash belongs to it.
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
    } else if (letter === '[' || letter === '{') {
      if (++depth > most) return true;
    } else if (letter === ']' || letter === '}') depth--;
  }
  return false;
}
