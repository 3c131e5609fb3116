/** Environments: lists of specs that are to be installed together. */
import type { Cause } from './cause.ts';
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
