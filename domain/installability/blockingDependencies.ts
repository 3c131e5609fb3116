/**
 * Tracks the dependencies that make files uninstallable. A file stays uninstallable until one of them gets a new or
 * again installable provider, so only those files are evaluated again after an update.
 */
import { matchSpec } from '../conda/index.ts';
import type { MatchSpec } from '../conda/index.ts';
import type { ChannelRecords } from '../policy/columns.ts';
import { nameIndex, recordAt } from '../policy/columns.ts';
import { doubled } from './lists.ts';
import type { AllowedFiles } from './allowedFiles.ts';
import { readSpec } from './specTests.ts';

/** Blocking dependencies of a platform, by record. */
export interface BlockingDependencies {
  /** 1 for each uninstallable record with known blocking dependencies. */
  known: Uint8Array;
  /**
   * Those of record i are `pool[start[i] .. start[i + 1]]`, indexes into `dependsSpecs`. Empty if nothing can change
   * the result.
   */
  start: Uint32Array;
  pool: Uint32Array;
}

/** Index of a removed dependency. */
const NOWHERE = 0xffff_ffff;

/** Gathers them in the order of the records. */
export class BlockingDependenciesBuilder {
  readonly #known: Uint8Array;
  readonly #start: Uint32Array;
  #pool = new Uint32Array(1024);
  #used = 0;
  #next = 0;
  constructor(records: number) {
    this.#known = new Uint8Array(records);
    this.#start = new Uint32Array(records + 1);
  }

  /** Adds the dependencies of a record. Records must be added in ascending order. */
  add(record: number, specs: Iterable<number>): void {
    this.#upTo(record);
    this.#known[record] = 1;
    for (const spec of specs) this.#push(spec);
  }

  /**
   * Copies the entry of a record from another index, if known; otherwise like {@link add}.
   * @param at its position there
   * @param moved maps dependencies to their new positions; entries that depend on a {@link NOWHERE} are skipped
   */
  take(record: number, { known, start, pool }: BlockingDependencies, at = record, moved?: Uint32Array): void {
    if (known[at] !== 1) return;
    this.#upTo(record);
    const begin = this.#used;
    for (let k = start[at]!; k < start[at + 1]!; k++) {
      const spec = moved === undefined ? pool[k]! : moved[pool[k]!]!;
      if (spec === NOWHERE) {
        this.#used = begin;
        return;
      }
      this.#push(spec);
    }
    this.#known[record] = 1;
  }

  build(): BlockingDependencies {
    this.#upTo(this.#known.length);
    return { known: this.#known, start: this.#start, pool: this.#pool.slice(0, this.#used) };
  }

  #push(spec: number): void {
    if (this.#used === this.#pool.length) this.#pool = doubled(this.#pool);
    this.#pool[this.#used++] = spec;
  }

  #upTo(record: number): void {
    while (this.#next <= record) this.#start[this.#next++] = this.#used;
  }
}

/**
 * Blocking dependencies of the uninstallable files of a complete evaluation.
 * @param dead 1 for each record that can't be installed
 */
export function blockingDependenciesOf(allowedFiles: AllowedFiles, dead: Uint8Array): BlockingDependencies {
  const { dependsStart, dependsPool } = allowedFiles.graph.records;
  const builder = new BlockingDependenciesBuilder(dead.length);
  for (let record = 0; record < dead.length; record++) {
    const found = dead[record] === 1 ? allowedFiles.blocking(record) : null;
    if (found !== null) builder.add(record, new Set(found.map(({ of, at }) => dependsPool[dependsStart[of]! + at]!)));
  }
  return builder.build();
}

/**
 * Moves the blocking dependencies of each platform to new record positions, if no record was removed.
 * @param was previous positions; negative for new records
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
      const builder = new BlockingDependenciesBuilder(was.length);
      for (let record = 0; record < was.length; record++)
        if (was[record]! >= 0) builder.take(record, before, was[record], moved);
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
  { known, start, pool }: BlockingDependencies,
): Uint8Array {
  const open = new Uint8Array(records.length);
  const waiting: number[] = [];
  const restingOn = new Map<number, number[]>();
  for (let record = 0; record < records.length; record++) {
    if (added[record] === 1) waiting.push(record);
    else if (dead[record] !== 1) continue;
    else if (known[record] !== 1) {
      open[record] = 1;
      waiting.push(record);
    } else
      for (let at = start[record]!; at < start[record + 1]!; at++) {
        const resting = restingOn.get(pool[at]!);
        if (resting === undefined) restingOn.set(pool[at]!, [record]);
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
