/**
 * The records of a channel as columns: about 60 bytes per record plus the distinct texts, so that 500,000 records need
 * far less than 300 MB. Columns are typed arrays in memory that all threads share, so that sending them to a thread
 * copies only the texts.
 */
import { licenseFamilies } from './licenses.ts';
import { scriptCode } from './scripts.ts';
import type { ScriptState } from './scripts.ts';
import { trustCode } from './trust.ts';
import type { TrustType } from './trust.ts';

/** A distinct pair of declared license and family, with the bit set of its families. */
export interface LicenseEntry {
  license?: string;
  family?: string;
  /** Bit set over `LICENSE_FAMILIES`, see `licenseFamilies`. */
  families: number;
}

/** The records of a channel. `xOf[i]` is the position of record i's value in the list `xs`. */
export interface ChannelRecords {
  length: number;
  /** In lower case, as clients compare names. */
  names: string[];
  nameOf: Uint32Array;
  versions: string[];
  versionOf: Uint32Array;
  builds: string[];
  buildOf: Uint32Array;
  buildNumberOf: Int32Array;
  subdirs: string[];
  subdirOf: Uint8Array;
  licenses: LicenseEntry[];
  licenseOf: Uint32Array;
  /** Creation time in ms since the epoch, UTC; NaN when unknown. */
  createdAt: Float64Array;
  /**
   * When the hub first saw the record, in ms since the epoch. Records of a channel's first sync have their creation
   * time; NaN if unknown.
   */
  seenAt: Float64Array;
  /** Build time by the builder's clock, in whole seconds since the epoch; 0 if unknown. No decision depends on it. */
  builtAt: Uint32Array;
  /** Code of the trust type, see `trustType`. */
  trustOf: Uint8Array;
  /** Code of the script state, see `SCRIPT_STATES`. */
  scriptsOf: Uint8Array;
  /** Distinct dependency texts. */
  dependsSpecs: string[];
  /** Dependencies of record i are `dependsPool[dependsStart[i] .. dependsStart[i + 1]]`; length + 1 entries. */
  dependsStart: Uint32Array;
  dependsPool: Uint32Array;
  /** Distinct texts of `constrains`. */
  constrainsSpecs: string[];
  /** What record i constrains is `constrainsPool[constrainsStart[i] .. constrainsStart[i + 1]]`; length + 1 entries. */
  constrainsStart: Uint32Array;
  constrainsPool: Uint32Array;
  /** 1 for a record that tracks features: clients install it only as a last resort. */
  tracksFeatures: Uint8Array;
  /** File size in bytes; NaN when unknown. */
  sizeOf: Float64Array;
}

/** Input of the builder for one record, with the fields of repodata (CEP 34, CEP 36, CEP 47). */
export interface RecordInput {
  name: string;
  version: string;
  build: string;
  build_number: number;
  subdir: string;
  license?: string | null;
  license_family?: string | null;
  /** Set by the builder of the package, in ms (old packages: in seconds). */
  timestamp?: number | null;
  /** Set by the server at first indexing, in ms (CEP 47). */
  indexed_timestamp?: number | null;
  /** When this hub first saw it, in ms by its own clock; null for records of the channel's first sync. */
  first_seen?: number | null;
  depends?: readonly string[] | null;
  constrains?: readonly string[] | null;
  track_features?: string | string[] | null;
  size?: number | null;
  trust?: TrustType;
  /** The script state; 'unknown' by default. */
  scripts?: ScriptState;
}

/** One record as an object, for match specs and display. */
export interface RecordView {
  name: string;
  version: string;
  build: string;
  build_number: number;
  subdir: string;
  license?: string;
  license_family?: string;
}

/** Timestamps up to this one are seconds, above it milliseconds; conda draws the line at the year 9999 too. */
const MAX_SECONDS = 253_402_300_799;

/** The creation time that date rules use, in ms: the server's (CEP 47), else the builder's, else NaN. */
export function creationTime(record: Pick<RecordInput, 'timestamp' | 'indexed_timestamp'>): number {
  if (typeof record.indexed_timestamp === 'number' && record.indexed_timestamp > 0) return record.indexed_timestamp;
  return buildTime(record);
}

/** Returns the builder's build time in ms; NaN if missing. */
function buildTime({ timestamp }: Pick<RecordInput, 'timestamp'>): number {
  if (typeof timestamp !== 'number' || !(timestamp > 0)) return Number.NaN;
  return timestamp <= MAX_SECONDS ? timestamp * 1000 : timestamp;
}

/** Numbers by record. */
export type Column = Uint32Array | Int32Array | Uint16Array | Uint8Array | Float64Array;

/** A type of columns. */
export interface ColumnType<T extends Column> {
  new (memory: SharedArrayBuffer): T;
  readonly BYTES_PER_ELEMENT: number;
}

/** Returns an empty column in memory that all threads share. */
export const sharedColumn = <T extends Column>(Type: ColumnType<T>, length: number): T =>
  new Type(new SharedArrayBuffer(length * Type.BYTES_PER_ELEMENT));

class Growing<T extends Column> {
  readonly #Type: ColumnType<T> & { new (length: number): T };
  #data: T;
  length = 0;
  constructor(Type: ColumnType<T> & { new (length: number): T }) {
    this.#Type = Type;
    this.#data = new Type(1024);
  }
  push(value: number): void {
    if (this.length === this.#data.length) {
      const larger = new this.#Type(this.length * 2);
      larger.set(this.#data);
      this.#data = larger;
    }
    this.#data[this.length++] = value;
  }
  done(): T {
    const column = sharedColumn(this.#Type, this.length);
    column.set(this.#data.subarray(0, this.length));
    return column;
  }
}

class Interner {
  readonly values: string[] = [];
  readonly #ids = new Map<string, number>();
  id(value: string): number {
    let id = this.#ids.get(value);
    if (id === undefined) {
      id = this.values.length;
      this.values.push(value);
      this.#ids.set(value, id);
    }
    return id;
  }
}

const licenseKey = ({ license = '', family = '' }: Pick<LicenseEntry, 'license' | 'family'>): string =>
  `${license}\n${family}`;

/** Collects records one by one; `build` hands out the columns. A builder is used once. */
export class ChannelRecordsBuilder {
  readonly #names = new Interner();
  readonly #versions = new Interner();
  readonly #builds = new Interner();
  readonly #subdirs = new Interner();
  readonly #specs = new Interner();
  readonly #licenseIds = new Map<string, number>();
  readonly #licenses: LicenseEntry[] = [];
  readonly #nameOf = new Growing(Uint32Array);
  readonly #versionOf = new Growing(Uint32Array);
  readonly #buildOf = new Growing(Uint32Array);
  readonly #buildNumberOf = new Growing(Int32Array);
  readonly #subdirOf = new Growing(Uint8Array);
  readonly #licenseOf = new Growing(Uint32Array);
  readonly #createdAt = new Growing(Float64Array);
  readonly #seenAt = new Growing(Float64Array);
  readonly #builtAt = new Growing(Uint32Array);
  readonly #trustOf = new Growing(Uint8Array);
  readonly #scriptsOf = new Growing(Uint8Array);
  readonly #dependsStart = new Growing(Uint32Array);
  readonly #dependsPool = new Growing(Uint32Array);
  readonly #constrains = new Interner();
  readonly #constrainsStart = new Growing(Uint32Array);
  readonly #constrainsPool = new Growing(Uint32Array);
  readonly #tracksFeatures = new Growing(Uint8Array);
  readonly #sizeOf = new Growing(Float64Array);

  /** How many records were added; the next one gets this index. */
  get length(): number {
    return this.#nameOf.length;
  }

  /**
   * Adds a record at the next index.
   * @throws RangeError when the trust type is unknown (ERR-17) or there are more than 255 subdirs.
   */
  add(record: RecordInput): void {
    // Do everything that can throw before the first push, so that a failed record leaves no partial row.
    const trust = trustCode(record.trust ?? 'unsigned');
    const subdir = this.#subdirs.id(record.subdir);
    if (subdir > 254) throw new RangeError(`More than 255 subdirs in one channel, at '${record.subdir}'`);
    this.#nameOf.push(this.#names.id(record.name.toLowerCase()));
    this.#versionOf.push(this.#versions.id(record.version));
    this.#buildOf.push(this.#builds.id(record.build));
    this.#buildNumberOf.push(record.build_number);
    this.#subdirOf.push(subdir);
    this.#licenseOf.push(this.#license(record.license ?? undefined, record.license_family ?? undefined));
    const created = creationTime(record);
    this.#createdAt.push(created);
    this.#seenAt.push(record.first_seen ?? created);
    const built = Math.floor(buildTime(record) / 1000);
    // A build time after the year 2106 is an error of the builder.
    this.#builtAt.push(built < 2 ** 32 ? built : 0);
    this.#trustOf.push(trust);
    this.#scriptsOf.push(scriptCode(record.scripts ?? 'unknown'));
    this.#sizeOf.push(record.size ?? Number.NaN);
    this.#dependsStart.push(this.#dependsPool.length);
    for (const spec of record.depends ?? []) this.#dependsPool.push(this.#specs.id(spec));
    this.#constrainsStart.push(this.#constrainsPool.length);
    for (const spec of record.constrains ?? []) this.#constrainsPool.push(this.#constrains.id(spec));
    this.#tracksFeatures.push((record.track_features ?? '').length > 0 ? 1 : 0);
  }

  /** The columns of everything added. */
  build(): ChannelRecords {
    this.#dependsStart.push(this.#dependsPool.length);
    this.#constrainsStart.push(this.#constrainsPool.length);
    return {
      length: this.length,
      names: this.#names.values,
      nameOf: this.#nameOf.done(),
      versions: this.#versions.values,
      versionOf: this.#versionOf.done(),
      builds: this.#builds.values,
      buildOf: this.#buildOf.done(),
      buildNumberOf: this.#buildNumberOf.done(),
      subdirs: this.#subdirs.values,
      subdirOf: this.#subdirOf.done(),
      licenses: this.#licenses,
      licenseOf: this.#licenseOf.done(),
      createdAt: this.#createdAt.done(),
      seenAt: this.#seenAt.done(),
      builtAt: this.#builtAt.done(),
      trustOf: this.#trustOf.done(),
      scriptsOf: this.#scriptsOf.done(),
      dependsSpecs: this.#specs.values,
      dependsStart: this.#dependsStart.done(),
      dependsPool: this.#dependsPool.done(),
      constrainsSpecs: this.#constrains.values,
      constrainsStart: this.#constrainsStart.done(),
      constrainsPool: this.#constrainsPool.done(),
      tracksFeatures: this.#tracksFeatures.done(),
      sizeOf: this.#sizeOf.done(),
    };
  }

  #license(license: string | undefined, family: string | undefined): number {
    const key = licenseKey({ license, family });
    let id = this.#licenseIds.get(key);
    if (id === undefined) {
      id = this.#licenses.length;
      this.#licenses.push({ license, family, families: licenseFamilies(license, family) });
      this.#licenseIds.set(key, id);
    }
    return id;
  }
}

/** Consecutive records of one of two lists, which are also consecutive in the joined list. */
export interface PickedRun {
  /** Position in the joined list, position in its own list, and number of records. */
  at: number;
  from: number;
  count: number;
  /** Whether they are of the second list. */
  isMore: boolean;
}

/**
 * Splits the picks of {@link joinRecords} into runs. Copying runs takes a tenth of the time of copying single records.
 */
export function runsOfPicks(picks: Int32Array): PickedRun[] {
  const runs: PickedRun[] = [];
  for (let at = 0; at < picks.length;) {
    const first = picks[at]!;
    const isMore = first < 0;
    const step = isMore ? -1 : 1;
    let count = 1;
    while (picks[at + count] === first + step * count) count++;
    runs.push({ at, from: isMore ? -1 - first : first, count, isMore });
    at += count;
  }
  return runs;
}

/**
 * A column of two lists as one.
 * @param made of the length of the joined list
 * @param width numbers of each record
 */
export function joinColumn<T extends Column>(made: T, base: T, more: T, runs: readonly PickedRun[], width = 1): T {
  for (const { at, from, count, isMore } of runs)
    made.set((isMore ? more : base).subarray(from * width, (from + count) * width), at * width);
  return made;
}

/**
 * Merges the records of two channels, exactly as the builder would in this order.
 * @param picks the record at each position: `i` for record i of `base`, `-1 - i` for record i of `more`, which should
 * be rare
 */
export function joinRecords(base: ChannelRecords, more: ChannelRecords, picks: Int32Array): ChannelRecords {
  const { length } = picks;
  const runs = runsOfPicks(picks);
  const of = <T extends Column>(key: NumberKey, made: T): T => joinColumn(made, base[key] as T, more[key] as T, runs);
  /** A column of positions in a list, which is left to what some record has, in the order in which they have it. */
  const listed = <T extends Column, V>(
    values: ListKey,
    key: NumberKey,
    made: T,
    keyOf: (value: V) => string,
  ): [V[], T] => {
    const ids = new Ids(base[values] as V[], more[values] as V[], keyOf);
    for (const { at, from, count, isMore } of runs)
      ids.put(isMore, (isMore ? more : base)[key].subarray(from, from + count), made, at);
    return [ids.values, made];
  };
  /** The same for a list of them for each record. */
  const pooled = (
    values: 'dependsSpecs' | 'constrainsSpecs',
    startKey: 'dependsStart' | 'constrainsStart',
    poolKey: 'dependsPool' | 'constrainsPool',
  ): [string[], Uint32Array, Uint32Array] => {
    const ids = new Ids(base[values], more[values], (spec) => spec);
    const start = sharedColumn(Uint32Array, length + 1);
    for (const { at, from, count, isMore } of runs) {
      const starts = (isMore ? more : base)[startKey];
      const shift = start[at]! - starts[from]!;
      for (let k = 1; k <= count; k++) start[at + k] = starts[from + k]! + shift;
    }
    const pool = sharedColumn(Uint32Array, start[length]!);
    for (const { at, from, count, isMore } of runs) {
      const records = isMore ? more : base;
      const those = records[poolKey].subarray(records[startKey][from]!, records[startKey][from + count]!);
      ids.put(isMore, those, pool, start[at]!);
    }
    return [ids.values, start, pool];
  };
  const text = (value: string): string => value;
  const words = (): Uint32Array => sharedColumn(Uint32Array, length);
  const [names, nameOf] = listed('names', 'nameOf', words(), text);
  const [versions, versionOf] = listed('versions', 'versionOf', words(), text);
  const [builds, buildOf] = listed('builds', 'buildOf', words(), text);
  const [subdirs, subdirOf] = listed('subdirs', 'subdirOf', sharedColumn(Uint8Array, length), text);
  const [licenses, licenseOf] = listed<Uint32Array, LicenseEntry>('licenses', 'licenseOf', words(), licenseKey);
  const [dependsSpecs, dependsStart, dependsPool] = pooled('dependsSpecs', 'dependsStart', 'dependsPool');
  const [constrainsSpecs, constrainsStart, constrainsPool] = pooled(
    'constrainsSpecs',
    'constrainsStart',
    'constrainsPool',
  );
  return {
    length,
    names,
    nameOf,
    versions,
    versionOf,
    builds,
    buildOf,
    buildNumberOf: of('buildNumberOf', sharedColumn(Int32Array, length)),
    subdirs,
    subdirOf,
    licenses,
    licenseOf,
    createdAt: of('createdAt', sharedColumn(Float64Array, length)),
    seenAt: of('seenAt', sharedColumn(Float64Array, length)),
    builtAt: of('builtAt', sharedColumn(Uint32Array, length)),
    trustOf: of('trustOf', sharedColumn(Uint8Array, length)),
    scriptsOf: of('scriptsOf', sharedColumn(Uint8Array, length)),
    dependsSpecs,
    dependsStart,
    dependsPool,
    constrainsSpecs,
    constrainsStart,
    constrainsPool,
    tracksFeatures: of('tracksFeatures', sharedColumn(Uint8Array, length)),
    sizeOf: of('sizeOf', sharedColumn(Float64Array, length)),
  };
}

type NumberKey = {
  [Key in keyof ChannelRecords]: ChannelRecords[Key] extends Column ? Key : never;
}[keyof ChannelRecords];
type ListKey = 'names' | 'versions' | 'builds' | 'subdirs' | 'licenses';

/** Merges two lists of values, keeping only the used ones, in order of use. */
class Ids<V> {
  readonly values: V[] = [];
  readonly #base: readonly V[];
  readonly #more: readonly V[];
  readonly #ofBase: Int32Array;
  readonly #ofMore: Int32Array;
  /** Position in the first list of each value of the second; -1 if it is missing there. */
  readonly #alias: Int32Array;

  constructor(base: readonly V[], more: readonly V[], keyOf: (value: V) => string) {
    this.#base = base;
    this.#more = more;
    this.#ofBase = new Int32Array(base.length).fill(-1);
    this.#ofMore = new Int32Array(more.length).fill(-1);
    this.#alias = new Int32Array(more.length).fill(-1);
    const wanted = new Map(more.map((value, id) => [keyOf(value), id]));
    if (wanted.size > 0)
      base.forEach((value, id) => {
        const alias = wanted.get(keyOf(value));
        if (alias !== undefined) this.#alias[alias] = id;
      });
  }

  /**
   * Writes joined positions of values, given their positions in one of the two lists.
   * @param at where to write the first one
   */
  put(isMore: boolean, ids: Column, into: Column, at: number): void {
    if (isMore) {
      for (let k = 0; k < ids.length; k++) into[at + k] = this.#idOfMore(ids[k]!);
      return;
    }
    const known = this.#ofBase;
    for (let k = 0; k < ids.length; k++) {
      const id = ids[k]!;
      into[at + k] = known[id]! >= 0 ? known[id]! : this.#idOfBase(id);
    }
  }

  #idOfBase(id: number): number {
    const known = this.#ofBase[id]!;
    return known >= 0 ? known : (this.#ofBase[id] = this.values.push(this.#base[id]!) - 1);
  }

  #idOfMore(id: number): number {
    const alias = this.#alias[id]!;
    if (alias >= 0) return this.#idOfBase(alias);
    const known = this.#ofMore[id]!;
    return known >= 0 ? known : (this.#ofMore[id] = this.values.push(this.#more[id]!) - 1);
  }
}

/** Record `index` of the columns, counted from 0, as an object. */
export function recordAt(records: ChannelRecords, index: number): RecordView {
  const license = records.licenses[records.licenseOf[index]!]!;
  return {
    name: records.names[records.nameOf[index]!]!,
    version: records.versions[records.versionOf[index]!]!,
    build: records.builds[records.buildOf[index]!]!,
    build_number: records.buildNumberOf[index]!,
    subdir: records.subdirs[records.subdirOf[index]!]!,
    license: license.license,
    license_family: license.family,
  };
}

/** Records grouped by name: those of name n are `items[start[n] .. start[n + 1]]`, in record order. */
export interface NameIndex {
  /** Position of a name in `names`. */
  idOf: Map<string, number>;
  start: Uint32Array;
  items: Uint32Array;
}

const nameIndexes = new WeakMap<ChannelRecords, NameIndex>();

/** Returns the index of a channel by name, cached per channel object. */
export function nameIndex(records: ChannelRecords): NameIndex {
  let index = nameIndexes.get(records);
  if (index === undefined) {
    const { length, nameOf, names } = records;
    const start = new Uint32Array(names.length + 1);
    for (let i = 0; i < length; i++) start[nameOf[i]! + 1]!++;
    for (let n = 0; n < names.length; n++) start[n + 1]! += start[n]!;
    const next = start.slice();
    const items = new Uint32Array(length);
    for (let i = 0; i < length; i++) items[next[nameOf[i]!]!++] = i;
    index = { idOf: new Map(names.map((name, id) => [name, id])), start, items };
    nameIndexes.set(records, index);
  }
  return index;
}

/** Returns the indexes of all records of a name, ascending; empty if there are none. */
export function recordsOfName(records: ChannelRecords, name: string): Uint32Array {
  const index = nameIndex(records);
  const id = index.idOf.get(name);
  return id === undefined ? new Uint32Array(0) : index.items.subarray(index.start[id]!, index.start[id + 1]!);
}
