/** What one entry of an advisory says of a version: the walk over events that OSV describes, in the order of the project's versions. */
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

/** A bound as it is held against versions. */
interface ReadBound extends Bound {
  isStart: boolean;
  /** Undefined where the order cannot read it. */
  reading: Reading | undefined;
  /** Whether a local build of the version is no later than it. */
  isOfRelease: boolean;
}

/** One start and one end, as they are held against versions. */
interface ReadPair {
  /** Null for the start of all versions. */
  from: Reading | null;
  to: Reading;
}

/** An entry made ready for many versions: events in a row, tags read. */
export interface PreparedEntry {
  order: Order;
  /** All that the entry says, where that is a start and a fix as with most: it is found without following the lists. */
  pair: ReadPair | null;
  /** The texts of the list as given, and what they mean to PyPI. */
  listed: ReadonlySet<string>;
  /** What the texts of the list mean. */
  versions: readonly string[];
  /** Those of them that have to be tried one by one, see {@link isOdd}. */
  odd: readonly string[];
  /** Null where a bound cannot be read. */
  ranges: readonly (readonly ReadBound[] | null)[];
  tags: boolean;
  commits: AffectedEntry['commits'];
  unparsed: boolean;
}

/** What an entry says of a version. */
export interface EntryAnswer {
  state: MatchState;
  reason: MatchReason;
  flags: MatchFlag[];
  /** The version that ends the range that holds it, when it is known and repairs it. */
  fix?: string;
}

/** At one version an end comes before a start, and the last affected version after both. */
const RANK: Readonly<Record<Kind, number>> = { fixed: 0, limit: 0, introduced: 1, last_affected: 2 };

function boundOf(event: RangeEvent): Bound {
  if ('introduced' in event) return { kind: 'introduced', text: event.introduced.trim() };
  if ('fixed' in event) return { kind: 'fixed', text: event.fixed.trim() };
  if ('last_affected' in event) return { kind: 'last_affected', text: event.last_affected.trim() };
  return { kind: 'limit', text: event.limit.trim() };
}

const isStart = ({ kind, text }: Bound) => kind === 'introduced' && text === '0';

/** Events in the order of their versions; null when one of them is no version. */
function inARow(events: readonly RangeEvent[], row: Compare): Bound[] | null {
  // A limit of all versions limits nothing.
  const bounds = events.map(boundOf).filter(({ kind, text }) => kind !== 'limit' || text !== '*');
  if (bounds.some((bound) => !isStart(bound) && row(bound.text, bound.text) === undefined)) return null;
  const sorted = bounds.sort((a, b) => {
    if (isStart(a) || isStart(b)) return Number(isStart(b)) - Number(isStart(a));
    return row(a.text, b.text)! || RANK[a.kind] - RANK[b.kind];
  });
  // What lies below any of several limits is still spoken of: the last one counts.
  return sorted.filter(({ kind }, at) => kind !== 'limit' || sorted[at + 1]?.kind !== 'limit');
}

/** Versions from `introduced` (or the first) up to `fixed` or `limit` (exclusive) or `lastAffected` (inclusive). A limit repairs nothing. */
export interface AffectedRange {
  introduced?: string | undefined;
  fixed?: string | undefined;
  lastAffected?: string | undefined;
  limit?: string | undefined;
}

/**
 * The pairs that the events of one range mean, in whatever order they stand. Two starts without an end between them are one start. Where an event
 * is no version only that bound is left, which makes every answer 'unknown'.
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

/** The events of a pair. */
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

/** A range as a pair; null for one that has other events than a start and the fix behind it. */
function pairOf(range: readonly ReadBound[] | null): ReadPair | null {
  const [from, to] = range ?? [];
  if (range?.length !== 2 || from?.kind !== 'introduced' || to?.kind !== 'fixed') return null;
  // Bounds that a row has are read, except those in letters of which nobody knows what they mean.
  return (from.isStart || from.reading !== undefined) && to.reading !== undefined
    ? { from: from.isStart ? null : from.reading, to: to.reading }
    : null;
}

/** Makes an entry ready for versions of a package whose identity it names. */
export function prepareEntry(entry: AffectedEntry, letters?: 'after'): PreparedEntry {
  const order = orderOf({ ...entry, letters });
  const ranges = entry.ranges.map((events) => {
    // A range without an end says that the distribution has repaired nothing, not that the project has not.
    const bounds = order.scheme === 'none' ? null : inARow(events, order.row);
    return bounds?.map((bound) => readBound(bound, order)) ?? null;
  });
  // Lists beside ranges of commits name tags, except where an ecosystem has releases of its own.
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

/** Whether the project's order may take a version for equal to one that PyPI tells from it: PyPI reads `1.6-5` as a later release of 1.6, CRAN as 1.6.5. */
function isOdd({ scheme }: Order, version: string): boolean {
  return pep440Key(version) === undefined || (scheme !== 'pep440' && /[-_]/.test(version));
}

/** What a local build is of: PyPI reads `==3.2` and `<=3.2` as true of `3.2+cu118`, which the order puts above 3.2. */
function releaseOf({ scheme }: Order, version: string): string {
  return scheme === 'pep440' ? version.replace(/\+[^+]*$/, '') : version;
}

/** The same text, equal for PyPI (`2.3-rc1` is `2.3rc1`), or equal in the project's order. */
function isListed(entry: PreparedEntry, version: string): boolean {
  const { listed, versions, odd, order } = entry;
  // Most entries list nothing, and to read a version costs more than all else here.
  if (order.scheme === 'none' || listed.size === 0) return false;
  const released = releaseOf(order, version);
  if (released !== version && isListed(entry, released)) return true;
  const key = pep440Key(version);
  if (listed.has(version) || (key !== undefined && listed.has(key))) return true;
  return (isOdd(order, version) ? versions : odd).some((one) => order.compare(version, one) === 0);
}

/** A version that is asked about, as an order reads it: once for all bounds. */
export interface OrderedVersion {
  text: string;
  version: Reading | undefined;
  /** Without what makes it a local build. */
  release: Reading | undefined;
}

/** What was asked last of each order: a version is asked of many entries in a row. */
const latest = new Map<Order, OrderedVersion>();
/** Orders of projects with habits of their own are made for each entry; of these so many are remembered. */
const MOST_LATEST = 50;

/** A version as an order reads it. */
export function orderedVersion(order: Order, version: string): OrderedVersion {
  const known = latest.get(order);
  if (known?.text === version) return known;
  const read = order.read(version);
  const released = releaseOf(order, version);
  const asked = { text: version, version: read, release: released === version ? read : order.read(released) };
  if (latest.size >= MOST_LATEST) latest.clear();
  latest.set(order, asked);
  return asked;
}

/** How a version compares with a bound. */
function against(
  { reading, isOfRelease }: ReadBound,
  { version, release }: OrderedVersion,
  { order }: Order,
): number | undefined {
  const asked = isOfRelease ? release : version;
  return asked === undefined || reading === undefined ? undefined : order(asked, reading);
}

/** Where a version lies in a range: between a start and an end, after a fix, outside, or nobody can tell. */
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

/** The bounds around a version that lies in a range. */
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

/** The flags of a hit between two bounds. */
function flagsBetween(from: string, end: Bound | undefined): MatchFlag[] {
  if (end === undefined) return ['open-range'];
  // A typing error: 154.3 for 1.54.3.
  return end.kind === 'fixed' && major(from) > 0 && major(end.text) >= 10 * major(from) ? ['bound-suspicious'] : [];
}

/** What an entry says of a version, without what only people ask. */
type Verdict = Pick<EntryAnswer, 'state' | 'reason'>;

const verdict = (state: MatchState, reason: MatchReason): Verdict => Object.freeze({ state, reason });
const LISTED = verdict('affected', 'listed');
const IN_RANGE = verdict('affected', 'in-range');
const UNREADABLE = verdict('unknown', 'bound-unreadable');
const COMMITS = verdict('unknown', 'git-only');
const FIXED = verdict('fixed', 'after-fix');
const OUTSIDE = verdict('not_affected', 'outside');

/**
 * The state and the reason of {@link answerOfEntry}, which are found out without making anything: channels ask millions of times.
 * @param asked by {@link orderedVersion}, of the entry's order
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
  // A list of a project whose versions do not compare with this one tells nothing of it.
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

/** What an entry says of a version, with the flags of a hit and its fix. */
export function answerOfEntry(entry: PreparedEntry, version: string): EntryAnswer {
  const { order, ranges } = entry;
  const asked = orderedVersion(order, version);
  const said = verdictOf(entry, asked);
  if (said.state !== 'affected') return { ...said, flags: [] };
  const held = ranges.flatMap((range) =>
    range !== null && placeIn(range, asked, order) === 'in' ? [boundsAround(range, asked, order)] : [],
  );
  const fix = held.find(({ end }) => end?.kind === 'fixed')?.end?.text;
  const flags = [...new Set(held.flatMap(({ from, end }) => flagsBetween(from, end)))];
  return { ...said, flags, ...(fix !== undefined && { fix }) };
}

/** Tags are listed as far as somebody tried them: only what is above all of them, where a fix is known, is known to have it. */
function verdictOfTags({ versions, order, commits }: PreparedEntry, version: string): Verdict {
  const above = versions.length > 0 && versions.every((tag) => (order.compare(version, tag) ?? 0) > 0);
  return commits === 'fixed' && above ? FIXED : COMMITS;
}
