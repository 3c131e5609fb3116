/**
 * Selects the records of `current_repodata.json`: the newest version of every package and its dependencies (CEP 36,
 * same rule as conda-index).
 */
import { compareVersions, matchSpec, parseMatchSpec, parseVersion } from '@terrarium/domain/conda';
import type { MatchSpec, Version } from '@terrarium/domain/conda';
import { nameIndex, recordAt } from '@terrarium/domain/policy';
import type { ChannelRecords } from '@terrarium/domain/policy';

/** Order of a channel's versions. Invalid versions come first. Each version is parsed once. */
export class VersionOrder {
  readonly #records: ChannelRecords;
  readonly #parsed: (Version | null | undefined)[];
  constructor(records: ChannelRecords) {
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

  /** Compares the versions `a` and `b` (positions in `versions`). */
  compare(a: number, b: number): number {
    if (a === b) return 0;
    const left = this.#get(a);
    const right = this.#get(b);
    if (left === null || right === null) return Number(left !== null) - Number(right !== null);
    return compareVersions(left, right);
  }
}

/**
 * Selects the records of one subdir for `current_repodata.json`: all builds of the newest version of each name. For
 * each dependency that no selected record satisfies, adds all builds of the newest version that does.
 * @param subdir position in `records.subdirs`
 * @param allowed 1 for each served record
 * @param broken 1 for each record that is uninstallable because of the policy; the newest version is selected from the
 * others
 * @returns 1 for each selected record of the whole channel
 */
export function chooseCurrent(
  records: ChannelRecords,
  subdir: number,
  allowed: Uint8Array,
  broken: Uint8Array,
  order: VersionOrder,
): Uint8Array {
  const chosen = new Uint8Array(records.length);
  const { idOf, start, items } = nameIndex(records);
  const queue: number[] = [];
  /** Selects all of `candidates` with the newest version. */
  const chooseNewest = (candidates: number[]): void => {
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
  const candidatesOf = (name: number): number[] => {
    const found: number[] = [];
    for (let k = start[name]!; k < start[name + 1]!; k++) {
      const i = items[k]!;
      if (allowed[i] === 1 && broken[i] === 0 && records.subdirOf[i] === subdir) found.push(i);
    }
    return found;
  };
  for (let name = 0; name < records.names.length; name++) chooseNewest(candidatesOf(name));
  const done = new Uint8Array(records.dependsSpecs.length);
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    for (let k = records.dependsStart[i]!; k < records.dependsStart[i + 1]!; k++) {
      const specId = records.dependsPool[k]!;
      if (done[specId] === 1) continue;
      done[specId] = 1;
      const spec = parseOrNull(records.dependsSpecs[specId]!);
      const name = spec?.exactName === undefined ? undefined : idOf.get(spec.exactName);
      if (spec === null || name === undefined) continue;
      const meeting = candidatesOf(name).filter((candidate) => matchSpec(spec, recordAt(records, candidate)));
      if (!meeting.some((candidate) => chosen[candidate] === 1)) chooseNewest(meeting);
    }
  }
  return chosen;
}

/** No record satisfies an invalid dependency, and it must not stop a publication. */
function parseOrNull(text: string): MatchSpec | null {
  try {
    return parseMatchSpec(text);
  } catch {
    return null;
  }
}
