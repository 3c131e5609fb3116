/** What a filter becomes when it is to be run: a predicate over records, by the column that it reads. */
import { DAY_MS } from '../calendar/index.ts';
import type { MatchSpec } from '../conda/index.ts';
import type { Advisory } from './advisories.ts';
import type { ScriptState } from './scripts.ts';
import type { Comparator } from './vocabulary.ts';
import type { VulnerabilityState } from './knowledge.ts';

/** Whether an advisory that hits a record meets a condition. `fixable`: the channel has a higher version that it does not hit. */
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
 * Whether an advisory that hits a record meets a CVE condition. Of one that does not affect the record, as somebody here has said, only a condition
 * speaks that asks for statuses.
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

/** The age of a record in whole days, as age rules count it and people read it: since the hub saw it first (`seenAt`); NaN when that is unknown. */
export function ageInDays(seenAt: number, now: number): number {
  return Math.floor((now - seenAt) / DAY_MS);
}
