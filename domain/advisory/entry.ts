/**
 * Evaluates one affected entry of an advisory for a version: OSV's walk over range events, in the project's version
 * order.
 */
import { orderOf, pep440Key, versionOfTag } from './order.ts';
import type { Compare, Order, Reading } from './order.ts';
import type { AffectedEntry, RangeEvent } from './osv.ts';
import type { MatchFlag, MatchReason, MatchState } from './matchAnswer.ts';

type Kind = 'introduced' | 'fixed' | 'last_affected' | 'limit';

interface Bound {
  kind: Kind;
  /** '0' of `introduced` is before every version. */
  text: string;
}

/** A bound prepared for comparison. */
interface ReadBound extends Bound {
  isStart: boolean;
  /** Undefined if its ecosystem's order can't read it. */
  reading: Reading | undefined;
  /** Whether a local build of the version equals it or is older. */
  isOfRelease: boolean;
}

/** A start and an end, prepared for comparison. */
interface ReadPair {
  /** Null for the start of all versions. */
  from: Reading | null;
  to: Reading;
}

/** An entry made ready for many versions: events in a row, tags read. */
export interface PreparedEntry {
  order: Order;
  /** The complete entry if it is one start and one fix, as most are; evaluated without the lists. */
  pair: ReadPair | null;
  /** The listed versions as given and as PyPI normalizes them. */
  listed: ReadonlySet<string>;
  /** The listed versions after normalization. */
  versions: readonly string[];
  /** Those of them that have to be tried one by one, see {@link isOdd}. */
  odd: readonly string[];
  /** Null if a bound can't be read. */
  ranges: readonly (readonly ReadBound[] | null)[];
  tags: boolean;
  commits: AffectedEntry['commits'];
  unparsed: boolean;
}

/** The result of an entry for a version. */
export interface EntryAnswer {
  state: MatchState;
  reason: MatchReason;
  flags: MatchFlag[];
  /** The fixed version at the end of the matching range, if known. */
  fix?: string;
}

/** At one version, an end comes before a start, and the last affected version after both. */
const RANK: Readonly<Record<Kind, number>> = { fixed: 0, limit: 0, introduced: 1, last_affected: 2 };

function boundOf(event: RangeEvent): Bound {
  if ('introduced' in event) return { kind: 'introduced', text: event.introduced.trim() };
  if ('fixed' in event) return { kind: 'fixed', text: event.fixed.trim() };
  if ('last_affected' in event) return { kind: 'last_affected', text: event.last_affected.trim() };
  return { kind: 'limit', text: event.limit.trim() };
}

const isStart = ({ kind, text }: Bound) => kind === 'introduced' && text === '0';

/** Sorts events by version; null if one of them isn't a version. */
function inARow(events: readonly RangeEvent[], row: Compare): Bound[] | null {
  // A limit of all versions limits nothing.
  const bounds = events.map(boundOf).filter(({ kind, text }) => kind !== 'limit' || text !== '*');
  if (bounds.some((bound) => !isStart(bound) && row(bound.text, bound.text) === undefined)) return null;
  const sorted = bounds.sort((a, b) => {
    if (isStart(a) || isStart(b)) return Number(isStart(b)) - Number(isStart(a));
    return row(a.text, b.text)! || RANK[a.kind] - RANK[b.kind];
  });
  // Of consecutive limits only the last one counts, because versions below any of them are covered.
  return sorted.filter(({ kind }, at) => kind !== 'limit' || sorted[at + 1]?.kind !== 'limit');
}

/**
 * Versions from `introduced` (or the first) to `fixed` or `limit` (exclusive) or `lastAffected` (inclusive). A limit
 * isn't a fix.
 */
export interface AffectedRange {
  introduced?: string | undefined;
  fixed?: string | undefined;
  lastAffected?: string | undefined;
  limit?: string | undefined;
}

/**
 * Converts the events of one range, in any order, to pairs of bounds. Two starts without an end between them are one
 * start. If an event isn't a version, only that bound remains, which makes every result 'unknown'.
 */
export function pairsOf(events: readonly RangeEvent[], of: { ecosystem: string; name: string }): AffectedRange[] {
  const { row } = orderOf(of);
  const bounds = inARow(events, row);
  if (bounds === null) {
    const { kind, text } = events
      .map(boundOf)
      .find((bound) => !isStart(bound) && row(bound.text, bound.text) === undefined)!;
    return [kind === 'introduced' ? { introduced: text } : { introduced: '0', [FIELD[kind]]: text }];
  }
  const pairs: AffectedRange[] = [];
  let open: string | undefined;
  for (const { kind, text } of bounds) {
    if (kind === 'introduced') open ??= text;
    else if (open !== undefined) {
      pairs.push({ introduced: open, [FIELD[kind]]: text });
      open = undefined;
    }
  }
  return open === undefined ? pairs : [...pairs, { introduced: open }];
}

const FIELD = { fixed: 'fixed', last_affected: 'lastAffected', limit: 'limit' } as const;

/** Converts a pair to events. */
export function eventsOf({ introduced, fixed, lastAffected, limit }: AffectedRange): RangeEvent[] {
  return [
    { introduced: introduced ?? '0' },
    ...(fixed === undefined ? [] : [{ fixed }]),
    ...(lastAffected === undefined ? [] : [{ last_affected: lastAffected }]),
    ...(limit === undefined ? [] : [{ limit }]),
  ];
}

const NOTHING: ReadonlySet<string> = new Set();

function readBound(bound: Bound, order: Order): ReadBound {
  return {
    ...bound,
    isStart: isStart(bound),
    reading: order.read(bound.text),
    isOfRelease: bound.kind === 'last_affected' && !bound.text.includes('+'),
  };
}

/** Converts a range to a pair; null unless it is a start with a fix after it. */
function pairOf(range: readonly ReadBound[] | null): ReadPair | null {
  const [from, to] = range ?? [];
  if (range?.length !== 2 || from?.kind !== 'introduced' || to?.kind !== 'fixed') return null;
  // Use bounds with a defined order, except those with letters of unknown meaning.
  return (from.isStart || from.reading !== undefined) && to.reading !== undefined
    ? { from: from.isStart ? null : from.reading, to: to.reading }
    : null;
}

/** Prepares an entry for versions of a package with its identity. */
export function prepareEntry(entry: AffectedEntry, letters?: 'after'): PreparedEntry {
  const order = orderOf({ ...entry, letters });
  const ranges = entry.ranges.map((events) => {
    // A range without an end says that the distribution has repaired nothing, not that the project has not.
    const bounds = order.scheme === 'none' ? null : inARow(events, order.row);
    return bounds?.map((bound) => readBound(bound, order)) ?? null;
  });
  // Version lists next to commit ranges name Git tags, unless the ecosystem has its own releases.
  const tags = order.scheme === 'tags' || (order.scheme === 'conda' && entry.commits !== 'none' && ranges.length === 0);
  const versions = tags ? entry.versions.flatMap((tag) => versionOfTag(tag) ?? []) : entry.versions;
  return {
    order,
    pair: entry.versions.length === 0 && !entry.unparsed && ranges.length === 1 ? pairOf(ranges[0]!) : null,
    listed:
      entry.versions.length === 0
        ? NOTHING
        : new Set([...entry.versions, ...versions.flatMap((version) => pep440Key(version) ?? [])]),
    versions,
    odd: versions.filter((version) => isOdd(order, version)),
    ranges,
    tags,
    commits: entry.commits,
    unparsed: entry.unparsed,
  };
}

/**
 * Whether the project's order may treat versions as equal that PyPI distinguishes: PyPI reads `1.6-5` as a post-release
 * of 1.6, CRAN as 1.6.5.
 */
function isOdd({ scheme }: Order, version: string): boolean {
  return pep440Key(version) === undefined || (scheme !== 'pep440' && /[-_]/.test(version));
}

/**
 * Returns the release of a local build: PyPI matches `==3.2` and `<=3.2` with `3.2+cu118`, which the order puts above
 * 3.2.
 */
function releaseOf({ scheme }: Order, version: string): string {
  return scheme === 'pep440' ? version.replace(/\+[^+]*$/, '') : version;
}

/** The same text, equal for PyPI (`2.3-rc1` is `2.3rc1`), or equal in the project's order. */
function isListed(entry: PreparedEntry, version: string): boolean {
  const { listed, versions, odd, order } = entry;
  // Most entries have no list, and parsing a version is the most expensive part here.
  if (order.scheme === 'none' || listed.size === 0) return false;
  const released = releaseOf(order, version);
  if (released !== version && isListed(entry, released)) return true;
  const key = pep440Key(version);
  if (listed.has(version) || (key !== undefined && listed.has(key))) return true;
  return (isOdd(order, version) ? versions : odd).some((one) => order.compare(version, one) === 0);
}

/** A version parsed for an order, once for all bounds. */
export interface OrderedVersion {
  text: string;
  version: Reading | undefined;
  /** Without what makes it a local build. */
  release: Reading | undefined;
}

/** The last version per order, because one version is compared with many entries in a row. */
const latest = new Map<Order, OrderedVersion>();
/** Orders of projects with habits of their own are made for each entry; of these so many are remembered. */
const MOST_LATEST = 50;

/** A version as an order reads it. */
export function orderedVersion(order: Order, version: string): OrderedVersion {
  const known = latest.get(order);
  if (known?.text === version) return known;
  const read = order.read(version);
  const released = releaseOf(order, version);
  const result = { text: version, version: read, release: released === version ? read : order.read(released) };
  if (latest.size >= MOST_LATEST) latest.clear();
  latest.set(order, result);
  return result;
}

/** How a version compares with a bound. */
function against(
  { reading, isOfRelease }: ReadBound,
  { version, release }: OrderedVersion,
  { order }: Order,
): number | undefined {
  const compared = isOfRelease ? release : version;
  return compared === undefined || reading === undefined ? undefined : order(compared, reading);
}

/** Locates a version in a range: between start and end, after a fix, outside, or undetermined. */
function placeIn(
  range: readonly ReadBound[],
  asked: OrderedVersion,
  order: Order,
): 'in' | 'after' | 'outside' | 'unreadable' {
  let isIn = false;
  let after = false;
  for (const bound of range) {
    const place = bound.isStart ? 1 : against(bound, asked, order);
    if (place === undefined) return 'unreadable';
    if (bound.kind === 'last_affected' ? place <= 0 : place < 0) continue;
    if (bound.kind === 'introduced') isIn = true;
    else {
      isIn = false;
      after ||= bound.kind !== 'limit';
    }
  }
  return isIn ? 'in' : after ? 'after' : 'outside';
}

/** Returns the bounds around a version that is in a range. */
function boundsAround(
  range: readonly ReadBound[],
  asked: OrderedVersion,
  order: Order,
): { from: string; end: Bound | undefined } {
  let from: string | undefined;
  let end: Bound | undefined;
  for (const bound of range) {
    const place = bound.isStart ? 1 : against(bound, asked, order)!;
    if (bound.kind === 'last_affected' ? place > 0 : place >= 0)
      from = bound.kind === 'introduced' ? (from ?? bound.text) : undefined;
    else if (bound.kind !== 'introduced') end ??= bound;
  }
  return { from: from ?? '0', end };
}

const major = (version: string) => Number(/^v?(?:\d+!)?(\d+)/i.exec(version)?.[1] ?? Number.NaN);

/** Flags of a match between two bounds. */
function flagsBetween(from: string, end: Bound | undefined): MatchFlag[] {
  if (end === undefined) return ['open-range'];
  // A typing error: 154.3 for 1.54.3.
  return end.kind === 'fixed' && major(from) > 0 && major(end.text) >= 10 * major(from) ? ['bound-suspicious'] : [];
}

/** The result of an entry for a version without display details. */
type Verdict = Pick<EntryAnswer, 'state' | 'reason'>;

const verdict = (state: MatchState, reason: MatchReason): Verdict => Object.freeze({ state, reason });
const LISTED = verdict('affected', 'listed');
const IN_RANGE = verdict('affected', 'in-range');
const UNREADABLE = verdict('unknown', 'bound-unreadable');
const COMMITS = verdict('unknown', 'git-only');
const FIXED = verdict('fixed', 'after-fix');
const OUTSIDE = verdict('not_affected', 'outside');

/**
 * State and reason of {@link answerOfEntry} without allocations, because channels evaluate millions of files.
 * @param asked from {@link orderedVersion}, in the entry's order
 */
export function verdictOf(entry: PreparedEntry, asked: OrderedVersion): Verdict {
  const { order, pair, ranges } = entry;
  if (pair !== null) return verdictOfPair(pair, asked, order);
  if (isListed(entry, asked.text)) return LISTED;
  let unreadable = entry.unparsed;
  let after = false;
  for (const range of ranges) {
    const place = range === null ? 'unreadable' : placeIn(range, asked, order);
    if (place === 'in') return IN_RANGE;
    if (place === 'unreadable') unreadable = true;
    else after ||= place === 'after';
  }
  if (unreadable) return UNREADABLE;
  if (entry.tags && ranges.length === 0) return verdictOfTags(entry, asked.text);
  if (ranges.length === 0 && entry.versions.length === 0) return COMMITS;
  // A version list that can't be compared with this version says nothing about it.
  if (ranges.length === 0 && asked.version === undefined) return UNREADABLE;
  return after ? FIXED : OUTSIDE;
}

function verdictOfPair({ from, to }: ReadPair, { version }: OrderedVersion, { order }: Order): Verdict {
  if (version === undefined) return UNREADABLE;
  const start = from === null ? 1 : order(version, from);
  const end = order(version, to);
  if (start === undefined || end === undefined) return UNREADABLE;
  if (end >= 0) return FIXED;
  return start >= 0 ? IN_RANGE : OUTSIDE;
}

/** Returns the result of an entry for a version, with flags and fix. */
export function answerOfEntry(entry: PreparedEntry, version: string): EntryAnswer {
  const { order, ranges } = entry;
  const ordered = orderedVersion(order, version);
  const entryVerdict = verdictOf(entry, ordered);
  if (entryVerdict.state !== 'affected') return { ...entryVerdict, flags: [] };
  const boundsOfVersion = ranges.flatMap((range) =>
    range !== null && placeIn(range, ordered, order) === 'in' ? [boundsAround(range, ordered, order)] : [],
  );
  const fix = boundsOfVersion.find(({ end }) => end?.kind === 'fixed')?.end?.text;
  const flags = [...new Set(boundsOfVersion.flatMap(({ from, end }) => flagsBetween(from, end)))];
  return { ...entryVerdict, flags, ...(fix !== undefined && { fix }) };
}

/** Tag lists are incomplete: only a version above all listed tags is known to have the fix, if there is one. */
function verdictOfTags({ versions, order, commits }: PreparedEntry, version: string): Verdict {
  const above = versions.length > 0 && versions.every((tag) => (order.compare(version, tag) ?? 0) > 0);
  return commits === 'fixed' && above ? FIXED : COMMITS;
}
