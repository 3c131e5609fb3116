/**
 * Queries on a channel in memory: packages, versions, files, dependencies, dependents, CVEs.
 * Pure functions. Results that need a pass over the whole channel are cached per index, so that paging is cheap.
 */
import { isoTime } from '@terrarium/domain/calendar';
import { LRUCache } from 'lru-cache';
import { ABSENCES } from '@terrarium/domain/repo';
import type { AbsenceKind, WithdrawalKind } from '@terrarium/domain/repo';
import {
  advisoriesOf,
  heldUntil,
  isKnownBy,
  SERIOUS_SCORE,
  stands,
  versionOrder,
  vulnerabilitiesOf,
} from '@terrarium/domain/policy';
import type { Advisory, ChannelRecords } from '@terrarium/domain/policy';
import { vulnerabilitiesAnswer } from '../advisory/index.ts';
import type { VulnerabilitiesAnswer } from '../advisory/index.ts';
import { stateInstead, UNDECIDED } from '../repo/index.ts';
import type { ChannelName } from '../channel/index.ts';
import type { ChannelIndex } from '../repo/index.ts';
import { ItemOrder } from '../db/index.ts';
import type { ItemKey, Items } from '../db/index.ts';

/** Whether clients see a file. */
export type Decision = 'allowed' | 'refused';

/** Number of files and served files of each name, aligned with the sorted `names`. */
interface NameCounts {
  names: string[];
  files: Uint32Array;
  allowed: Uint32Array;
  /** Files without a decision yet. */
  waiting: Uint32Array;
}

const nameCounts = new WeakMap<ChannelIndex, NameCounts>();

function countsOf(index: ChannelIndex): NameCounts {
  let counts = nameCounts.get(index);
  if (counts === undefined) {
    const names = [...index.byName.keys()].sort();
    const zeros = () => new Uint32Array(names.length);
    counts = { names, files: zeros(), allowed: zeros(), waiting: zeros() };
    for (const [position, name] of names.entries()) {
      const files = index.byName.get(name)!;
      counts.files[position] = files.length;
      let allowed = 0;
      let waiting = 0;
      for (const file of files)
        if (isAllowed(index, file)) allowed++;
        else if (isWaiting(index, file)) waiting++;
      counts.allowed[position] = allowed;
      counts.waiting[position] = waiting;
    }
    nameCounts.set(index, counts);
  }
  return counts;
}

/** Returns whether clients see a record. Unpublished records aren't served. */
export function isAllowed(index: ChannelIndex, record: number): boolean {
  return index.publication?.allowed[record] === 1;
}

/** Returns whether a record is new and no run has decided on it yet: it is neither served nor blocked. */
function isWaiting({ publication, withdrawn }: ChannelIndex, record: number): boolean {
  return withdrawn[record] === 0 && (publication === null || publication.rule[record] === UNDECIDED);
}

/** Returns whether clients can get and install a record on a platform. True if no run has checked it yet. */
function isInstallable(index: ChannelIndex, record: number): boolean {
  const { publication, records, fileIds } = index;
  if (publication?.allowed[record] !== 1) return false;
  const subdir = records.subdirs[records.subdirOf[record]!]!;
  return stateInstead(publication.installability, subdir, { subdir, id: fileIds[record]! }) === 'installable';
}

/** Returns the decision about a record. */
export function decisionOf(index: ChannelIndex, record: number): Decision {
  return isAllowed(index, record) ? 'allowed' : 'refused';
}

/** Returns why a record isn't in the index; null if it is. */
function withdrawalOf(index: ChannelIndex, record: number): AbsenceKind | null {
  return ABSENCES[index.withdrawn[record]! - 1] ?? null;
}

/** Returns whether a record was yanked or quarantined; null if neither. */
export function withdrawnAs(index: ChannelIndex, record: number): WithdrawalKind | null {
  const absence = withdrawalOf(index, record);
  return absence === 'gone' ? null : absence;
}

/** Text for why a file isn't in the index. */
const ABSENT: Record<AbsenceKind, string> = {
  yanked: 'Yanked',
  harmful: 'Removed as harmful',
  gone: 'Removed from source',
};

/** Returns the rule or yank that decided about a record, as text; null without a policy. */
export function decidedBy(index: ChannelIndex, record: number): string | null {
  const { publication } = index;
  const withdrawal = withdrawalOf(index, record);
  if (withdrawal !== null) return ABSENT[withdrawal];
  const rule = publication?.rule[record] ?? UNDECIDED;
  if (publication === null || rule === UNDECIDED) return 'Not published yet';
  return publication.policyId === null ? null : (publication.rules[rule]?.text ?? null);
}

/** Returns the exception that allows most of some records, and their number; null if none does. */
export function exceptionOf(
  index: ChannelIndex,
  records: readonly number[],
): { spec: string; until: string | null; file_count: number } | null {
  const { publication } = index;
  if (publication === null || publication.granted.length === 0) return null;
  // Rules of exceptions have the order of the exceptions.
  const rules = publication.rules.filter(({ section }) => section === 'granted').map((rule) => rule.index);
  const files = rules.map(
    (rule) => records.filter((record) => publication.rule[record] === rule && isAllowed(index, record)).length,
  );
  const most = Math.max(0, ...files);
  const granted = most === 0 ? undefined : publication.granted[files.indexOf(most)];
  return granted === undefined ? null : { spec: granted.spec, until: granted.until, file_count: most };
}

/** Returns the end of a record's cooldown in RFC 3339; null for others. */
export function heldOf(index: ChannelIndex, record: number): string | null {
  const { publication, records } = index;
  const rule = publication?.rule[record] ?? UNDECIDED;
  if (publication === null || rule === UNDECIDED || isAllowed(index, record)) return null;
  return withdrawalOf(index, record) === null
    ? timeOf(heldUntil(records, publication.rules[rule], record) ?? Number.NaN)
    : null;
}

/** Filter of packages by the policy's effect. */
export type DecisionFilter = 'all' | 'some_refused' | 'none_left';

/** Returns names of packages that contain a text, sorted: the exact one first, then those that start with it. */
export function namesMatching(index: ChannelIndex, q: string | undefined, filter: DecisionFilter = 'all'): string[] {
  const { names, files, allowed, waiting } = countsOf(index);
  const wanted = (q ?? '').trim().toLowerCase();
  const notRefused = (position: number): number => allowed[position]! + waiting[position]!;
  const found = names.filter(
    (name, position) =>
      name.includes(wanted) &&
      (filter === 'all' ||
        (filter === 'none_left' ? notRefused(position) === 0 : notRefused(position) < files[position]!)),
  );
  return wanted === '' ? found : found.sort((a, b) => rank(a, wanted) - rank(b, wanted) || (a < b ? -1 : 1));
}

/** The order of {@link namesMatching}. */
export const packageOrder = (q: string | undefined): ItemOrder<string> => {
  const wanted = (q ?? '').trim().toLowerCase();
  return new ItemOrder('packages', ['number', 'string'], (name) => [wanted === '' ? 0 : rank(name, wanted), name]);
};

/** Returns the rank of a name in a search; lower is better. */
export function rank(name: string, wanted: string): number {
  if (name === wanted) return 0;
  return name.startsWith(wanted) ? 1 : 2;
}

/** A version of a package with its records. */
export interface VersionGroup {
  version: string;
  records: number[];
}

const groups = new WeakMap<ChannelRecords, LRUCache<string, VersionGroup[]>>();
/** Number of names with cached sorted versions. A page shows a hundred. */
const KEPT_GROUPS = 2000;

/** Returns the versions of a package, newest first in conda's order (CEP 33); empty for an unknown name. */
export function versionsOf(index: ChannelIndex, name: string): VersionGroup[] {
  const { records } = index;
  let known = groups.get(records);
  if (known === undefined) groups.set(records, (known = new LRUCache({ max: KEPT_GROUPS })));
  let versions = known.get(name);
  if (versions === undefined) {
    const byVersion = new Map<number, number[]>();
    for (const record of index.byName.get(name) ?? []) {
      const version = records.versionOf[record]!;
      const group = byVersion.get(version);
      if (group === undefined) byVersion.set(version, [record]);
      else group.push(record);
    }
    versions = [...byVersion]
      .map(([version, members]) => ({ version: records.versions[version]!, records: members }))
      .sort((a, b) => newestVersionFirst(a.version, b.version));
    known.set(name, versions);
  }
  return versions;
}

/** Orders versions for a list with the newest first. Different texts of one version have an order too. */
const newestVersionFirst = (a: string, b: string): number => versionOrder(b, a) || (a < b ? -1 : a === b ? 0 : 1);

/** Returns the newest file among records of one version: highest build number, then latest creation. */
function newest(records: ChannelRecords, of: readonly number[]): number {
  return of.reduce((best, record) => {
    const builds = records.buildNumberOf[record]! - records.buildNumberOf[best]!;
    return builds > 0 || (builds === 0 && records.createdAt[record]! > records.createdAt[best]!) ? record : best;
  });
}

/** Formats a time of the index in RFC 3339; null if unknown or out of range. */
export function timeOf(ms: number): string | null {
  return Math.abs(ms) <= 8.64e15 ? isoTime(ms) : null;
}

/** A package according to the index, without summary and home page. */
export interface ArtifactFacts {
  name: string;
  license: string | null;
  license_family: string | null;
  latest_version: string;
  latest_allowed_version: string | null;
  latest_installable_version: string | null;
  version_count: number;
  file_count: number;
  allowed_count: number;
  refused_count: number;
  worst_served_score: number | null;
  vulnerabilities: VulnerabilitiesAnswer;
  updated_at: string | null;
}

/** Finds a package by name; undefined if missing. */
export function artifactOf(index: ChannelIndex, name: string): ArtifactFacts | undefined {
  const files = index.byName.get(name);
  const [latest, ...older] = versionsOf(index, name);
  if (files === undefined || latest === undefined) return undefined;
  const { records } = index;
  const served = Array.from(files).filter((record) => isAllowed(index, record));
  const license = records.licenses[records.licenseOf[newest(records, latest.records)]!];
  const vulnerabilities = vulnerabilitiesAnswer(vulnerabilitiesOf(index.advisories, records, served, files));
  const newestWith = (suits: (record: number) => boolean): string | null =>
    [latest, ...older].find((group) => group.records.some(suits))?.version ?? null;
  const updated = files.reduce(
    (last, record) => Math.max(last, Number.isNaN(records.createdAt[record]!) ? -Infinity : records.createdAt[record]!),
    -Infinity,
  );
  return {
    name,
    license: license?.license ?? null,
    license_family: license?.family ?? null,
    latest_version: latest.version,
    latest_allowed_version: newestWith((record) => isAllowed(index, record)),
    latest_installable_version: newestWith((record) => isInstallable(index, record)),
    version_count: older.length + 1,
    file_count: files.length,
    allowed_count: served.length,
    refused_count: files.length - served.length - files.filter((record) => isWaiting(index, record)).length,
    worst_served_score: vulnerabilities.worst_score,
    vulnerabilities,
    updated_at: timeOf(updated),
  };
}

/** A version with its counts. `sample` is a representative record: the first blocked one, else the first. */
export interface VersionFacts {
  version: string;
  decision: Decision;
  file_count: number;
  allowed_count: number;
  worst_score: number | null;
  vulnerabilities: VulnerabilitiesAnswer;
  platforms: { subdir: string; file_count: number; allowed_count: number }[];
  released_at: string | null;
  sample: number;
}

/** Returns the facts of a version. */
export function versionFacts(index: ChannelIndex, { version, records: members }: VersionGroup): VersionFacts {
  const { records } = index;
  const platforms = new Map<string, { subdir: string; file_count: number; allowed_count: number }>();
  let allowed = 0;
  let released = Infinity;
  for (const record of members) {
    const subdir = records.subdirs[records.subdirOf[record]!]!;
    const platform = platforms.get(subdir) ?? { subdir, file_count: 0, allowed_count: 0 };
    platforms.set(subdir, platform);
    platform.file_count++;
    if (isAllowed(index, record)) {
      platform.allowed_count++;
      allowed++;
    }
    if (records.createdAt[record]! < released) released = records.createdAt[record]!;
  }
  const vulnerabilities = vulnerabilitiesAnswer(vulnerabilitiesOf(index.advisories, records, members));
  return {
    version,
    decision: allowed > 0 ? 'allowed' : 'refused',
    file_count: members.length,
    allowed_count: allowed,
    worst_score: vulnerabilities.worst_score,
    vulnerabilities,
    platforms: [...platforms.values()].sort((a, b) => (a.subdir < b.subdir ? -1 : 1)),
    released_at: timeOf(released),
    sample: members.find((record) => !isAllowed(index, record)) ?? members[0]!,
  };
}

/** Filter for the files of a package. */
export interface FileSelection {
  version?: string | undefined;
  subdir?: string | undefined;
  decision?: Decision | undefined;
}

/**
 * Returns the selected files of a package: newest version first, then highest build number, latest creation, subdir,
 * and build.
 */
export function filesOf(index: ChannelIndex, name: string, selection: FileSelection = {}): number[] {
  const { records } = index;
  const { version, subdir, decision } = selection;
  return versionsOf(index, name)
    .filter((group) => version === undefined || group.version === version)
    .flatMap((group) =>
      group.records
        .filter(
          (record) =>
            (subdir === undefined || records.subdirs[records.subdirOf[record]!] === subdir) &&
            (decision === undefined || decisionOf(index, record) === decision),
        )
        .sort(
          (a, b) =>
            records.buildNumberOf[b]! - records.buildNumberOf[a]! ||
            (records.createdAt[b]! || 0) - (records.createdAt[a]! || 0) ||
            compareTexts(records.subdirs[records.subdirOf[a]!]!, records.subdirs[records.subdirOf[b]!]!) ||
            compareTexts(records.builds[records.buildOf[a]!]!, records.builds[records.buildOf[b]!]!) ||
            index.fileIds[a]! - index.fileIds[b]!,
        ),
    );
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a === b ? 0 : 1);

const FILE_KEYS: readonly ItemKey[] = [
  'string',
  newestVersionFirst,
  '-number',
  '-number',
  'string',
  'string',
  'number',
];
/** Sort keys of a file, with the order of {@link FILE_KEYS}. */
const fileKeysOf = ({ records, fileIds }: ChannelIndex, record: number): (string | number)[] => [
  records.names[records.nameOf[record]!]!,
  records.versions[records.versionOf[record]!]!,
  records.buildNumberOf[record]!,
  records.createdAt[record]! || 0,
  records.subdirs[records.subdirOf[record]!]!,
  records.builds[records.buildOf[record]!]!,
  fileIds[record]!,
];

/** The order of {@link filesOf} and {@link filesOfChannel}. */
export const fileOrder = (index: ChannelIndex): ItemOrder<number> =>
  new ItemOrder('files', FILE_KEYS, (record) => fileKeysOf(index, record));

/** A file of a channel. */
export interface FileOfChannel {
  channel: ChannelName;
  index: ChannelIndex;
  record: number;
}

/** The order of files of several channels: by channel, then as {@link filesOf}. */
export const filesAcrossChannels = new ItemOrder<FileOfChannel>(
  'files of channels',
  ['string', 'string', ...FILE_KEYS],
  ({ channel, index, record }) => [channel.organization_name, channel.name, ...fileKeysOf(index, record)],
);

/**
 * Returns the files of a channel: by package name, then as {@link filesOf}.
 * Sorts only packages whose files are read.
 * @param q part of the package name, or start of the file name; `carries` returns whether a file has the requested
 * label
 */
export function filesOfChannel(
  index: ChannelIndex,
  { q, subdir, decision, carries }: FileSelection & { q?: string | undefined; carries?: (fileId: number) => boolean },
): Items<number> {
  const { records } = index;
  const wanted = (q ?? '').trim().toLowerCase();
  const inSubdir = subdir === undefined ? -1 : records.subdirs.indexOf(subdir);
  const isTaken = (record: number, byFile: boolean): boolean =>
    (subdir === undefined || records.subdirOf[record] === inSubdir) &&
    (decision === undefined || decisionOf(index, record) === decision) &&
    (carries === undefined || carries(index.fileIds[record]!)) &&
    (!byFile ||
      `${records.names[records.nameOf[record]!]}-${records.versions[records.versionOf[record]!]}-${records.builds[records.buildOf[record]!]}`.startsWith(
        wanted,
      ));
  const packages: { name: string; byFile: boolean; from: number; files?: number[] }[] = [];
  let total = 0;
  for (const name of countsOf(index).names) {
    const byFile = !name.includes(wanted);
    if (byFile && !wanted.startsWith(`${name}-`)) continue;
    let count = 0;
    for (const record of index.byName.get(name)!) if (isTaken(record, byFile)) count++;
    if (count > 0) packages.push({ name, byFile, from: total });
    total += count;
  }
  return {
    length: total,
    at: (place) => {
      // The last package that begins at the place or before it.
      let [low, high] = [0, packages.length - 1];
      while (low < high) {
        const middle = (low + high + 1) >>> 1;
        if (packages[middle]!.from <= place) low = middle;
        else high = middle - 1;
      }
      const found = packages[low];
      if (found === undefined) return undefined;
      found.files ??= filesOf(index, found.name).filter((record) => isTaken(record, found.byFile));
      return found.files[place - found.from];
    },
  };
}

/** Returns whether a CVE affects a record, by any of its IDs. */
export function isHitBy(index: ChannelIndex, record: number, id: string): boolean {
  return advisoriesOf(index.advisories, record).some((advisory) => isKnownBy(advisory, id));
}

/** A CVE with the number of affected and of affected served files. */
export interface CveCount {
  advisory: Advisory;
  file_count: number;
  served_file_count: number;
  /**
   * Served files for which the CVE is active or reported, without those that the organization stated as not affected or
   * fixed.
   */
  open_file_count: number;
  /** Whether the VEX statement applies to only some of the files. */
  partly: boolean;
}

/** Returns the CVEs of records with counts, most severe first. */
export function cvesOf(index: ChannelIndex, of: Iterable<number>): CveCount[] {
  const { sets, setOf, advisories } = index.advisories;
  const files = new Uint32Array(sets.length);
  const served = new Uint32Array(sets.length);
  for (const record of of) {
    const set = setOf[record]!;
    files[set]!++;
    if (isAllowed(index, record)) served[set]!++;
  }
  // By ID, because a VEX statement about some files splits an advisory in two.
  const found = new Map<string, CveCount>();
  for (const [set, positions] of sets.entries()) {
    if (files[set] === 0) continue;
    for (const position of positions) {
      const advisory = advisories[position]!;
      const cve = found.get(advisory.id) ?? {
        advisory,
        file_count: 0,
        served_file_count: 0,
        open_file_count: 0,
        partly: false,
      };
      cve.partly ||= cve.advisory.said !== advisory.said;
      if (cve.advisory.said === undefined) cve.advisory = advisory;
      cve.file_count += files[set]!;
      cve.served_file_count += served[set]!;
      if (stands(advisory.status)) cve.open_file_count += served[set]!;
      found.set(advisory.id, cve);
    }
  }
  return cveOrder.sorted([...found.values()]);
}

/** The order of CVEs: most severe first. */
export const cveOrder = new ItemOrder<CveCount>('cves', ['-number', '-string'], ({ advisory: { score, id } }) => [
  score ?? -1,
  id,
]);

const channelCves = new WeakMap<ChannelIndex, CveCount[]>();

/** Returns the CVEs of a whole channel with counts, most severe first. */
export function cvesOfChannel(index: ChannelIndex): CveCount[] {
  let cves = channelCves.get(index);
  if (cves === undefined) channelCves.set(index, (cves = cvesOf(index, index.advisories.setOf.keys())));
  return cves;
}

/** A high or critical CVE of served files, active or reported according to the organization. */
export interface CveAlarm {
  advisory: Advisory;
  /** Number of affected served files. */
  served_file_count: number;
}

/** Returns the alarms of a channel, see {@link CveAlarm}. */
export function alarmsOf(index: ChannelIndex): CveAlarm[] {
  return cvesOfChannel(index).flatMap(({ advisory, open_file_count }) =>
    open_file_count > 0 && (advisory.score ?? 0) >= SERIOUS_SCORE
      ? [{ advisory, served_file_count: open_file_count }]
      : [],
  );
}
