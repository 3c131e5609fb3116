// Read model of artifact: workers read the summaries of a channel over their own connection.
/** Builds one publication: reads, evaluates, and writes it, ready for the switch. Runs in a worker thread. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { nameIndex } from '@terrarium/domain/policy';
import { deadEverywhere } from '@terrarium/domain/installability';
import type { KnownEnvironment, Probe, ProbeAnswer } from '@terrarium/domain/installability';
import type {
  ChannelRecords,
  Filters,
  GrantedException,
  RuleDescriptor,
  Vulnerabilities,
} from '@terrarium/domain/policy';
import { MAIN_LABEL } from '@terrarium/domain/repo';
import type { AboutPackage } from '../indexFiles/index.ts';
import { channelIdsOf, columnsBytes, keptBytes, readAbouts, Spool } from '../memory/index.ts';
import type { Base, Contents, ContentSource, ReadContents, UsedWith } from '../memory/index.ts';
import { KEPT, KEPT_COLUMNS, linkOrCopy, makeTemporary, pathOfPublication, shareFiles } from '../storage/index.ts';
import type { SubdirDecisions } from '../storage/index.ts';
import { LABELS, writeFileHashed, writeFolder } from '../indexFiles/index.ts';
import { changedPackages, packagesBefore, packagesOf, removePackages, writePackages } from './packages.ts';
import type { PackageRows } from './packages.ts';
import { fromBases, fromAll, probesOf, installabilityOf } from './recordDecisions.ts';
import type { Weighed } from './recordDecisions.ts';

/** The phases of a publication, in order. */
export type Phase = 'reading' | 'evaluating' | 'writing' | 'publishing';

/** The policy of a publication, at one revision. */
export interface PublishedPolicy {
  id: string;
  name: string;
  revision: number;
  filters: Filters;
  /** Exceptions in addition to the policy. Default none. */
  granted?: GrantedException[];
  /** If true, the policy blocks nothing, but each file keeps its deciding rule (monitor mode). */
  isWatched?: boolean;
}

/** What to publish. Can be sent to a worker thread. */
export interface PublicationOrder {
  dataDir: string;
  channelId: string;
  publicationId: string;
  /** The current publication. */
  previousId: string | null;
  /** Publications whose content to start from, best first, see `basesOf`. */
  bases: readonly Base[];
  /** Null serves everything. */
  policy: PublishedPolicy | null;
  /** IDs of files that keep_legacy keeps, ascending. Null stands for what the previous publication serves. */
  legacyIds: Float64Array | null;
  /** Whether uninstallable files are listed or left out of the index. */
  brokenFiles: 'serve' | 'hide';
  /** Companion channels, see {@link UsedWith}. */
  usedWith: readonly UsedWith[];
  /** Packages that must stay installable, plus this number of the most-depended-on ones. */
  probes: Probe[];
  mostNeeded: number;
  /** Environments whose packages from this channel must stay installable. */
  environments: KnownEnvironment[];
  /** Reference time for the age of files, ms since the epoch. */
  now: number;
}

/** Numbers of files of one platform: served before, served now, and all in the channel. */
export interface PlatformCounts {
  platform: string;
  num_before: number;
  num_after: number;
  num_total: number;
}

/** Packages that became uninstallable for the same reason. */
export interface Loss {
  /** The dependency without a matching file; null if dependencies conflict. */
  spec: string | null;
  /** The rule that blocks most of the matching files; null if none is blocked. */
  rule: string | null;
  packages: string[];
}

/** Installability of a publication on one platform. */
export interface ComputedInstallability {
  platform: string;
  allowed: number;
  broken: number;
  newly_broken: number;
  /** Number of files for which there was no time to check for conflicting dependencies. */
  unchecked: number;
  /** Names, those with the most files first. */
  lost_packages: string[];
  /** Uninstallable packages by the cause of the first of them, most packages first. */
  losses: Loss[];
  /** IDs of served but uninstallable files, ascending: independent of the policy, and because of it. */
  beforeIds: Float64Array;
  brokenIds: Float64Array;
  /** IDs of files to check after publishing, ascending. Included in `unchecked`. */
  openIds: Float64Array;
}

/** A publication that is written but not active yet. */
export interface ComputedPublication {
  temporary: string;
  contents: Contents;
  /** Channels with files in it, highest priority first. */
  sources: readonly ContentSource[];
  allowed: Uint8Array;
  rule: Uint16Array;
  rules: RuleDescriptor[];
  decisions: SubdirDecisions[];
  /** Null if there are too many dependencies to check. */
  installability: ComputedInstallability[] | null;
  /** Result of each install check on each of its platforms. */
  probes: ProbeAnswer[];
  packages: PackageRows;
  counts: PlatformCounts[];
  allowedCount: number;
  refusedCount: number;
  vulnerabilities: Vulnerabilities;
  /** Revision of the channel's advisories that they are of, at least. */
  advisoryRevision: string;
  checkedNameCount: number;
  /** Time at which the next file in cooldown becomes allowed, ms since the epoch. */
  releasesAt: number | null;
  addedIds: Float64Array;
  removedIds: Float64Array;
}

/** Reports progress. `fraction` is the share of the phase; null if unknown. */
export type Progress = (phase: Phase, fraction: number | null) => void;

/**
 * Computes a publication, and writes its folder under a temporary name and its packages.
 * @throws the signal's reason; after any failure, nothing is left
 */
export async function computePublication(
  client: pg.ClientBase,
  order: PublicationOrder,
  progress: Progress,
  signal: AbortSignal,
): Promise<ComputedPublication> {
  const temporary = await makeTemporary(order.dataDir, order.publicationId);
  const spoolFolder = join(temporary, '.spool');
  const spools: Spool[] = [];
  let packages: Promise<void> = Promise.resolve();
  let kept: Promise<unknown> = Promise.resolve();
  const spoolOf = (files?: readonly string[]): Spool => {
    const spool = new Spool(join(spoolFolder, String(spools.length)), files);
    spools.push(spool);
    return spool;
  };
  try {
    for (let at = 0; at <= order.bases.length; at++) await mkdir(join(spoolFolder, String(at)), { recursive: true });
    progress('reading', null);
    const weighed =
      (await fromBases(client, order, spoolOf, progress, signal)) ??
      (await fromAll(client, order, spoolOf, progress, signal));
    // Unchanged files are reused, also after everything was read.
    const base = weighed.base ?? order.bases.find(({ channelId }) => channelId === order.channelId);
    const previousFolder = base === undefined ? null : pathOfPublication(order.dataDir, base);
    const { contents, judged, labels, surveys, listed } = weighed;
    progress('writing', 0);
    const { removed: _, advisories, ...published } = judged;
    const about = await aboutPackages(client, channelIdsOf(contents.contentKey), contents.records);
    // The database writes packages while this thread writes files.
    const before = order.previousId === null ? null : packagesBefore(client, order.previousId);
    // Awaited when the other results are known.
    before?.catch(() => undefined);
    const all = [...packagesOf(contents.records, judged.allowed, advisories)];
    const differing = changedPackages((await before) ?? null, all);
    if (differing === null) packages = writePackages(client, order.publicationId, all, signal);
    // Awaited below.
    packages.catch(() => undefined);
    const common = {
      contents,
      broken: deadEverywhere(contents.records, surveys?.map(({ survey }) => survey) ?? [], 'newlyDead'),
      about,
      aboutsOf: async (fileIds: readonly number[]) => {
        // A connection runs one statement at a time.
        await packages;
        return readAbouts(client, fileIds, signal);
      },
      created: order.now,
      signal,
    };
    kept = writeKept(temporary, weighed, signal);
    // Awaited below.
    kept.catch(() => undefined);
    for (const label of labels.names) {
      const folder = join(temporary, LABELS, label);
      await mkdir(folder, { recursive: true });
      const { files } = await writeFolder({
        ...common,
        folder,
        allowed: labels.on(label, judged.allowed),
        removed: labels.on(label, judged.removed),
        previousFolder: previousFolder === null ? null : join(previousFolder, LABELS, label),
      });
      await shareFiles(order.dataDir, folder, files);
    }
    const manifest = await writeFolder({
      ...common,
      folder: temporary,
      allowed: listed,
      removed: labels.on(MAIN_LABEL, judged.removed),
      previousFolder,
      ...(labels.names.length > 0 ? { labels: labels.names } : {}),
      onProgress: (fraction) => progress('writing', fraction),
    });
    await kept;
    await rm(spoolFolder, { recursive: true });
    await shareFiles(order.dataDir, temporary, manifest.files);
    await packages;
    return {
      temporary,
      contents: {
        contentKey: contents.contentKey,
        records: contents.records,
        fileIds: contents.fileIds,
        legacyFormat: contents.legacyFormat,
        withdrawn: contents.withdrawn,
      },
      sources: contents.sources,
      ...published,
      packages: differing ?? { id: order.publicationId, changed: [], gone: [] },
      installability: installabilityOf(contents, surveys, judged),
      probes: surveys === null ? [] : probesOf(weighed, order),
    };
  } catch (error) {
    for (const spool of spools) await spool.close().catch(() => undefined);
    await packages.catch(() => undefined);
    await kept.catch(() => undefined);
    await rm(temporary, { recursive: true, force: true });
    // Anything left is removed by a later cleanup.
    await removePackages(client, [order.publicationId]).catch(() => undefined);
    throw error;
  }
}

/**
 * Writes what the next publication needs.
 * The hashes of these files are checked by their readers, so the disk isn't awaited.
 */
async function writeKept(
  folder: string,
  { contents, listed, blocking }: Pick<Weighed, 'contents' | 'listed' | 'blocking'>,
  signal: AbortSignal,
): Promise<void> {
  const columns = await writeColumns(join(folder, KEPT_COLUMNS), contents, signal);
  await writeFileHashed(join(folder, KEPT), keptBytes(contents, listed, blocking, columns), signal, false);
}

/** Writes the columns, or links the file that has them. @returns its SHA-256, in hex */
async function writeColumns(path: string, contents: ReadContents, signal: AbortSignal): Promise<string> {
  const { stored } = contents;
  try {
    if (stored !== null) {
      await linkOrCopy(stored.path, path);
      return stored.sha256;
    }
  } catch (error) {
    // Another instance replaced the publication that it is of.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return (await writeFileHashed(path, columnsBytes(contents), signal, false)).sha256;
}

/** Reads the users' texts about the packages of a channel. The first source with a text wins. */
async function aboutPackages(
  client: pg.ClientBase,
  channelIds: readonly string[],
  records: ChannelRecords,
): Promise<Map<string, AboutPackage>> {
  const about = new Map<string, AboutPackage>();
  const { idOf } = nameIndex(records);
  for (const channelId of channelIds) {
    const { rows } = await client.query<{ name: string; summary: string; home: string | null }>(
      "select name, summary, home from artifact where channel_id = $1 and family = 'conda' and (summary <> '' or home is not null)",
      [channelId],
    );
    for (const { name, summary, home } of rows)
      if (idOf.has(name) && !about.has(name)) about.set(name, { summary, home });
  }
  return about;
}
