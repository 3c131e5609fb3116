/** Selects the part of channels' contents that some packages can need, instead of everything. */
import { nameOfSpec } from '../conda/index.ts';
import { nameIndex } from '../policy/columns.ts';
import type { ChannelRecords } from '../policy/columns.ts';

/** Calls for each record of some names, by name. */
export function eachOfNames(records: ChannelRecords, names: Iterable<string>, use: (record: number) => void): void {
  const { idOf, start, items } = nameIndex(records);
  for (const name of names) {
    const id = idOf.get(name);
    if (id === undefined) continue;
    for (let at = start[id]!; at < start[id + 1]!; at++) use(items[at]!);
  }
}

/** Some packages and all that any file of them needs, and so on. */
export function namesBelow(contents: readonly ChannelRecords[], first: readonly string[]): Set<string> {
  const found = new Set(first);
  const read = contents.map(({ dependsSpecs }) => new Uint8Array(dependsSpecs.length));
  // Iterating a set includes elements added meanwhile.
  for (const name of found)
    contents.forEach((records, at) =>
      eachOfNames(records, [name], (record) => {
        for (let k = records.dependsStart[record]!; k < records.dependsStart[record + 1]!; k++) {
          const spec = records.dependsPool[k]!;
          if (read[at]![spec] === 1) continue;
          read[at]![spec] = 1;
          found.add(nameOfSpec(records.dependsSpecs[spec]!));
        }
      }),
    );
  return found;
}
