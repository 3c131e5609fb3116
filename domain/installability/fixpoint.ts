/** The quick answer: removes files with unprovided dependencies, and then the files that need them. */
import type { Graph } from './graph.ts';
import { FLAW_UNREADABLE } from './graph.ts';
import type { Machine } from './virtualPackages.ts';

/** {@link Fixpoint.killer} of records that are left. */
export const ALIVE = -1;
/** {@link Fixpoint.killer} of records that the policy blocks. */
export const REFUSED = -2;
/** {@link Fixpoint.killer} of records for other platforms. */
const FOREIGN = -3;
/** {@link Fixpoint.killer} of records that no client can read. */
export const UNREADABLE = -4;

/**
 * What remains of a content on a machine. Necessary for installability, not sufficient: remaining files may conflict.
 */
export interface Fixpoint {
  /** 1 for allowed records of the platform each of whose dependencies has a provider that is itself left. */
  alive: Uint8Array;
  /** The dependency that had no provider when the record was removed, or one of the constants. */
  killer: Int32Array;
  /** Removed records, causes before effects: all providers of a record's killer come before it. */
  fallen: Uint32Array;
}

/**
 * Returns the largest set of allowed records of a platform in which every dependency has a provider. Each need watches
 * one remaining provider, and advances only when that one is removed. Nothing is added back, so the total is linear in
 * the dependencies.
 * @param allowed 1 for each served record
 */
export function fixpoint(graph: Graph, machine: Machine, allowed: Uint8Array): Fixpoint {
  const { records, needOf, needs, flaw } = graph;
  const { length, subdirOf, dependsStart, dependsPool } = records;
  const { start, items: providers } = graph.providers;
  const { start: dependentsStart, items: dependents } = graph.dependents;
  const { member, met } = machine;
  const alive = new Uint8Array(length);
  const killer = new Int32Array(length).fill(FOREIGN);
  for (let record = 0; record < length; record++) {
    if (member[subdirOf[record]!] === 0) continue;
    if (allowed[record] !== 1) killer[record] = REFUSED;
    else if (flaw[record] === FLAW_UNREADABLE) killer[record] = UNREADABLE;
    else {
      alive[record] = 1;
      killer[record] = ALIVE;
    }
  }
  const seen = new Uint8Array(needs);
  const watched = new Uint32Array(needs);
  // The needs that watch a record: a list through `next`, -1 at its end.
  const head = new Int32Array(length).fill(-1);
  const next = new Int32Array(needs).fill(-1);
  const fallen = new Uint32Array(length);
  let count = 0;
  /** Finds a remaining provider from the need's last position; false if there is none. */
  const watch = (need: number, from: number): boolean => {
    const end = start[need + 1]!;
    let at = from;
    while (at < end && alive[providers[at]!] === 0) at++;
    if (at === end) return false;
    watched[need] = at;
    const provider = providers[at]!;
    next[need] = head[provider]!;
    head[provider] = need;
    return true;
  };
  const fellDependents = (need: number): void => {
    for (let at = dependentsStart[need]!, end = dependentsStart[need + 1]!; at < end; at++) {
      const record = dependents[at]!;
      if (alive[record] === 0) continue;
      alive[record] = 0;
      killer[record] = need;
      fallen[count++] = record;
    }
  };
  const unmet: number[] = [];
  for (let record = 0; record < length; record++) {
    if (alive[record] === 0) continue;
    for (let at = dependsStart[record]!, end = dependsStart[record + 1]!; at < end; at++) {
      const need = needOf[dependsPool[at]!]!;
      if (seen[need] === 1) continue;
      seen[need] = 1;
      if (met[need] === 0 && !watch(need, start[need]!)) unmet.push(need);
    }
  }
  for (const need of unmet) fellDependents(need);
  for (let done = 0; done < count; done++) {
    const record = fallen[done]!;
    let need = head[record]!;
    while (need >= 0) {
      const following = next[need]!;
      if (!watch(need, watched[need]! + 1)) fellDependents(need);
      need = following;
    }
  }
  return { alive, killer, fallen: fallen.slice(0, count) };
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
  const killer = new Int32Array(known.length).fill(FOREIGN);
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
