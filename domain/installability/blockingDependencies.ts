/**
 * Tracks the dependencies that make files uninstallable. A file stays uninstallable until one of them gets a new or
 * again installable provider, so only those files are evaluated again after an update.
 */
import { matchSpec } from '../conda/index.ts';
import type { MatchSpec } from '../conda/index.ts';
import type { ChannelRecords } from '../policy/columns.ts';
import { nameIndex, recordAt } from '../policy/columns.ts';
import type { AllowedFiles } from './allowedFiles.ts';
import { readSpec } from './specTests.ts';

/** Blocking dependencies of a platform, of the few records that are uninstallable. */
export interface BlockingDependencies {
  /** Uninstallable records with known blocking dependencies, ascending. */
  of: Uint32Array;
  /**
   * Those of record `of[i]` are `pool[start[i] .. start[i + 1]]`, indexes into `dependsSpecs`. Empty if nothing can
   * change the result.
   */
  start: Uint32Array;
  pool: Uint32Array;
}

/** Index of a removed dependency. */
const NOWHERE = 0xffff_ffff;

/** Gathers them in the order of the records. */
export class BlockingDependenciesBuilder {
  readonly #of: number[] = [];
  readonly #start = [0];
  readonly #pool: number[] = [];

  /** Adds the dependencies of a record. Records must be added in ascending order. */
  add(record: number, specs: Iterable<number>): void {
    for (const spec of specs) this.#pool.push(spec);
    this.#of.push(record);
    this.#start.push(this.#pool.length);
  }

  build(): BlockingDependencies {
    return { of: Uint32Array.from(this.#of), start: Uint32Array.from(this.#start), pool: Uint32Array.from(this.#pool) };
  }
}

/** Reads blocking dependencies, record by record in ascending order. */
export class BlockingDependenciesReader {
  readonly #read: BlockingDependencies;
  #next = 0;
  constructor(read: BlockingDependencies) {
    this.#read = read;
  }

  /** Returns those of a record; null if they aren't known. */
  find(record: number): Uint32Array | null {
    const { of, start, pool } = this.#read;
    while (this.#next < of.length && of[this.#next]! < record) this.#next++;
    return of[this.#next] === record ? pool.subarray(start[this.#next], start[this.#next + 1]) : null;
  }
}

/**
 * Blocking dependencies of the uninstallable files of a complete evaluation.
 * @param dead 1 for each record that can't be installed
 */
export function blockingDependenciesOf(allowedFiles: AllowedFiles, dead: Uint8Array): BlockingDependencies {
  const { dependsStart, dependsPool } = allowedFiles.graph.records;
  const builder = new BlockingDependenciesBuilder();
  for (let record = 0; record < dead.length; record++) {
    const found = dead[record] === 1 ? allowedFiles.blocking(record) : null;
    if (found !== null) builder.add(record, new Set(found.map(({ of, at }) => dependsPool[dependsStart[of]! + at]!)));
  }
  return builder.build();
}

/**
 * Moves the blocking dependencies of each platform to new record positions, if no record was removed.
 * @param was previous positions, ascending; negative for new records
 */
export function movedBlockingDependencies(
  platforms: Iterable<[platform: string, before: BlockingDependencies]>,
  { dependsSpecs: former }: Pick<ChannelRecords, 'dependsSpecs'>,
  { dependsSpecs }: Pick<ChannelRecords, 'dependsSpecs'>,
  was: Int32Array,
): Map<string, BlockingDependencies> {
  const place = new Map(dependsSpecs.map((text, spec) => [text, spec]));
  const moved = Uint32Array.from(former, (text) => place.get(text) ?? NOWHERE);
  return new Map(
    Array.from(platforms, ([platform, before]) => {
      const reader = new BlockingDependenciesReader(before);
      const builder = new BlockingDependenciesBuilder();
      for (let record = 0; record < was.length; record++) {
        const found = was[record]! < 0 ? null : reader.find(was[record]!);
        // An entry is unknown without its dependency.
        const specs = found?.map((spec) => moved[spec]!);
        if (specs !== undefined && !specs.includes(NOWHERE)) builder.add(record, specs);
      }
      return [platform, builder.build()];
    }),
  );
}

/** A dependency in the usual format, which starts with its name. */
const USUAL = /^[a-z0-9_][a-z0-9_.-]*(?=\s|$)/i;

/** Parses dependencies of a content on demand. */
export class DependencyReader {
  readonly #records: ChannelRecords;
  readonly #names: Int32Array;
  readonly #specs = new Map<number, MatchSpec | undefined>();
  constructor(records: ChannelRecords) {
    this.#records = records;
    this.#names = new Int32Array(records.dependsSpecs.length).fill(-2);
  }

  /** Index of the package name of a dependency; -1 if the content doesn't have it or the dependency is unreadable. */
  nameOf(spec: number): number {
    let name = this.#names[spec]!;
    if (name === -2) {
      const text = this.#records.dependsSpecs[spec]!;
      const packageName = USUAL.exec(text)?.[0].toLowerCase() ?? readSpec(text)?.name;
      this.#names[spec] = name =
        (packageName === undefined ? undefined : nameIndex(this.#records).idOf.get(packageName)) ?? -1;
    }
    return name;
  }

  /** Whether a record with the name of a dependency provides it. */
  meets(spec: number, record: number): boolean {
    if (!this.#specs.has(spec)) this.#specs.set(spec, readSpec(this.#records.dependsSpecs[spec]!)?.spec);
    const read = this.#specs.get(spec);
    return read !== undefined && matchSpec(read, recordAt(this.#records, record));
  }
}

/**
 * Marks the uninstallable records to evaluate again: those without known blocking dependencies, and those with one that
 * a new or a marked file provides.
 * @param dead 1 for each record that couldn't be installed
 */
export function recordsToAskAgain(
  records: ChannelRecords,
  dependencies: DependencyReader,
  added: Uint8Array,
  dead: Uint8Array,
  blocking: BlockingDependencies,
): Uint8Array {
  const open = new Uint8Array(records.length);
  const reader = new BlockingDependenciesReader(blocking);
  const waiting: number[] = [];
  const restingOn = new Map<number, number[]>();
  for (let record = 0; record < records.length; record++) {
    if (added[record] === 1) waiting.push(record);
    if (added[record] === 1 || dead[record] !== 1) continue;
    const specs = reader.find(record);
    if (specs === null) {
      open[record] = 1;
      waiting.push(record);
      continue;
    }
    for (const spec of specs) {
      const resting = restingOn.get(spec);
      if (resting === undefined) restingOn.set(spec, [record]);
      else resting.push(record);
    }
  }
  const specsOf = Map.groupBy(restingOn.keys(), (spec) => dependencies.nameOf(spec));
  for (let came = waiting.pop(); came !== undefined; came = waiting.pop())
    for (const spec of specsOf.get(records.nameOf[came]!) ?? []) {
      const resting = restingOn.get(spec)!;
      if (resting.length === 0 || !dependencies.meets(spec, came)) continue;
      restingOn.set(spec, []);
      for (const record of resting) {
        if (open[record] === 1) continue;
        open[record] = 1;
        waiting.push(record);
      }
    }
  return open;
}
