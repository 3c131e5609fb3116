/** The live 'Policy Summary' in plain words, as parts that a screen can style (POL-22, POL-23, POL-24, WIZ-59). */
import { COMPARATOR_SIGNS, dayCount, entriesOf, statesCondition } from './describe.ts';
import type { FilterNode, Filters, SimpleFilter } from './model.ts';
import { isCompound } from './model.ts';
import type { SectionName } from './vocabulary.ts';
import { daysOfPeriod, SECTIONS } from './vocabulary.ts';

/** The phrase each section begins with. */
export const SECTION_PHRASES: Record<SectionName, string> = {
  add_packages: 'to add packages where',
  remove_packages: 'to remove packages where',
  exceptions: 'to add exceptions to packages where',
};

/** A piece of a sentence; `mono` pieces are names, versions and specs. */
export interface SummaryPart {
  kind: 'text' | 'mono';
  text: string;
}

/** One section of the summary; the parts follow the phrase and end with a full stop. */
export interface SummarySection {
  section: SectionName;
  phrase: string;
  parts: SummaryPart[];
}

/** How the summary is written. */
export interface SummaryOptions {
  /** Lists longer than this end in 'or N more'; all entries unless told. */
  maxItems?: number;
}

const text = (value: string): SummaryPart => ({ kind: 'text', text: value });
const mono = (value: string): SummaryPart => ({ kind: 'mono', text: value });

function listParts(values: readonly string[], part: (value: string) => SummaryPart, max: number): SummaryPart[] {
  const shown = values.slice(0, max).map(part);
  if (values.length > max) shown.push(text(`${values.length - max} more`));
  return shown.flatMap((each, at) => (at === 0 ? [each] : [text(at === shown.length - 1 ? ' or ' : ', '), each]));
}

function simpleParts(filter: SimpleFilter, max: number): SummaryPart[] {
  const entries = entriesOf(filter);
  const negate = filter.comparator === 'not_in';
  const listed = (subject: string, part: (value: string) => SummaryPart) => [text(`${subject} is ${negate ? 'not ' : ''}`), ...listParts(entries, part, max)];
  const sign = COMPARATOR_SIGNS[filter.comparator];
  switch (filter.facet) {
    case 'platform': return listed('platform', mono);
    case 'license_family': return listed('license', text);
    case 'conda_spec':
    case 'conda_spec_exception': return listed('name', mono);
    case 'include_dependencies': return [text('with their dependencies')];
    case 'only_signed': return [text('signed')];
    case 'keep_legacy': return [text('keeping what was served before')];
    case 'package_from_date':
    case 'package_to_date': return [text(ageText(filter) ?? `created ${filter.comparator === 'less_than_equal_to' ? 'until' : 'from'} ${String(filter.criterion)}`)];
    case 'cve_score': return [text(`CVE score ${sign} ${String(filter.criterion)}`)];
    case 'cve_status': return listed('CVE status', text);
    case 'cve_allowlist': return listed('CVE', mono);
    case 'package_age': return [text(`age ${sign} ${String(filter.criterion)} days`)];
    default: return [text(`${String(filter.facet)} ${sign} ${String(filter.criterion)}`)];
  }
}

/** 'seen here for at least 14 days', for a date that moves along. */
function ageText({ criterion, comparator }: SimpleFilter): string | undefined {
  const days = daysOfPeriod(criterion);
  return days === undefined ? undefined : `seen here for ${comparator === 'less_than_equal_to' ? 'at least' : 'at most'} ${dayCount(days)}`;
}

/** 'created from A' and 'created until B' read as one: 'created A to B'. */
function mergeDates(nodes: FilterNode[]): (FilterNode | SummaryPart[])[] {
  const find = (facet: string, comparator: string) => nodes.find((node): node is SimpleFilter => !isCompound(node) && node.facet === facet && node.comparator === comparator);
  const from = find('package_from_date', 'greater_than_equal_to');
  const to = find('package_to_date', 'less_than_equal_to');
  if (from === undefined || to === undefined || ageText(to) !== undefined) return nodes;
  return nodes.flatMap((node): (FilterNode | SummaryPart[])[] => (node === to ? [] : node === from ? [[text(`created ${String(from.criterion)} to ${String(to.criterion)}`)]] : [node]));
}

function visible(node: FilterNode): boolean {
  return isCompound(node) ? node.subfilters.some(visible) : statesCondition(node);
}

const CVE_ORDER = ['cve_score', 'cve_status', 'cve_allowlist'];

/** A CVE rule as the wizard writes it reads as one clause: 'CVE score ≥ 6 and status is active, except CVE-2021-1'. */
function cveParts(nodes: readonly FilterNode[], max: number): SummaryPart[] | undefined {
  const filters = nodes.filter((node): node is SimpleFilter => !isCompound(node)).sort((a, b) => CVE_ORDER.indexOf(a.facet) - CVE_ORDER.indexOf(b.facet));
  const [score, ...others] = filters;
  if (filters.length !== nodes.length || score?.facet !== 'cve_score' || new Set(filters.map(({ facet }) => facet)).size !== filters.length) return undefined;
  if (!others.every(({ facet, comparator }) => (facet === 'cve_status' && comparator === 'in') || (facet === 'cve_allowlist' && comparator === 'not_in'))) return undefined;
  return [...simpleParts(score, max), ...others.flatMap((filter) => (filter.facet === 'cve_status'
    ? [text(' and status is '), ...listParts(entriesOf(filter), text, max)]
    : [text(', except '), ...listParts(entriesOf(filter), mono, max)]))];
}

/** Switches qualify the rule before them, conditions join it. */
function joiner(node: FilterNode | SummaryPart[], operator: 'AND' | 'OR'): string {
  if (!Array.isArray(node) && !isCompound(node) && (node.facet === 'include_dependencies' || node.facet === 'keep_legacy')) return ', ';
  return operator === 'AND' ? ', and ' : ', or ';
}

function nodeParts(node: FilterNode, max: number, nested: boolean): SummaryPart[] {
  if (!isCompound(node)) return simpleParts(node, max);
  const shown = node.subfilters.filter(visible);
  const rule = node.operator === 'AND' && shown.length > 1 ? cveParts(shown, max) : undefined;
  if (rule !== undefined) return rule;
  const children: readonly (FilterNode | SummaryPart[])[] = node.operator === 'AND' ? mergeDates(shown) : shown;
  const [only] = children;
  if (children.length === 1 && only !== undefined) return Array.isArray(only) ? only : nodeParts(only, max, nested);
  const joined = children.flatMap((child, at) => {
    const parts = Array.isArray(child) ? child : nodeParts(child, max, true);
    return at === 0 ? parts : [text(joiner(child, node.operator)), ...parts];
  });
  return nested ? [text('('), ...joined, text(')')] : joined;
}

/** Neighbouring text parts as one. */
function compact(parts: SummaryPart[]): SummaryPart[] {
  const out: SummaryPart[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last?.kind === 'text' && part.kind === 'text') out[out.length - 1] = text(last.text + part.text);
    else out.push(part);
  }
  return out;
}

/** The summary of a policy's filters: sections and filters without any condition are left out (WIZ-59). */
export function summarize(filters: Filters, options: SummaryOptions = {}): SummarySection[] {
  const max = options.maxItems ?? Number.POSITIVE_INFINITY;
  return SECTIONS.filter((section) => visible(filters[section])).map((section) => ({
    section,
    phrase: SECTION_PHRASES[section],
    parts: compact([...nodeParts(filters[section], max, false), text('.')]),
  }));
}

/** A summary section as one plain sentence, beginning with a capital. */
export function summaryText({ phrase, parts }: SummarySection): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)} ${parts.map((part) => part.text).join('')}`;
}
