/**
 * The smallest set of exceptions that gives back what a policy broke, by implicit hitting sets: whatever is still
 * broken tells a set of names of which every repair excepts one; a smallest set that hits all of them is tried, until
 * nothing is broken. Then no smaller one can do.
 */
import { ALIVE, REFUSED } from './fixpoint.ts';
import type { Graph } from './graph.ts';
import { hittingSet } from './hittingSet.ts';
import type { Machine } from './machine.ts';
import { Offer } from './offer.ts';
import type { Choice, Effort } from './solver.ts';

/** Something that is to be installable again: one of the records of each choice, all at once. */
export interface Target {
  label: string;
  choices: readonly Choice[];
}

/** What to except. */
export interface Repair {
  /** Names, in order; all their refused files are to be let in. */
  exceptions: string[];
  /** Whether it is certain that no set of less weight repairs the same targets. */
  proved: boolean;
  /** Labels of targets that no exception brings back: they are broken with everything allowed. */
  unrepairable: string[];
  /** Labels of targets about which nothing was found out within the effort. */
  undecided: string[];
}

/** How a repair is to be looked for. */
export interface RepairOptions {
  effort: Effort;
  /** True when the time is over: then what is known is said, not proved. */
  expired: () => boolean;
  /** What an exception of a name (by position) costs; 1 unless told. */
  weight?: (name: number) => number;
}

/** Rounds of the search; real ones need some twenty. */
const mostRounds = 500;

/**
 * Looks for the exceptions of least weight by which every target that can be installed with everything allowed can be
 * installed again, each by itself.
 */
export function repair(
  graph: Graph,
  machine: Machine,
  allowed: Uint8Array,
  targets: readonly Target[],
  { effort, expired, weight = () => 1 }: RepairOptions,
): Repair {
  const { nameOf, names, length } = graph.records;
  const environments = targets.map(({ choices }) => choices);
  const open = new Offer(graph, machine, new Uint8Array(length).fill(1), effort, environments);
  const unrepairable: string[] = [];
  const undecided: string[] = [];
  let waiting = targets.flatMap(({ label }, position) => {
    const { ok } = open.environment(position);
    if (ok === true) return [position];
    (ok === false ? unrepairable : undecided).push(label);
    return [];
  });

  const offerWith = (except: ReadonlySet<number>): Offer =>
    new Offer(
      graph,
      machine,
      allowed.map((bit, record) => (bit === 1 || except.has(nameOf[record]!) ? 1 : 0)),
      effort,
      environments,
    );
  /** Names of which one has to be excepted so that one of the records is there; what nothing brings back is left out. */
  const coreOf = (offer: Offer, records: Iterable<number>): Set<number> => {
    const core = new Set<number>();
    const seen = new Set<number>(records);
    // A set is walked with what is added on the way.
    for (const record of seen) {
      const killer = offer.fixpoint.killer[record]!;
      if (killer === ALIVE || !open.present(record)) continue;
      if (killer === REFUSED) core.add(nameOf[record]!);
      else for (const provider of Array.from(offer.providersOf(killer))) seen.add(provider);
    }
    return core;
  };
  /** The cores of targets that are broken; what lacks a provider is told first, because it is cheap. */
  const coresOf = (offer: Offer): Set<number>[] => {
    const lacking = waiting.flatMap((position) => {
      const choice = environments[position]!.find((one) => !Array.from(one).some((record) => offer.present(record)));
      return choice === undefined ? [] : [coreOf(offer, Array.from(choice))];
    });
    if (lacking.length > 0) return lacking;
    const clashing: Set<number>[] = [];
    waiting = waiting.filter((position) => {
      const solution = offer.environment(position);
      if (solution.ok === undefined) undecided.push(targets[position]!.label);
      if (solution.ok === false)
        clashing.push(
          coreOf(
            offer,
            solution.facts.flatMap((fact) => (fact.kind === 'need' ? Array.from(offer.providersOf(fact.need)) : [])),
          ),
        );
      return solution.ok !== undefined;
    });
    return clashing;
  };

  const cores: Set<number>[] = [];
  let chosen = new Set<number>();
  let proved = true;
  for (let round = 0; ; round++) {
    const found = coresOf(offerWith(chosen));
    if (found.length === 0) break;
    if (round >= mostRounds || expired()) {
      // What comes late is excepted whole: more than is needed, but it ends.
      proved = false;
      chosen = new Set([...chosen, ...found.flatMap((core) => [...core])]);
      continue;
    }
    cores.push(...found);
    const hitting = hittingSet(cores, weight, expired);
    proved &&= hitting.proved;
    chosen = new Set(hitting.names);
  }
  return {
    exceptions: [...chosen].map((name) => names[name]!).sort(),
    proved: proved && undecided.length === 0,
    unrepairable,
    undecided,
  };
}
