/** Filters in plain words: the texts of rules in decisions, explanations and previews. */
import type { FilterNode, Filters, SimpleFilter } from './model.ts';
import { isCompound, isEmptyCriterion } from './model.ts';
import { daysOfPeriod } from './vocabulary.ts';
import type { Comparator, Facet } from './vocabulary.ts';

/** How a comparator of a number is written. */
export const COMPARATOR_SIGNS: Record<Comparator, string> = {
  in: 'in', not_in: 'not in', equal: '=', greater_than: '>', greater_than_equal_to: '≥', less_than_equal_to: '≤',
};

/** A list in words: 'a, b or c'; with more than `max` entries 'a, b or 3 more'. */
export function wordList(values: readonly string[], joiner: 'and' | 'or', max = Number.POSITIVE_INFINITY): string {
  const shown = values.length > max ? [...values.slice(0, max), `${values.length - max} more`] : [...values];
  const last = shown.pop() ?? '';
  return shown.length > 0 ? `${shown.join(', ')} ${joiner} ${last}` : last;
}

/** The entries of a list criterion, or none. */
export function entriesOf(filter: SimpleFilter): string[] {
  return Array.isArray(filter.criterion) ? filter.criterion : [];
}

/** Whether a filter states a condition: a switch that is off, an empty list or an empty value does not (WIZ-59). */
export function statesCondition(filter: SimpleFilter): boolean {
  if (filter.facet === 'include_dependencies' || filter.facet === 'keep_legacy' || filter.facet === 'only_signed') return filter.criterion === true;
  return !isEmptyCriterion(filter.criterion);
}

/** '1 day', '14 days'. */
export function dayCount(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

const LISTED = 3;

function simpleText(filter: SimpleFilter): string {
  const sign = COMPARATOR_SIGNS[filter.comparator];
  const listed = (max = LISTED) => {
    const values = entriesOf(filter);
    return values.length > max ? `${values.slice(0, max).join(', ')} and ${values.length - max} more` : values.join(', ');
  };
  const bound = filter.comparator === 'less_than_equal_to' ? 'on or before' : 'on or after';
  switch (filter.facet) {
    case 'platform': return `Platform ${sign} ${listed(6)}`;
    case 'license_family': return `License ${sign} ${listed(6)}`;
    case 'conda_spec': return `Package names ${sign} ${listed()}`;
    case 'conda_spec_exception': return `Exclusion of ${listed()}`;
    case 'include_dependencies': return 'Dependencies included';
    case 'only_signed': return 'Only signed packages';
    case 'keep_legacy': return 'Legacy packages kept';
    case 'package_from_date':
    case 'package_to_date': {
      const days = daysOfPeriod(filter.criterion);
      if (days === undefined) return `Created ${bound} ${String(filter.criterion)}`;
      return filter.comparator === 'less_than_equal_to' ? `Nothing younger than ${dayCount(days)}` : `Nothing older than ${dayCount(days)}`;
    }
    case 'cve_score': return `CVE score ${sign} ${String(filter.criterion)}`;
    case 'cve_status': return `${filter.comparator === 'not_in' ? 'status not' : 'status'} ${wordList(entriesOf(filter), 'or')}`;
    case 'cve_allowlist': return filter.comparator === 'not_in' ? `except ${listed()}` : `CVE in ${listed()}`;
    case 'package_age': return `Package age ${sign} ${String(filter.criterion)} days`;
    default: return `${String(filter.facet)} ${sign} ${String(filter.criterion)}`;
  }
}

/** The specs of exclusions of which any counts, as one list; undefined for a tree that says something else. */
function excludedSpecs(node: FilterNode): string[] | undefined {
  if (!isCompound(node)) return node.facet === 'conda_spec_exception' && statesCondition(node) ? entriesOf(node) : undefined;
  const parts = node.subfilters.filter((child) => isCompound(child) || statesCondition(child)).map(excludedSpecs);
  if (parts.length === 0 || parts.some((part) => part === undefined) || (parts.length > 1 && node.operator === 'AND')) return undefined;
  return parts.flatMap((part) => part ?? []);
}

/** A filter as a rule's text, such as 'CVE score ≥ 7, status active or reported' or 'License not in AGPL, GPL'; '' without conditions. */
export function filterText(node: FilterNode, nested = false): string {
  if (!isCompound(node)) return statesCondition(node) ? capitalizeStatus(simpleText(node), nested) : '';
  const excluded = excludedSpecs(node);
  if (excluded !== undefined) return simpleText({ facet: 'conda_spec_exception', comparator: 'in', criterion: excluded });
  const parts = node.subfilters.map((child) => filterText(child, true)).filter((part) => part !== '');
  if (parts.length <= 1) return nested ? parts[0] ?? '' : capitalizeStatus(parts[0] ?? '', false);
  const onlyCve = node.operator === 'AND' && node.subfilters.every((child) => !isCompound(child) && child.facet.startsWith('cve_'));
  const joined = onlyCve ? cveText(parts) : parts.join(node.operator === 'AND' ? ' and ' : ' or ');
  return nested && !onlyCve ? `(${joined})` : joined;
}

function cveText(parts: string[]): string {
  const text = parts.join(', ');
  return text.startsWith('CVE') ? text : `CVE ${text}`;
}

/** 'status active' and 'except CVE-…' continue a sentence; alone they need their subject. */
function capitalizeStatus(text: string, nested: boolean): string {
  if (nested) return text;
  return text.startsWith('status') ? `CVE ${text}` : text.startsWith('except') ? `Any CVE ${text}` : text;
}

/** A whole policy in one line for lists, such as 'License not in GPL; CVE score ≥ 7, status active'. */
export function policyText(filters: Filters): string {
  const nodes = [...filters.add_packages.subfilters, ...filters.remove_packages.subfilters, filters.exceptions];
  return nodes.map((node) => filterText(node)).filter((part) => part !== '').join('; ') || 'Everything is allowed';
}

/** What a rule is about in a word or two: the row heads of 'by rule'. */
export const FACET_LABELS: Record<Facet, string> = {
  platform: 'Platform', license_family: 'License', conda_spec: 'Package names', conda_spec_exception: 'Exclusions',
  include_dependencies: 'Dependencies', only_signed: 'Signed only', keep_legacy: 'Keep legacy',
  package_from_date: 'Creation date', package_to_date: 'Creation date',
  cve_score: 'CVE score', cve_status: 'CVE status', cve_allowlist: 'CVE allowlist', package_age: 'Package age',
};
