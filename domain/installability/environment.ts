/** Environments: lists of specs that are to be installed together. */
import type { Cause } from './cause.ts';
import { chainOf, chainText } from './chain.ts';
import type { ContentPlatform } from './content.ts';
import { REFUSED } from './fixpoint.ts';
import { demandOf } from './graph.ts';
import type { Demand, Graph } from './graph.ts';
import { machineMeets } from './machine.ts';
import type { Machine } from './machine.ts';
import type { Offer } from './offer.ts';
import { minimalProof } from './proof.ts';
import type { Choice } from './solver.ts';

/** What is asked of packages: the specs that a machine does not meet by itself. */
export interface Environment {
  demands: Demand[];
  /** As `Offer` takes them: the providers of each demand. */
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
 * Whether an environment can be installed, with the reason; undefined when that was not found out within the effort.
 * @param position of the environment among those that the offer was made with
 */
export function environmentAnswer(
  offer: Offer,
  { demands, choices }: Environment,
  position: number,
): { ok: true } | ({ ok: false } & Pick<Cause, 'level' | 'unmet'>) | undefined {
  const lacking = demands.find(
    ({ providers }) => !Array.from(providers).some((record) => offer.fixpoint.alive[record] === 1),
  );
  if (lacking !== undefined) return { ok: false, level: 'L1', unmet: lacking.text };
  const solution = offer.environment(position);
  if (solution.ok === undefined) return undefined;
  if (solution.ok) return { ok: true };
  const root = offer.graph.records.length + position;
  const own = minimalProof(offer, root, solution.facts).find((fact) => fact.record === root);
  const choice = own?.kind === 'need' ? offer.providersOf(own.need) : undefined;
  return { ok: false, level: 'L2', unmet: demands[choices.indexOf(choice!)]?.text ?? '' };
}

/**
 * Why an environment cannot be installed, in a sentence.
 * @param ruleOf the text of the rule that refuses a record
 */
export function refusalText(
  offer: Offer,
  platform: ContentPlatform,
  environment: Environment,
  { level, unmet }: Pick<Cause, 'level' | 'unmet'>,
  ruleOf: (record: number) => string,
): string {
  return level === 'L1'
    ? lackText(offer, platform, environment, ruleOf)
    : `What it asks for excludes one another: '${unmet}' does not fit the rest.`;
}

/** Why the first thing that an environment asks for is not there. */
function lackText(
  offer: Offer,
  { machine, open }: ContentPlatform,
  { demands }: Environment,
  ruleOf: (record: number) => string,
): string {
  const { fixpoint, graph } = offer;
  const { subdirOf } = graph.records;
  const lacking = demands.find(
    ({ providers }) => !Array.from(providers).some((record) => fixpoint.alive[record] === 1),
  )!;
  const members = Array.from(lacking.providers).filter((record) => machine.member[subdirOf[record]!] === 1);
  if (members.length === 0) return `Nothing in the channel meets '${lacking.text}' on ${machine.platform}.`;
  const dead = members.find((record) => fixpoint.killer[record] !== REFUSED);
  if (dead !== undefined) return chainText(offer, chainOf(offer, open, dead), ruleOf);
  const rule = ruleOf(members[0]!);
  return `Everything that meets '${lacking.text}' is refused${rule === '' ? '' : `: ${rule}`}.`;
}
