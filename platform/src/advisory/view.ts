/** Advisories as they are answered and as the policy rules read them. */
import { affects, severityOf, versionOrder } from '@terrarium/domain/policy';
import type { AffectedPackage, PackagesKnowledge, Vulnerabilities } from '@terrarium/domain/policy';
import type { CveAnswer, PackagesKnowledgeAnswer, VulnerabilitiesAnswer } from './contract.ts';
import { scoresOf } from './scores.ts';
import type { AdvisoryRow, UrgencyRow } from './store.ts';
import type { StoredRange } from './tables.ts';

/** Versions that are listed one by one in a match spec; longer lists end there. */
const MOST_VERSIONS = 100;

type StoredPackage = AdvisoryRow['packages'][number];

/** An affected package as the rules read it. */
function affectedPackage({
  name,
  ecosystem,
  upstream,
  ranges,
  versions,
  commits,
  unparsed,
}: StoredPackage): AffectedPackage {
  return {
    name,
    upstream: { ecosystem, name: upstream },
    versions,
    commits,
    unparsed,
    ranges: ranges.map(({ last_affected: lastAffected, ...range }) => ({ ...range, lastAffected })),
  };
}

/** A CVE as it is answered. */
export function cveAnswer(row: AdvisoryRow): CveAnswer {
  return {
    id: row.id,
    score: row.score,
    severity: severityOf(row.score),
    status: row.status,
    summary: row.summary,
    published_at: row.published_at?.toISOString() ?? null,
    references: row.refs,
    aliases: row.aliases,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    scores: scoresOf([row], row.score),
    urgency: row.urgency === null ? null : urgencyAnswer(row.urgency),
    packages: byName(row.packages).map((affected) => ({
      name: affected.name,
      affected: affectedSpec(affected),
      fixed_in: fixedIn(affected),
    })),
  };
}

function urgencyAnswer({ kev_added, kev_due, ...more }: UrgencyRow): NonNullable<CveAnswer['urgency']> {
  return { exploited_since: kev_added, due: kev_due, ...more };
}

/** What is said of each conda package once: several upstream packages may be it. */
function byName(packages: readonly StoredPackage[]): StoredPackage[] {
  const joined = new Map<string, StoredPackage>();
  for (const one of packages) {
    const known = joined.get(one.name);
    joined.set(
      one.name,
      known === undefined
        ? one
        : {
            ...known,
            ranges: [...known.ranges, ...one.ranges],
            versions: [...new Set([...known.versions, ...one.versions])],
          },
    );
  }
  return [...joined.values()];
}

/** What is known of some files, as it is answered. */
export function vulnerabilitiesAnswer({
  state,
  reason,
  known,
  unscored,
  undecided,
  worst,
  decisions,
}: Vulnerabilities): VulnerabilitiesAnswer {
  return {
    state,
    reason,
    known_count: known,
    unscored_count: unscored,
    undecided_count: undecided,
    worst_score: worst,
    worst_severity: severityOf(worst),
    decisions,
  };
}

/** What is known of several packages together, as it is answered. */
export const packagesKnowledgeAnswer = (known: PackagesKnowledge): PackagesKnowledgeAnswer => ({
  state: known.state,
  reason: known.reason,
  package_count: known.packages,
  not_checked_count: known.notChecked,
  undecided_count: known.undecided,
  affected_count: known.affected,
  not_affected_count: known.notAffected,
  none_known_count: known.noneKnown,
  worst_score: known.worst,
  worst_severity: severityOf(known.worst),
});

/** What is known of some files, for readers who may not know who decided. */
export const withoutDeciders = (known: VulnerabilitiesAnswer): VulnerabilitiesAnswer => ({
  ...known,
  decisions: known.decisions.map(({ status }) => ({ status, by: null })),
});

/** The affected versions as a match spec, such as `pillow>=10.0,<10.3`; null when the advisory gives none. */
function affectedSpec(stored: StoredPackage): string | null {
  const { name, ranges, versions } = stored;
  if (ranges.length + versions.length === 0) return null;
  const parts = [...new Set(mergedRanges(ranges).map(rangeSpec))];
  // A range without bounds is every version.
  if (parts.includes('')) return name;
  const ofRanges = affectedPackage({ ...stored, versions: [] });
  // Lists of PyPI name every version that a range beside them holds, hundreds of them.
  const single = versions.filter((version) => affects(ofRanges, version).state !== 'affected');
  return `${name}${[...parts, ...single.slice(0, MOST_VERSIONS).map((version) => `==${version}`)].join('|')}`;
}

/** Ranges that overlap as one, in the order of their beginnings. Where one ends otherwise than with a fix, all are left as they are. */
function mergedRanges(ranges: readonly StoredRange[]): readonly StoredRange[] {
  if (ranges.some(({ last_affected, limit }) => last_affected !== undefined || limit !== undefined)) return ranges;
  const begin = ({ introduced }: StoredRange): string => introduced ?? '0';
  const merged: StoredRange[] = [];
  for (const range of ranges.toSorted((a, b) => versionOrder(begin(a), begin(b)))) {
    const last = merged.at(-1);
    if (last === undefined || (last.fixed !== undefined && versionOrder(begin(range), last.fixed) > 0)) {
      merged.push({ ...range });
    } else if (range.fixed === undefined) delete last.fixed;
    else if (last.fixed !== undefined && versionOrder(range.fixed, last.fixed) > 0) last.fixed = range.fixed;
  }
  return merged;
}

function rangeSpec({ introduced, fixed, last_affected, limit }: StoredRange): string {
  const bounds: string[] = [];
  if (introduced !== undefined && introduced !== '0') bounds.push(`>=${introduced}`);
  if (fixed !== undefined) bounds.push(`<${fixed}`);
  if (last_affected !== undefined) bounds.push(`<=${last_affected}`);
  if (limit !== undefined) bounds.push(`<${limit}`);
  return bounds.join(',');
}

/** The first version that repairs it: the first end of a range that no other range hits; null when none is known. */
function fixedIn(stored: StoredPackage): string | null {
  const affected = affectedPackage(stored);
  const fixes = stored.ranges.flatMap(({ fixed }) => (fixed === undefined ? [] : [fixed]));
  return fixes.find((version) => ['fixed', 'not_affected'].includes(affects(affected, version).state)) ?? null;
}
