/** Minimizes conflicts for display: only the rules without which there would be none. */
import type { AllowedFiles } from './allowedFiles.ts';
import type { Fact } from './solver.ts';

/** Groups facts into one sentence: all builds of a name with the same need or constraint. */
function sentenceOf({ graph }: AllowedFiles, fact: Fact): string | undefined {
  const name = graph.records.nameOf[fact.record] ?? 'environment';
  if (fact.kind === 'need') return `need ${name} ${fact.need}`;
  return fact.kind === 'constraint' ? `constraint ${name} ${fact.constraint}` : undefined;
}

/** Maximum number of steps to check a proof; a sentence whose check takes longer stays. */
const mostSteps = 5000;

/**
 * Whether the given facts, with unique names, prove that a root can't be installed, by trying all choices. False if
 * that takes too long.
 */
function isProof(allowedFiles: AllowedFiles, root: number, facts: readonly Fact[]): boolean {
  const { nameOf, length } = allowedFiles.graph.records;
  const needs = new Map<number, number[]>();
  const excluded = new Map<number, Set<number>>();
  const exclude = (one: number, other: number): void => {
    const set = excluded.get(one);
    if (set === undefined) excluded.set(one, new Set([other]));
    else set.add(other);
  };
  for (const fact of facts) {
    if (fact.kind === 'need') needs.set(fact.record, [...(needs.get(fact.record) ?? []), fact.need]);
    else if (fact.kind === 'constraint') {
      exclude(fact.record, fact.other);
      exclude(fact.other, fact.record);
    }
  }
  const present = new Map<number, number[]>();
  const providers = (need: number): number[] => {
    let list = present.get(need);
    if (list === undefined) {
      list = Array.from(allowedFiles.providersOf(need)).filter((record) => allowedFiles.present(record));
      present.set(need, list);
    }
    return list;
  };
  const taken = new Map<number, number>();
  const picked = new Set<number>();
  let steps = 0;
  /** Whether some choice meets all that is open; true, too, when the steps ended. */
  const possible = (open: readonly number[]): boolean => {
    if (++steps > mostSteps) return true;
    let fewest: number[] | undefined;
    let chosen = -1;
    for (const need of open) {
      if (providers(need).some((record) => picked.has(record))) continue;
      const free = providers(need).filter(
        (record) =>
          !taken.has(nameOf[record]!) && ![...(excluded.get(record) ?? [])].some((other) => picked.has(other)),
      );
      if (fewest !== undefined && free.length >= fewest.length) continue;
      fewest = free;
      chosen = need;
      if (free.length === 0) return false;
    }
    if (fewest === undefined) return true;
    const rest = open.filter((need) => need !== chosen);
    return fewest.some((record) => {
      picked.add(record);
      taken.set(nameOf[record]!, record);
      const met = possible([...rest, ...(needs.get(record) ?? [])]);
      picked.delete(record);
      taken.delete(nameOf[record]!);
      return met;
    });
  };
  picked.add(root);
  if (root < length) taken.set(nameOf[root]!, root);
  return !possible(needs.get(root) ?? []);
}

/** Removes facts that a proof doesn't need, sentence by sentence, and the obvious ones about unique names. */
export function minimalProof(allowedFiles: AllowedFiles, root: number, facts: readonly Fact[]): Fact[] {
  let remaining = facts.filter((fact) => fact.kind !== 'name');
  for (const sentence of new Set(remaining.map((fact) => sentenceOf(allowedFiles, fact)))) {
    const fewer = remaining.filter((fact) => sentenceOf(allowedFiles, fact) !== sentence);
    if (isProof(allowedFiles, root, fewer)) remaining = fewer;
  }
  return remaining;
}
