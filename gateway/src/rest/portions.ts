/** Maximum number of names in one call, and of their characters, because a path may have 4 KiB. */
const [mostNames, longestNames] = [100, 2_500];

/** Splits names into as few lists as calls can take. */
export function portions(names: readonly string[]): string[][] {
  const all: string[][] = [];
  let length = 0;
  for (const name of names) {
    length += encodeURIComponent(name).length + 3;
    const last = all.at(-1);
    if (last && last.length < mostNames && length <= longestNames) last.push(name);
    else {
      all.push([name]);
      length = encodeURIComponent(name).length + 3;
    }
  }
  return all;
}
