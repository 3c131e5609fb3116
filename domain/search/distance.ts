/** How many typing mistakes lie between two texts. */

/**
 * Edits (a letter too many, too few, another, or two in the wrong order) that make `typed` into `name`, and into the nearest beginning of `name`. The optimal string
 * alignment distance: no part of the text is edited twice.
 * @param most more than that is told as `most + 1`
 */
export function editsBetween(typed: string, name: string, most: number): { whole: number; beginning: number } {
  const tooMany = { whole: most + 1, beginning: most + 1 };
  const width = Math.min(name.length, typed.length + most);
  let [before, previous, row] = [rowOf(width), rowOf(width), rowOf(width)];
  for (let column = 0; column <= width; column += 1) previous[column] = column;
  for (let line = 1; line <= typed.length; line += 1) {
    row[0] = line;
    let least = line;
    for (let column = 1; column <= width; column += 1) {
      const same = typed.charCodeAt(line - 1) === name.charCodeAt(column - 1);
      let edits = Math.min(previous[column]! + 1, row[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1));
      if (
        line > 1 &&
        column > 1 &&
        typed.charCodeAt(line - 1) === name.charCodeAt(column - 2) &&
        typed.charCodeAt(line - 2) === name.charCodeAt(column - 1)
      )
        edits = Math.min(edits, before[column - 2]! + 1);
      row[column] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return tooMany;
    [before, previous, row] = [previous, row, before];
  }
  let beginning = most + 1;
  for (let column = 0; column <= width; column += 1) if (previous[column]! < beginning) beginning = previous[column]!;
  return { whole: width < name.length ? most + 1 : Math.min(previous[width]!, most + 1), beginning };
}

const rowOf = (width: number): Uint16Array => new Uint16Array(width + 1);

/** The letters and digits of a text as a set of bits: one that is missing is one edit at least. */
export function lettersOf(text: string): number {
  let set = 0;
  for (let at = 0; at < text.length; at += 1) set |= 1 << (text.charCodeAt(at) & 31);
  return set;
}

/** Bits that are set. */
export function bitsOf(set: number): number {
  let [left, count] = [set >>> 0, 0];
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
