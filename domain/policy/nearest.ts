/** The nearest allowed file of the same package. */
import { compareVersions } from '../conda/index.ts';
import { compatibleSubdirs } from './closure.ts';
import type { ChannelRecords } from './columns.ts';
import { nameIndex } from './columns.ts';

/** A file that can be used instead. */
export interface Nearest {
  index: number;
  version: string;
}

/** Compares two version texts like conda; invalid versions compare as texts. */
export function versionOrder(a: string, b: string): number {
  if (a === b) return 0;
  try {
    return compareVersions(a, b);
  } catch {
    return a < b ? -1 : 1;
  }
}

/**
 * Finds the nearest allowed file of a record: same name, a subdir for the same machine, the lowest version that isn't
 * older, else the highest older one; then the highest build number.
 * @param allowed bitmap of the channel's decisions
 */
export function nearestAllowed(records: ChannelRecords, allowed: Uint8Array, index: number): Nearest | undefined {
  const { start, items } = nameIndex(records);
  const subdir = records.subdirs[records.subdirOf[index]!]!;
  const version = records.versions[records.versionOf[index]!]!;
  let best: number | undefined;
  let bestSide = 0;
  const name = records.nameOf[index]!;
  for (let k = start[name]!; k < start[name + 1]!; k++) {
    const candidate = items[k]!;
    if (candidate === index || allowed[candidate] !== 1) continue;
    if (!compatibleSubdirs(subdir, records.subdirs[records.subdirOf[candidate]!]!)) continue;
    const text = records.versions[records.versionOf[candidate]!]!;
    const side = versionOrder(text, version) >= 0 ? 1 : -1;
    if (best !== undefined) {
      if (side < bestSide) continue;
      if (side === bestSide) {
        // Above the record the lower version is nearer, below it the higher one.
        const nearer = versionOrder(records.versions[records.versionOf[best]!]!, text) * side;
        if (nearer < 0 || (nearer === 0 && records.buildNumberOf[candidate]! <= records.buildNumberOf[best]!)) continue;
      }
    }
    best = candidate;
    bestSide = side;
  }
  return best === undefined ? undefined : { index: best, version: records.versions[records.versionOf[best]!]! };
}
