/**
 * A slow, literal evaluator: one record at a time, straight from the written semantics, without shared product code.
 */
import { compareVersions, isMatchSpec, matchSpec, parseMatchSpec } from '../../conda/index.ts';
import type { Advisory, Filters, FilterNode, RecordInput, SimpleFilter } from '../index.ts';

interface Seen {
  record: RecordInput;
  cves: Advisory[];
  /** Of those, from which a higher version of the channel is free. */
  fixable: Advisory[];
  /** Whether some advisory names the package. */
  named: boolean;
  /** Advisories that name it without any version. */
  open: Advisory[];
  now: number;
}

const SWITCHES = ['include_dependencies', 'keep_legacy', 'early_fixes'];

/** A filter tree without the parts that state nothing, a group of one as that one; undefined when nothing is left. */
function prune(node: FilterNode): FilterNode | undefined {
  if ('subfilters' in node) {
    const subfilters = node.subfilters.map(prune).filter((child) => child !== undefined);
    return subfilters.length <= 1 ? subfilters[0] : { ...node, subfilters };
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

function ofCve(node: FilterNode, cve: Advisory, seen: Seen): boolean {
  if ('subfilters' in node)
    return node.operator === 'AND'
      ? node.subfilters.every((child) => ofCve(child, cve, seen))
      : node.subfilters.some((child) => ofCve(child, cve, seen));
  if (node.facet === 'cve_score') return cve.score !== null && compare(cve.score, node);
  if (node.facet === 'cve_unscored') return cve.score === null;
  if (node.facet === 'cve_exploited') return cve.exploited === true;
  if (node.facet === 'cve_fix_available') return seen.fixable.includes(cve);
  if (node.facet === 'cve_epss') return cve.epss != null && compare(cve.epss, node);
  if (node.facet === 'cve_epss_percentile')
    return cve.epssPercentile != null && compare(cve.epssPercentile * 100, node);
  const listed = (node.criterion as string[]).includes(node.facet === 'cve_status' ? cve.status : cve.id);
  return node.comparator === 'in' ? listed : !listed;
}

const FAMILY: Record<string, string[]> = {
  MIT: ['MIT'],
  'GPL-3.0-only': ['GPL', 'GPL3'],
  'BSD-3-Clause': ['BSD'],
  GPL: ['GPL'],
};

/** The families of the license text and of the declared family; 'Other' counts only without another one. */
function families({ license, license_family: declared }: RecordInput): string[] {
  const named = [license, declared].flatMap((text) => FAMILY[text ?? ''] ?? []);
  if (named.length > 0) return named;
  return [declared === 'Other' ? 'OTHER' : 'None'];
}

/** Creation time of a record: the server's time has priority; small numbers are seconds. */
function bornAt({ timestamp, indexed_timestamp: indexed }: RecordInput): number | undefined {
  const given = indexed ?? timestamp ?? undefined;
  return given === undefined || given > 1e11 ? given : given * 1000;
}

/** The children of an AND with those of ANDs inside it. */
function andChildren(node: FilterNode): FilterNode[] {
  return 'subfilters' in node && node.operator === 'AND' ? node.subfilters.flatMap(andChildren) : [node];
}

function ofRecord(node: FilterNode, seen: Seen, skipNames: boolean): boolean {
  const { record, cves, now } = seen;
  const counts = ({ status }: Advisory) => status === 'active' || status === 'reported';
  if (cveOnly(node)) return cves.some((cve) => ofCve(node, cve, seen));
  if ('subfilters' in node) {
    if (node.operator === 'OR') return node.subfilters.some((child) => ofRecord(child, seen, false));
    const children = andChildren(node);
    const cveParts = children.filter(cveOnly);
    const rest = children.filter((child) => !cveOnly(child));
    return (
      rest.every((child) => ofRecord(child, seen, skipNames)) &&
      (cveParts.length === 0 || cves.some((cve) => cveParts.every((child) => ofCve(child, cve, seen))))
    );
  }
  const list = Array.isArray(node.criterion) ? node.criterion : [];
  const wanted = node.comparator !== 'not_in';
  switch (node.facet) {
    case 'platform':
      return list.includes(record.subdir) === wanted;
    case 'license_family':
      return families(record).some((family) => list.includes(family)) === wanted;
    case 'conda_spec':
      if (skipNames && wanted) return true;
      return list.some((spec) => matchSpec(parseMatchSpec(spec), record)) === wanted;
    case 'conda_spec_exception':
      return list.some((spec) => matchSpec(parseMatchSpec(spec), record));
    case 'only_signed':
      return record.trust === 'signed';
    case 'install_scripts':
      return list.includes(record.scripts ?? 'unknown') === wanted;
    case 'package_from_date':
    case 'package_to_date': {
      const born = bornAt(record);
      const days = /^P(\d+)D$/.exec(String(node.criterion))?.[1];
      if (days !== undefined) {
        const since = record.first_seen ?? born;
        return (
          since !== undefined &&
          (node.comparator === 'less_than_equal_to'
            ? since + Number(days) * 86_400_000 <= now
            : since + (Number(days) + 1) * 86_400_000 > now)
        );
      }
      if (born === undefined) return false;
      const day = new Date(born).toISOString().slice(0, 10);
      return node.comparator === 'less_than_equal_to' ? day <= String(node.criterion) : day >= String(node.criterion);
    }
    case 'vulnerability_state': {
      const isUnknown = !seen.named || seen.open.some(counts);
      return list.includes(cves.some(counts) ? 'affected' : isUnknown ? 'unknown' : 'none_known') === wanted;
    }
    case 'package_age': {
      const born = record.first_seen ?? bornAt(record);
      if (born === undefined) return false;
      let days = 0;
      while (born + (days + 1) * 86_400_000 <= now) days++;
      return compare(days, node);
    }
    default:
      return false;
  }
}

/** Allowed flags of a channel under filters at the time `now`. */
export function referenceAllowed(
  filters: Filters,
  records: RecordInput[],
  advisories: Advisory[],
  now: number,
  served?: boolean[],
): boolean[] {
  const affected = (record: Pick<RecordInput, 'name' | 'version'>) =>
    advisories.filter(({ packages }) =>
      packages.some(
        ({ name, ranges, versions }) =>
          name === record.name &&
          (versions?.some((version) => compareVersions(record.version, version) === 0) ||
            ranges.some(
              ({ introduced, fixed, lastAffected }) =>
                (introduced === undefined || introduced === '0' || compareVersions(record.version, introduced) >= 0) &&
                (fixed === undefined || compareVersions(record.version, fixed) < 0) &&
                (lastAffected === undefined || compareVersions(record.version, lastAffected) <= 0),
            )),
      ),
    );
  const seen = records.map((record): Seen => {
    const cves = affected(record);
    const open = advisories.filter(
      (cve) =>
        !cves.includes(cve) &&
        cve.packages.some(
          ({ name, ranges, versions }) => name === record.name && ranges.length === 0 && versions === undefined,
        ),
    );
    const higher = records.filter(
      ({ name, version }) => name === record.name && compareVersions(version, record.version) > 0,
    );
    return {
      record,
      cves,
      fixable: cves.filter((cve) =>
        // An undetermined advisory without versions counts as open unless the others are affected.
        higher.some(
          (other) =>
            !affected(other).includes(cve) &&
            !cve.packages.some(
              ({ name, ranges, versions }) => name === record.name && ranges.length === 0 && versions === undefined,
            ),
        ),
      ),
      named: advisories.some(({ packages }) => packages.some(({ name }) => name === record.name)),
      open,
      now,
    };
  });
  const [add, remove, exceptions] = [filters.add_packages, filters.remove_packages, filters.exceptions].map((node) =>
    prune(node),
  );
  const serialized = JSON.stringify(filters);
  const on = (facet: string) => serialized.includes(`"facet":"${facet}","criterion":true`);
  const removed = (each: Seen) => remove !== undefined && ofRecord(remove, each, false);
  const allowed = seen.map(
    (each) =>
      ((add === undefined || ofRecord(add, each, false)) && !removed(each)) ||
      (exceptions !== undefined && ofRecord(exceptions, each, false)),
  );
  if (on('include_dependencies') && add !== undefined) {
    for (let grew = true; grew;) {
      grew = false;
      seen.forEach((each, i) => {
        if (allowed[i] || !ofRecord(add, each, true) || removed(each)) return;
        const needed = seen.some(
          ({ record }, j) =>
            allowed[j] &&
            (record.subdir === each.record.subdir || record.subdir === 'noarch' || each.record.subdir === 'noarch') &&
            record.depends?.some((text) => {
              const read = isMatchSpec(text);
              return read.ok && matchSpec(read.spec, each.record);
            }),
        );
        if (needed) {
          allowed[i] = true;
          grew = true;
        }
      });
    }
  }
  return allowed.map((value, i) => value || (on('keep_legacy') && served?.[i] === true));
}
