import { BoundedCache } from './boundedCache.ts';
import { InvalidVersion } from './errors.ts';
import { splitVersion } from './versionText.ts';
import type { Part, Segment } from './versionText.ts';

/** A parsed version literal. Opaque: make it with `parseVersion`, order it with `compareVersions`. */
export interface Version {
  /** The original text of the version. */
  readonly text: string;
}

const noParts: Segment = [];

/** A version ready to compare. Internal to domain/conda. */
export class ParsedVersion implements Version {
  readonly text: string;
  /**
   * Epoch and first segment, second and third, fourth and fifth, packed into order-preserving small integers: most
   * comparisons end here, without following a pointer. See `packSegments`.
   */
  readonly high: number;
  readonly middle: number;
  readonly low: number;
  /** True when the three say all there is to say about the version. */
  readonly isWhole: boolean;
  #segments:
    | { readonly main: readonly Segment[]; readonly local: readonly Segment[]; readonly normalized: string }
    | undefined;

  /** Reads the last packed fields: see `packText` and `packSegments`. */
  constructor(text: string, isWhole: boolean, segments: ReturnType<typeof splitVersion> | undefined) {
    this.text = text;
    this.high = (fields[0]! >> 2) * epochFactor + fields[1]!;
    this.middle = (fields[2]! << otherBits) + fields[3]!;
    this.low = (fields[4]! << otherBits) + fields[5]!;
    this.isWhole = isWhole;
    this.#segments = segments;
  }

  /** Epoch first, then the main version. */
  get main(): readonly Segment[] {
    return (this.#segments ??= splitVersion(this.text)).main;
  }

  /** What follows `+`; empty when there is none. */
  get local(): readonly Segment[] {
    return (this.#segments ??= splitVersion(this.text)).local;
  }

  /** Lower case, trimmed, dashes as underscores: conda's `str(VersionOrder)`. */
  get normalized(): string {
    return (this.#segments ??= splitVersion(this.text)).normalized;
  }
}

const cache = new BoundedCache<ParsedVersion | InvalidVersion>(32_768);

/**
 * Parses a version by CEP 33 with the terms of conda's VersionOrder: epoch `1!`, local `+abc`, case-insensitive, `-` as
 * `_` if the text has no `_`, `*` allowed inside like in conda. Results are cached (bounded).
 * @throws {InvalidVersion} if conda rejects the text
 */
export function parseVersion(text: string): Version {
  return toParsed(text);
}

/** As `parseVersion`, for the other modules of domain/conda. */
export function toParsed(version: Version | string): ParsedVersion {
  if (version instanceof ParsedVersion) return version;
  const known = lookUp(typeof version === 'string' ? version : version.text);
  if (known instanceof InvalidVersion) throw known;
  return known;
}

/** Like `toParsed`, but undefined for an invalid version. */
export function toParsedOrUndefined(text: string): ParsedVersion | undefined {
  const known = lookUp(text);
  return known instanceof InvalidVersion ? undefined : known;
}

/**
 * Orders two versions by CEP 33: -1 if `a` is older, 1 if newer, 0 if equal ('1.1' equals '1.1.0').
 * @throws {InvalidVersion} if a string isn't a version
 */
export function compareVersions(a: Version | string, b: Version | string): -1 | 0 | 1 {
  return compareParsed(toParsed(a), toParsed(b));
}

/** As `compareVersions`, without looking anything up and without allocating. */
export function compareParsed(a: ParsedVersion, b: ParsedVersion): -1 | 0 | 1 {
  if (a.high !== b.high) return a.high < b.high ? -1 : 1;
  if (a.middle !== b.middle) return a.middle < b.middle ? -1 : 1;
  if (a.low !== b.low) return a.low < b.low ? -1 : 1;
  if (a.isWhole && b.isWhole) return 0;
  const order = compareSegments(a.main, b.main, a.main.length, b.main.length);
  return order !== 0 ? order : compareSegments(a.local, b.local, a.local.length, b.local.length);
}

/**
 * Implements conda's `startswith`: whether the segments of `version` start with those of `prefix`. The last string of
 * the prefix can be a prefix itself ('1.0.1c' starts with '1.0.1', '2013ab' with '2013a').
 */
export function startsWithVersion(version: ParsedVersion, prefix: ParsedVersion): boolean {
  let whole = version.main;
  let start = prefix.main;
  if (prefix.local.length > 0) {
    if (compareSegments(version.main, prefix.main, version.main.length, prefix.main.length) !== 0) return false;
    whole = version.local;
    start = prefix.local;
  }
  const last = start.length - 1;
  if (compareSegments(whole, start, Math.min(last, whole.length), last) !== 0) return false;
  const segment = whole[last] ?? noParts;
  const wanted = start[last] ?? noParts;
  const lastPart = wanted.length - 1;
  for (let index = 0; index < lastPart; index += 1) {
    if (comparePart(segment[index] ?? 0, wanted[index] ?? 0) !== 0) return false;
  }
  const found = segment[lastPart] ?? 0;
  const sought = wanted[lastPart] ?? 0;
  if (typeof sought === 'string') return typeof found === 'string' && found.startsWith(sought);
  return found === sought;
}

/** The last text, because a record is usually tested with several specs in a row. */
let lastText = '';
let lastFound: ParsedVersion | InvalidVersion = new InvalidVersion('', 'empty version string');

function lookUp(text: string): ParsedVersion | InvalidVersion {
  if (text === lastText) return lastFound;
  let found = cache.get(text);
  if (found === undefined) {
    found = parse(text);
    cache.set(text, found);
  }
  lastText = text;
  lastFound = found;
  return found;
}

function parse(text: string): ParsedVersion | InvalidVersion {
  const packing = packText(text);
  if (packing !== notPacked) return new ParsedVersion(text, packing === packedWhole, undefined);
  try {
    const segments = splitVersion(text);
    return new ParsedVersion(text, packSegments(segments.main, segments.local), segments);
  } catch (error) {
    if (error instanceof InvalidVersion) return error;
    throw error;
  }
}

/** A packed field uses 4n+2 for a segment that is the number n: `largest` limits n. */
const largestEpoch = 14;
const largestFirst = 2 ** 24 - 1;
const largestOther = 2 ** 13 - 1;
const otherBits = 15;
const epochFactor = 2 ** 26;

/** Fields in the order of comparison: epoch, then five segments. */
const fieldCount = 6;
/** Buffer of packed fields, shared so that parsing doesn't allocate. */
const fields = new Int32Array(fieldCount);

const missing = 2;
const beforeNumber = 1;
const behindNumber = 3;

/**
 * Packs the start of a version into order-preserving numbers: a segment [n] is 4n+2, [n, text, …] sorts before it
 * (4n+1) and [n, post, …] after it (4n+3). A number that doesn't fit becomes the largest value. Packing stops after a
 * segment that isn't a plain number, so that equal fields leave the rest to the full comparison. A missing segment is
 * 0.
 * @returns whether the fields contain the complete version
 */
function packSegments(main: readonly Segment[], local: readonly Segment[]): boolean {
  fields.fill(missing);
  for (let index = 0; index < fieldCount && index < main.length; index += 1) {
    const segment = main[index]!;
    const number = segment[0]!;
    const second = segment[1];
    const largest = index === 0 ? largestEpoch : index === 1 ? largestFirst : largestOther;
    if (typeof number !== 'number' || number > largest) {
      // One more for an epoch, whose two lowest bits are not packed.
      fields[index] = largest * 4 + (index === 0 ? 4 : behindNumber);
      fields.fill(0, index + 1);
      return false;
    }
    if (second !== undefined) {
      fields[index] = number * 4 + (typeof second === 'string' ? beforeNumber : behindNumber);
      fields.fill(0, index + 1);
      return false;
    }
    fields[index] = number * 4 + missing;
  }
  return local.length === 0 && main.length <= fieldCount;
}

const notPacked = 0;
const packedWhole = 1;
const packedInPart = 2;

/**
 * Packs common forms directly from the text, with the result of `packSegments`: lowercase, no epoch, no trailing
 * underscore, numbers that fit. Checks the whole text, so that its segments can be split later. Leaves anything else,
 * including errors, to `splitVersion`.
 */
function packText(text: string): typeof notPacked | typeof packedWhole | typeof packedInPart {
  const { length } = text;
  if (length === 0 || length > 64 || text.charCodeAt(length - 1) === underscore) return notPacked;
  let field = 1;
  let value = 0;
  let start = 0;
  let packing = true;
  let inLocal = false;
  let isWhole = true;
  fields[0] = fields[1] = fields[2] = fields[3] = fields[4] = fields[5] = missing;
  for (let index = 0; index <= length; index += 1) {
    const code = index === length ? dot : text.charCodeAt(index);
    if (code >= zero && code <= nine) {
      if (packing) value = value * 10 + code - zero;
      if (packing && value > (field === 1 ? largestFirst : largestOther)) return notPacked;
    } else if (code >= letterA && code <= letterZ) {
      if (!packing) continue;
      fields[field] = value * 4 + (isPostAt(text, index) ? behindNumber : beforeNumber);
      for (let rest = field + 1; rest < fieldCount; rest += 1) fields[rest] = 0;
      packing = false;
      isWhole = false;
    } else {
      if ((code !== dot && code !== underscore && code !== plus) || index === start) return notPacked;
      if (packing) {
        fields[field] = value * 4 + missing;
        field += 1;
        value = 0;
        if (field === fieldCount && index < length) {
          packing = false;
          isWhole = false;
        }
      }
      if (code === plus) {
        if (inLocal) return notPacked;
        inLocal = true;
        packing = false;
        isWhole = false;
      }
      start = index + 1;
    }
  }
  return isWhole ? packedWhole : packedInPart;
}

const zero = 0x30;
const nine = 0x39;
const letterA = 0x61;
const letterZ = 0x7a;
const dot = 0x2e;
const underscore = 0x5f;
const plus = 0x2b;

/** Is the run of letters at `index` the word 'post'? */
function isPostAt(text: string, index: number): boolean {
  if (!text.startsWith('post', index)) return false;
  const next = text.charCodeAt(index + 4);
  return !(next >= letterA && next <= letterZ);
}

function compareSegments(
  left: readonly Segment[],
  right: readonly Segment[],
  leftLength: number,
  rightLength: number,
): -1 | 0 | 1 {
  const length = leftLength > rightLength ? leftLength : rightLength;
  for (let index = 0; index < length; index += 1) {
    const a = index < leftLength ? left[index]! : noParts;
    const b = index < rightLength ? right[index]! : noParts;
    const parts = a.length > b.length ? a.length : b.length;
    for (let part = 0; part < parts; part += 1) {
      const order = comparePart(part < a.length ? a[part]! : 0, part < b.length ? b[part]! : 0);
      if (order !== 0) return order;
    }
  }
  return 0;
}

function comparePart(a: Part, b: Part): -1 | 0 | 1 {
  if (a === b) return 0;
  const aIsText = typeof a === 'string';
  if (aIsText !== (typeof b === 'string')) return aIsText ? -1 : 1;
  return a < b ? -1 : 1;
}
