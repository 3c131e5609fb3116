/** What one entry of an advisory says of a version: the walk over events that OSV describes, in the order of the project's versions. */
import { orderOf, pep440Key, versionOfTag } from './order.ts';
import type { Compare, Order } from './order.ts';
import type { AffectedEntry, RangeEvent } from './osv.ts';
import type { Flag, Reason, State } from './words.ts';

type Kind = 'introduced' | 'fixed' | 'last_affected' | 'limit';

interface Bound {
  kind: Kind;
  /** '0' of `introduced` is before every version. */
  text: string;
}

/** An entry made ready for many versions: events in a row, tags read. */
export interface PreparedEntry {
  order: Order;
  /** The texts of the list as given, and what they mean to PyPI. */
  listed: ReadonlySet<string>;
  /** What the texts of the list mean. */
  versions: readonly string[];
  /** Those of them that have to be tried one by one, see {@link isOdd}. */
  odd: readonly string[];
  /** Null where a bound cannot be read. */
  ranges: readonly (readonly Bound[] | null)[];
  tags: boolean;
  commits: AffectedEntry['commits'];
  unparsed: boolean;
}

/** What an entry says of a version. */
export interface Said {
  state: State;
  reason: Reason;
  flags: Flag[];
  /** The version that ends the range that holds it, when it is known and repairs it. */
  fix?: string;
}

/** At one version an end comes before a start, and the last affected version after both. */
const RANK: Readonly<Record<Kind, number>> = { fixed: 0, limit: 0, introduced: 1, last_affected: 2 };

function boundOf(event: RangeEvent): Bound {
  const [kind, text] = Object.entries(event)[0] as [Kind, string];
  return { kind, text: text.trim() };
}

const isStart = ({ kind, text }: Bound) => kind === 'introduced' && text === '0';

/** Events in the order of their versions; null when one of them is no version. */
function inARow(events: readonly RangeEvent[], row: Compare): Bound[] | null {
  // A limit of all versions limits nothing.
  const bounds = events.map(boundOf).filter(({ kind, text }) => kind !== 'limit' || text !== '*');
  if (bounds.some((bound) => !isStart(bound) && row(bound.text, bound.text) === undefined)) return null;
  return bounds.sort((a, b) => {
    if (isStart(a) || isStart(b)) return Number(isStart(b)) - Number(isStart(a));
    return row(a.text, b.text)! || RANK[a.kind] - RANK[b.kind];
  });
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

/** Makes an entry ready for versions of a package whose identity it names. */
export function prepareEntry(entry: AffectedEntry, letters?: 'after'): PreparedEntry {
  const order = orderOf({ ...entry, letters });
  const ranges = entry.ranges.map((events) => inARow(events, order.row));
  // Lists beside ranges of commits name tags, except where an ecosystem has releases of its own.
  const tags = order.scheme === 'tags' || (order.scheme === 'conda' && entry.commits !== 'none' && ranges.length === 0);
  const versions = tags ? entry.versions.flatMap((tag) => versionOfTag(tag) ?? []) : entry.versions;
  return {
    order,
    listed: new Set([...entry.versions, ...versions.flatMap((version) => pep440Key(version) ?? [])]),
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

/** That a version lies in a range, with the bounds around it. */
interface Held {
  place: 'in';
  from: string;
  end: Bound | undefined;
}

/** Where a version lies in a range: `in` with the bounds around it, `after` a fix, `outside`, or nobody can tell. */
function walk(
  range: readonly Bound[],
  version: string,
  order: Order,
): Held | { place: 'after' | 'outside' | 'unreadable' } {
  let from: string | undefined;
  let after = false;
  let end: Bound | undefined;
  for (const bound of range) {
    const asked = bound.kind === 'last_affected' && !bound.text.includes('+') ? releaseOf(order, version) : version;
    const place = isStart(bound) ? 1 : order.compare(asked, bound.text);
    if (place === undefined) return { place: 'unreadable' };
    const reached = bound.kind === 'last_affected' ? place > 0 : place >= 0;
    if (!reached) {
      if (bound.kind !== 'introduced') end ??= bound;
      continue;
    }
    if (bound.kind === 'introduced') from ??= bound.text;
    else {
      from = undefined;
      after ||= bound.kind !== 'limit';
    }
  }
  if (from !== undefined) return { place: 'in', from, end };
  return { place: after ? 'after' : 'outside' };
}

const major = (version: string) => Number(/^v?(?:\d+!)?(\d+)/i.exec(version)?.[1] ?? Number.NaN);

/** The flags of a hit between two bounds. */
function flagsBetween(from: string, end: Bound | undefined): Flag[] {
  if (end === undefined) return ['open-range'];
  // A typing error: 154.3 for 1.54.3.
  return end.kind === 'fixed' && major(from) > 0 && major(end.text) >= 10 * major(from) ? ['bound-suspicious'] : [];
}

/** What an entry says of a version. */
export function sayOf(entry: PreparedEntry, version: string): Said {
  const { order, ranges } = entry;
  const held: Held[] = [];
  let unreadable = false;
  let after = false;
  for (const range of ranges) {
    const walked = range === null ? null : walk(range, version, order);
    if (walked === null || walked.place === 'unreadable') unreadable = true;
    else if (walked.place === 'in') held.push(walked);
    else after ||= walked.place === 'after';
  }
  const hit = (reason: 'listed' | 'in-range'): Said => {
    const fix = held.find(({ end }) => end?.kind === 'fixed')?.end?.text;
    const flags = [...new Set(held.flatMap(({ from, end }) => flagsBetween(from, end)))];
    return { state: 'affected', reason, flags, ...(fix !== undefined && { fix }) };
  };
  if (isListed(entry, version)) return hit('listed');
  if (held.length > 0) return hit('in-range');
  const other = (state: State, reason: Reason): Said => ({ state, reason, flags: [] });
  if (entry.unparsed || unreadable) return other('unknown', 'bound-unreadable');
  if (entry.tags && ranges.length === 0) return sayOfTags(entry, version);
  if (ranges.length === 0 && entry.versions.length === 0) return other('unknown', 'git-only');
  // A list of a project whose versions do not compare with this one tells nothing of it.
  if (ranges.length === 0 && order.compare(version, version) === undefined) return other('unknown', 'bound-unreadable');
  return after ? other('fixed', 'after-fix') : other('not_affected', 'outside');
}

/** Tags are listed as far as somebody tried them: only what is above all of them, where a fix is known, is known to have it. */
function sayOfTags({ versions, order, commits }: PreparedEntry, version: string): Said {
  const above = versions.length > 0 && versions.every((tag) => (order.compare(version, tag) ?? 0) > 0);
  return commits === 'fixed' && above
    ? { state: 'fixed', reason: 'after-fix', flags: [] }
    : { state: 'unknown', reason: 'git-only', flags: [] };
}
