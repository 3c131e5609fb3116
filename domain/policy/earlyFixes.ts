/**
 * Early security fixes (early_fixes): a file in cooldown is allowed if it fixes a CVE. It is compared with the newest
 * file of its package that is past its cooldown, on its platforms: one that is allowed, or blocked only by CVE rules.
 * The latter count, because otherwise a fix would be in cooldown again as soon as the vulnerable file gets a score and
 * is blocked. Files that were themselves allowed early don't count. A file stays a fix if it was one at any time since
 * the hub first saw it, so that it isn't in cooldown again when another fix becomes old enough. A CVE is fixed if the
 * newest such file and the next older one than the fix have it (a file between two release lines fixes its own line),
 * and the fix is known not to have it: neither affected nor undetermined.
 */
import { DAY_MS } from '../calendar/index.ts';
import type { Advisory, AdvisoryMatches } from './advisories.ts';
import { compatibleSubdirs } from './closure.ts';
import type { ChannelRecords } from './columns.ts';
import { nameIndex } from './columns.ts';
import type { RuleDescriptor } from './compile.ts';
import { versionOrder } from './nearest.ts';
import { stands } from './knowledge.ts';

/** The CVEs that a file fixes. */
export interface EarlyFix {
  /** Ids of the CVEs that it removes, in the order of the advisories. */
  ids: string[];
  /** The version of the newest file past its age, which has them. */
  version: string;
}

/** Newer files later: by version, then by build number. */
function fileOrder({ versions, versionOf, buildNumberOf }: ChannelRecords, a: number, b: number): number {
  return (
    (versionOf[a] === versionOf[b] ? 0 : versionOrder(versions[versionOf[a]!]!, versions[versionOf[b]!]!)) ||
    buildNumberOf[a]! - buildNumberOf[b]!
  );
}

/** Those of some records than which none is newer. */
function newestOf(records: ChannelRecords, some: readonly number[]): number[] {
  let newest: number[] = [];
  for (const record of some) {
    const order = newest.length === 0 ? 1 : fileOrder(records, record, newest[0]!);
    if (order > 0) newest = [record];
    else if (order === 0) newest.push(record);
  }
  return newest;
}

const isHit = ({ status, notAffected }: Advisory): boolean => stands(status) && notAffected !== true;

/** Ids of the CVEs that every one of some records has. */
function sharedIds({ advisories, sets, setOf }: AdvisoryMatches, some: readonly number[]): string[] {
  const lists = some.map((record) =>
    Array.from(sets[setOf[record]!]!, (position) => advisories[position]!)
      .filter(isHit)
      .map(({ id }) => id),
  );
  const [first = [], ...others] = lists;
  return [...new Set(first)].filter((id) => others.every((list) => list.includes(id)));
}

/** IDs of a record's affecting and undetermined advisories. */
function openIds({ advisories, sets, undecided, setOf }: AdvisoryMatches, record: number): Set<string> {
  const set = setOf[record]!;
  const hits = Array.from(sets[set]!, (position) => advisories[position]!).filter(({ notAffected }) => !notAffected);
  return new Set([...hits, ...Array.from(undecided[set]!, (position) => advisories[position]!)].map(({ id }) => id));
}

/** What decides which files are past their age. */
export interface CooldownAges {
  /** Whether a record is past its cooldown: it is allowed, or blocked only by CVE rules. */
  isPast: (record: number) => boolean;
  /** The rules, including age rules. */
  rules: readonly RuleDescriptor[];
  /** ms since the epoch. */
  now: number;
}

/** Returns what a file fixes; undefined if nothing. */
export function earlyFixOf(
  records: ChannelRecords,
  advisories: AdvisoryMatches,
  { isPast, rules, now }: CooldownAges,
  index: number,
): EarlyFix | undefined {
  const { start, items } = nameIndex(records);
  const name = records.nameOf[index]!;
  const subdir = records.subdirs[records.subdirOf[index]!]!;
  const past = Array.from(items.subarray(start[name], start[name + 1])).filter(
    (record) =>
      record !== index && compatibleSubdirs(subdir, records.subdirs[records.subdirOf[record]!]!) && isPast(record),
  );
  const open = openIds(advisories, index);
  const hold = Math.max(...rules.map(({ holdsDays = 0 }) => holdsDays)) * DAY_MS;
  const comesAt = (record: number): number => records.seenAt[record]! + hold;
  const since = records.seenAt[index]!;
  const moments = new Set([now, ...past.map(comesAt).filter((moment) => moment > since && moment < now), since]);
  for (const moment of [...moments].sort((a, b) => b - a)) {
    // One that is past its age although it is too young is so by another rule, and was always.
    const then = past.filter((record) => !(comesAt(record) > moment && comesAt(record) <= now));
    const newest = newestOf(records, then);
    const before = newestOf(
      records,
      then.filter((record) => fileOrder(records, record, index) < 0),
    );
    if (before.length === 0) continue;
    const ofBefore = new Set(sharedIds(advisories, before));
    const ids = sharedIds(advisories, newest).filter((id) => ofBefore.has(id) && !open.has(id));
    if (ids.length > 0) return { ids, version: records.versions[records.versionOf[newest[0]!]!]! };
  }
  return undefined;
}
