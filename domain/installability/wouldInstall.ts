/**
 * What a client would install for a list of specs: one installation with the newest versions of the requested packages.
 */
import type { ChannelRecords } from '../policy/columns.ts';
import { AllowedFiles } from './allowedFiles.ts';
import { environmentOf, EnvironmentQuestions } from './environment.ts';
import { prepareGraph } from './graph.ts';
import { SolutionCache } from './solutionCache.ts';
import type { Choice } from './solver.ts';
import { machineOver } from './virtualPackages.ts';
import type { VirtualPackage } from './virtualPackages.ts';

/** Input of an installation. */
export interface InstallQuestion {
  records: ChannelRecords;
  /** 1 for each record that clients are served. */
  allowed: Uint8Array;
  specs: readonly string[];
  platform: string;
  virtualPackages: readonly VirtualPackage[];
}

/** Limits of the search. */
export interface InstallLimits {
  /** Steps of all searches. */
  steps: number;
  /** Whether the time to find newer versions is over; then the first found installation is returned. */
  expired: () => boolean;
}

/** An installation by its records, the reason that there is none, or null where that was not found out. */
export type InstallAnswer = { picked: number[] } | { detail: string } | null;

/**
 * Finds an installation. Earlier specs get their newest version first, if everything can be installed together.
 * @param ruleOf text of the rule that blocks a record; '' without one
 * @throws TooManyProviders
 */
export function wouldInstall(
  { records, allowed, specs, platform: name, virtualPackages }: InstallQuestion,
  { steps, expired }: InstallLimits,
  ruleOf: (record: number) => string,
): InstallAnswer {
  const graph = prepareGraph(records);
  const machine = machineOver(graph, name, virtualPackages);
  const all = new Uint8Array(records.length).fill(1);
  const effort = { left: steps };
  const open = new AllowedFiles(graph, machine, all, effort);
  const environment = environmentOf(graph, machine, specs);
  const questions = new EnvironmentQuestions({ machine, open, solutions: new SolutionCache() }, allowed, effort, [
    environment,
  ]);
  const first = questions.answer(0);
  if (first === undefined) return null;
  if (!first.ok) return { detail: questions.refusal(0, first, ruleOf) };
  const served = new AllowedFiles(graph, machine, allowed, effort);
  /** An installation with one file of each choice. */
  const installed = (choices: readonly Choice[]): number[] | undefined => {
    const solution = new AllowedFiles(graph, machine, allowed, effort, [choices], served.fixpoint).environment(0);
    return solution.ok === true ? solution.picked : undefined;
  };
  let picked = Array.from(first.picked);
  const choices: Choice[] = environment.choices.map((choice) =>
    Array.from(choice).filter((record) => served.present(record)),
  );
  for (const [at, choice] of choices.entries()) {
    // Files are best first: the fewest of them with which an installation is left end with the best one.
    let [least, most] = [1, placeOfPicked(choice, picked) + 1];
    while (least < most && !expired()) {
      const middle = (least + most) >> 1;
      const better = installed(choices.with(at, Array.from(choice).slice(0, middle)));
      if (better === undefined) least = middle + 1;
      else {
        picked = better;
        most = placeOfPicked(choice, picked) + 1;
      }
    }
    choices[at] = Array.from(choice).slice(0, most);
  }
  return { picked };
}

const placeOfPicked = (choice: Choice, picked: readonly number[]): number => {
  const set = new Set(picked);
  return Math.max(
    0,
    Array.from(choice).findIndex((record) => set.has(record)),
  );
};
