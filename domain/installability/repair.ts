/**
 * Finds the smallest set of exceptions that restores what a policy broke, by implicit hitting sets. Each target that is
 * still broken yields a set of names, of which every repair must except one. Try a smallest set that hits all of them
 * until nothing is broken; then none is smaller.
 */
import { ALIVE, REFUSED } from './fixpoint.ts';
import type { Graph } from './graph.ts';
import { hittingSet } from './hittingSet.ts';
import type { Machine } from './virtualPackages.ts';
import { AllowedFiles } from './allowedFiles.ts';
import type { Choice, Effort } from './solver.ts';

/** A target to make installable: one record of each choice, all together. */
export interface Target {
  label: string;
  choices: readonly Choice[];
}

/** What to except. */
export interface Repair {
  /** Sorted names; all their blocked files must be allowed. */
  exceptions: string[];
  /** Whether it is certain that no set of less weight repairs the same targets. */
  proved: boolean;
  /** Labels of targets that no exception can repair: they are broken with everything allowed. */
  unrepairable: string[];
  /** Labels of targets about which nothing was found out within the effort. */
  undecided: string[];
}

/** The targets of one platform. */
export interface RepairView {
  machine: Machine;
  targets: readonly Target[];
}

/** Options of a repair. */
export interface RepairOptions {
  effort: Effort;
  /** True when the time is over. The result may then not be minimal. */
  expired: () => boolean;
  /** Cost of an exception for a name (by position); default 1. */
  weight?: (name: number) => number;
  /** 1 for each record that an exception can allow; default: every record. */
  available?: Uint8Array;
}

/** Rounds of the search; real ones need some twenty. */
const mostRounds = 500;

/** One platform under repair. */
interface Part {
  machine: Machine;
  /** Everything that an exception can let in. */
  open: AllowedFiles;
  environments: (readonly Choice[])[];
  labels: string[];
  /** Positions of targets that can be repaired. */
  waiting: number[];
}

/**
 * Finds the exceptions of least weight, the same for all platforms, by which every target that can be installed with
 * everything allowed can be installed again, each separately.
 */
export function repair(
  graph: Graph,
  allowed: Uint8Array,
  views: readonly RepairView[],
  { effort, expired, weight = () => 1, available }: RepairOptions,
): Repair {
  const { nameOf, names, length } = graph.records;
  const everything = available ?? new Uint8Array(length).fill(1);
  const unrepairable = new Set<string>();
  const undecided = new Set<string>();
  const parts = views.map(({ machine, targets }): Part => {
    const environments = targets.map(({ choices }) => choices);
    const labels = targets.map(({ label }) => label);
    const open = new AllowedFiles(graph, machine, everything, effort, environments);
    const waiting = labels.flatMap((label, position) => {
      const { ok } = open.environment(position);
      if (ok === true) return [position];
      (ok === false ? unrepairable : undecided).add(label);
      return [];
    });
    return { machine, open, environments, labels, waiting };
  });

  const filesWith = (except: ReadonlySet<number>, { machine, environments }: Part): AllowedFiles =>
    new AllowedFiles(
      graph,
      machine,
      allowed.map((bit, record) => (bit === 1 || (except.has(nameOf[record]!) && everything[record] === 1) ? 1 : 0)),
      effort,
      environments,
    );
  /** Names of which one must be excepted to restore one of the records. Leaves out records that nothing restores. */
  const coreOf = (allowedFiles: AllowedFiles, open: AllowedFiles, records: Iterable<number>): Set<number> => {
    const core = new Set<number>();
    const seen = new Set<number>(records);
    // Iterating a set includes elements added meanwhile.
    for (const record of seen) {
      const killer = allowedFiles.fixpoint.killer[record]!;
      if (killer === ALIVE || !open.present(record)) continue;
      if (killer === REFUSED) core.add(nameOf[record]!);
      else for (const provider of Array.from(allowedFiles.providersOf(killer))) seen.add(provider);
    }
    return core;
  };
  /** Cores of the broken targets. Checks missing providers first, because that is cheap. */
  const coresOf = (allowedFiles: AllowedFiles, part: Part): Set<number>[] => {
    const lacking = part.waiting.flatMap((position) => {
      const choice = part.environments[position]!.find(
        (one) => !Array.from(one).some((record) => allowedFiles.present(record)),
      );
      return choice === undefined ? [] : [coreOf(allowedFiles, part.open, Array.from(choice))];
    });
    if (lacking.length > 0) return lacking;
    const clashing: Set<number>[] = [];
    part.waiting = part.waiting.filter((position) => {
      const solution = allowedFiles.environment(position);
      if (solution.ok === undefined) undecided.add(part.labels[position]!);
      if (solution.ok === false)
        clashing.push(
          coreOf(
            allowedFiles,
            part.open,
            solution.facts.flatMap((fact) =>
              fact.kind === 'need' ? Array.from(allowedFiles.providersOf(fact.need)) : [],
            ),
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
    const except = chosen;
    const found = parts.flatMap((part) => coresOf(filesWith(except, part), part));
    if (found.length === 0) break;
    if (round >= mostRounds || expired()) {
      // When the time is over, except the whole rest: more than needed, but it ends.
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
    proved: proved && undecided.size === 0,
    unrepairable: [...unrepairable],
    undecided: [...undecided],
  };
}
