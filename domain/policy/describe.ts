/** Filters in plain words: the texts of rules in decisions, explanations and previews. */
import { entriesOf, filterAsItStands } from './condition.ts';
import { facetEntry, isAboutCves, statesCondition } from './facets.ts';
import type { FilterNode, SimpleFilter } from './model.ts';
import { isCompound } from './model.ts';

function simpleText(filter: SimpleFilter): string {
  const entry = facetEntry(filter.facet);
  return entry?.text(filter) ?? filterAsItStands(filter);
}

/** Merges the specs of alternative exclusions into one list; undefined for any other tree. */
function excludedSpecs(node: FilterNode): string[] | undefined {
  if (!isCompound(node))
    return node.facet === 'conda_spec_exception' && statesCondition(node) ? entriesOf(node) : undefined;
  const parts = node.subfilters.filter((child) => isCompound(child) || statesCondition(child)).map(excludedSpecs);
  if (parts.length === 0 || parts.some((part) => part === undefined) || (parts.length > 1 && node.operator === 'AND'))
    return undefined;
  return parts.flatMap((part) => part ?? []);
}

/**
 * Describes a filter as a rule's text, such as 'CVE score ≥ 7, status active or reported' or 'License not in AGPL,
 * GPL'; '' without conditions.
 */
export function filterText(node: FilterNode, nested = false): string {
  if (!isCompound(node)) return statesCondition(node) ? capitalizeStatus(simpleText(node), nested) : '';
  const excluded = excludedSpecs(node);
  if (excluded !== undefined)
    return simpleText({ facet: 'conda_spec_exception', comparator: 'in', criterion: excluded });
  const parts = node.subfilters.map((child) => filterText(child, true)).filter((part) => part !== '');
  if (parts.length <= 1) return nested ? (parts[0] ?? '') : capitalizeStatus(parts[0] ?? '', false);
  const onlyCve =
    node.operator === 'AND' && node.subfilters.every((child) => !isCompound(child) && isAboutCves(child.facet));
  const joined = onlyCve ? cveText(parts) : parts.join(node.operator === 'AND' ? ' and ' : ' or ');
  return nested && !onlyCve ? `(${joined})` : joined;
}

function cveText(parts: string[]): string {
  const text = parts.join(', ');
  return text.startsWith('CVE') ? text : `CVE ${text}`;
}

/** Capitalizes 'status active' and 'except CVE-…' unless they continue a sentence. */
function capitalizeStatus(text: string, nested: boolean): string {
  if (nested) return text;
  return /^(status|known|with|without) /.test(text)
    ? `CVE ${text}`
    : text.startsWith('except')
      ? `Any CVE ${text}`
      : text;
}
