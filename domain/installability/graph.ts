/**
 * Who needs whom in a channel's content, worked out once: a policy only changes which of the providers are there.
 * Dependencies that have the same providers are one need, so that `>=1.2` and `>=1.2.0` are looked at once.
 */
import { parseVersion } from '../conda/index.ts';
import type { MatchSpec, SpecTarget, Version } from '../conda/index.ts';
import { compareVersions } from '../conda/index.ts';
import type { ChannelRecords, NameIndex } from '../policy/columns.ts';
import { nameIndex, recordAt } from '../policy/columns.ts';
import { ListsBuilder, transposed } from './lists.ts';
import type { Lists } from './lists.ts';
import { isVirtual, readSpec, SpecTests } from './specTests.ts';

/** A content's dependencies in the form that makes questions about it cheap. Lists of records are best first, as clients choose. */
export interface Graph {
  records: ChannelRecords;
  /** A record as specs read it that ask for more than version and build. */
  view: (record: number) => SpecTarget;
  /** Records by position of their name. */
  ofName: Lists;
  /** For each text of `dependsSpecs` the need that it states. */
  needOf: Uint32Array;
  needs: number;
  /** Records by need: those that satisfy it, whatever their subdir. */
  providers: Lists;
  /** Records by need: those that have it. */
  dependents: Lists;
  /** The needs that ask for something of the machine. */
  virtualNeeds: readonly { need: number; spec: MatchSpec }[];
  /** 1 for needs that no client can read. */
  unreadableNeed: Uint8Array;
  /** 1 for constraints, by position in `constrainsSpecs`, that no client can read. */
  unreadableConstraint: Uint8Array;
  /** The constraints on something of the machine. */
  virtualConstraints: readonly { constraint: number; spec: MatchSpec }[];
  /** Records by constraint: those that may not stand beside one that has it. */
  shutOut: Lists;
  /** Constraints by record: those that shut it out. */
  shutOutBy: Lists;
  /** Why a record is out whatever a policy says and whatever stands beside it; 0 for the others. */
  flaw: Uint8Array;
}

/** {@link Graph.flaw}: its version is none, or it has a constraint that no client can read. */
export const FLAW_UNREADABLE = 1;
/** {@link Graph.flaw}: one of its constraints shuts itself out. */
export const FLAW_SELF = 2;

/** A content whose dependencies are more work than real channels are by far; the message says what is too much. */
export class TooManyProviders extends Error {
  override readonly name = 'TooManyProviders';
}

/** Tests of a spec on a record. A million real records need some eight million. */
const mostTests = 25_000_000;

/** Versions from oldest to newest as numbers, equal ones as equal numbers; what is no version counts as older than any. */
function versionRanks(texts: readonly string[]): Int32Array {
  const parsed = texts.map((text): Version | undefined => {
    try {
      return parseVersion(text);
    } catch {
      return undefined;
    }
  });
  const order = texts.map((_, at) => at).filter((at) => parsed[at] !== undefined);
  order.sort((a, b) => compareVersions(parsed[a]!, parsed[b]!));
  const ranks = new Int32Array(texts.length).fill(-1);
  let rank = 0;
  order.forEach((at, place) => {
    if (place > 0 && compareVersions(parsed[order[place - 1]!]!, parsed[at]!) !== 0) rank++;
    ranks[at] = rank;
  });
  return ranks;
}

/** Records by name in the order of clients' choice: without tracked features, newest version, highest build number, newest. */
function bestFirst(records: ChannelRecords, index: NameIndex, ranks: Int32Array): Lists {
  const { tracksFeatures, versionOf, buildNumberOf, createdAt } = records;
  const items = index.items.slice();
  for (let name = 0; name < records.names.length; name++) {
    const part = items.subarray(index.start[name]!, index.start[name + 1]!);
    if (part.length < 2) continue;
    part.sort(
      (a, b) =>
        tracksFeatures[a]! - tracksFeatures[b]! ||
        ranks[versionOf[b]!]! - ranks[versionOf[a]!]! ||
        buildNumberOf[b]! - buildNumberOf[a]! ||
        (createdAt[b]! || 0) - (createdAt[a]! || 0) ||
        a - b,
    );
  }
  return { start: index.start, items };
}

/**
 * Works out who can provide what in a content. Takes about 25 µs a record; the result holds some 150 bytes a record.
 * @param view a record whole, where more of it is known than the columns hold: some specs ask for a hash or a channel
 * @throws TooManyProviders
 */
export function prepareGraph(
  records: ChannelRecords,
  view: Graph['view'] = (record) => recordAt(records, record),
): Graph {
  const index = nameIndex(records);
  const ranks = versionRanks(records.versions);
  const ofName = bestFirst(records, index, ranks);
  const tests = new SpecTests(records, view);
  const depends = records.dependsSpecs.map(readSpec);
  const constrains = records.constrainsSpecs.map(readSpec);
  let work = 0;
  for (const read of [...depends, ...constrains]) {
    const name = read === undefined ? undefined : index.idOf.get(read.name);
    if (name !== undefined) work += ofName.start[name + 1]! - ofName.start[name]!;
  }
  if (work > mostTests)
    throw new TooManyProviders(
      'Too many different dependencies on names with too many files: finding who provides them would take more than 25 million tests.',
    );
  /** Pushes the records of a name that fit, or those that do not. */
  const collect = (lists: ListsBuilder, name: number, spec: MatchSpec, fitting: boolean): void => {
    const from = ofName.start[name]!;
    const end = ofName.start[name + 1]!;
    const test = tests.of(spec);
    for (let at = from; at < end; at++) {
      const record = ofName.items[at]!;
      if ((test === undefined || test(record)) === fitting) lists.push(record);
    }
  };

  const providers = new ListsBuilder();
  const needOf = new Uint32Array(records.dependsSpecs.length);
  const virtualNeeds: { need: number; spec: MatchSpec }[] = [];
  const unreadable: number[] = [];
  const needsByHash = records.names.map((): Map<number, number[]> | undefined => undefined);
  depends.forEach((read, position) => {
    if (read === undefined) unreadable.push((needOf[position] = providers.end()));
    else {
      const name = index.idOf.get(read.name);
      if (name !== undefined) collect(providers, name, read.spec, true);
      if (isVirtual(read.name)) virtualNeeds.push({ need: (needOf[position] = providers.end()), spec: read.spec });
      else if (name === undefined) needOf[position] = providers.end();
      else {
        const known = (needsByHash[name] ??= new Map<number, number[]>());
        const hash = providers.hash();
        const same = known.get(hash) ?? [];
        const need = providers.endAs(same);
        needOf[position] = need;
        if (!same.includes(need)) known.set(hash, [...same, need]);
      }
    }
  });
  const providing = providers.build();
  const needs = providing.start.length - 1;
  const unreadableNeed = new Uint8Array(needs);
  for (const need of unreadable) unreadableNeed[need] = 1;

  const shutOut = new ListsBuilder();
  const unreadableConstraint = new Uint8Array(records.constrainsSpecs.length);
  const virtualConstraints: { constraint: number; spec: MatchSpec }[] = [];
  constrains.forEach((read, constraint) => {
    if (read === undefined) unreadableConstraint[constraint] = 1;
    else {
      if (isVirtual(read.name)) virtualConstraints.push({ constraint, spec: read.spec });
      const name = index.idOf.get(read.name);
      if (name !== undefined) collect(shutOut, name, read.spec, false);
    }
    shutOut.end();
  });
  const shuttingOut = shutOut.build();
  return {
    records,
    view,
    ofName,
    needOf,
    needs,
    providers: providing,
    dependents: dependentsOf(records, needOf, needs),
    virtualNeeds,
    unreadableNeed,
    unreadableConstraint,
    virtualConstraints,
    shutOut: shuttingOut,
    shutOutBy: transposed(shuttingOut, records.length),
    flaw: flaws(records, ranks, unreadableConstraint, shuttingOut),
  };
}

/** The records of each need. One that states a need twice is there twice. */
function dependentsOf(
  { length, dependsStart, dependsPool }: ChannelRecords,
  needOf: Uint32Array,
  needs: number,
): Lists {
  const start = new Uint32Array(needs + 1);
  for (const spec of dependsPool) start[needOf[spec]! + 1]!++;
  for (let need = 0; need < needs; need++) start[need + 1]! += start[need]!;
  const next = start.slice(0, needs);
  const items = new Uint32Array(dependsPool.length);
  for (let record = 0; record < length; record++)
    for (let at = dependsStart[record]!; at < dependsStart[record + 1]!; at++)
      items[next[needOf[dependsPool[at]!]!]!++] = record;
  return { start, items };
}

function flaws(
  records: ChannelRecords,
  ranks: Int32Array,
  unreadableConstraint: Uint8Array,
  shutOut: Lists,
): Uint8Array {
  const { length, versionOf, nameOf, constrainsStart, constrainsPool } = records;
  const flaw = new Uint8Array(length);
  for (let record = 0; record < length; record++) {
    if (ranks[versionOf[record]!] === -1) flaw[record] = FLAW_UNREADABLE;
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

/** What a list of specs asks of a content, for environments and single questions: the text and who provides it. */
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

/** The records of a name, best first; empty for a name that the content does not have. */
export function filesOfName({ records, ofName }: Graph, name: string): Uint32Array {
  const id = nameIndex(records).idOf.get(name.toLowerCase());
  return id === undefined ? new Uint32Array(0) : ofName.items.subarray(ofName.start[id]!, ofName.start[id + 1]!);
}
