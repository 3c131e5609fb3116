/** What is known of the vulnerabilities of some files, in words that do not claim more: see docs/decisions/advisories.md. */
import type { Advisory, AdvisoryMatches } from './advisories.ts';
import type { ChannelRecords } from './columns.ts';
import type { CveStatus } from './vocabulary.ts';

/**
 * States of knowledge: 'malicious' where the package itself is the fault, 'affected' by what is known, 'none_known' where somebody looked, 'unknown'
 * where nobody did or nobody can tell.
 */
export const VULNERABILITY_STATES = ['malicious', 'affected', 'none_known', 'unknown'] as const;
/** One of {@link VULNERABILITY_STATES}. */
export type VulnerabilityState = (typeof VULNERABILITY_STATES)[number];

/** The states in a word or two. */
export const STATE_LABEL: Readonly<Record<VulnerabilityState, string>> = {
  malicious: 'Malicious',
  affected: 'Known vulnerabilities',
  none_known: 'None known',
  unknown: 'Not known',
};

/** Why a state is 'unknown': no advisory mentions the package, or those that do give no versions that can be compared. */
export const UNKNOWN_REASONS = ['not_checked', 'undecided'] as const;

/** What is known of some files. Only advisories that stand (active, reported) count. */
export interface Vulnerabilities {
  state: VulnerabilityState;
  /** Null unless the state is 'unknown'. */
  reason: (typeof UNKNOWN_REASONS)[number] | null;
  /** Advisories that hit any of the files. */
  known: number;
  /** How many of those nobody gave a score. */
  unscored: number;
  /** Advisories that may hit one of them and cannot be decided. */
  undecided: number;
  /** The highest score of those that hit; null when none has one. */
  worst: number | null;
}

/** Whether an advisory still counts: mitigated, cleared and disputed ones are curated as harmless. */
export function stands(status: CveStatus): boolean {
  return status === 'active' || status === 'reported';
}

/** The state of what is hit by, and may be hit by, advisories that stand. */
function stateOf(known: readonly Advisory[], isOpen: boolean, isChecked: boolean): VulnerabilityState {
  if (known.some(({ malicious }) => malicious)) return 'malicious';
  if (known.length > 0) return 'affected';
  return isOpen || !isChecked ? 'unknown' : 'none_known';
}

/** The state of records by their set, once for names that somebody looked at and once for others. */
export function statesOfSets({ advisories, sets, undecided }: AdvisoryMatches): {
  checked: VulnerabilityState[];
  other: VulnerabilityState[];
} {
  const standing = (positions: Uint32Array) =>
    Array.from(positions, (position) => advisories[position]!).filter(({ status }) => stands(status));
  const states = (isChecked: boolean) =>
    sets.map((set, at) => stateOf(standing(set), standing(undecided[at]!).length > 0, isChecked));
  return { checked: states(true), other: states(false) };
}

/**
 * What is known of the given records.
 * @param about records whose names tell whether somebody looked; the same ones unless told, as for the served files of a package that has none
 */
export function vulnerabilitiesOf(
  matches: AdvisoryMatches,
  { nameOf }: Pick<ChannelRecords, 'nameOf'>,
  records: Iterable<number>,
  about?: Iterable<number>,
): Vulnerabilities {
  const { advisories, sets, undecided, setOf, checkedNames } = matches;
  const used = new Uint8Array(sets.length);
  let checked = false;
  for (const record of records) {
    used[setOf[record]!] = 1;
    checked ||= checkedNames[nameOf[record]!] === 1;
  }
  for (const record of about ?? []) checked ||= checkedNames[nameOf[record]!] === 1;
  // By id: what somebody said of some files makes two of one fault.
  const standing = (lists: readonly Uint32Array[]) => {
    const found = new Map<string, Advisory>();
    lists.forEach((list, set) => {
      if (used[set] !== 1) return;
      for (const position of list) {
        const advisory = advisories[position]!;
        if (stands(advisory.status)) found.set(advisory.id, advisory);
      }
    });
    return found;
  };
  const known = standing(sets);
  const open = [...standing(undecided).keys()].filter((id) => !known.has(id)).length;
  const scores = [...known.values()].flatMap(({ score }) => score ?? []);
  const state = stateOf([...known.values()], open > 0, checked);
  return {
    state,
    reason: state !== 'unknown' ? null : open > 0 ? 'undecided' : 'not_checked',
    known: known.size,
    unscored: known.size - scores.length,
    undecided: open,
    worst: scores.length === 0 ? null : scores.reduce((a, b) => Math.max(a, b)),
  };
}

/** The same over what is served; `allowed` holds 1 for every served record. */
export function servedVulnerabilities(
  matches: AdvisoryMatches,
  records: Pick<ChannelRecords, 'nameOf'>,
  allowed: Uint8Array,
): Vulnerabilities {
  function* served(): Generator<number> {
    for (let record = 0; record < allowed.length; record++) if (allowed[record] === 1) yield record;
  }
  return vulnerabilitiesOf(matches, records, served());
}

/** How many names of a channel some advisory mentions. */
export function checkedNameCount({ checkedNames }: AdvisoryMatches): number {
  return checkedNames.reduce((sum, bit) => sum + bit, 0);
}
