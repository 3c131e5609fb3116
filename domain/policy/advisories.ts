/** Matches advisories (CVEs) with the records of a channel, by name and version. */
import { aliasGroups, scoreRank } from '../advisory/groups.ts';
import { compareParsed, toParsedOrUndefined } from '../conda/version.ts';
import type { AffectedPackage } from './affects.ts';
import { affects, readyOf } from './affects.ts';
import type { ChannelRecords } from './columns.ts';
import { nameIndex, recordAt } from './columns.ts';
import type { Curation } from './curation.ts';
import { speaksOfBuilds } from './curation.ts';
import { versionOrder } from './nearest.ts';
import type { CveStatus } from './vocabulary.ts';
import { NONE, Sets, Variants, decide } from './advisoryDecisions.ts';
import type { Kind, NamedEntry } from './advisoryDecisions.ts';

/** A known vulnerability. `score` is CVSS 0.0 to 10.0, or null without one. */
export interface Advisory {
  id: string;
  score: number | null;
  status: CveStatus;
  packages: AffectedPackage[];
  summary?: string;
  /** Other IDs of the same advisory. */
  aliases?: readonly string[];
  /** The package itself is malware. */
  malicious?: boolean;
  /** Known to be exploited (CISA's list). */
  exploited?: boolean;
  /**
   * Probability of exploitation in the next 30 days, 0 to 1, and the share of CVEs below it, 0 to 1 (EPSS); null or
   * missing if unknown.
   */
  epss?: number | null;
  epssPercentile?: number | null;
  /** A VEX statement says that the files aren't affected. Only in variants from {@link matchAdvisories}. */
  notAffected?: true;
  /** The VEX statement of this hub. Only in variants from {@link matchAdvisories}. */
  said?: Curation;
}

/** Whether an advisory is known by an id. */
export function isKnownBy({ id, aliases = [] }: Pick<Advisory, 'id' | 'aliases'>, wanted: string): boolean {
  return id === wanted || aliases.includes(wanted);
}

/**
 * Merges advisories that are aliases under the displayed ID. The affected packages of all of them count. The score
 * comes from the preferred source (`scoreRank`), the highest if there are several; the status from a VEX statement
 * about any of them.
 */
export function joinAliases(advisories: readonly Advisory[]): Advisory[] {
  const groups = aliasGroups(advisories.map(({ id, aliases = [] }) => ({ id, aliases })));
  return groups.map(({ id, ids, members }) => {
    const [only, ...more] = members.map((member) => advisories[member]!);
    if (more.length === 0 && only!.id === id) return only!;
    const all = [only!, ...more].sort((a, b) => Number(b.id === id) - Number(a.id === id));
    const likely = all.find(({ epss }) => typeof epss === 'number');
    return {
      id,
      score: scoreOfFault(all),
      status: all.find(({ status }) => status !== 'reported')?.status ?? 'reported',
      packages: all.flatMap(({ packages }) => packages),
      summary: all.find(({ summary = '' }) => summary !== '')?.summary ?? '',
      aliases: [...ids].filter((alias) => alias !== id),
      malicious: all.some(({ malicious }) => malicious === true),
      exploited: all.some(({ exploited }) => exploited === true),
      epss: likely?.epss ?? null,
      epssPercentile: likely?.epssPercentile ?? null,
    };
  });
}

/** Returns the score of several advisories with common aliases: see {@link joinAliases}. */
export function scoreOfFault(advisories: readonly { id: string; score: number | null }[]): number | null {
  const scored = advisories.flatMap(({ id, score }) => (score === null ? [] : [{ rank: scoreRank(id), score }]));
  return scored.sort((a, b) => a.rank - b.rank || b.score - a.score)[0]?.score ?? null;
}

/**
 * Affecting and undetermined advisories of each record. Equal records share a set; set 0 is empty. A name without
 * advisories was never checked: its status is unknown, not safe.
 */
export interface AdvisoryMatches {
  /**
   * The given advisories, then variants with another status by a VEX statement about some files. {@link
   * rematchAdvisories} appends to this list and the three of sets: entries keep their positions, and only those that
   * `setOf` refers to apply to this channel.
   */
  advisories: Advisory[];
  /** Positions in `advisories` of the affecting ones, ascending. */
  sets: Uint32Array[];
  /** Aligned with `sets`: positions of advisories that name the package but are undetermined for the version. */
  undecided: Uint32Array[];
  /** Aligned with `sets`: positions of affecting advisories without effect on a higher version in the channel. */
  fixable: Uint32Array[];
  /** Set of each record. */
  setOf: Uint32Array;
  /**
   * 1 for each name, by its position in `ChannelRecords.names`, that an advisory mentions or that has an upstream
   * mapping.
   */
  checkedNames: Uint8Array;
}

/** Matches without any advisory, for a channel of `length` records: no name is checked. */
export function noAdvisories(length: number): AdvisoryMatches {
  return {
    advisories: [],
    sets: [new Uint32Array(0)],
    undecided: [new Uint32Array(0)],
    fixable: [new Uint32Array(0)],
    setOf: new Uint32Array(length),
    checkedNames: new Uint8Array(0),
  };
}

/**
 * Matches advisories to every record. Evaluates each distinct version of the mentioned names once, and each build if
 * VEX statements name builds.
 * @param mapped names with an upstream mapping, which count as checked even if no advisory mentions them
 * @returns sets by record; advisories keep their order
 */
export function matchAdvisories(
  records: ChannelRecords,
  advisories: readonly Advisory[],
  mapped: readonly string[] = [],
  curations: readonly Curation[] = [],
): AdvisoryMatches {
  const all: Advisory[] = [];
  // Pushing reserves space for later growth; a copy would be copied again when the list grows.
  for (const advisory of advisories) all.push(advisory);
  const matches = {
    ...noAdvisories(records.length),
    advisories: all,
    checkedNames: new Uint8Array(records.names.length),
  };
  matchInto(matches, 0, records, mapped, curations);
  // Computed in advance, because each update needs it.
  joiningOf(all);
  return matches;
}

/**
 * Matches the advisories from a position on and writes the results for the names that they mention; other names stay.
 * @param matches includes the list; sets and variants are appended
 */
function matchInto(
  matches: AdvisoryMatches,
  from: number,
  records: ChannelRecords,
  mapped: readonly string[],
  curations: readonly Curation[],
  anew: Iterable<string> = [],
): void {
  const { advisories, checkedNames, setOf } = matches;
  const given = advisories.length;
  const { idOf, start, items } = nameIndex(records);
  /** What names each package of the channel, by the package; in the order of the advisories. */
  const byName = new Map<number, NamedEntry[]>();
  const entriesOf = (name: string): NamedEntry[] | undefined => {
    const id = idOf.get(name);
    if (id === undefined) return undefined;
    let entries = byName.get(id);
    if (entries === undefined) byName.set(id, (entries = []));
    return entries;
  };
  for (let position = from; position < given; position++)
    for (const affected of advisories[position]!.packages)
      entriesOf(affected.name.toLowerCase())?.push({
        advisory: position,
        weak: affected.weak === true,
        ready: readyOf(affected),
      });
  const curated = Map.groupBy(curations, ({ name }) => name);
  for (const name of curated.keys()) entriesOf(name);
  for (const name of anew) {
    const id = idOf.get(name);
    if (id === undefined) continue;
    checkedNames[id] = 0;
    // Records of other names are written below. They are far apart in memory, so writing them twice is slow.
    if (!byName.has(id)) for (let place = start[id]!; place < start[id + 1]!; place++) setOf[items[place]!] = 0;
  }
  const variants = new Variants(advisories, from);
  const sets = new Sets(matches);
  // For the current name: the kind of each of its versions, from 1 on.
  const kindOfVersion = new Uint32Array(records.versions.length);
  for (const name of mapped) {
    const id = idOf.get(name);
    if (id !== undefined) checkedNames[id] = 1;
  }
  for (const [id, entries] of byName) {
    const nameCurations = curated.get(records.names[id]!) ?? [];
    const about = variants.spokenOf(nameCurations);
    if (entries.some(({ weak }) => !weak) || nameCurations.length > 0) checkedNames[id] = 1;
    const end = start[id + 1]!;
    // Statements about builds are matched per build, others once per version.
    const kindOfBuild = nameCurations.some(speaksOfBuilds) ? new Map<string, number>() : undefined;
    const kinds: Kind[] = [];
    for (let place = start[id]!; place < end; place++) {
      const record = items[place]!;
      const version = records.versionOf[record]!;
      const build =
        kindOfBuild === undefined ? '' : `${version}/${records.buildOf[record]}/${records.subdirOf[record]}`;
      let kind = kindOfBuild === undefined ? kindOfVersion[version]! : (kindOfBuild.get(build) ?? 0);
      if (kind === 0) {
        const text = records.versions[version]!;
        const plain = decide(entries, text, kinds.at(-1));
        const { hits, undecided } =
          nameCurations.length === 0 ? plain : variants.curated(plain, nameCurations, about, recordAt(records, record));
        kind = kinds.push({ hits, undecided, fixable: NONE, version: text, versionId: version });
        if (kindOfBuild === undefined) kindOfVersion[version] = kind;
        else kindOfBuild.set(build, kind);
      }
      // Its set is known when all kinds are.
      setOf[record] = kind - 1;
    }
    findFixable(kinds);
    const setOfKind = kinds.map((kind) => sets.of(kind));
    for (let place = start[id]!; place < end; place++) {
      const record = items[place]!;
      setOf[record] = setOfKind[setOf[record]!]!;
    }
    for (const { versionId } of kinds) kindOfVersion[versionId] = 0;
  }
}

/**
 * The advisories of a list that name several packages: only they connect the results of different packages. Cached per
 * list, which can be long.
 */
const joining = new WeakMap<readonly Advisory[], Advisory[]>();
const joins = ({ packages }: Advisory): boolean => packages.length > 1;
function joiningOf(advisories: readonly Advisory[]): Advisory[] {
  let known = joining.get(advisories);
  if (known === undefined) joining.set(advisories, (known = advisories.filter(joins)));
  return known;
}

/**
 * Names to match again after a change of some names: those, and all others in an advisory that names one of them,
 * because aliases are merged.
 * @param more the current advisories
 */
export function namesOfFaults(
  names: Iterable<string>,
  before: readonly Advisory[],
  more: readonly Advisory[] = [],
): Set<string> {
  const found = new Set(names);
  const add = ({ packages }: Advisory): void => {
    for (const { name } of packages) found.add(name.toLowerCase());
  };
  const ids = new Set(more.flatMap(({ id, aliases = [] }) => [id, ...aliases]));
  if (ids.size > 0)
    for (const advisory of before)
      if (ids.has(advisory.id) || advisory.aliases?.some((alias) => ids.has(alias)) === true) add(advisory);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const advisory of joiningOf(before))
      if (advisory.packages.some(({ name }) => found.has(name.toLowerCase()))) add(advisory);
  }
  return found;
}

/**
 * Updates matches after a change of some packages: matches their records again and keeps the others. Appends to the
 * lists of the earlier matches, which stay valid, because copying hundreds of thousands of entries would be most of the
 * work. Unused entries remain, so after many changes {@link matchAdvisories} is cheaper.
 * @param names in lowercase, closed under {@link namesOfFaults}
 * @param advisories all current ones that name one of `names`; `mapped` and `curations` as in {@link matchAdvisories}
 */
export function rematchAdvisories(
  before: AdvisoryMatches,
  records: ChannelRecords,
  names: ReadonlySet<string>,
  advisories: readonly Advisory[],
  mapped: readonly string[] = [],
  curations: readonly Curation[] = [],
): AdvisoryMatches {
  const isAsked = (name: string): boolean => names.has(name.toLowerCase());
  const isOfNames = ({ name }: AffectedPackage): boolean => isAsked(name);
  // One that names a single package names one of `names`.
  const ofNames = advisories.map((advisory) =>
    !joins(advisory) || advisory.packages.every(isOfNames)
      ? advisory
      : { ...advisory, packages: advisory.packages.filter(isOfNames) },
  );
  const from = before.advisories.length;
  const joined = joiningOf(before.advisories);
  for (const advisory of ofNames) {
    before.advisories.push(advisory);
    if (joins(advisory)) joined.push(advisory);
  }
  const matches = { ...before, setOf: before.setOf.slice(), checkedNames: before.checkedNames.slice() };
  const ofAsked = curations.filter(({ name }) => isAsked(name));
  matchInto(matches, from, records, mapped.filter(isAsked), ofAsked, names);
  return matches;
}

/** Finds advisories without effect on a higher version: neither affecting nor undetermined there. */
function findFixable(kinds: readonly Kind[]): void {
  if (kinds.length < 2 || kinds.every(({ hits }) => hits.length === 0)) return;
  const read = kinds.map((kind) => ({ kind, parsed: toParsedOrUndefined(kind.version) }));
  const order = (a: (typeof read)[number], b: (typeof read)[number]): number =>
    a.parsed === undefined || b.parsed === undefined
      ? versionOrder(a.kind.version, b.kind.version)
      : compareParsed(a.parsed, b.parsed);
  // Mostly the highest version is free of everything, and then nothing has to be sorted.
  const top = read.reduce((highest, one) => (order(one, highest) > 0 ? one : highest));
  if (top.kind.hits.length === 0 && top.kind.undecided.length === 0) {
    for (const one of read) if (one.kind.hits.length > 0 && order(top, one) > 0) one.kind.fixable = one.kind.hits;
    return;
  }
  const down = read.sort((a, b) => order(b, a));
  const open = new Set(kinds.flatMap(({ hits }) => hits));
  /** The place in `down` of the highest version that is free of each. */
  const free = new Map<number, number>();
  for (const [place, { kind }] of down.entries()) {
    if (open.size === 0) break;
    for (const position of open) {
      if (kind.hits.includes(position) || kind.undecided.includes(position)) continue;
      free.set(position, place);
      open.delete(position);
    }
  }
  if (free.size === 0) return;
  for (const [place, { kind }] of down.entries()) {
    const mended = kind.hits.filter((position) => {
      const above = free.get(position);
      // Two texts of one version are none above the other.
      return above !== undefined && above < place && order(down[above]!, down[place]!) > 0;
    });
    if (mended.length > 0) kind.fixable = mended;
  }
}

/** Returns the advisories of one record in the order of the matched list; `fixable` as in {@link AdvisoryMatches}. */
export function hitsOf(
  { advisories, sets, fixable, setOf }: AdvisoryMatches,
  index: number,
): { advisory: Advisory; fixable: boolean }[] {
  const set = setOf[index]!;
  return Array.from(sets[set]!, (position) => ({
    advisory: advisories[position]!,
    fixable: fixable[set]!.includes(position),
  }));
}

/** The advisories of one record, in the order of the list that was matched. */
export function advisoriesOf(matches: AdvisoryMatches, index: number): Advisory[] {
  return hitsOf(matches, index).map(({ advisory }) => advisory);
}

/** Removes the organization's VEX notes from matches, for readers who can't see them; only their effect stays. */
export function withoutWords(matches: AdvisoryMatches): AdvisoryMatches {
  return { ...matches, advisories: matches.advisories.map(({ said: _said, ...advisory }) => advisory) };
}

/** Returns the version that fixes an advisory, for a text such as 'Fixed in 10.3.0'; the nearest above `version`. */
export function fixedIn(advisory: Advisory, name: string, version: string): string | undefined {
  return advisory.packages
    .filter((affected) => affected.name.toLowerCase() === name.toLowerCase())
    .flatMap((affected) => affects(affected, version).fix ?? [])[0];
}
