/**
 * The fix lane of a cooldown (early_fixes): a file that is held only for its age is let in when it removes a CVE.
 *
 * It is compared with the newest file of its package that is past its age, on the platforms that it serves: one that the rules let pass, or that CVE rules
 * alone refuse. Those count because a fix must not be held again at the moment in which a score comes and the file that it mends is refused. What the lane
 * itself let in never counts. What a file mended at any moment since it is here, it mends: one that was let in is not held again because another fix, let in
 * beside it, comes of age first.
 *
 * A CVE is removed when the newest such file has it, and the next older one than the fix has it (a file between two maintained lines mends its own line, not
 * another), and the fix is known to be free of it: neither hit by it nor undecided.
 */
import { DAY_MS } from '../calendar/index.ts';
import type { Advisory, AdvisoryMatches } from './advisories.ts';
import { compatibleSubdirs } from './closure.ts';
import type { ChannelRecords } from './columns.ts';
import { nameIndex } from './columns.ts';
import type { RuleDescriptor } from './compile.ts';
import { versionOrder } from './nearest.ts';
import { stands } from './knowledge.ts';

/** What a file mends. */
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

/** Ids of the advisories that hit a record, or that may. */
function openIds({ advisories, sets, undecided, setOf }: AdvisoryMatches, record: number): Set<string> {
  const set = setOf[record]!;
  const hits = Array.from(sets[set]!, (position) => advisories[position]!).filter(({ notAffected }) => !notAffected);
  return new Set([...hits, ...Array.from(undecided[set]!, (position) => advisories[position]!)].map(({ id }) => id));
}

/** What decides which files are past their age. */
export interface CooldownAges {
  /** Whether a record is past its age now: the rules let it pass, or CVE rules alone refuse it. */
  isPast: (record: number) => boolean;
  /** The rules, of which some hold files for days. */
  rules: readonly RuleDescriptor[];
  /** ms since the epoch. */
  now: number;
}

/** What a file mends; undefined when that is nothing. */
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
