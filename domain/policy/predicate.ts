/** Compiled filters: predicates over records, by the column that they read. */
import { DAY_MS } from '../calendar/index.ts';
import type { MatchSpec } from '../conda/index.ts';
import type { Advisory } from './advisories.ts';
import type { ScriptState } from './scripts.ts';
import type { Comparator } from './vocabulary.ts';
import type { VulnerabilityState } from './knowledge.ts';

/**
 * Whether an advisory that affects a record meets a condition. `fixable`: the channel has a higher version without it.
 */
export type CveTest = (advisory: Advisory, fixable: boolean) => boolean;

/** A predicate over records; compiled policies are not serializable, so send filters to a worker and compile there. */
export type Predicate =
  | { kind: 'all' | 'any'; nodes: Predicate[] }
  | { kind: 'platform'; values: ReadonlySet<string>; negate: boolean }
  | { kind: 'license'; mask: number; negate: boolean }
  | { kind: 'spec'; specs: readonly MatchSpec[]; negate: boolean }
  | { kind: 'signed' }
  | { kind: 'scripts'; states: ReadonlySet<ScriptState>; negate: boolean }
  | { kind: 'created'; from: number; until: number }
  | { kind: 'age'; comparator: Comparator; days: number }
  | { kind: 'vulnerability'; states: ReadonlySet<VulnerabilityState>; negate: boolean }
  | { kind: 'cve'; test: CveTest; asksStatus?: true };

/**
 * Whether an advisory of a record meets a CVE condition. If a VEX statement says that the record isn't affected, only
 * conditions on statuses apply.
 */
export function meetsCve(
  { test, asksStatus }: Extract<Predicate, { kind: 'cve' }>,
  advisory: Advisory,
  fixable: boolean,
): boolean {
  return (advisory.notAffected !== true || asksStatus === true) && test(advisory, fixable);
}

/** Compares two numbers as a comparator says; false when the left one is unknown (null or NaN). */
export function compareNumbers(value: number | null, comparator: Comparator, bound: number): boolean {
  if (value === null || Number.isNaN(value)) return false;
  switch (comparator) {
    case 'equal':
      return value === bound;
    case 'greater_than':
      return value > bound;
    case 'greater_than_equal_to':
      return value >= bound;
    case 'less_than_equal_to':
      return value <= bound;
    default:
      return false;
  }
}

/**
 * Returns the age of a record in whole days since the hub first saw it (`seenAt`), for rules and displays; NaN if
 * unknown.
 */
export function ageInDays(seenAt: number, now: number): number {
  return Math.floor((now - seenAt) / DAY_MS);
}
