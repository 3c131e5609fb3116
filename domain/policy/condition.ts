/** The content of a simple filter without its facet: comparator and criterion, with the words for both. */
import type { Comparator } from './vocabulary.ts';

/** What a filter compares with. `null`, `''`, and `[]` are empty: such a filter has no condition. */
export type Criterion = string | number | boolean | null | string[];

/** A comparator with its criterion. */
export interface Condition {
  criterion: Criterion;
  comparator: Comparator;
}

/** Whether a criterion states no condition: an empty list, an empty text or none (WIZ-54, WIZ-59). */
export function isEmptyCriterion(criterion: Criterion): boolean {
  return criterion === null || criterion === '' || (Array.isArray(criterion) && criterion.length === 0);
}

/** Returns the entries of a list criterion, or an empty list. */
export function entriesOf({ criterion }: Condition): string[] {
  return Array.isArray(criterion) ? criterion : [];
}

/** Signs of number comparators. */
export const COMPARATOR_SIGNS: Record<Comparator, string> = {
  in: 'in',
  not_in: 'not in',
  equal: '=',
  greater_than: '>',
  greater_than_equal_to: '≥',
  less_than_equal_to: '≤',
};

/** Describes a filter with an unknown facet of another tool, unchanged. */
export function filterAsItStands({ facet, comparator, criterion }: Condition & { facet: unknown }): string {
  return `${String(facet)} ${COMPARATOR_SIGNS[comparator]} ${String(criterion)}`;
}

/** A list in words: 'a, b or c'; with more than `max` entries 'a, b or 3 more'. */
export function wordList(values: readonly string[], joiner: 'and' | 'or', max = Number.POSITIVE_INFINITY): string {
  const shown = values.length > max ? [...values.slice(0, max), `${values.length - max} more`] : [...values];
  const last = shown.pop() ?? '';
  return shown.length > 0 ? `${shown.join(', ')} ${joiner} ${last}` : last;
}

/** Joins the entries of a list criterion: 'a, b, c', or with more than `max` 'a, b, c and 2 more'. */
export function listedEntries(condition: Condition, max: number): string {
  const values = entriesOf(condition);
  return values.length > max ? `${values.slice(0, max).join(', ')} and ${values.length - max} more` : values.join(', ');
}

/** A number of days in words: '1 day', '14 days'. */
export function dayCount(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

/** A part of a sentence; `mono` parts are names, versions, and specs. */
export interface SummaryPart {
  kind: 'text' | 'mono';
  text: string;
}

/** A piece in plain letters. */
export const text = (value: string): SummaryPart => ({ kind: 'text', text: value });
/** A piece that is a name, a version or a spec. */
export const mono = (value: string): SummaryPart => ({ kind: 'mono', text: value });

/** Joins the entries of a list criterion as parts, 'a, b or c'; with more than `max` 'a, b or 3 more'. */
export function listParts(condition: Condition, part: (value: string) => SummaryPart, max: number): SummaryPart[] {
  const values = entriesOf(condition);
  const shown = values.slice(0, max).map(part);
  if (values.length > max) shown.push(text(`${values.length - max} more`));
  return shown.flatMap((each, at) => (at === 0 ? [each] : [text(at === shown.length - 1 ? ' or ' : ', '), each]));
}
