/**
 * On what it rests that files cannot be installed: each stays so until something comes, or can be installed again, that meets one of some dependencies. So what was
 * found out before some files came has to be found out anew only where these matter.
 */
import { matchSpec } from '../conda/index.ts';
import type { MatchSpec } from '../conda/index.ts';
import type { ChannelRecords } from '../policy/columns.ts';
import { nameIndex, recordAt } from '../policy/columns.ts';
import { doubled } from './lists.ts';
import type { AllowedFiles } from './allowedFiles.ts';
import { readSpec } from './specTests.ts';

/** The blocking dependencies of a platform, by record. */
export interface BlockingDependencies {
  /** 1 for each record that cannot be installed and of which it is known on what that rests. */
  known: Uint8Array;
  /** Those of record i are `pool[start[i] .. start[i + 1]]`, positions in `dependsSpecs`; none for what nothing can change. */
  start: Uint32Array;
  pool: Uint32Array;
}

/** Place of a dependency that is not there any more. */
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

  /** Adds those of a record, which stands behind all that have some. */
  add(record: number, specs: Iterable<number>): void {
    this.#upTo(record);
    this.#known[record] = 1;
    for (const spec of specs) this.#push(spec);
  }

  /** Adds those that a record has among others, if any are known; as {@link add}. @param at its place there @param moved where dependencies of there stand here; not added is what rests on one that is {@link NOWHERE} */
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

/** The blocking dependencies of what a look at everything found to be dead. @param dead 1 for each record that cannot be installed */
export function blockingDependenciesOf(allowedFiles: AllowedFiles, dead: Uint8Array): BlockingDependencies {
  const { dependsStart, dependsPool } = allowedFiles.graph.records;
  const builder = new BlockingDependenciesBuilder(dead.length);
  for (let record = 0; record < dead.length; record++) {
    const found = dead[record] === 1 ? allowedFiles.blocking(record) : null;
    if (found !== null) builder.add(record, new Set(found.map(({ of, at }) => dependsPool[dependsStart[of]! + at]!)));
  }
  return builder.build();
}

/** The blocking dependencies of each platform of records that stand elsewhere among others by now, where nothing of the others went. @param was their former places; below 0 for those that are new */
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

/** A dependency of the usual form; what it begins with is its name. */
const USUAL = /^[a-z0-9_][a-z0-9_.-]*(?=\s|$)/i;

/** Reads dependencies of a content where they are asked for. */
export class DependencyReader {
  readonly #records: ChannelRecords;
  readonly #names: Int32Array;
  readonly #specs = new Map<number, MatchSpec | undefined>();
  constructor(records: ChannelRecords) {
    this.#records = records;
    this.#names = new Int32Array(records.dependsSpecs.length).fill(-2);
  }

  /** Position of the name that a dependency asks for; -1 for one that the content does not have, or that nobody can read. */
  nameOf(spec: number): number {
    let name = this.#names[spec]!;
    if (name === -2) {
      const text = this.#records.dependsSpecs[spec]!;
      const asked = USUAL.exec(text)?.[0].toLowerCase() ?? readSpec(text)?.name;
      this.#names[spec] = name = (asked === undefined ? undefined : nameIndex(this.#records).idOf.get(asked)) ?? -1;
    }
    return name;
  }

  /** Whether a record of the name that a dependency asks for meets it. */
  meets(spec: number, record: number): boolean {
    if (!this.#specs.has(spec)) this.#specs.set(spec, readSpec(this.#records.dependsSpecs[spec]!)?.spec);
    const read = this.#specs.get(spec);
    return read !== undefined && matchSpec(read, recordAt(this.#records, record));
  }
}

/**
 * Which records that could not be installed have to be asked about again, as marks: those of which nobody knows what blocks them, and those whose blocking dependency something meets that came or is
 * in question itself.
 * @param dead 1 for each record that could not be installed
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
