import { distance } from 'fastest-levenshtein';

/** Most letters that a misspelled name differs by from the setting that was meant: in a short name a second one makes another word. */
const mostTypos = ({ length }: string): number => (length > 10 ? 2 : 1);
/** Shorter names (PATH, HOME) come near to everything. */
const SHORTEST = 6;

/**
 * Finds environment variables that look like settings of the hub and aren't any: a name with up to two wrong letters, or one in lowercase.
 * @param given names of the environment
 * @param known names of all settings that this process reads
 * @returns a sentence for each, with the nearest known name
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
