/** Advisories (CVEs) and their matching to the records of a channel, by name and version. */
import { orderedVersion } from '../advisory/entry.ts';
import type { OrderedVersion, PreparedEntry } from '../advisory/entry.ts';
import { aliasGroups, scoreRank } from '../advisory/groups.ts';
import type { Order } from '../advisory/order.ts';
import { compareParsed, toParsedOrUndefined } from '../conda/version.ts';
import type { AffectedPackage } from './affects.ts';
import { affects, readyOf, stateOf } from './affects.ts';
import type { ChannelRecords, RecordView } from './columns.ts';
import { nameIndex, recordAt } from './columns.ts';
import type { Curation } from './curation.ts';
import { curationOf, speaksOfBuilds } from './curation.ts';
import { versionOrder } from './nearest.ts';
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
  /** The package itself is the fault. */
  malicious?: boolean;
  /** Known to be exploited (CISA's list). */
  exploited?: boolean;
  /** Probability that it is exploited in the next 30 days, 0 to 1, and the share of CVEs below it, 0 to 1 (EPSS); null or missing when nobody says. */
  epss?: number | null;
  epssPercentile?: number | null;
  /** Somebody here said that what it hits is not affected: of the variants that {@link matchAdvisories} makes. */
  notAffected?: true;
  /** What somebody here said of it: of the variants that {@link matchAdvisories} makes. */
  said?: Curation;
}

/** Whether an advisory is known by an id. */
export function isKnownBy({ id, aliases = [] }: Pick<Advisory, 'id' | 'aliases'>, wanted: string): boolean {
  return id === wanted || aliases.includes(wanted);
}

/**
 * Advisories of one fault as one, under the id that is shown: what each of them says of packages counts. The score is that of the source that comes
 * first (`scoreRank`), the highest of several such; the status is what somebody who looked into it said, of whichever.
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

/** The score that counts of several advisories of one fault: see {@link joinAliases}. */
export function scoreOfFault(advisories: readonly { id: string; score: number | null }[]): number | null {
  const scored = advisories.flatMap(({ id, score }) => (score === null ? [] : [{ rank: scoreRank(id), score }]));
  return scored.sort((a, b) => a.rank - b.rank || b.score - a.score)[0]?.score ?? null;
}

/**
 * Which advisories hit which record, and which may. Records with the same ones share a set; set 0 is the empty one.
 * A name that no advisory mentions was never looked at: nothing is known of it, least of all that it is safe.
 */
export interface AdvisoryMatches {
  /**
   * As given, then variants with another status: what somebody here said of it in some files. This list and the three of sets are continued by
   * {@link rematchAdvisories}: what stands in them stays where it is, and only what `setOf` leads to is about this channel.
   */
  advisories: Advisory[];
  /** Positions in `advisories` of those that hit, ascending. */
  sets: Uint32Array[];
  /** Aligned with `sets`: positions of those that name the package and cannot be decided for the version. */
  undecided: Uint32Array[];
  /** Aligned with `sets`: positions of those that hit and from which a higher version of the channel is free. */
  fixable: Uint32Array[];
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
    fixable: [new Uint32Array(0)],
    setOf: new Uint32Array(length),
    checkedNames: new Uint8Array(0),
  };
}

/**
 * Finds the advisories of every record. Work is per distinct version of the names that advisories mention, and per build where somebody spoke of builds.
 * @param mapped names that are checked even if no advisory mentions them: it is known what they are upstream, and that has been looked up
 * @param curations what people said of faults in files; it comes before what the advisories say
 * @returns sets by record; advisories keep their given order
 */
export function matchAdvisories(
  records: ChannelRecords,
  advisories: readonly Advisory[],
  mapped: readonly string[] = [],
  curations: readonly Curation[] = [],
): AdvisoryMatches {
  const all: Advisory[] = [];
  // Pushed one by one they leave room behind them; of a copy all would be copied once more where the list is continued.
  for (const advisory of advisories) all.push(advisory);
  const matches = {
    ...noAdvisories(records.length),
    advisories: all,
    checkedNames: new Uint8Array(records.names.length),
  };
  matchInto(matches, 0, records, mapped, curations);
  // Who follows changes asks for them each time.
  joiningOf(all);
  return matches;
}

/**
 * Matches the advisories of a list from a position on, and writes what is found of the names that they mention; of all other names nothing is touched.
 * @param matches with the list; sets and variants are added behind those that are there
 * @param anew names of which nothing counts any more that was found before
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
    // Records of the others are written below; they lie far from each other, so that to write them twice is felt.
    if (!byName.has(id)) for (let place = start[id]!; place < start[id + 1]!; place++) setOf[items[place]!] = 0;
  }
  const variants = new Variants(advisories, from);
  const sets = new Sets(matches);
  // Of the name at hand: the kind of each of its versions, from 1 on.
  const kindOfVersion = new Uint32Array(records.versions.length);
  for (const name of mapped) {
    const id = idOf.get(name);
    if (id !== undefined) checkedNames[id] = 1;
  }
  for (const [id, entries] of byName) {
    const said = curated.get(records.names[id]!) ?? [];
    const about = variants.spokenOf(said);
    if (entries.some(({ weak }) => !weak) || said.length > 0) checkedNames[id] = 1;
    const end = start[id + 1]!;
    // What was said of builds is looked up build by build; of versions once for each.
    const kindOfBuild = said.some(speaksOfBuilds) ? new Map<string, number>() : undefined;
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
          said.length === 0 ? plain : variants.curated(plain, said, about, recordAt(records, record));
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

/** Those of a list that name several packages: they alone make what is known of one package matter for another. Told once for a list, which can be long. */
const joining = new WeakMap<readonly Advisory[], Advisory[]>();
const joins = ({ packages }: Advisory): boolean => packages.length > 1;
function joiningOf(advisories: readonly Advisory[]): Advisory[] {
  let known = joining.get(advisories);
  if (known === undefined) joining.set(advisories, (known = advisories.filter(joins)));
  return known;
}

/**
 * The names that are to be matched anew where something else is known of some: those, and all others that are named by faults which name one of them,
 * because advisories of one fault count together.
 * @param more advisories as they are now
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
 * Matches after something else is known of some packages: the records of these are matched anew, all others stay as they were. The lists of the former
 * matches are continued, which stay right: to copy hundreds of thousands would be most of the work. What nothing refers to any more stays in them, so
 * that after many changes {@link matchAdvisories} is the cheaper one.
 * @param names in lower case, closed under {@link namesOfFaults}
 * @param advisories all that name one of `names` now; `mapped` and `curations` as there
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

/** What hits a version, or a build, of a package; ascending positions. */
interface Decided {
  hits: readonly number[];
  undecided: readonly number[];
  fixable: readonly number[];
}

/** What hits the records of a version, or of a build. */
type Kind = Decided & { version: string; versionId: number };

const NONE: readonly number[] = [];

/** The sets of {@link AdvisoryMatches}, each once. They are looked up by a number made of them: to write each down as a text costs more than to find it. */
class Sets {
  readonly #matches: Pick<AdvisoryMatches, 'sets' | 'undecided' | 'fixable'>;
  readonly #byHash = new Map<number, number[]>();
  /** What was asked for last: versions of a package often share it. */
  #last: { asked: Decided; set: number } | null = null;

  /** @param matches that hold the empty set, and are given the others */
  constructor(matches: Pick<AdvisoryMatches, 'sets' | 'undecided' | 'fixable'>) {
    this.#matches = matches;
  }

  /** The position of a set, which is added where it is new. */
  of(asked: Decided): number {
    const { hits, undecided, fixable } = asked;
    if (hits.length === 0 && undecided.length === 0) return 0;
    const last = this.#last;
    if (
      last !== null &&
      last.asked.hits === hits &&
      last.asked.undecided === undecided &&
      last.asked.fixable === fixable
    )
      return last.set;
    const set = this.#find(asked);
    this.#last = { asked, set };
    return set;
  }

  #find({ hits, undecided, fixable }: Decided): number {
    const { sets, undecided: open, fixable: mended } = this.#matches;
    const hash = hashOf(fixable, hashOf(undecided, hashOf(hits, 17)));
    const alike = this.#byHash.get(hash) ?? [];
    const known = alike.find(
      (set) => isSame(sets[set]!, hits) && isSame(open[set]!, undecided) && isSame(mended[set]!, fixable),
    );
    if (known !== undefined) return known;
    this.#byHash.set(hash, [...alike, sets.length]);
    const hitting = positionsOf(hits);
    open.push(positionsOf(undecided));
    mended.push(fixable === hits ? hitting : positionsOf(fixable));
    return sets.push(hitting) - 1;
  }
}

const NO_POSITIONS = new Uint32Array(0);
const positionsOf = (positions: readonly number[]): Uint32Array =>
  positions.length === 0 ? NO_POSITIONS : new Uint32Array(positions);

function hashOf(positions: readonly number[], seed: number): number {
  let hash = Math.imul(seed, 31) + positions.length;
  for (const position of positions) hash = Math.imul(hash, 31) + position;
  return hash | 0;
}

function isSame(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** Advisories with their variants: the same fault with the status that somebody gave it in some files. */
class Variants {
  readonly #all: Advisory[];
  readonly #positions = new Map<string, number>();
  readonly #from: number;
  readonly #given: number;

  /** @param all variants are added behind them; those from a position on have some */
  constructor(all: Advisory[], from: number) {
    this.#all = all;
    this.#from = from;
    this.#given = all.length;
  }

  /** Positions of the advisories that statements speak of. */
  spokenOf(said: readonly Curation[]): number[] {
    if (said.length === 0) return [];
    const ids = new Set(said.flatMap((one) => one.ids));
    const found: number[] = [];
    for (let position = this.#from; position < this.#given; position++) {
      const { id, aliases = [] } = this.#all[position]!;
      if (ids.has(id) || aliases.some((alias) => ids.has(alias))) found.push(position);
    }
    return found;
  }

  /** What hits a record after what people said of it. */
  curated(
    { hits, undecided }: Pick<Decided, 'hits' | 'undecided'>,
    said: readonly Curation[],
    about: readonly number[],
    record: RecordView,
  ): Pick<Decided, 'hits' | 'undecided'> {
    const after = { hits: new Set(hits), undecided: new Set(undecided) };
    for (const position of about) {
      const word = curationOf(said, record, this.#all[position]!);
      if (word === undefined) continue;
      const hit = after.hits.delete(position);
      const open = after.undecided.delete(position);
      const variant = () => this.#variant(position, word);
      if (word.vex === 'affected' || hit) after.hits.add(variant());
      else if (word.vex === 'under_investigation' && open) after.undecided.add(variant());
    }
    return { hits: ascending(after.hits), undecided: ascending(after.undecided) };
  }

  #variant(position: number, said: Curation): number {
    const { status, vex } = said;
    const notAffected = vex === 'not_affected' || vex === 'fixed';
    const key = `${position}/${status}/${notAffected}/${said.id ?? ''}`;
    let variant = this.#positions.get(key);
    if (variant === undefined) {
      variant = this.#all.push({ ...this.#all[position]!, status, said, ...(notAffected && { notAffected }) }) - 1;
      this.#positions.set(key, variant);
    }
    return variant;
  }
}

/** Finds the hits from which a higher version is free: neither hit by it nor undecided. */
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

const ascending = (positions: Iterable<number>): number[] => [...positions].sort((a, b) => a - b);

interface NamedEntry {
  advisory: number;
  weak: boolean;
  ready: PreparedEntry;
}

const kept = (positions: readonly number[], before: readonly number[] = NONE): readonly number[] =>
  isSame(positions, before) ? before : positions;

/**
 * The advisories that hit a version and those that may, as ascending positions; one that hits by one entry is not undecided by another.
 * @param entries in the order of their advisories
 * @param before what was found of another version: its lists are given again where they are the same
 */
function decide(
  entries: readonly NamedEntry[],
  version: string,
  before: Decided | undefined,
): Pick<Decided, 'hits' | 'undecided'> {
  const hits: number[] = [];
  const undecided: number[] = [];
  let lastHit = -1;
  let lastOpen = -1;
  let order: Order | undefined;
  let asked: OrderedVersion | undefined;
  for (const { advisory, weak, ready } of entries) {
    if (lastHit === advisory) continue;
    if (order !== ready.order) asked = orderedVersion((order = ready.order), version);
    const state = stateOf(weak, ready, asked!);
    if (state === 'affected') {
      if (lastOpen === advisory) undecided.pop();
      lastHit = hits[hits.length] = advisory;
    } else if (state === 'unknown' && lastOpen !== advisory) lastOpen = undecided[undecided.length] = advisory;
  }
  return { hits: kept(hits, before?.hits), undecided: kept(undecided, before?.undecided) };
}

/** The advisories of one record, in the order of the list that was matched; `fixable` as {@link AdvisoryMatches} says. */
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

/** The same matches for readers who may not know what an organization said, and why: only what follows from it. */
export function withoutWords(matches: AdvisoryMatches): AdvisoryMatches {
  return { ...matches, advisories: matches.advisories.map(({ said: _said, ...advisory }) => advisory) };
}

/** The version that fixes an advisory for a package, for a text such as 'Fixed in 10.3.0'; the nearest above `version`. */
export function fixedIn(advisory: Advisory, name: string, version: string): string | undefined {
  return advisory.packages
    .filter((affected) => affected.name.toLowerCase() === name.toLowerCase())
    .flatMap((affected) => affects(affected, version).fix ?? [])[0];
}
