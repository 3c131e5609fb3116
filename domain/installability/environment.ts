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

/** Requested packages: the specs that the machine itself doesn't provide. */
export interface Environment {
  demands: Demand[];
  /** Providers of each demand, as `AllowedFiles` takes them. */
  choices: Choice[];
}

/** Resolves the specs of an environment against a content. An unreadable spec has no providers. */
export function environmentOf(graph: Graph, machine: Machine, specs: readonly string[]): Environment {
  const demands = specs
    .map((text) => demandOf(graph, text))
    .filter(({ spec }) => spec === undefined || !machineMeets(machine, spec));
  return { demands, choices: demands.map(({ providers }) => providers) };
}

/**
 * Whether an environment can be installed, with the installation or the reason; undefined if the budget ran out.
 * @param position index of the environment in the list given to the files
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

/** A platform with its earlier installations. */
type SolvedPlatform = Pick<ContentPlatform, 'machine' | 'open' | 'solutions'>;

/**
 * Evaluates environments against the allowed files of a platform. The last installation is tried first; a search runs
 * only if some of its files are missing.
 */
export class EnvironmentQuestions {
  readonly #platform: SolvedPlatform;
  readonly #left: Uint8Array;
  readonly #effort: Effort;
  readonly #environments: readonly Environment[];
  #allowedFiles: AllowedFiles | undefined;

  /** @param left 1 for each available and allowed record @param effort budget of all answers together */
  constructor(platform: SolvedPlatform, left: Uint8Array, effort: Effort, environments: readonly Environment[]) {
    this.#platform = platform;
    this.#left = left;
    this.#effort = effort;
    this.#environments = environments;
  }

  /** Like {@link environmentAnswer}, but caches a found installation. */
  answer(position: number): ReturnType<typeof environmentAnswer> {
    const { solutions } = this.#platform;
    const environment = this.#environments[position]!;
    // On one platform of a content, equal texts have equal results.
    const question = environment.demands.map(({ text }) => text).join('\n');
    const picked = solutions.standing(question, this.#left);
    if (picked !== undefined) return { ok: true, picked };
    const answer = environmentAnswer(this.#over(), environment, position);
    if (answer?.ok === true) solutions.keep(question, answer.picked);
    return answer;
  }

  /** {@link refusalText} of an uninstallable environment. */
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

/** Explains in a sentence why an environment can't be installed. @param ruleOf text of the rule that blocks a record */
function refusalText(
  allowedFiles: AllowedFiles,
  platform: SolvedPlatform,
  environment: Environment,
  { level, unmet }: Pick<Cause, 'level' | 'unmet'>,
  ruleOf: (record: number) => string,
): string {
  return level === 'L1'
    ? lackText(allowedFiles, platform, environment, ruleOf)
    : `Conflicting dependencies: ‘${unmet}’ conflicts with the rest.`;
}

/** Describes why the first requested package is missing. */
function lackText(
  allowedFiles: AllowedFiles,
  { machine, open }: SolvedPlatform,
  { demands }: Environment,
  ruleOf: (record: number) => string,
): string {
  const { fixpoint, graph } = allowedFiles;
  const { subdirOf } = graph.records;
  const lacking = demands.find(
    ({ providers }) => !Array.from(providers).some((record) => fixpoint.alive[record] === 1),
  )!;
  const members = Array.from(lacking.providers).filter((record) => machine.member[subdirOf[record]!] === 1);
  if (members.length === 0) return `No package in the channel matches ‘${lacking.text}’ on ${machine.platform}.`;
  const dead = members.find((record) => fixpoint.killer[record] !== REFUSED);
  if (dead !== undefined) return chainText(allowedFiles, chainOf(allowedFiles, open, dead), ruleOf);
  const rule = ruleOf(members[0]!);
  return `All packages matching ‘${lacking.text}’ are blocked${rule === '' ? '' : `: ${rule}`}.`;
}
