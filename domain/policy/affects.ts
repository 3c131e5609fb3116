/**
 * Whether an advisory concerns a version, with the reason; 'unknown' wherever the texts do not tell. Versions compare in
 * conda's order (CEP 33), which is PEP 440's for what PyPI publishes; a leading 'v' is no part of a version.
 */
import { compareVersions } from '../conda/index.ts';

/** Versions from `introduced` (or the first) up to `fixed` (exclusive) or `lastAffected` (inclusive), as in OSV. */
export interface AffectedRange {
  introduced?: string;
  fixed?: string;
  lastAffected?: string;
}

/** A package that an advisory names: affected by its ranges or by its list of versions. */
export interface AffectedPackage {
  name: string;
  ranges: AffectedRange[];
  versions?: string[];
}

/** What an advisory says of a version, and why: the reason tells which text decided or which could not be read. */
export type Affected =
  | { state: 'affected'; reason: 'listed' | 'in-range' }
  | { state: 'fixed'; reason: 'after-fix' }
  | { state: 'not_affected'; reason: 'outside' }
  | { state: 'unknown'; reason: 'no-versions' | 'bound-unreadable' | 'version-unreadable' };

/** `1.1.1w`, `9e`, `2024a`: letters that follow the number. Conda sorts them before it, the projects that use them after it. */
const TRAILING_LETTERS = /^(.*\d)([a-z]{1,2})$/i;

/** The letters as one more number, in base 27, so that they come after: `1.0.2z` is `1.0.2.26`, `1.0.2za` is `1.0.2.703`. */
function lettersAfter(version: string): string {
  const [, number, letters] = TRAILING_LETTERS.exec(version) ?? [];
  if (number === undefined || letters === undefined) return version;
  return `${number}.${[...letters.toLowerCase()].reduce((sum, letter) => sum * 27 + letter.charCodeAt(0) - 96, 0)}`;
}

function compare(a: string, b: string): number | undefined {
  try {
    return Math.sign(compareVersions(a, b));
  } catch {
    return undefined;
  }
}

/** The order of two versions; undefined when one of them is none, or when it depends on what its letters mean. */
function order(version: string, bound: string): number | undefined {
  const [a, b] = [version.replace(/^v(?=\d)/i, ''), bound.replace(/^v(?=\d)/i, '')];
  const found = compare(a, b);
  if (!TRAILING_LETTERS.test(a) && !TRAILING_LETTERS.test(b)) return found;
  return found === compare(lettersAfter(a), lettersAfter(b)) ? found : undefined;
}

/** Where a version lies: one end that it is beyond decides, whatever the other one says. */
function place(
  version: string,
  { introduced, fixed, lastAffected }: AffectedRange,
): 'in' | 'before' | 'after' | 'unreadable' {
  const from = introduced === undefined || introduced === '0' ? 1 : order(version, introduced);
  const toFix = fixed === undefined ? -1 : order(version, fixed);
  const toLast = lastAffected === undefined ? -1 : order(version, lastAffected);
  if (from === -1) return 'before';
  if ((toFix !== undefined && toFix >= 0) || toLast === 1) return 'after';
  return from === undefined || toFix === undefined || toLast === undefined ? 'unreadable' : 'in';
}

/** Whether a range holds a version for certain. */
export function isInRange(version: string, range: AffectedRange): boolean {
  return place(version, range) === 'in';
}

/** What an affected package says of a version. A text that is no version is only hit by the exact list. */
export function affects({ ranges, versions = [] }: AffectedPackage, version: string): Affected {
  if (versions.includes(version) || versions.some((listed) => order(version, listed) === 0))
    return { state: 'affected', reason: 'listed' };
  if (ranges.length + versions.length === 0) return { state: 'unknown', reason: 'no-versions' };
  if (compare(version.replace(/^v(?=\d)/i, ''), '0') === undefined)
    return { state: 'unknown', reason: 'version-unreadable' };
  const places = ranges.map((range) => place(version, range));
  if (places.includes('in')) return { state: 'affected', reason: 'in-range' };
  if (places.includes('unreadable')) return { state: 'unknown', reason: 'bound-unreadable' };
  return places.includes('after')
    ? { state: 'fixed', reason: 'after-fix' }
    : { state: 'not_affected', reason: 'outside' };
}

/** One event of an OSV range; exactly one of its texts is there. */
export interface RangeEvent {
  introduced?: string | undefined;
  fixed?: string | undefined;
  last_affected?: string | undefined;
  limit?: string | undefined;
}

/**
 * The pairs that the events of one OSV range mean, in whatever order they stand; `limit` ends a pair as `fixed` does, but repairs nothing,
 * which only matters for what is said of it. Two starts without an end between them are one start. Where an event is no version the events
 * stay in the given order: the bound that cannot be read then makes the answer 'unknown'.
 */
export function rangesOfEvents(events: readonly RangeEvent[]): AffectedRange[] {
  const read = events.map((event) => {
    const text = event.introduced ?? event.fixed ?? event.last_affected ?? event.limit ?? '';
    return { text, event, rank: event.introduced !== undefined ? 1 : event.last_affected !== undefined ? 2 : 0 };
  });
  const before = (a: string, b: string) =>
    a === b ? 0 : a === '0' ? -1 : b === '0' ? 1 : compare(lettersAfter(a), lettersAfter(b));
  // At one version an end comes before a start, and the last affected version after both.
  if (read.every(({ text }) => before(text, '1') !== undefined))
    read.sort((a, b) => before(a.text, b.text)! || a.rank - b.rank);
  const ranges: AffectedRange[] = [];
  let open: AffectedRange | undefined;
  for (const { event } of read) {
    if (event.introduced !== undefined) open ??= { introduced: event.introduced };
    else if (open !== undefined) {
      const fixed = event.fixed ?? event.limit;
      ranges.push(fixed === undefined ? { ...open, lastAffected: event.last_affected! } : { ...open, fixed });
      open = undefined;
    }
  }
  return open === undefined ? ranges : [...ranges, open];
}
