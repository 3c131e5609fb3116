/** Converts advisories for responses and for policy rules. */
import { isoTime } from '@terrarium/domain/calendar';
import { affects, severityOf, versionOrder } from '@terrarium/domain/policy';
import type { AffectedPackage, PackagesKnowledge, Vulnerabilities } from '@terrarium/domain/policy';
import type { CveAnswer, PackagesKnowledgeAnswer, VulnerabilitiesAnswer } from './contract.ts';
import { scoresOf } from './scores.ts';
import type { AdvisoryRow, UrgencyRow } from './store.ts';
import type { StoredRange } from './tables.ts';

/** Maximum number of versions listed in a match spec; longer lists are truncated. */
const MOST_VERSIONS = 100;

type StoredPackage = AdvisoryRow['packages'][number];

/** Converts an affected package for the rules. */
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

/** Converts a CVE for a response. */
export function cveAnswer(row: AdvisoryRow): CveAnswer {
  return {
    id: row.id,
    score: row.score,
    severity: severityOf(row.score),
    status: row.status,
    summary: row.summary,
    published_at: isoTime(row.published_at),
    references: row.refs,
    aliases: row.aliases,
    withdrawn_at: isoTime(row.withdrawn_at),
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

/** Merges entries of the same conda package, which can have several upstream packages. */
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

/** Converts the vulnerability summary of some files for a response. */
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

/** Converts the vulnerability summary of several packages for a response. */
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

/** Removes the authors of statements, for readers who can't see them. */
export const withoutDeciders = (known: VulnerabilitiesAnswer): VulnerabilitiesAnswer => ({
  ...known,
  decisions: known.decisions.map(({ status }) => ({ status, by: null })),
});

/** Returns the affected versions as a match spec, such as `pillow>=10.0,<10.3`; null if the advisory lists none. */
function affectedSpec(stored: StoredPackage): string | null {
  const { name, ranges, versions } = stored;
  if (ranges.length + versions.length === 0) return null;
  const parts = [...new Set(mergedRanges(ranges).map(rangeSpec))];
  // A range without limits includes every version.
  if (parts.includes('')) return name;
  const ofRanges = affectedPackage({ ...stored, versions: [] });
  // PyPI lists hundreds of versions that the advisory's ranges contain already.
  const single = versions.filter((version) => affects(ofRanges, version).state !== 'affected');
  return `${name}${[...parts, ...single.slice(0, MOST_VERSIONS).map((version) => `==${version}`)].join('|')}`;
}

/** Merges overlapping ranges, in order. If one doesn't end with a fix, all are left unchanged. */
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

/** Returns the first fixed version: the first end of a range that no other range contains; null if unknown. */
function fixedIn(stored: StoredPackage): string | null {
  const affected = affectedPackage(stored);
  const fixes = stored.ranges.flatMap(({ fixed }) => (fixed === undefined ? [] : [fixed]));
  return fixes.find((version) => ['fixed', 'not_affected'].includes(affects(affected, version).state)) ?? null;
}
