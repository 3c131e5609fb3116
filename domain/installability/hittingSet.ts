/** Minimal hitting sets: the fewest names so that each of some sets contains one. */

/** A hitting set, and whether it is proven minimal. */
export interface Hitting {
  names: number[];
  proved: boolean;
}

/** No search may look at more partial sets. */
const mostSteps = 200_000;

/** Repeatedly selects the name that hits the most sets for its weight. */
function greedy(sets: readonly ReadonlySet<number>[], weight: (name: number) => number): number[] {
  const names: number[] = [];
  for (let open = sets; open.length > 0;) {
    const [best] = byUse(open, weight);
    names.push(best!);
    open = open.filter((set) => !set.has(best!));
  }
  return names;
}

/** Names of some sets, sorted by hits per weight. */
function byUse(sets: readonly ReadonlySet<number>[], weight: (name: number) => number): number[] {
  const hits = new Map<number, number>();
  for (const set of sets) for (const name of set) hits.set(name, (hits.get(name) ?? 0) + 1);
  return [...hits].sort(([a, x], [b, y]) => y / weight(b) - x / weight(a) || a - b).map(([name]) => name);
}

/** What any hitting set weighs at least: sets that share no name need one each. */
function leastWeight(sets: readonly ReadonlySet<number>[], weight: (name: number) => number): number {
  const used = new Set<number>();
  let least = 0;
  for (const set of sets) {
    if ([...set].some((name) => used.has(name))) continue;
    for (const name of set) used.add(name);
    least += Math.min(...[...set].map(weight));
  }
  return least;
}

/**
 * Finds a hitting set of least weight by branch and bound.
 * @param sets none of them empty
 * @param expired when true, returns the best one so far
 */
export function hittingSet(
  sets: readonly ReadonlySet<number>[],
  weight: (name: number) => number,
  expired: () => boolean,
): Hitting {
  // Hitting a set also hits all of its supersets.
  const needed: ReadonlySet<number>[] = [];
  for (const set of sets.toSorted((a, b) => a.size - b.size))
    if (!needed.some((smaller) => [...smaller].every((name) => set.has(name)))) needed.push(set);
  const total = (names: readonly number[]): number => names.reduce((sum, name) => sum + weight(name), 0);
  let best = greedy(needed, weight);
  let least = total(best);
  let steps = 0;
  let proved = true;
  const search = (open: readonly ReadonlySet<number>[], names: readonly number[], weighs: number): void => {
    if (++steps > mostSteps || (steps % 256 === 0 && expired())) proved = false;
    if (!proved) return;
    if (open.length === 0) {
      if (weighs < least) [best, least] = [[...names], weighs];
      return;
    }
    if (weighs + leastWeight(open, weight) >= least) return;
    const smallest = open.reduce((a, b) => (b.size < a.size ? b : a));
    for (const name of byUse(open, weight))
      if (smallest.has(name))
        search(
          open.filter((set) => !set.has(name)),
          [...names, name],
          weighs + weight(name),
        );
  };
  search(needed, [], 0);
  return { names: best, proved };
}
