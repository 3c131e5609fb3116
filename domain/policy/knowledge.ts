/**
 * Vulnerability status of a file, a package, or an environment: affected, not affected by a VEX statement, no known
 * advisory, or not checked. Every page, API field, CSV, alert, and scan uses it: see docs/decisions/advisories.md.
 */
import type { Advisory, AdvisoryMatches } from './advisories.ts';
import type { ChannelRecords } from './columns.ts';
import { KNOWLEDGE_WORDS, UNKNOWN_WORD } from './knowledgeWords.ts';
import { severityOf } from './severity.ts';
import type { Severity } from './severity.ts';
import type { CveStatus } from './vocabulary.ts';

/**
 * Vulnerability states in policies and filters. Files that are not affected by a VEX statement count as 'none_known'.
 */
export const VULNERABILITY_STATES = ['malicious', 'affected', 'none_known', 'unknown'] as const;
/** One of {@link VULNERABILITY_STATES}. */
export type VulnerabilityState = (typeof VULNERABILITY_STATES)[number];

/** The states of policies in a word or two. */
export const STATE_LABEL: Readonly<Record<VulnerabilityState, string>> = {
  malicious: KNOWLEDGE_WORDS.malicious,
  affected: KNOWLEDGE_WORDS.affected,
  none_known: KNOWLEDGE_WORDS.none_known,
  unknown: UNKNOWN_WORD,
};

/**
 * Vulnerability states, most severe first. 'malicious': the package is malware. 'affected': by an active advisory.
 * 'unknown': not checked or undetermined. 'not_affected': advisories name it, and VEX statements dismiss all of them.
 * 'none_known': checked, and nothing found.
 */
export const KNOWLEDGE_STATES = ['malicious', 'affected', 'unknown', 'not_affected', 'none_known'] as const;
/** One of {@link KNOWLEDGE_STATES}. */
export type KnowledgeState = (typeof KNOWLEDGE_STATES)[number];

/** Why a state is 'unknown': no advisory mentions the package, or those that do have no comparable versions. */
export const UNKNOWN_REASONS = ['not_checked', 'undecided'] as const;
/** One of {@link UNKNOWN_REASONS}. */
export type UnknownReason = (typeof UNKNOWN_REASONS)[number];

/** Statuses that dismiss an affecting advisory. */
export const DECIDED_STATUSES = ['cleared', 'mitigated', 'disputed'] as const satisfies readonly CveStatus[];

/** The VEX statement that dismisses an affecting advisory. */
export interface KnowledgeDecision {
  status: (typeof DECIDED_STATUSES)[number];
  /** Title of the organization, or author of the document, that decided; null for the source of the advisory. */
  by: string | null;
}

/** Known vulnerabilities of some files. Only active advisories (active, reported) count. */
export interface Vulnerabilities {
  state: KnowledgeState;
  /** Null unless the state is 'unknown'. */
  reason: UnknownReason | null;
  /** Number of advisories that affect any of the files. */
  known: number;
  /** How many of those have no score. */
  unscored: number;
  /** Number of advisories that are undetermined for some of them. */
  undecided: number;
  /** The highest score of the affecting ones; null without scores. */
  worst: number | null;
  /** VEX statements that dismiss other affecting advisories, each once. */
  decisions: KnowledgeDecision[];
}

/** What advisories say of one package, as the matching found it. */
export interface Compared {
  /** Whether its name was compared with advisories. */
  isChecked: boolean;
  /** Advisories that affect it, including dismissed ones. */
  hits: readonly Advisory[];
  /** Undetermined advisories. */
  undecided: readonly Advisory[];
}

/** Result for an unchecked file. */
export const NOT_CHECKED: Readonly<Compared> = { isChecked: false, hits: [], undecided: [] };

/** Whether an advisory is active. Mitigated, cleared, and disputed ones were dismissed by a VEX statement. */
export function stands(status: CveStatus): boolean {
  return status === 'active' || status === 'reported';
}

/** The state of policies for a state of knowledge. */
export const policyState = (state: KnowledgeState): VulnerabilityState =>
  state === 'not_affected' ? 'none_known' : state;

/** Advisories by ID: a VEX statement on some files creates two variants of one advisory. */
const byId = (advisories: readonly Advisory[]): Map<string, Advisory> =>
  new Map(advisories.map((advisory) => [advisory.id, advisory]));

/** Combines the matches of several files to their vulnerability status. */
export function knowledgeOf({ isChecked, hits, undecided }: Compared): Vulnerabilities {
  const known = byId(hits.filter(({ status }) => stands(status)));
  const open = byId(undecided.filter(({ id, status }) => stands(status) && !known.has(id)));
  const decisions = decisionsOf(hits);
  const scores = [...known.values()].flatMap(({ score }) => score ?? []);
  const state = stateOf(known.values(), open.size, { isChecked, decided: decisions.length });
  return {
    state,
    reason: state !== 'unknown' ? null : open.size > 0 ? 'undecided' : 'not_checked',
    known: known.size,
    unscored: known.size - scores.length,
    undecided: open.size,
    worst: scores.length === 0 ? null : scores.reduce((a, b) => Math.max(a, b)),
    decisions,
  };
}

function stateOf(
  known: Iterable<Advisory>,
  open: number,
  { isChecked, decided }: { isChecked: boolean; decided: number },
): KnowledgeState {
  let isHit = false;
  for (const { malicious } of known) {
    if (malicious === true) return 'malicious';
    isHit = true;
  }
  if (isHit) return 'affected';
  if (open > 0) return 'unknown';
  return decided > 0 ? 'not_affected' : isChecked ? 'none_known' : 'unknown';
}

/** Returns the VEX statements that dismiss advisories, each once. */
function decisionsOf(advisories: readonly Advisory[]): KnowledgeDecision[] {
  const found = new Map<string, KnowledgeDecision>();
  for (const { status, said } of advisories) {
    const decided = DECIDED_STATUSES.find((one) => one === status);
    if (decided === undefined) continue;
    const by = said?.by ?? null;
    found.set(`${decided} ${by ?? ''}`, { status: decided, by });
  }
  return [...found.values()];
}

/** Vulnerability status of several packages, such as those of an environment. */
export interface PackagesKnowledge {
  /** The gravest state of them. It is 'none_known' or 'not_affected' only where every package was compared. */
  state: KnowledgeState;
  /** Null unless the state is 'unknown'. */
  reason: UnknownReason | null;
  /** Packages in all; the next five are parts of it. */
  packages: number;
  /** Packages that no advisory source knows by name. */
  notChecked: number;
  /** Number of packages with only undetermined advisories. */
  undecided: number;
  /** Number of affected packages, including malware. */
  affected: number;
  /** Number of packages whose advisories were all dismissed. */
  notAffected: number;
  /** Packages that were compared and that nothing is known of. */
  noneKnown: number;
  /** Number of affecting advisories, each once, by the band of their score. */
  severities: Record<Severity | 'unscored', number>;
  /** The highest score of these; null when none has one. */
  worst: number | null;
}

/** Combines the vulnerability status of several packages. */
export function combineKnowledge(packages: Iterable<Compared>): PackagesKnowledge {
  const counts: Record<KnowledgeState, number> = {
    malicious: 0,
    affected: 0,
    unknown: 0,
    not_affected: 0,
    none_known: 0,
  };
  const faults = new Map<string, Advisory>();
  let all = 0;
  let undecided = 0;
  for (const compared of packages) {
    const { state, reason } = knowledgeOf(compared);
    all += 1;
    counts[state] += 1;
    if (reason === 'undecided') undecided += 1;
    for (const advisory of compared.hits) if (stands(advisory.status)) faults.set(advisory.id, advisory);
  }
  const severities = { critical: 0, high: 0, medium: 0, low: 0, none: 0, unscored: 0 };
  let worst: number | null = null;
  for (const { score } of faults.values()) {
    severities[severityOf(score) ?? 'unscored'] += 1;
    if (score !== null && (worst === null || score > worst)) worst = score;
  }
  const notChecked = counts.unknown - undecided;
  const state = all === 0 ? 'none_known' : KNOWLEDGE_STATES.find((one) => counts[one] > 0)!;
  return {
    state,
    reason: state !== 'unknown' ? null : notChecked > 0 ? 'not_checked' : 'undecided',
    packages: all,
    notChecked,
    undecided,
    affected: counts.malicious + counts.affected,
    notAffected: counts.not_affected,
    noneKnown: counts.none_known,
    severities,
    worst,
  };
}

/** Vulnerability states by advisory set, in policy terms: once for checked names and once for others. */
export function statesOfSets({ advisories, sets, undecided }: AdvisoryMatches): {
  checked: VulnerabilityState[];
  other: VulnerabilityState[];
} {
  const at = (positions: Uint32Array) => Array.from(positions, (position) => advisories[position]!);
  const states = (isChecked: boolean) =>
    sets.map((set, place) =>
      policyState(knowledgeOf({ isChecked, hits: at(set), undecided: at(undecided[place]!) }).state),
    );
  return { checked: states(true), other: states(false) };
}

/** The state of one record by {@link statesOfSets}. */
export function stateOfRecord(
  { checked, other }: ReturnType<typeof statesOfSets>,
  { checkedNames, setOf }: AdvisoryMatches,
  { nameOf }: Pick<ChannelRecords, 'nameOf'>,
  record: number,
): VulnerabilityState {
  return (checkedNames[nameOf[record]!] === 1 ? checked : other)[setOf[record]!]!;
}

/** Returns the matches of one record. */
export function comparedAt(
  { advisories, sets, undecided, setOf, checkedNames }: AdvisoryMatches,
  { nameOf }: Pick<ChannelRecords, 'nameOf'>,
  record: number,
): Compared {
  const set = setOf[record]!;
  const at = (positions: Uint32Array) => Array.from(positions, (position) => advisories[position]!);
  return { isChecked: checkedNames[nameOf[record]!] === 1, hits: at(sets[set]!), undecided: at(undecided[set]!) };
}

/**
 * Returns the vulnerability status of the given records.
 * @param about records whose names decide whether the package was checked; defaults to the given ones, and is needed
 * for a package without served files
 */
export function vulnerabilitiesOf(
  matches: AdvisoryMatches,
  { nameOf }: Pick<ChannelRecords, 'nameOf'>,
  records: Iterable<number>,
  about?: Iterable<number>,
): Vulnerabilities {
  const { advisories, sets, undecided, setOf, checkedNames } = matches;
  const used = new Uint8Array(sets.length);
  let isChecked = false;
  for (const record of records) {
    used[setOf[record]!] = 1;
    isChecked ||= checkedNames[nameOf[record]!] === 1;
  }
  for (const record of about ?? []) isChecked ||= checkedNames[nameOf[record]!] === 1;
  const of = (lists: readonly Uint32Array[]): Advisory[] => {
    const positions = new Set<number>();
    lists.forEach((list, set) => {
      if (used[set] === 1) for (const position of list) positions.add(position);
    });
    return Array.from(positions, (position) => advisories[position]!);
  };
  return knowledgeOf({ isChecked, hits: of(sets), undecided: of(undecided) });
}

/** The same for served files; `allowed` is 1 for every served record. */
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

/** Number of a channel's names that an advisory mentions. */
export function checkedNameCount({ checkedNames }: AdvisoryMatches): number {
  return checkedNames.reduce((sum, bit) => sum + bit, 0);
}
