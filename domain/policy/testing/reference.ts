/** A slow, literal evaluator: one record at a time, straight from the written semantics, sharing no code with the product's. */
import { compareVersions, isMatchSpec, matchSpec, parseMatchSpec } from '../../conda/index.ts';
import type { Advisory, Filters, FilterNode, RecordInput, SimpleFilter } from '../index.ts';

interface Seen {
  record: RecordInput;
  cves: Advisory[];
}

const SWITCHES = ['include_dependencies', 'keep_legacy'];

/** A filter tree without the parts that state nothing; undefined when nothing is left. */
function prune(node: FilterNode): FilterNode | undefined {
  if ('subfilters' in node) {
    const subfilters = node.subfilters.map(prune).filter((child) => child !== undefined);
    return subfilters.length === 0 ? undefined : { ...node, subfilters };
  }
  const { facet, criterion } = node;
  if (SWITCHES.includes(facet) || criterion === null || criterion === '' || criterion === false) return undefined;
  return Array.isArray(criterion) && criterion.length === 0 ? undefined : node;
}

function cveOnly(node: FilterNode): boolean {
  return 'subfilters' in node ? node.subfilters.every(cveOnly) : node.facet.startsWith('cve_');
}

function compare(value: number, { comparator, criterion }: SimpleFilter): boolean {
  const bound = criterion as number;
  if (comparator === 'equal') return value === bound;
  if (comparator === 'greater_than') return value > bound;
  return comparator === 'greater_than_equal_to' ? value >= bound : value <= bound;
}

function ofCve(node: FilterNode, cve: Advisory): boolean {
  if ('subfilters' in node) return node.operator === 'AND' ? node.subfilters.every((child) => ofCve(child, cve)) : node.subfilters.some((child) => ofCve(child, cve));
  if (node.facet === 'cve_score') return cve.score !== null && compare(cve.score, node);
  const listed = (node.criterion as string[]).includes(node.facet === 'cve_status' ? cve.status : cve.id);
  return node.comparator === 'in' ? listed : !listed;
}

const FAMILY: Record<string, string[]> = { MIT: ['MIT'], 'GPL-3.0-only': ['GPL', 'GPL3'], 'BSD-3-Clause': ['BSD'], Apache: ['APACHE'] };

/** The children of an AND with those of ANDs inside it. */
function andChildren(node: FilterNode): FilterNode[] {
  return 'subfilters' in node && node.operator === 'AND' ? node.subfilters.flatMap(andChildren) : [node];
}

function ofRecord(node: FilterNode, seen: Seen, skipNames: boolean): boolean {
  const { record, cves } = seen;
  if (cveOnly(node)) return cves.some((cve) => ofCve(node, cve));
  if ('subfilters' in node) {
    if (node.operator === 'OR') return node.subfilters.some((child) => ofRecord(child, seen, false));
    const children = andChildren(node);
    const cveParts = children.filter(cveOnly);
    const rest = children.filter((child) => !cveOnly(child));
    return rest.every((child) => ofRecord(child, seen, skipNames))
      && (cveParts.length === 0 || cves.some((cve) => cveParts.every((child) => ofCve(child, cve))));
  }
  const list = Array.isArray(node.criterion) ? node.criterion : [];
  const wanted = node.comparator !== 'not_in';
  switch (node.facet) {
    case 'platform': return list.includes(record.subdir) === wanted;
    case 'license_family': return (FAMILY[record.license ?? ''] ?? ['None']).some((family) => list.includes(family)) === wanted;
    case 'conda_spec':
      if (skipNames && wanted) return true;
      return list.some((spec) => matchSpec(parseMatchSpec(spec), record)) === wanted;
    case 'conda_spec_exception': return list.some((spec) => matchSpec(parseMatchSpec(spec), record));
    case 'only_signed': return record.trust === 'signed';
    case 'package_from_date':
    case 'package_to_date': {
      if (record.timestamp === null || record.timestamp === undefined) return false;
      const day = new Date(record.timestamp).toISOString().slice(0, 10);
      return node.comparator === 'less_than_equal_to' ? day <= String(node.criterion) : day >= String(node.criterion);
    }
    default: return false;
  }
}

/** The allowed flags of a channel under filters. */
export function referenceAllowed(filters: Filters, records: RecordInput[], advisories: Advisory[], served?: boolean[]): boolean[] {
  const affected = (record: RecordInput) => advisories.filter(({ packages }) => packages.some(({ name, ranges }) => name === record.name
    && ranges.some(({ introduced, fixed }) => (introduced === undefined || compareVersions(record.version, introduced) >= 0)
      && (fixed === undefined || compareVersions(record.version, fixed) < 0))));
  const seen = records.map((record) => ({ record, cves: affected(record) }));
  const [add, remove, exceptions] = [filters.add_packages, filters.remove_packages, filters.exceptions].map((node) => prune(node));
  const serialized = JSON.stringify(filters);
  const on = (facet: string) => serialized.includes(`"facet":"${facet}","criterion":true`);
  const removed = (each: Seen) => remove !== undefined && ofRecord(remove, each, false);
  const allowed = seen.map((each) => (add === undefined || ofRecord(add, each, false)) && !removed(each) || (exceptions !== undefined && ofRecord(exceptions, each, false)));
  if (on('include_dependencies') && add !== undefined) {
    for (let grew = true; grew;) {
      grew = false;
      seen.forEach((each, i) => {
        if (allowed[i] || !ofRecord(add, each, true) || removed(each)) return;
        const needed = seen.some(({ record }, j) => allowed[j] && (record.subdir === each.record.subdir || record.subdir === 'noarch' || each.record.subdir === 'noarch')
          && record.depends?.some((text) => {
            const read = isMatchSpec(text);
            return read.ok && matchSpec(read.spec, each.record);
          }));
        if (needed) {
          allowed[i] = true;
          grew = true;
        }
      });
    }
  }
  return allowed.map((value, i) => value || (on('keep_legacy') && served?.[i] === true));
}
