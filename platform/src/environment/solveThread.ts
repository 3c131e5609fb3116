/** The thread that solves environments. */
import { TooManyProviders, usualMachine, wouldInstall } from '@terrarium/domain/installability';
import type { InstallAnswer } from '@terrarium/domain/installability';
import type { SolveOrder } from './solve.ts';

/** Maximum steps of all searches: some seconds. */
const STEPS = 250_000_000;
/** Time to search for newer versions after a solution was found, in ms. */
const PATIENCE = 5_000;

/** Finds what would be installed. */
export default function solve({ rules, rule, ...question }: SolveOrder): InstallAnswer {
  const until = performance.now() + PATIENCE;
  try {
    return wouldInstall(
      { ...question, virtualPackages: usualMachine(question.platform) },
      { steps: STEPS, expired: () => performance.now() > until },
      (record) => rules[rule[record]!] ?? '',
    );
  } catch (error) {
    if (error instanceof TooManyProviders) return null;
    throw error;
  }
}
