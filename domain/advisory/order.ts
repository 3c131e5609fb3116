/** Order of a conda version and an upstream version: docs/decisions/advisories.md. */
import { BoundedCache } from '../conda/boundedCache.ts';
import { compareParsed, toParsedOrUndefined } from '../conda/version.ts';
import type { ParsedVersion } from '../conda/version.ts';
import { toNumber } from '../conda/versionText.ts';
import { identityKey, schemeOf } from './ecosystems.ts';
import type { Scheme } from './ecosystems.ts';
import { comparePep440, readPep440 } from './pep440.ts';

/** Compares two versions: negative, 0, positive; undefined if the order is unknown. */
export type Compare = (a: string, b: string) => number | undefined;

/** A version as an order reads it; only that order compares it. */
export type Reading = unknown;

/** An order that reads each text once, however often it is compared. */
interface ReadingOrder<R> {
  /** Undefined if the text isn't a version. */
  read: (text: string) => R | undefined;
  order: (a: R, b: R) => number | undefined;
}

/** The order of the versions of one project. */
export interface Order {
  scheme: Scheme;
  /**
   * Compares a conda version with a bound; undefined if one isn't a version, or if the order depends on the meaning of
   * its letters.
   */
  compare: Compare;
  /** The same in two steps, to parse repeated versions once. */
  read: (text: string) => Reading | undefined;
  order: (a: Reading, b: Reading) => number | undefined;
  /** Sorts bounds; undefined if one of them isn't a version. */
  row: Compare;
}

/** How a project numbers its versions. */
interface Habits {
  /** Letters after the number come after it: `1.1.1w`, `9e`, `9.8p1`. Conda sorts them before it. */
  lettersAfter?: boolean;
  /** A version as it is written, as conda packages write it. */
  rewrite?: (version: string) => string;
}

/** `RELEASE.2025-10-15T17-29-55Z` is `2025.10.15.17.29.55`. */
const releaseDate = (version: string) =>
  version.replace(/^RELEASE\.(\d{4})-(\d\d)-(\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/i, '$1.$2.$3.$4.$5.$6');

const HABITS: ReadonlyMap<string, Habits> = new Map<string, Habits>([
  ...[
    'CPE/openssl:openssl',
    'OSS-Fuzz/openssl',
    'Bitnami/openssl',
    'CPE/ijg:libjpeg',
    'CPE/ijg:jpeg',
    'CPE/iana:tzdata',
    'CPE/openbsd:openssh',
    'CPE/ntp:ntp',
    'CPE/sudo_project:sudo',
    'CPE/tmux_project:tmux',
  ].map((key) => [key, { lettersAfter: true }] as const),
  ...['CPE/minio:minio', 'Go/github.com/minio/minio', 'Bitnami/minio'].map(
    (key) => [key, { rewrite: releaseDate }] as const,
  ),
]);

const LETTERS = /^(.*\d)([a-z]{1,2}|p(\d+))$/i;

function trailingLetters(version: string): RegExpExecArray | null {
  const found = LETTERS.exec(version);
  // A candidate without a number is a candidate.
  return found?.[2]?.toLowerCase() === 'rc' ? null : found;
}

/**
 * Replaces trailing letters by a base 27 number, so that they sort after: `1.0.2z` is `1.0.2.26`, `1.0.2za` is
 * `1.0.2.703`, `9.8p1` is `9.8.16.1`.
 */
function lettersAfter(version: string): string {
  const [, number, letters, patch] = trailingLetters(version) ?? [];
  if (number === undefined || letters === undefined) return version;
  const word = patch === undefined ? letters : 'p';
  const value = [...word.toLowerCase()].reduce((sum, letter) => sum * 27 + letter.charCodeAt(0) - 96, 0);
  return `${number}.${value}${patch === undefined ? '' : `.${patch}`}`;
}

/** Go pseudo-version of a commit without a prior release. It can't be compared with a conda version. */
const PSEUDO_VERSION = /^0\.0\.0-(0\.)?\d{14}-[0-9a-f]{12}/i;
const COMMIT = /^(?=.*[a-f])(?=.*\d)[0-9a-f]{12,}$/i;
const PHASE = /[-_.]?(alpha|beta|rc)[-_.]?(\d*)$/i;

/**
 * Normalizes a version for comparison: no leading `v`, phases joined to the number (`3.12.0-alpha8` is `3.12.0a8`).
 * Undefined for prose, patterns (`4.*`, `1.x`), and commits.
 */
function readText(text: string): string | undefined {
  const version = text.trim().replace(/^v(?=\d)/i, '');
  if (!/^\d/.test(version) || /\*|(^|\.)x(\.|$)/i.test(version) || PSEUDO_VERSION.test(version) || COMMIT.test(version))
    return undefined;
  const joined = version.replace(PHASE, (_all, phase: string, number: string) => {
    const word = phase.toLowerCase();
    // Add the 0 of a first pre-release, so that `2.0-beta` isn't read as release `2.0b`.
    return `${word === 'rc' ? 'rc' : word[0]!}${number === '' ? '0' : number}`;
  });
  return toParsedOrUndefined(joined) === undefined ? undefined : joined;
}

/** Parses each text once, because the same few bounds meet every version of a package. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const cache = new BoundedCache<{ found: T }>(CACHED);
  return (text) => {
    let entry = cache.get(text);
    if (entry === undefined) cache.set(text, (entry = { found: read(text) }));
    return entry.found;
  };
}

const CACHED = 20_000;
const readable = remembered(readText);

/** A version in conda's order, and the same with trailing letters after the number; both are equal without letters. */
interface Lettered {
  plain: ParsedVersion;
  after: ParsedVersion;
}

function readLettered(text: string): Lettered | undefined {
  const version = readable(text);
  const plain = version === undefined ? undefined : toParsedOrUndefined(version);
  if (version === undefined || plain === undefined) return undefined;
  const after = trailingLetters(version) === null ? plain : toParsedOrUndefined(lettersAfter(version));
  return after === undefined ? undefined : { plain, after };
}

const lettered = remembered(readLettered);

/** Conda's order; undefined where letters after a number would turn it round. */
function cautiousOrder(a: Lettered, b: Lettered): number | undefined {
  const order = compareParsed(a.plain, b.plain);
  if (a.after === a.plain && b.after === b.plain) return order;
  return order === compareParsed(a.after, b.after) ? order : undefined;
}

const cautious: ReadingOrder<Lettered> = { read: lettered, order: cautiousOrder };

const withLettersAfter: ReadingOrder<ParsedVersion> = {
  read: (text) => lettered(text)?.after,
  order: compareParsed,
};

/**
 * Letters sort before the number: RubyGems treats every version with letters as a pre-release, NuGet those after a
 * hyphen.
 */
const withLettersBefore: ReadingOrder<ParsedVersion> = {
  read: (text) => lettered(text)?.plain,
  order: compareParsed,
};

/** CRAN writes `1.6-5` and conda `1.6_5`: one separator. */
const cran: ReadingOrder<Lettered> = {
  read: (text) => lettered(text.replaceAll(/[-_]/g, '.')),
  order: cautiousOrder,
};

/** A version that the ecosystem can't parse may still be a conda version. */
interface Either<R> {
  own: R | undefined;
  conda: Lettered | undefined;
}

function orConda<R>({ read, order }: ReadingOrder<R>): ReadingOrder<Either<R>> {
  return {
    read: remembered((text) => {
      const [own, conda] = [read(text), lettered(text)];
      return own === undefined && conda === undefined ? undefined : { own, conda };
    }),
    order: (a, b) => {
      if (a.own !== undefined && b.own !== undefined) return order(a.own, b.own);
      return a.conda === undefined || b.conda === undefined ? undefined : cautiousOrder(a.conda, b.conda);
    },
  };
}

const pypi = remembered(readPep440);
const pep440 = orConda({ read: pypi, order: comparePep440 });

/** A version by https://semver.org, or as conda packages write one: `1.0.0-rc.1`, `1.0.0rc1`, `1.0`. */
const SEMVER =
  /^v?(\d+(?:\.\d+)*)(?:-([0-9a-z.-]+)|[_.]?((?:alpha|beta|rc|pre|dev|a|b)(?:[._-]?\d[0-9a-z._-]*)?))?(?:\+([0-9a-z.-]*))?$/i;

interface Semver {
  numbers: (number | bigint)[];
  phase: (number | bigint | string)[];
  build: (number | bigint | string)[];
}

/** Numbers and words of a lowercase text. */
const partsOf = (text: string) =>
  (text.toLowerCase().match(/\d+|[a-z]+/g) ?? []).map((part) => (/\d/.test(part) ? toNumber(part) : part));

function readSemver(text: string): Semver | undefined {
  const [, numbers, phase, joined, build = ''] = SEMVER.exec(text.trim()) ?? [];
  if (numbers === undefined || PSEUDO_VERSION.test(text.trim().replace(/^v/i, ''))) return undefined;
  return {
    numbers: numbers.split('.').map(toNumber),
    phase: partsOf(phase ?? joined ?? '').map((part) => (part === 'a' ? 'alpha' : part === 'b' ? 'beta' : part)),
    build: partsOf(build),
  };
}

function semverOrder(left: Semver, right: Semver): number {
  for (let place = 0; place < Math.max(left.numbers.length, right.numbers.length); place++) {
    const [x, y] = [left.numbers[place] ?? 0, right.numbers[place] ?? 0];
    if (x !== y) return x < y ? -1 : 1;
  }
  if (left.phase.length === 0 || right.phase.length === 0) return right.phase.length - left.phase.length;
  return wordByWord(left.phase, right.phase);
}

/** Numbers come before words, and the list that ends early before the longer one. */
function wordByWord(left: Semver['phase'], right: Semver['phase']): number {
  for (let place = 0; place < Math.max(left.length, right.length); place++) {
    const [x, y] = [left[place], right[place]];
    if (x === y) continue;
    if (x === undefined || y === undefined) return x === undefined ? -1 : 1;
    if ((typeof x === 'string') !== (typeof y === 'string')) return typeof x === 'string' ? 1 : -1;
    return x < y ? -1 : 1;
  }
  return 0;
}

/** Dart's Pub distinguishes builds: `1.0.1+1` fixes `1.0.1`. */
const pubOrder = (left: Semver, right: Semver): number =>
  semverOrder(left, right) || wordByWord(left.build, right.build);

/** Maven qualifiers by rank; a release is 0 (https://maven.apache.org/pom.html#version-order-specification). */
const QUALIFIERS: ReadonlyMap<string, number> = new Map([
  ...['alpha', 'beta', 'milestone', 'rc', 'snapshot'].map((word, at) => [word, at - 5] as const),
  ...['', 'final', 'ga', 'release'].map((word) => [word, 0] as const),
  ['sp', 1],
]);
const QUALIFIER_NAMES: Readonly<Record<string, string>> = { a: 'alpha', b: 'beta', m: 'milestone', cr: 'rc' };

function readMaven(text: string): Semver['phase'] | undefined {
  const version = text.trim().replace(/^v(?=\d)/i, '');
  if (!/^\d[\w.+-]*$/.test(version) || readable(version) === undefined) return undefined;
  const parts = partsOf(version);
  return parts.map((part, at) => {
    const isShort = typeof part === 'string' && part.length === 1;
    if (typeof part !== 'string' || (isShort && typeof parts[at + 1] !== 'number')) return part;
    return QUALIFIER_NAMES[part] ?? part;
  });
}

/** Rank of a qualifier. Unknown ones sort last, alphabetically. */
const placeOf = (word: string): number => QUALIFIERS.get(word) ?? 2;

function mavenOrder(left: Semver['phase'], right: Semver['phase']): number {
  for (let place = 0; place < Math.max(left.length, right.length); place++) {
    const [x, y] = [left[place], right[place]];
    // A missing part equals a release next to a qualifier, and 0 next to a number.
    const isWord = [x, y].map((one) => typeof one === 'string');
    const isNumber = [x, y].map((one) => one !== undefined && typeof one !== 'string');
    if ((isWord[0] && isNumber[1]) || (isNumber[0] && isWord[1])) return isNumber[0] ? 1 : -1;
    if (isNumber[0] || isNumber[1]) {
      const [a, b] = [x ?? 0, y ?? 0];
      if (a !== b) return a < b ? -1 : 1;
      continue;
    }
    const [a, b] = [String(x ?? ''), String(y ?? '')];
    const places = placeOf(a) - placeOf(b);
    if (places !== 0) return places;
    if (placeOf(a) === 2 && a !== b) return a < b ? -1 : 1;
  }
  return 0;
}

const unreadable: ReadingOrder<never> = { read: () => undefined, order: () => undefined };

/** Casts an order; it is only called with values that it has parsed itself. */
const anyOf = <R>(order: ReadingOrder<R>): ReadingOrder<Reading> => order as ReadingOrder<Reading>;

const ORDERS: Readonly<Record<Scheme, { of: ReadingOrder<Reading>; row?: ReadingOrder<Reading> }>> = {
  conda: { of: anyOf(cautious), row: anyOf(withLettersAfter) },
  tags: { of: anyOf(cautious), row: anyOf(withLettersAfter) },
  pep440: { of: anyOf(pep440) },
  semver: { of: anyOf(orConda({ read: readSemver, order: semverOrder })) },
  pub: { of: anyOf(orConda({ read: readSemver, order: pubOrder })) },
  maven: { of: anyOf({ read: remembered(readMaven), order: mavenOrder }) },
  'letters-before': { of: anyOf(withLettersBefore) },
  cran: { of: anyOf(cran) },
  none: { of: anyOf(unreadable) },
};

function compareBy({ read, order }: ReadingOrder<Reading>): Compare {
  return (a, b) => {
    const [left, right] = [read(a), read(b)];
    return left === undefined || right === undefined ? undefined : order(left, right);
  };
}

/** Orders of projects without habits of their own, made once. */
const made = new Map<string, Order>();

/** The order of the versions of an upstream package. */
export function orderOf(identity: { ecosystem: string; name: string; letters?: 'after' | undefined }): Order {
  const scheme = schemeOf(identity.ecosystem) ?? 'none';
  const habits = HABITS.get(identityKey(identity)) ?? {};
  const later = scheme !== 'none' && (habits.lettersAfter === true || identity.letters === 'after');
  const { rewrite } = habits;
  const key = `${scheme}/${later}`;
  const known = rewrite === undefined ? made.get(key) : undefined;
  if (known !== undefined) return known;
  const rewritten = ({ read, order }: ReadingOrder<Reading>): ReadingOrder<Reading> =>
    rewrite === undefined ? { read, order } : { read: (text) => read(rewrite(text)), order };
  const of = rewritten(later ? anyOf(withLettersAfter) : ORDERS[scheme].of);
  const row = rewritten(later ? anyOf(withLettersAfter) : (ORDERS[scheme].row ?? ORDERS[scheme].of));
  const order: Order = { scheme, ...of, compare: compareBy(of), row: compareBy(row) };
  if (rewrite === undefined) made.set(key, order);
  return order;
}

/** Returns a key that is equal for versions that PyPI treats as equal; undefined for unreadable ones. */
export function pep440Key(version: string): string | undefined {
  const read = pypi(version);
  return read === undefined ? undefined : `=${read.map((part) => part.join('.')).join('/')}`;
}

/** A number with its parts, its phase and its letters. */
const IN_TAG = /\d+(?:[._]\d+)*(?:[-_.]?(?:alpha|beta|rc|pre)[-_.]?\d*|[abc]\d+(?![a-z0-9])|[a-z](?![a-z0-9]))?/gi;

/**
 * Returns the version in a Git tag: its last number, with `_` as a dot (`binutils-2_45_1` is 2.45.1, `R_2_4_0` is
 * 2.4.0); undefined without one.
 */
export function versionOfTag(tag: string): string | undefined {
  // `VER-2-13-2`, `release-73-1`: nothing but numbers between hyphens.
  const dashed = /^[a-z]+((?:-\d+){2,})$/i.exec(tag)?.[1];
  if (dashed !== undefined) return dashed.slice(1).replaceAll('-', '.');
  const numbers = tag.match(IN_TAG) ?? [];
  // `temp-1.14.4-3` is about 1.14.4: a number with parts says more than one without.
  return (numbers.findLast((number) => /\d[._]\d/.test(number)) ?? numbers.at(-1))?.replaceAll('_', '.');
}
