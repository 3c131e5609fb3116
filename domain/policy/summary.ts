/** The live 'Policy Summary' in plain words, as parts that a screen can style (POL-22, POL-23, POL-24, WIZ-59). */
import type { SummaryPart } from './condition.ts';
import { filterAsItStands, listParts, text } from './condition.ts';
import { facetEntry, FACETS, statesCondition } from './facets.ts';
import type { Facet } from './facets.ts';
import type { FilterNode, Filters, SimpleFilter } from './model.ts';
import { isCompound } from './model.ts';
import type { Comparator, SectionName } from './vocabulary.ts';
import { daysOfPeriod, SECTIONS } from './vocabulary.ts';

/** The start of each section's sentence. */
export const SECTION_PHRASES: Record<SectionName, string> = {
  add_packages: 'to add packages where',
  remove_packages: 'to remove packages where',
  exceptions: 'to add exceptions to packages where',
};

/** One section of the summary; the parts follow the phrase and end with a full stop. */
export interface SummarySection {
  section: SectionName;
  phrase: string;
  parts: SummaryPart[];
}

/** How the summary is written. */
export interface SummaryOptions {
  /** Longer lists end in 'or N more'; default: all entries. */
  maxItems?: number;
}

function simpleParts(filter: SimpleFilter, max: number): SummaryPart[] {
  return facetEntry(filter.facet)?.summary(filter, max) ?? [text(filterAsItStands(filter))];
}

/** 'created from A' and 'created until B' read as one: 'created A to B'. */
function mergeDates(nodes: FilterNode[]): (FilterNode | SummaryPart[])[] {
  const find = (facet: Facet, comparator: Comparator) =>
    nodes.find(
      (node): node is SimpleFilter => !isCompound(node) && node.facet === facet && node.comparator === comparator,
    );
  const from = find('package_from_date', 'greater_than_equal_to');
  const to = find('package_to_date', 'less_than_equal_to');
  if (from === undefined || to === undefined || daysOfPeriod(to.criterion) !== undefined) return nodes;
  return nodes.flatMap((node): (FilterNode | SummaryPart[])[] =>
    node === to
      ? []
      : node === from
        ? [[text(`created ${String(from.criterion)} to ${String(to.criterion)}`)]]
        : [node],
  );
}

function visible(node: FilterNode): boolean {
  return isCompound(node) ? node.subfilters.some(visible) : statesCondition(node);
}

/** A CVE rule as the wizard writes it reads as one clause: 'CVE score ≥ 6 and status is active, except CVE-2021-1'. */
function cveParts(nodes: readonly FilterNode[], max: number): SummaryPart[] | undefined {
  const filters = nodes
    .filter((node): node is SimpleFilter => !isCompound(node))
    .sort((a, b) => FACETS.indexOf(a.facet) - FACETS.indexOf(b.facet));
  const [score, ...others] = filters;
  if (
    filters.length !== nodes.length ||
    score?.facet !== 'cve_score' ||
    new Set(filters.map(({ facet }) => facet)).size !== filters.length
  )
    return undefined;
  const clauses = others.map((filter) => ({ filter, continues: facetEntry(filter.facet)?.continues }));
  if (!clauses.every(({ filter, continues }) => continues !== undefined && continues.comparator === filter.comparator))
    return undefined;
  return [
    ...simpleParts(score, max),
    ...clauses.flatMap(({ filter, continues }) => [text(continues!.lead), ...listParts(filter, continues!.part, max)]),
  ];
}

/** Switches qualify the rule before them, conditions join it. */
function joiner(node: FilterNode | SummaryPart[], operator: 'AND' | 'OR'): string {
  if (!Array.isArray(node) && !isCompound(node) && facetEntry(node.facet)?.sets !== undefined) return ', ';
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

/** Merges neighboring text parts. */
function compact(parts: SummaryPart[]): SummaryPart[] {
  const out: SummaryPart[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last?.kind === 'text' && part.kind === 'text') out[out.length - 1] = text(last.text + part.text);
    else out.push(part);
  }
  return out;
}

/** Summarizes a policy's filters; omits sections and filters without conditions (WIZ-59). */
export function summarize(filters: Filters, options: SummaryOptions = {}): SummarySection[] {
  const max = options.maxItems ?? Number.POSITIVE_INFINITY;
  return SECTIONS.filter((section) => visible(filters[section])).map((section) => ({
    section,
    phrase: SECTION_PHRASES[section],
    parts: compact([...nodeParts(filters[section], max, false), text('.')]),
  }));
}

/** Formats a summary section as one capitalized sentence. */
export function summaryText({ phrase, parts }: SummarySection): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)} ${parts.map((part) => part.text).join('')}`;
}
