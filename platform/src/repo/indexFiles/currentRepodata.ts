/**
 * Selects the records of `current_repodata.json`: the newest version of every package and its dependencies (CEP 36,
 * same rule as conda-index).
 */
import { compareVersions, matchSpec, parseMatchSpec, parseVersion } from '@terrarium/domain/conda';
import type { MatchSpec, Version } from '@terrarium/domain/conda';
import { nameIndex, recordAt } from '@terrarium/domain/policy';
import type { ChannelRecords } from '@terrarium/domain/policy';

const orders = new WeakMap<ChannelRecords, VersionOrder>();

/** Order of a channel's versions. Each version is parsed once. */
export class VersionOrder {
  readonly #records: ChannelRecords;
  readonly #parsed: (Version | null | undefined)[];

  /** Returns the order of some records, which is kept with them. */
  static of(records: ChannelRecords): VersionOrder {
    let order = orders.get(records);
    if (order === undefined) orders.set(records, (order = new VersionOrder(records)));
    return order;
  }

  private constructor(records: ChannelRecords) {
    this.#records = records;
    this.#parsed = Array.from({ length: records.versions.length });
  }

  #get(id: number): Version | null {
    let version = this.#parsed[id];
    if (version === undefined) {
      try {
        version = parseVersion(this.#records.versions[id]!);
      } catch {
        version = null;
      }
      this.#parsed[id] = version;
    }
    return version;
  }

  /** Compares the versions `a` and `b` (positions in `versions`). Invalid versions come first. */
  compare(a: number, b: number): number {
    if (a === b) return 0;
    const left = this.#get(a);
    const right = this.#get(b);
    if (left === null || right === null) return Number(left !== null) - Number(right !== null);
    return compareVersions(left, right);
  }

  /** Like {@link compare}, but invalid versions compare as texts. */
  compareTexts(a: number, b: number): number {
    if (a === b) return 0;
    const left = this.#get(a);
    const right = this.#get(b);
    if (left !== null && right !== null) return compareVersions(left, right);
    return this.#records.versions[a]! < this.#records.versions[b]! ? -1 : 1;
  }
}

/**
 * Selects the records of one subdir for `current_repodata.json`: all builds of the newest version of each name. For
 * each dependency that no selected record satisfies, adds all builds of the newest version that does.
 * @param served served records of the subdir
 * @param broken 1 for each record that is uninstallable because of the policy; the newest version is selected from the
 * others
 * @returns the selected records in their order
 */
export function chooseCurrent(
  records: ChannelRecords,
  served: Uint32Array,
  broken: Uint8Array,
  order: VersionOrder,
): Uint32Array {
  const chosen = new Uint8Array(records.length);
  const { idOf } = nameIndex(records);
  const candidatesOf = Map.groupBy(
    served.filter((i) => broken[i] === 0),
    (i) => records.nameOf[i]!,
  );
  const queue: number[] = [];
  /** Selects all of `candidates` with the newest version. */
  const chooseNewest = (candidates: readonly number[]): void => {
    let newest = -1;
    for (const i of candidates)
      if (newest < 0 || order.compare(records.versionOf[i]!, newest) > 0) newest = records.versionOf[i]!;
    for (const i of candidates) {
      if (chosen[i] === 0 && order.compare(records.versionOf[i]!, newest) === 0) {
        chosen[i] = 1;
        queue.push(i);
      }
    }
  };
  for (const name of [...candidatesOf.keys()].sort((a, b) => a - b)) chooseNewest(candidatesOf.get(name)!);
  const done = new Uint8Array(records.dependsSpecs.length);
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    for (let k = records.dependsStart[i]!; k < records.dependsStart[i + 1]!; k++) {
      const specId = records.dependsPool[k]!;
      if (done[specId] === 1) continue;
      done[specId] = 1;
      const spec = parseOrNull(records.dependsSpecs[specId]!);
      const name = spec?.exactName === undefined ? undefined : idOf.get(spec.exactName);
      const candidates = name === undefined ? undefined : candidatesOf.get(name);
      if (spec === null || candidates === undefined) continue;
      const meets = (candidate: number): boolean => matchSpec(spec, recordAt(records, candidate));
      // Few are selected, and one of them meets most dependencies.
      if (candidates.some((candidate) => chosen[candidate] === 1 && meets(candidate))) continue;
      chooseNewest(candidates.filter(meets));
    }
  }
  return served.filter((i) => chosen[i] === 1);
}

/** No record satisfies an invalid dependency, and it must not stop a publication. */
function parseOrNull(text: string): MatchSpec | null {
  try {
    return parseMatchSpec(text);
  } catch {
    return null;
  }
}
