/** Advisories (CVEs) and their matching to the records of a channel, by name and version in conda's order (CEP 33). */
import { compareVersions } from '../conda/index.ts';
import type { ChannelRecords } from './columns.ts';
import { nameIndex } from './columns.ts';
import type { CveStatus } from './vocabulary.ts';

/** Versions from `introduced` (or the first) up to `fixed` (exclusive) or `lastAffected` (inclusive), as in OSV. */
export interface AffectedRange {
  introduced?: string;
  fixed?: string;
  lastAffected?: string;
}

/** A package that an advisory names: affected by its ranges or by its list of versions. */
export interface AffectedPackage {
  name: string;
  ranges: AffectedRange[];
  versions?: string[];
}

/** A known vulnerability. `score` is CVSS 0.0 to 10.0 or null when nobody gave one. */
export interface Advisory {
  id: string;
  score: number | null;
  status: CveStatus;
  packages: AffectedPackage[];
  summary?: string;
}

/** Which advisories hit which record. Records with the same advisories share a set; set 0 is the empty one. */
export interface AdvisoryMatches {
  advisories: readonly Advisory[];
  /** Positions in `advisories`, ascending. */
  sets: Uint32Array[];
  /** Set of each record. */
  setOf: Uint32Array;
}

/** Matches without any advisory, for a channel of `length` records. */
export function noAdvisories(length: number): AdvisoryMatches {
  return { advisories: [], sets: [new Uint32Array(0)], setOf: new Uint32Array(length) };
}

/** The order of two versions, or undefined when one of them is no version. */
function order(a: string, b: string): number | undefined {
  try {
    return compareVersions(a, b);
  } catch {
    return undefined;
  }
}

function inRange(version: string, range: AffectedRange): boolean {
  if (range.introduced !== undefined && range.introduced !== '0') {
    const from = order(version, range.introduced);
    if (from === undefined || from < 0) return false;
  }
  if (range.fixed !== undefined) {
    const to = order(version, range.fixed);
    if (to === undefined || to >= 0) return false;
  }
  if (range.lastAffected !== undefined) {
    const to = order(version, range.lastAffected);
    if (to === undefined || to > 0) return false;
  }
  return true;
}

/** Whether an affected package holds a version. A text that is no version is only hit by the exact list. */
export function affects(affected: AffectedPackage, version: string): boolean {
  if (affected.versions?.includes(version)) return true;
  if (affected.versions?.some((listed) => order(version, listed) === 0)) return true;
  return order(version, version) === 0 && affected.ranges.some((range) => inRange(version, range));
}

/**
 * Finds the advisories of every record. Work is per distinct version of the names that advisories mention.
 * @returns sets by record; advisories keep their given order
 */
export function matchAdvisories(records: ChannelRecords, advisories: readonly Advisory[]): AdvisoryMatches {
  const matches: AdvisoryMatches = { ...noAdvisories(records.length), advisories };
  const byName = new Map<string, { advisory: number; affected: AffectedPackage }[]>();
  advisories.forEach((advisory, index) => {
    for (const affected of advisory.packages) {
      const name = affected.name.toLowerCase();
      const entries = byName.get(name) ?? [];
      entries.push({ advisory: index, affected });
      byName.set(name, entries);
    }
  });
  const setIds = new Map<string, number>([['', 0]]);
  const { idOf, start, items } = nameIndex(records);
  for (const [name, entries] of byName) {
    const id = idOf.get(name);
    if (id === undefined) continue;
    const setOfVersion = new Map<number, number>();
    for (let k = start[id]!; k < start[id + 1]!; k++) {
      const record = items[k]!;
      const version = records.versionOf[record]!;
      let set = setOfVersion.get(version);
      if (set === undefined) {
        const text = records.versions[version]!;
        const hits = new Set(entries.filter(({ affected }) => affects(affected, text)).map(({ advisory }) => advisory));
        const sorted = [...hits].sort((a, b) => a - b);
        const key = sorted.join(',');
        set = setIds.get(key);
        if (set === undefined) {
          set = matches.sets.length;
          matches.sets.push(Uint32Array.from(sorted));
          setIds.set(key, set);
        }
        setOfVersion.set(version, set);
      }
      matches.setOf[record] = set;
    }
  }
  return matches;
}

/** The advisories of one record, in the order of the list that was matched. */
export function advisoriesOf(matches: AdvisoryMatches, index: number): Advisory[] {
  return Array.from(matches.sets[matches.setOf[index]!]!, (position) => matches.advisories[position]!);
}

/** The version that fixes an advisory for a package, for a text such as 'Fixed in 10.3.0'; the nearest above `version`. */
export function fixedIn(advisory: Advisory, name: string, version: string): string | undefined {
  return advisory.packages
    .filter((affected) => affected.name.toLowerCase() === name.toLowerCase())
    .flatMap((affected) => affected.ranges.flatMap((range) => (range.fixed !== undefined && inRange(version, range) ? [range.fixed] : [])))[0];
}

/** Whether an advisory still counts: mitigated, cleared and disputed ones are curated as harmless. */
const stands = (status: CveStatus): boolean => status === 'active' || status === 'reported';

/** The highest score of an advisory that stands and hits one of the records; null when there is none. */
export function worstScore({ advisories, sets, setOf }: AdvisoryMatches, records: Iterable<number>): number | null {
  const hit = new Uint8Array(sets.length);
  for (const record of records) hit[setOf[record]!] = 1;
  let worst: number | null = null;
  sets.forEach((set, index) => {
    if (hit[index] === 0) return;
    for (const position of set) {
      const { score, status } = advisories[position]!;
      if (score !== null && stands(status)) worst = Math.max(worst ?? score, score);
    }
  });
  return worst;
}

/** The same over what is served; `allowed` holds 1 for every served record. */
export function worstServedScore(matches: AdvisoryMatches, allowed: Uint8Array): number | null {
  function* served(): Generator<number> {
    for (let record = 0; record < allowed.length; record++) if (allowed[record] === 1) yield record;
  }
  return worstScore(matches, served());
}
