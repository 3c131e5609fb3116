/**
 * The dependency graph of a channel's content, built once: a policy only changes which providers are available.
 * Dependencies with the same providers are one need, so `>=1.2` and `>=1.2.0` are evaluated once.
 */
import { parseVersion } from '../conda/index.ts';
import type { MatchSpec, SpecTarget, Version } from '../conda/index.ts';
import { compareVersions } from '../conda/index.ts';
import type { ChannelRecords, NameIndex } from '../policy/columns.ts';
import { nameIndex, recordAt } from '../policy/columns.ts';
import { ListsBuilder, transposed } from './lists.ts';
import type { Lists } from './lists.ts';
import { runParts } from './parts.ts';
import type { Parts } from './parts.ts';
import { isVirtual, readSpec, SpecTests } from './specTests.ts';
import type { ReadSpec } from './specTests.ts';

/** A content's dependencies, indexed for fast questions. Lists of records are best first, in the order of clients. */
export interface Graph {
  records: ChannelRecords;
  /** Whether companion files follow the channel's own records. */
  isJoined?: boolean;
  /** A record as specs read it that ask for more than version and build. */
  view: (record: number) => SpecTarget;
  /** Records by position of their name. */
  ofName: Lists;
  /** For each text of `dependsSpecs` the need that it states, from 1. */
  needOf: Uint32Array;
  /** Number of needs, including {@link NO_NEED}; with on-demand resolution, the maximum number. */
  needs: number;
  /** Resolves the needs of a record. Call it before reading them, if defined. */
  find?: (record: number) => void;
  /** Records by need: those that satisfy it, whatever their subdir. */
  providers: Lists;
  /** Records by need and subdir: those that have it. The lists of a need start at need × number of subdirs. */
  dependents: Lists;
  /** The needs that ask for something of the machine. */
  virtualNeeds: readonly { need: number; spec: MatchSpec }[];
  /** 1 for constraints, by position in `constrainsSpecs`, that no client can read. */
  unreadableConstraint: Uint8Array;
  /** The constraints on something of the machine. */
  virtualConstraints: readonly { constraint: number; spec: MatchSpec }[];
  /** Records by constraint: those that conflict with a record that has it. */
  shutOut: Lists;
  /** Constraints by record: those that shut it out. */
  shutOutBy: Lists;
  /** Why a record can't be installed regardless of policies and other files; 0 for the others. */
  flaw: Uint8Array;
}

/** Need 0, which no record has. */
export const NO_NEED = 0;

/** {@link Graph.flaw}: its version is none, or it has a constraint that no client can read. */
export const FLAW_UNREADABLE = 1;
/** {@link Graph.flaw}: one of its constraints shuts itself out. */
export const FLAW_SELF = 2;

/** Error for a content with far more dependency work than real channels; the message says what exceeds the limit. */
export class TooManyProviders extends Error {
  override readonly name = 'TooManyProviders';
}

const tooManyTests = (): TooManyProviders =>
  new TooManyProviders(
    'Too many different dependencies on names with too many files: finding who provides them would take more than 40 million tests.',
  );

/** Maximum number of tests on versions and on files. 3 million records of conda-forge need about 16 million. */
const mostTests = 40_000_000;

const parsedVersions = (texts: readonly string[]): (Version | undefined)[] =>
  texts.map((text) => {
    try {
      return parseVersion(text);
    } catch {
      return undefined;
    }
  });

/** Ranks versions from oldest to newest; equal versions have equal ranks, and invalid ones are the oldest. */
function versionRanks(parsed: readonly (Version | undefined)[]): Int32Array {
  const order = [...parsed.keys()].filter((at) => parsed[at] !== undefined);
  order.sort((a, b) => compareVersions(parsed[a]!, parsed[b]!));
  const ranks = new Int32Array(parsed.length).fill(-1);
  let rank = 0;
  order.forEach((at, place) => {
    if (place > 0 && compareVersions(parsed[order[place - 1]!]!, parsed[at]!) !== 0) rank++;
    ranks[at] = rank;
  });
  return ranks;
}

/** The order of two versions by their positions, from oldest to newest. */
type CompareVersions = (a: number, b: number) => number;

/**
 * Sorts records of one name in the order of clients: without tracked features, newest version, highest build number,
 * newest.
 */
function putBestFirst(
  { tracksFeatures, versionOf, buildNumberOf, createdAt }: ChannelRecords,
  ofOneName: Uint32Array,
  versions: CompareVersions,
): void {
  if (ofOneName.length < 2) return;
  ofOneName.sort(
    (a, b) =>
      tracksFeatures[a]! - tracksFeatures[b]! ||
      versions(versionOf[b]!, versionOf[a]!) ||
      buildNumberOf[b]! - buildNumberOf[a]! ||
      (createdAt[b]! || 0) - (createdAt[a]! || 0) ||
      a - b,
  );
}

/** Returns the records of a name, best first. */
type OfName = (name: number) => Uint32Array;

/** Resolves the dependencies and constraints of a content's records. @throws TooManyProviders */
class SpecReader {
  readonly #index: NameIndex;
  readonly #tests: SpecTests;
  readonly #versionOf: Uint32Array;
  readonly #ofName: OfName;
  readonly #runs: (Uint32Array | undefined)[];
  readonly #needsByHash: (Map<number, number[]> | undefined)[];
  #testsLeft = mostTests;
  readonly providers = new ListsBuilder();
  readonly virtualNeeds: { need: number; spec: MatchSpec }[] = [];

  constructor(records: ChannelRecords, view: Graph['view'], ofName: OfName) {
    this.#index = nameIndex(records);
    this.#tests = new SpecTests(records, view);
    this.#versionOf = records.versionOf;
    this.#ofName = ofName;
    this.#runs = records.names.map(() => undefined);
    this.#needsByHash = records.names.map(() => undefined);
    // No record has the first one, NO_NEED.
    this.providers.end();
  }

  /** Adds the records of a name that match, or those that don't. Tests a version once for all its consecutive files. */
  #collect(lists: ListsBuilder, name: number, spec: MatchSpec, fitting: boolean): void {
    const { version, other } = this.#tests.parts(spec);
    const records = this.#ofName(name);
    const runs = this.#runsOf(name);
    for (let run = 0; run + 1 < runs.length; run++) {
      const [from, end] = [runs[run]!, runs[run + 1]!];
      const isVersion = version === undefined || version(this.#versionOf[records[from]!]!);
      this.#testsLeft--;
      if (!isVersion && fitting) continue;
      this.#testsLeft -= end - from;
      if (this.#testsLeft < 0) throw tooManyTests();
      for (let at = from; at < end; at++)
        if ((isVersion && (other === undefined || other(records[at]!))) === fitting) lists.push(records[at]!);
    }
    if (this.#testsLeft < 0) throw tooManyTests();
  }

  /** Where the version changes in the records of a name: the position of the first of each run, and the end. */
  #runsOf(name: number): Uint32Array {
    const known = this.#runs[name];
    if (known !== undefined) return known;
    const records = this.#ofName(name);
    const runs: number[] = [];
    for (let at = 0; at < records.length; at++)
      if (at === 0 || this.#versionOf[records[at]!] !== this.#versionOf[records[at - 1]!]) runs.push(at);
    runs.push(records.length);
    return (this.#runs[name] = Uint32Array.from(runs));
  }

  /** Counts the tests of versions before any of them is done. @throws TooManyProviders */
  failIfTooMany(specs: readonly (ReadSpec | undefined)[]): void {
    let tests = 0;
    for (const read of specs) {
      const name = read && this.#index.idOf.get(read.name);
      if (name !== undefined) tests += this.#runsOf(name).length;
    }
    if (tests > mostTests) throw tooManyTests();
  }

  /** The need that a dependency states. */
  need(read: ReadSpec | undefined): number {
    const { providers } = this;
    // An unreadable spec has no providers.
    if (read === undefined) return providers.end();
    const name = this.#index.idOf.get(read.name);
    if (name !== undefined) this.#collect(providers, name, read.spec, true);
    if (isVirtual(read.name)) {
      const need = providers.end();
      this.virtualNeeds.push({ need, spec: read.spec });
      return need;
    }
    if (name === undefined) return providers.end();
    const known = (this.#needsByHash[name] ??= new Map<number, number[]>());
    const hash = providers.hash();
    const same = known.get(hash) ?? [];
    const need = providers.endAs(same);
    if (!same.includes(need)) known.set(hash, [...same, need]);
    return need;
  }

  /** What constraints shut out. */
  constraints(
    constrains: readonly (ReadSpec | undefined)[],
  ): Pick<Graph, 'unreadableConstraint' | 'virtualConstraints' | 'shutOut'> {
    const shutOut = new ListsBuilder();
    const unreadableConstraint = new Uint8Array(constrains.length);
    const virtualConstraints: { constraint: number; spec: MatchSpec }[] = [];
    constrains.forEach((read, constraint) => {
      if (read === undefined) unreadableConstraint[constraint] = 1;
      else {
        if (isVirtual(read.name)) virtualConstraints.push({ constraint, spec: read.spec });
        const name = this.#index.idOf.get(read.name);
        if (name !== undefined) this.#collect(shutOut, name, read.spec, false);
      }
      shutOut.end();
    });
    return { unreadableConstraint, virtualConstraints, shutOut: shutOut.build() };
  }
}

/** Number of names or specs in a part of {@link graphInParts}: some milliseconds. */
const PART = 1_000;

/** Maps the items, with a pause after each {@link PART} of them. */
function* mapInParts<T, U>(items: readonly T[], map: (item: T, at: number) => U): Parts<U[]> {
  const mapped: U[] = [];
  for (let at = 0; at < items.length; at++) {
    mapped.push(map(items[at]!, at));
    if (at % PART === PART - 1) yield;
  }
  return mapped;
}

/**
 * Resolves all providers in a content. Takes about 2 µs per record; the result needs about 50 bytes per record.
 * @param view a complete record, for specs that test more than the columns contain, such as a hash or a channel
 * @throws TooManyProviders
 */
export function prepareGraph(records: ChannelRecords, view?: Graph['view']): Graph {
  return runParts(graphInParts(records, view));
}

/** {@link prepareGraph} in parts of some milliseconds. */
export function* graphInParts(
  records: ChannelRecords,
  view: Graph['view'] = (record) => recordAt(records, record),
): Parts<Graph> {
  const index = nameIndex(records);
  const ranks = versionRanks(parsedVersions(records.versions));
  yield;
  const items = index.items.slice();
  const ofOneName = (name: number): Uint32Array => items.subarray(index.start[name]!, index.start[name + 1]!);
  yield* mapInParts(records.names, (_, name) => {
    putBestFirst(records, ofOneName(name), (a, b) => ranks[a]! - ranks[b]!);
  });
  const depends = yield* mapInParts(records.dependsSpecs, readSpec);
  const constrains = yield* mapInParts(records.constrainsSpecs, readSpec);
  const reader = new SpecReader(records, view, ofOneName);
  reader.failIfTooMany([...depends, ...constrains]);
  yield;
  const needOf = Uint32Array.from(yield* mapInParts(depends, (read) => reader.need(read)));
  const providers = reader.providers.build();
  const needs = providers.start.length - 1;
  const constraints = reader.constraints(constrains);
  yield;
  const dependents = dependentsOf(records, needOf, needs);
  yield;
  return {
    records,
    view,
    ofName: { start: index.start, items },
    needOf,
    needs,
    providers,
    dependents,
    virtualNeeds: reader.virtualNeeds,
    ...constraints,
    shutOutBy: transposed(constraints.shutOut, records.length),
    flaw: flaws(records, (version) => ranks[version] === -1, constraints),
  };
}

/** Marks an unparsed dependency. */
const UNREAD = 0xffff_ffff;

/**
 * Like {@link prepareGraph}, but resolves needs on demand, for questions about few records with a known fixpoint. Has
 * no `dependents`, so a fixpoint can't be computed from it.
 * @throws TooManyProviders
 */
export function graphOnDemand(records: ChannelRecords): Graph {
  const index = nameIndex(records);
  const { dependsSpecs, dependsStart, dependsPool } = records;
  const parsed = parsedVersions(records.versions);
  const versions: CompareVersions = (a, b) => {
    const [left, right] = [parsed[a], parsed[b]];
    if (a === b) return 0;
    return left === undefined || right === undefined
      ? Number(left !== undefined) - Number(right !== undefined)
      : compareVersions(left, right);
  };
  const items = index.items.slice();
  const isSorted = new Uint8Array(records.names.length);
  const view: Graph['view'] = (record) => recordAt(records, record);
  const reader = new SpecReader(records, view, (name) => {
    const ofName = items.subarray(index.start[name]!, index.start[name + 1]!);
    if (isSorted[name] === 0) putBestFirst(records, ofName, versions);
    isSorted[name] = 1;
    return ofName;
  });
  const constrains = records.constrainsSpecs.map(readSpec);
  const constraints = reader.constraints(constrains);
  const needOf = new Uint32Array(dependsSpecs.length).fill(UNREAD);
  const findNeed = (spec: number): void => {
    if (needOf[spec] === UNREAD) needOf[spec] = reader.need(readSpec(dependsSpecs[spec]!));
  };
  // Resolve what a machine provides itself before anything else.
  dependsSpecs.forEach((text, spec) => {
    if (text.includes('__')) findNeed(spec);
  });
  return {
    records,
    view,
    ofName: { start: index.start, items },
    needOf,
    needs: dependsSpecs.length + 1,
    find: (record) => {
      for (let at = dependsStart[record]!; at < dependsStart[record + 1]!; at++) findNeed(dependsPool[at]!);
    },
    providers: reader.providers,
    get dependents(): Lists {
      throw new Error('Who needs what is not known of a content that is read on demand.');
    },
    virtualNeeds: reader.virtualNeeds,
    ...constraints,
    shutOutBy: transposed(constraints.shutOut, records.length),
    flaw: flaws(records, (version) => parsed[version] === undefined, constraints),
  };
}

/** See {@link Graph.dependents}. A record that states a need twice is there twice. */
function dependentsOf(
  { length, subdirs, subdirOf, dependsStart, dependsPool }: ChannelRecords,
  needOf: Uint32Array,
  needs: number,
): Lists {
  const lists = needs * subdirs.length;
  const start = new Uint32Array(lists + 1);
  const each = (found: (list: number, record: number) => void): void => {
    for (let record = 0; record < length; record++)
      for (let at = dependsStart[record]!, end = dependsStart[record + 1]!; at < end; at++)
        found(needOf[dependsPool[at]!]! * subdirs.length + subdirOf[record]!, record);
  };
  each((list) => start[list + 1]!++);
  for (let list = 0; list < lists; list++) start[list + 1]! += start[list]!;
  const next = start.slice(0, lists);
  const items = new Uint32Array(dependsPool.length);
  each((list, record) => {
    items[next[list]!++] = record;
  });
  return { start, items };
}

function flaws(
  records: ChannelRecords,
  isNone: (version: number) => boolean,
  { unreadableConstraint, shutOut }: Pick<Graph, 'unreadableConstraint' | 'shutOut'>,
): Uint8Array {
  const { length, versionOf, nameOf, constrainsStart, constrainsPool } = records;
  const flaw = new Uint8Array(length);
  for (let record = 0; record < length; record++) {
    if (isNone(versionOf[record]!)) flaw[record] = FLAW_UNREADABLE;
    for (let at = constrainsStart[record]!; at < constrainsStart[record + 1]!; at++) {
      const constraint = constrainsPool[at]!;
      if (unreadableConstraint[constraint] === 1) flaw[record] = FLAW_UNREADABLE;
      const from = shutOut.start[constraint]!;
      const end = shutOut.start[constraint + 1]!;
      // All that a constraint shuts out has one name: only a constraint on its own name can shut a record out.
      if (flaw[record] !== 0 || from === end || nameOf[shutOut.items[from]!] !== nameOf[record]) continue;
      if (shutOut.items.subarray(from, end).includes(record)) flaw[record] = FLAW_SELF;
    }
  }
  return flaw;
}

/** A requested spec for environments and single questions: its text and providers. */
export interface Demand {
  text: string;
  /** Undefined when no client can read it. */
  spec: MatchSpec | undefined;
  /** Best first, whatever the subdir. */
  providers: Uint32Array;
}

/** Reads a spec of an environment over a content. */
export function demandOf({ records, view, ofName }: Graph, text: string): Demand {
  const read = readSpec(text);
  const name = read === undefined ? undefined : nameIndex(records).idOf.get(read.name);
  if (read === undefined || name === undefined) return { text, spec: read?.spec, providers: new Uint32Array(0) };
  const test = new SpecTests(records, view).of(read.spec);
  const all = ofName.items.subarray(ofName.start[name]!, ofName.start[name + 1]!);
  return { text, spec: read.spec, providers: test === undefined ? all : all.filter(test) };
}

/** Returns the records of a name, best first; empty for an unknown name. */
export function filesOfName({ records, ofName }: Graph, name: string): Uint32Array {
  const id = nameIndex(records).idOf.get(name.toLowerCase());
  return id === undefined ? new Uint32Array(0) : ofName.items.subarray(ofName.start[id]!, ofName.start[id + 1]!);
}
