/** Environments: lists of specs that are to be installed together. */
import type { Cause } from './cause.ts';
import { chainOf, chainText } from './chain.ts';
import type { ContentPlatform } from './content.ts';
import { REFUSED } from './fixpoint.ts';
import { demandOf } from './graph.ts';
import type { Demand, Graph } from './graph.ts';
import { machineMeets } from './virtualPackages.ts';
import type { Machine } from './virtualPackages.ts';
import type { AllowedFiles } from './allowedFiles.ts';
import { minimalProof } from './proof.ts';
import type { Choice, Effort } from './solver.ts';

/** What is asked of packages: the specs that a machine does not meet by itself. */
export interface Environment {
  demands: Demand[];
  /** As `AllowedFiles` takes them: the providers of each demand. */
  choices: Choice[];
}

/** Reads the specs of an environment over a content. One that nobody can read is a demand that nobody provides. */
export function environmentOf(graph: Graph, machine: Machine, specs: readonly string[]): Environment {
  const demands = specs
    .map((text) => demandOf(graph, text))
    .filter(({ spec }) => spec === undefined || !machineMeets(machine, spec));
  return { demands, choices: demands.map(({ providers }) => providers) };
}

/**
 * Whether an environment can be installed, with an installation or the reason; undefined when that was not found out within the effort.
 * @param position of the environment among those that the files were given
 */
export function environmentAnswer(
  allowedFiles: AllowedFiles,
  { demands, choices }: Environment,
  position: number,
): { ok: true; picked: ArrayLike<number> } | ({ ok: false } & Pick<Cause, 'level' | 'unmet'>) | undefined {
  const lacking = demands.find(
    ({ providers }) => !Array.from(providers).some((record) => allowedFiles.fixpoint.alive[record] === 1),
  );
  if (lacking !== undefined) return { ok: false, level: 'L1', unmet: lacking.text };
  const solution = allowedFiles.environment(position);
  if (solution.ok === undefined) return undefined;
  if (solution.ok) return solution;
  const root = allowedFiles.graph.records.length + position;
  const own = minimalProof(allowedFiles, root, solution.facts).find((fact) => fact.record === root);
  const choice = own?.kind === 'need' ? allowedFiles.providersOf(own.need) : undefined;
  return { ok: false, level: 'L2', unmet: demands[choices.indexOf(choice!)]?.text ?? '' };
}

/** Environments over what is left on a platform. What each was last installed with is asked first: only where some of it is gone is anything worked out. */
export class EnvironmentQuestions {
  readonly #platform: ContentPlatform;
  readonly #left: Uint8Array;
  readonly #effort: Effort;
  readonly #environments: readonly Environment[];
  #allowedFiles: AllowedFiles | undefined;

  /**
   * @param left 1 for each record that is available and allowed
   * @param effort what all answers may take together
   */
  constructor(platform: ContentPlatform, left: Uint8Array, effort: Effort, environments: readonly Environment[]) {
    this.#platform = platform;
    this.#left = left;
    this.#effort = effort;
    this.#environments = environments;
  }

  /** As {@link environmentAnswer}; an installation that is found is kept for the next time. */
  answer(position: number): ReturnType<typeof environmentAnswer> {
    const { solutions } = this.#platform;
    const environment = this.#environments[position]!;
    // On one platform of a content the same texts ask for the same.
    const question = environment.demands.map(({ text }) => text).join('\n');
    const picked = solutions.standing(question, this.#left);
    if (picked !== undefined) return { ok: true, picked };
    const answer = environmentAnswer(this.#over(), environment, position);
    if (answer?.ok === true) solutions.keep(question, answer.picked);
    return answer;
  }

  /** {@link refusalText} of an environment that cannot be installed. */
  refusal(position: number, cause: Pick<Cause, 'level' | 'unmet'>, ruleOf: (record: number) => string): string {
    return refusalText(this.#over(), this.#platform, this.#environments[position]!, cause, ruleOf);
  }

  #over(): AllowedFiles {
    this.#allowedFiles ??= this.#platform.open.over(
      this.#left,
      this.#effort,
      this.#environments.map(({ choices }) => choices),
    );
    return this.#allowedFiles;
  }
}

/**
 * Why an environment cannot be installed, in a sentence.
 * @param ruleOf the text of the rule that refuses a record
 */
function refusalText(
  allowedFiles: AllowedFiles,
  platform: ContentPlatform,
  environment: Environment,
  { level, unmet }: Pick<Cause, 'level' | 'unmet'>,
  ruleOf: (record: number) => string,
): string {
  return level === 'L1'
    ? lackText(allowedFiles, platform, environment, ruleOf)
    : `What it asks for excludes one another: '${unmet}' does not fit the rest.`;
}

/** Why the first thing that an environment asks for is not there. */
function lackText(
  allowedFiles: AllowedFiles,
  { machine, open }: ContentPlatform,
  { demands }: Environment,
  ruleOf: (record: number) => string,
): string {
  const { fixpoint, graph } = allowedFiles;
  const { subdirOf } = graph.records;
  const lacking = demands.find(
    ({ providers }) => !Array.from(providers).some((record) => fixpoint.alive[record] === 1),
  )!;
  const members = Array.from(lacking.providers).filter((record) => machine.member[subdirOf[record]!] === 1);
  if (members.length === 0) return `Nothing in the channel meets '${lacking.text}' on ${machine.platform}.`;
  const dead = members.find((record) => fixpoint.killer[record] !== REFUSED);
  if (dead !== undefined) return chainText(allowedFiles, chainOf(allowedFiles, open, dead), ruleOf);
  const rule = ruleOf(members[0]!);
  return `Everything that meets '${lacking.text}' is refused${rule === '' ? '' : `: ${rule}`}.`;
}
