import { distance } from 'fastest-levenshtein';

/** Maximum typos of a misspelled setting. In a short name, a second typo makes another word. */
const mostTypos = ({ length }: string): number => (length > 10 ? 2 : 1);
/** Shorter names (PATH, HOME) come near to everything. */
const SHORTEST = 6;

/**
 * Finds environment variables that look like misspelled settings: names with up to two typos, or in lowercase.
 * @param given names of the environment
 * @param known names of all settings of this process
 * @returns a sentence for each, with the nearest setting
 */
export function unknownSettings(given: readonly string[], known: readonly string[]): string[] {
  const settings = new Set(known);
  return given.flatMap((name) => {
    if (settings.has(name) || name.length < SHORTEST) return [];
    const upper = name.toUpperCase();
    let nearest = { name: '', typos: mostTypos(name) + 1 };
    for (const each of known) {
      if (Math.abs(each.length - name.length) >= nearest.typos) continue;
      const typos = distance(upper, each);
      if (typos < nearest.typos) nearest = { name: each, typos };
    }
    return nearest.name === ''
      ? []
      : [`${name} is not a setting of this hub and has no effect. Did you mean ${nearest.name}?`];
  });
}
