/** The quick answer: removes files with unprovided dependencies, and then the files that need them. */
import type { Graph } from './graph.ts';
import { FLAW_UNREADABLE } from './graph.ts';
import type { Machine } from './virtualPackages.ts';

/** {@link Fixpoint.killer} of records that are left. */
export const ALIVE = -1;
/** {@link Fixpoint.killer} of records that the policy blocks. */
export const REFUSED = -2;
/** {@link Fixpoint.killer} of records that no client can read. */
export const UNREADABLE = -4;

/**
 * What remains of a content on a machine. Necessary for installability, not sufficient: remaining files may conflict.
 */
export interface Fixpoint {
  /** 1 for allowed records of the platform each of whose dependencies has a provider that is itself left. */
  alive: Uint8Array;
  /** The dependency that had no provider when the record was removed, one of the constants, or 0 on other platforms. */
  killer: Int32Array;
  /** Removed records, causes before effects: all providers of a record's killer come before it. */
  fallen: Uint32Array;
  /** The provider that each need watches, where {@link fixpointOfPart} continues. */
  watches?: Watches;
}

/** The watched providers of needs. */
interface Watches {
  /** By need: position of its watched provider. */
  watched: Uint32Array;
  /** The needs that watch a record, by record: a list through `next`, -1 at its end. */
  head: Int32Array;
  next: Int32Array;
}

/** The arrays of a fixpoint. Only what concerns the machine's records is written, and so takes memory. */
interface Memory {
  alive: Uint8Array;
  killer: Int32Array;
  watches: Watches;
}

/** By machine the arrays of a released fixpoint: for a large content, new ones take as long as their use. */
const released = new WeakMap<Machine, Memory>();

function takeMemory({ records, needs }: Graph, machine: Machine): Memory {
  const known = released.get(machine);
  released.delete(machine);
  return (
    known ?? {
      alive: new Uint8Array(records.length),
      killer: new Int32Array(records.length),
      watches: {
        watched: new Uint32Array(needs),
        head: new Int32Array(records.length),
        next: new Int32Array(needs),
      },
    }
  );
}

/** Gives a fixpoint's arrays to the next one of the same machine. It can't be used again. */
export function releaseFixpoint(machine: Machine, { alive, killer, watches }: Fixpoint): void {
  if (watches !== undefined) released.set(machine, { alive, killer, watches });
}

/** Removes records, and then those that need them. */
class Removal {
  readonly #graph: Graph;
  readonly #members: readonly number[];
  readonly #alive: Uint8Array;
  readonly #killer: Int32Array;
  readonly #watches: Watches;
  /** Removed records in order: the first {@link count}. */
  readonly fallen: Uint32Array;
  count = 0;

  constructor(graph: Graph, machine: Machine, { alive, killer, watches }: Memory) {
    this.#graph = graph;
    this.#members = [...machine.member.keys()].filter((subdir) => machine.member[subdir] === 1);
    this.#alive = alive;
    this.#killer = killer;
    this.#watches = watches;
    this.fallen = new Uint32Array(machine.memberCount);
  }

  /** Finds a remaining provider of a need from a position; false if there is none. */
  watch(need: number, from: number): boolean {
    const { start, items } = this.#graph.providers;
    const { watched, head, next } = this.#watches;
    const end = start[need + 1]!;
    let at = from;
    while (at < end && this.#alive[items[at]!] === 0) at++;
    if (at === end) return false;
    watched[need] = at;
    const provider = items[at]!;
    next[need] = head[provider]!;
    head[provider] = need;
    return true;
  }

  /** Removes the records that have a need without a provider. */
  removeDependents(need: number): void {
    const { start, items } = this.#graph.dependents;
    const { subdirs } = this.#graph.records;
    for (const subdir of this.#members) {
      const list = need * subdirs.length + subdir;
      for (let at = start[list]!, end = start[list + 1]!; at < end; at++) {
        const record = items[at]!;
        if (this.#alive[record] === 0) continue;
        this.#alive[record] = 0;
        this.#killer[record] = need;
        this.fallen[this.count++] = record;
      }
    }
  }

  /** Continues until nothing is removed. @returns the removed records, in order */
  finish(): Uint32Array {
    for (let done = 0; done < this.count; done++) this.lose(this.fallen[done]!);
    return this.fallen.subarray(0, this.count);
  }

  /** Moves the needs that watch a removed record on, and removes what has none left. */
  lose(record: number): void {
    const { watched, head, next } = this.#watches;
    let need = head[record]!;
    while (need >= 0) {
      const following = next[need]!;
      if (!this.watch(need, watched[need]! + 1)) this.removeDependents(need);
      need = following;
    }
  }
}

/**
 * Returns the largest set of allowed records of a platform in which every dependency has a provider. Each need watches
 * one remaining provider, and advances only when that one is removed. Nothing is added back, so the total is linear in
 * the dependencies.
 * @param allowed 1 for each served record
 */
export function fixpoint(graph: Graph, machine: Machine, allowed: Uint8Array): Fixpoint {
  const { records, needOf, needs, flaw } = graph;
  const { dependsStart, dependsPool } = records;
  const { start: providersStart } = graph.providers;
  const { members, ranges, met } = machine;
  const memory = takeMemory(graph, machine);
  const { alive, killer, watches } = memory;
  for (const [from, end] of ranges) {
    watches.head.fill(-1, from, end);
    for (let record = from; record < end; record++) {
      const isReadable = flaw[record] !== FLAW_UNREADABLE;
      alive[record] = allowed[record] === 1 && isReadable ? 1 : 0;
      killer[record] = allowed[record] !== 1 ? REFUSED : isReadable ? ALIVE : UNREADABLE;
    }
  }
  const removal = new Removal(graph, machine, memory);
  const seen = new Uint8Array(needs);
  const unmet: number[] = [];
  for (let member = 0; member < members.length; member++) {
    const record = members[member]!;
    if (alive[record] === 0) continue;
    for (let at = dependsStart[record]!, end = dependsStart[record + 1]!; at < end; at++) {
      const need = needOf[dependsPool[at]!]!;
      if (seen[need] === 1) continue;
      seen[need] = 1;
      if (met[need] === 0 && !removal.watch(need, providersStart[need]!)) unmet.push(need);
    }
  }
  for (const need of unmet) removal.removeDependents(need);
  return { alive, killer, fallen: removal.finish().slice(), watches };
}

/**
 * Returns the fixpoint of a part of the records, from that of all. Costs little more than what the part loses.
 * @param whole the records of the whole, and its fixpoint
 * @param allowed 1 for each record of the part
 * @returns null if it isn't a part of the whole
 */
export function fixpointOfPart(
  graph: Graph,
  machine: Machine,
  whole: { allowed: Uint8Array; fixpoint: Fixpoint },
  allowed: Uint8Array,
): Fixpoint | null {
  const { watches: before, alive: aliveBefore, killer: killerBefore, fallen: fallenBefore } = whole.fixpoint;
  if (before === undefined) return null;
  const { memberCount, ranges } = machine;
  const refused = new Uint32Array(memberCount);
  let count = 0;
  for (const [from, end] of ranges)
    for (let record = from; record < end; record++) {
      if (allowed[record] === whole.allowed[record]) continue;
      if (allowed[record] === 1) return null;
      refused[count++] = record;
    }
  const memory = takeMemory(graph, machine);
  const { alive, killer, watches } = memory;
  for (const [from, end] of ranges) {
    alive.set(aliveBefore.subarray(from, end), from);
    killer.set(killerBefore.subarray(from, end), from);
    watches.head.set(before.head.subarray(from, end), from);
  }
  watches.watched.set(before.watched);
  watches.next.set(before.next);
  for (let at = 0; at < count; at++) {
    alive[refused[at]!] = 0;
    killer[refused[at]!] = REFUSED;
  }
  const removal = new Removal(graph, machine, memory);
  // The needs that watched a record which the whole had lost already have moved on.
  for (let at = 0; at < count; at++) if (aliveBefore[refused[at]!] === 1) removal.lose(refused[at]!);
  const fallen = removal.finish();
  const stillFallen = fallenBefore.filter((record) => allowed[record] === 1);
  const all = new Uint32Array(stillFallen.length + fallen.length);
  all.set(stillFallen);
  all.set(fallen, stillFallen.length);
  return { alive, killer, fallen: all, watches };
}

/**
 * Updates the fixpoint after records were added, if all others are determined: only the given ones can be removed.
 * @param known 1 for each installable record of the platform, whose dependencies are installable too
 * @param asked the records to evaluate
 */
export function fixpointAfter(graph: Graph, machine: Machine, known: Uint8Array, asked: readonly number[]): Fixpoint {
  const {
    records: { dependsStart, dependsPool },
    needOf,
    flaw,
  } = graph;
  const alive = known.slice();
  const killer = new Int32Array(known.length);
  for (let record = 0; record < known.length; record++) if (known[record] === 1) killer[record] = ALIVE;
  const fallen: number[] = [];
  for (const record of asked) {
    alive[record] = flaw[record] === FLAW_UNREADABLE ? 0 : 1;
    killer[record] = alive[record] === 1 ? ALIVE : UNREADABLE;
  }
  /** Records that have a need, and the position of its watched provider. */
  const needs = new Map<number, { holders: number[]; at: number }>();
  const watching = new Map<number, number[]>();
  const { providers } = graph;
  const watch = (need: number, from: number): boolean => {
    const end = providers.start[need + 1]!;
    let at = from;
    while (at < end && alive[providers.items[at]!] === 0) at++;
    if (at === end) return false;
    needs.get(need)!.at = at;
    const provider = providers.items[at]!;
    const others = watching.get(provider);
    if (others === undefined) watching.set(provider, [need]);
    else others.push(need);
    return true;
  };
  const unmet: number[] = [];
  for (const record of asked) {
    if (alive[record] === 0) continue;
    graph.find?.(record);
    for (let at = dependsStart[record]!; at < dependsStart[record + 1]!; at++) {
      const need = needOf[dependsPool[at]!]!;
      if (machine.met[need] === 1) continue;
      const found = needs.get(need);
      if (found !== undefined) {
        found.holders.push(record);
        continue;
      }
      needs.set(need, { holders: [record], at: 0 });
      if (!watch(need, providers.start[need]!)) unmet.push(need);
    }
  }
  const fell = (need: number): void => {
    for (const record of needs.get(need)!.holders) {
      if (alive[record] === 0) continue;
      alive[record] = 0;
      killer[record] = need;
      fallen.push(record);
    }
  };
  for (const need of unmet) fell(need);
  for (let done = 0; done < fallen.length; done++)
    for (const need of watching.get(fallen[done]!) ?? []) if (!watch(need, needs.get(need)!.at + 1)) fell(need);
  return { alive, killer, fallen: Uint32Array.from(fallen) };
}
