import { compareMatches, RANKS } from './names.ts';
import type { NameMatch, PackageNames } from './names.ts';
import type { SearchText } from './text.ts';

/** A found package, with the indexes of the lists that contain it. */
export interface FoundName extends NameMatch {
  lists: number[];
}

/**
 * Finds packages of several channels, each name once, best match first. Tolerates typos only if no name contains the
 * text.
 */
export function findNames(lists: readonly PackageNames[], search: SearchText): FoundName[] {
  const byName = new Map<string, FoundName>();
  const add = (matches: readonly NameMatch[], list: number): void => {
    for (const match of matches) {
      const known = byName.get(match.name);
      if (known === undefined) {
        byName.set(match.name, { ...match, lists: [list] });
        continue;
      }
      if (known.lists.at(-1) !== list) known.lists.push(list);
      known.weight = Math.max(known.weight, match.weight);
      if (match.rank < known.rank) Object.assign(known, { rank: match.rank, edits: match.edits });
    }
  };
  for (const [number, list] of lists.entries()) add(list.find(search), number);
  if (Array.from(byName.values()).every(({ rank }) => rank > RANKS.part))
    for (const [number, list] of lists.entries()) add(list.mistyped(search), number);
  return Array.from(byName.values()).sort(compareMatches);
}
