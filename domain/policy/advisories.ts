/** Advisories (CVEs) and their matching to the records of a channel, by name and version. */
import { aliasGroups } from '../advisory/groups.ts';
import type { AffectedPackage } from './affects.ts';
import { affects } from './affects.ts';
import type { ChannelRecords } from './columns.ts';
import { nameIndex } from './columns.ts';
import type { CveStatus } from './vocabulary.ts';

/** A known vulnerability. `score` is CVSS 0.0 to 10.0 or null when nobody gave one. */
export interface Advisory {
  id: string;
  score: number | null;
  status: CveStatus;
  packages: AffectedPackage[];
  summary?: string;
  /** Other ids of the same fault. */
  aliases?: readonly string[];
}

/** Whether an advisory is known by an id. */
export function isKnownBy({ id, aliases = [] }: Pick<Advisory, 'id' | 'aliases'>, wanted: string): boolean {
  return id === wanted || aliases.includes(wanted);
}

/**
 * Advisories of one fault as one, under the id that is shown: what each of them says of packages counts. The score is that of the one that has this
 * id, else the highest; the status is what somebody who looked into it said, of whichever.
 */
export function joinAliases(advisories: readonly Advisory[]): Advisory[] {
  const groups = aliasGroups(advisories.map(({ id, aliases = [] }) => ({ id, aliases })));
  return groups.map(({ id, ids, members }) => {
    const [only, ...more] = members.map((member) => advisories[member]!);
    if (more.length === 0 && only!.id === id) return only!;
    const all = [only!, ...more].sort((a, b) => Number(b.id === id) - Number(a.id === id));
    const scores = all.flatMap(({ score }) => score ?? []);
    return {
      id,
      score:
        all.find((one) => one.id === id)?.score ??
        (scores.length === 0 ? null : scores.reduce((a, b) => Math.max(a, b))),
      status: all.find(({ status }) => status !== 'reported')?.status ?? 'reported',
      packages: all.flatMap(({ packages }) => packages),
      summary: all.find(({ summary = '' }) => summary !== '')?.summary ?? '',
      aliases: [...ids].filter((alias) => alias !== id),
    };
  });
}

/**
 * Which advisories hit which record, and which may. Records with the same ones share a set; set 0 is the empty one.
 * A name that no advisory mentions was never looked at: nothing is known of it, least of all that it is safe.
 */
export interface AdvisoryMatches {
  advisories: readonly Advisory[];
  /** Positions in `advisories` of those that hit, ascending. */
  sets: Uint32Array[];
  /** Aligned with `sets`: positions of those that name the package and cannot be decided for the version. */
  undecided: Uint32Array[];
  /** Set of each record. */
  setOf: Uint32Array;
  /** 1 for each name, by its position in `ChannelRecords.names`, that some advisory mentions, or of which somebody knows what to look for. */
  checkedNames: Uint8Array;
}

/** Matches without any advisory, for a channel of `length` records: no name is checked. */
export function noAdvisories(length: number): AdvisoryMatches {
  return {
    advisories: [],
    sets: [new Uint32Array(0)],
    undecided: [new Uint32Array(0)],
    setOf: new Uint32Array(length),
    checkedNames: new Uint8Array(0),
  };
}

/**
 * Finds the advisories of every record. Work is per distinct version of the names that advisories mention.
 * @param mapped names that are checked even if no advisory mentions them: it is known what they are upstream, and that has been looked up
 * @returns sets by record; advisories keep their given order
 */
export function matchAdvisories(
  records: ChannelRecords,
  advisories: readonly Advisory[],
  mapped: readonly string[] = [],
): AdvisoryMatches {
  const matches: AdvisoryMatches = {
    ...noAdvisories(records.length),
    advisories,
    checkedNames: new Uint8Array(records.names.length),
  };
  const byName = new Map<string, NamedEntry[]>();
  advisories.forEach((advisory, index) => {
    for (const affected of advisory.packages) {
      const name = affected.name.toLowerCase();
      const entries = byName.get(name) ?? [];
      entries.push({ advisory: index, affected });
      byName.set(name, entries);
    }
  });
  const setIds = new Map<string, number>([['/', 0]]);
  const { idOf, start, items } = nameIndex(records);
  for (const name of mapped) {
    const id = idOf.get(name);
    if (id !== undefined) matches.checkedNames[id] = 1;
  }
  for (const [name, entries] of byName) {
    const id = idOf.get(name);
    if (id === undefined) continue;
    if (entries.some(({ affected }) => affected.weak !== true)) matches.checkedNames[id] = 1;
    const setOfVersion = new Map<number, number>();
    for (let k = start[id]!; k < start[id + 1]!; k++) {
      const record = items[k]!;
      const version = records.versionOf[record]!;
      let set = setOfVersion.get(version);
      if (set === undefined) {
        const { hits, undecided } = decide(entries, records.versions[version]!);
        const key = `${hits.join(',')}/${undecided.join(',')}`;
        set = setIds.get(key);
        if (set === undefined) {
          set = matches.sets.length;
          matches.sets.push(Uint32Array.from(hits));
          matches.undecided.push(Uint32Array.from(undecided));
          setIds.set(key, set);
        }
        setOfVersion.set(version, set);
      }
      matches.setOf[record] = set;
    }
  }
  return matches;
}

interface NamedEntry {
  advisory: number;
  affected: AffectedPackage;
}

/** The advisories that hit a version and those that may, as ascending positions; one that hits by one entry is not undecided by another. */
function decide(entries: readonly NamedEntry[], version: string): { hits: number[]; undecided: number[] } {
  const hits = new Set<number>();
  const open = new Set<number>();
  for (const { advisory, affected } of entries) {
    const { state } = affects(affected, version);
    if (state === 'affected') hits.add(advisory);
    else if (state === 'unknown') open.add(advisory);
  }
  const ascending = (positions: Iterable<number>) => [...positions].sort((a, b) => a - b);
  return { hits: ascending(hits), undecided: ascending([...open].filter((advisory) => !hits.has(advisory))) };
}

/** The advisories of one record, in the order of the list that was matched. */
export function advisoriesOf(matches: AdvisoryMatches, index: number): Advisory[] {
  return Array.from(matches.sets[matches.setOf[index]!]!, (position) => matches.advisories[position]!);
}

/** The version that fixes an advisory for a package, for a text such as 'Fixed in 10.3.0'; the nearest above `version`. */
export function fixedIn(advisory: Advisory, name: string, version: string): string | undefined {
  return advisory.packages
    .filter((affected) => affected.name.toLowerCase() === name.toLowerCase())
    .flatMap((affected) => affects(affected, version).fix ?? [])[0];
}
