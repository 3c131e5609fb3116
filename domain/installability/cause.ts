/** Why an allowed file can't be installed. */
import { REFUSED, UNREADABLE } from './fixpoint.ts';
import type { Graph } from './graph.ts';
import type { Machine } from './virtualPackages.ts';
import type { AllowedFiles } from './allowedFiles.ts';
import { minimalProof } from './proof.ts';
import { isVirtual, readSpec } from './specTests.ts';

/** What happened to the providers of a need. */
export type Why = 'refused' | 'dead' | 'missing' | 'platform' | 'unreadable' | 'conflict';

/** Why a file can't be installed. */
export interface Cause {
  /** L1: a dependency has no provider. L2: each has one, but they conflict. */
  level: 'L1' | 'L2';
  why: Why;
  /** The text of the dependency or constraint. */
  unmet: string;
}

/** The text by which a record states a need. */
export function needText({ records, needOf }: Graph, record: number, need: number): string {
  const { dependsStart, dependsPool, dependsSpecs } = records;
  const texts = dependsPool.subarray(dependsStart[record]!, dependsStart[record + 1]!);
  return dependsSpecs[texts.find((text) => needOf[text] === need)!]!;
}

/** Why a dependency has no provider. @param unreadable whether the dependency isn't a match spec */
function whyUnmet(allowedFiles: AllowedFiles, text: string, providers: ArrayLike<number>): Why {
  const read = readSpec(text);
  if (read === undefined) return 'unreadable';
  const { subdirOf } = allowedFiles.graph.records;
  const members = Array.from(providers).filter((record) => allowedFiles.machine.member[subdirOf[record]!] === 1);
  if (members.length === 0) return isVirtual(read.name) ? 'platform' : 'missing';
  return members.every((record) => allowedFiles.fixpoint.killer[record] === REFUSED) ? 'refused' : 'dead';
}

/** Positions of a record's constraints. */
function constraintsOf({ records }: Graph, record: number): number[] {
  const { constrainsStart, constrainsPool } = records;
  return [...constrainsPool.subarray(constrainsStart[record]!, constrainsStart[record + 1]!)];
}

/** The constraint by which a record shuts itself out, or that the machine breaks. */
function barring(graph: Graph, machine: Machine, record: number): number | undefined {
  const { start, items } = graph.shutOut;
  return constraintsOf(graph, record).find(
    (constraint) =>
      machine.broken[constraint] === 1 || items.subarray(start[constraint]!, start[constraint + 1]!).includes(record),
  );
}

/** Returns why an allowed record of the platform isn't installable. */
export function causeOf(allowedFiles: AllowedFiles, record: number): Cause {
  const { graph, machine, fixpoint } = allowedFiles;
  const { records } = graph;
  const killer = fixpoint.killer[record]!;
  if (killer === UNREADABLE) {
    const constraint = constraintsOf(graph, record).find((one) => graph.unreadableConstraint[one] === 1);
    const unmet =
      constraint === undefined ? records.versions[records.versionOf[record]!]! : records.constrainsSpecs[constraint]!;
    return { level: 'L1', why: 'unreadable', unmet };
  }
  if (killer > 0) {
    const unmet = needText(graph, record, killer);
    return { level: 'L1', why: whyUnmet(allowedFiles, unmet, allowedFiles.providersOf(killer)), unmet };
  }
  const bar = barring(graph, machine, record);
  if (bar !== undefined) return { level: 'L2', why: 'conflict', unmet: records.constrainsSpecs[bar]! };
  const solution = allowedFiles.ask(record);
  const proof = solution.ok === false ? minimalProof(allowedFiles, record, solution.facts) : [];
  const own = proof.find((fact) => fact.record === record);
  const unmet =
    own?.kind === 'need'
      ? needText(graph, record, own.need)
      : own?.kind === 'constraint'
        ? records.constrainsSpecs[own.constraint]!
        : '';
  return { level: 'L2', why: 'conflict', unmet };
}
