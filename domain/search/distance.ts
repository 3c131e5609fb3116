/** Number of typos between two texts. */

/**
 * Counts the edits (an extra, missing, or wrong letter, or two swapped) from `typed` to `name`, and to the nearest
 * prefix of `name`. Uses the optimal string alignment distance: no part is edited twice.
 * @param most higher counts return `most + 1`
 */
export function editsBetween(typed: string, name: string, most: number): { whole: number; beginning: number } {
  const tooMany = most + 1;
  if (name.length < typed.length - most) return { whole: tooMany, beginning: tooMany };
  const width = Math.min(name.length, typed.length + most);
  let [before, previous, row] = rowsFor(width + 2);
  for (let column = 0; column <= width; column += 1) previous[column] = Math.min(column, tooMany);
  for (let line = 1; line <= typed.length; line += 1) {
    // Farther from the diagonal than that everything is too much.
    const [first, last] = [Math.max(1, line - most), Math.min(width, line + most)];
    row[first - 1] = first === 1 ? Math.min(line, tooMany) : tooMany;
    let least = row[first - 1]!;
    for (let column = first; column <= last; column += 1) {
      const same = typed.charCodeAt(line - 1) === name.charCodeAt(column - 1);
      let edits = Math.min(previous[column]! + 1, row[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1));
      if (
        line > 1 &&
        column > 1 &&
        typed.charCodeAt(line - 1) === name.charCodeAt(column - 2) &&
        typed.charCodeAt(line - 2) === name.charCodeAt(column - 1)
      )
        edits = Math.min(edits, before[column - 2]! + 1);
      row[column] = Math.min(edits, tooMany);
      if (edits < least) least = edits;
    }
    row[last + 1] = tooMany;
    if (least > most) return { whole: tooMany, beginning: tooMany };
    [before, previous, row] = [previous, row, before];
  }
  let beginning = tooMany;
  for (let column = Math.max(0, typed.length - most); column <= width; column += 1)
    if (previous[column]! < beginning) beginning = previous[column]!;
  return { whole: width === name.length ? previous[width]! : tooMany, beginning };
}

/** The rows that are worked in; a search looks at a hundred thousand names. */
let rows: readonly [Uint16Array, Uint16Array, Uint16Array] | undefined;
function rowsFor(length: number): readonly [Uint16Array, Uint16Array, Uint16Array] {
  if (rows === undefined || rows[0].length < length)
    rows = [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
  return rows;
}

/** The bit of a character: one for each of a to z, four for the digits, one for `-`, one for all others. */
const bitOf = (code: number): number =>
  code >= 97 && code <= 122 ? code - 96 : code >= 48 && code <= 57 ? 27 + (code & 3) : code === 45 ? 31 : 0;

/** Letters and digits of a text as a bit set; each missing one costs at least one edit. */
export function lettersOf(text: string): number {
  let set = 0;
  for (let at = 0; at < text.length; at += 1) set |= 1 << bitOf(text.charCodeAt(at));
  return set;
}

/** How often a text has each letter, by its bit in {@link lettersOf}. */
export function countsOf(text: string): Uint16Array {
  const counts = new Uint16Array(32);
  for (let at = 0; at < text.length; at += 1) counts[bitOf(text.charCodeAt(at))]! += 1;
  return counts;
}

/** Number of occurrences of a set's letters; if a name lacks them, each costs at least one edit. */
export function timesOf(set: number, counts: Uint16Array): number {
  let [left, times] = [set, 0];
  while (left !== 0) {
    times += counts[31 - Math.clz32(left & -left)]!;
    left &= left - 1;
  }
  return times;
}
