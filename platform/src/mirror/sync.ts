/**
 * One sync of a mirror: find, read, compare, write, switch.
 * New and changed records are written as an invisible generation of the channel, in batches with pauses for other
 * queries. One short transaction at the end makes it the current one. Until its commit, the sync is invisible, and a
 * killed process leaves the channel unchanged. The next attempt deletes its rows and starts over.
 */
import type { Logger } from '../monitoring/log.ts';
import {
  addFiles,
  addGoneFiles,
  artifactNames,
  changeFiles,
  describeArtifacts,
  dropArtifacts,
  endFiles,
  inBatches,
  isBadRecord,
  isInvalidVersion,
  markUnswept,
  NEW_PIECE,
  PIECE,
  readRecord,
  recordOfName,
  seenFiles,
  seenFilesOf,
  sweepChannel,
} from '../channel/index.ts';
import type { ArtifactNote, BadRecord, Change, Channels, Fence, FileRecord, Writing } from '../channel/index.ts';
import type { Db } from '../db/index.ts';
import { isDeepStrictEqual } from 'node:util';
import {
  isConditional,
  knownSubdirs,
  matchSpec,
  parseFileName,
  parseMatchSpec,
  readRunExports,
} from '@terrarium/domain/conda';
import { SHARD_INDEX } from '@terrarium/domain/repo';
import type { MatchSpec, RunExports } from '@terrarium/domain/conda';
import { SourceError } from '../outbound/index.ts';
import { readNotes } from './channeldata.ts';
import { FormerRecords, keyOf, ListedRecords } from './listedRecords.ts';
import { entryOf, noFacts, readRepodata, splitRepodata } from './repodata.ts';
import type { RawEntry } from './sections.ts';
import type { RepodataEntry, RepodataFacts } from './repodata.ts';
import type { MirrorSettings } from './settings.ts';
import { canExceed, lossOf, lossSentence } from './loss.ts';
import type { Loss } from './loss.ts';
import { BadShard, changedShards, indexOf, readShardIndex, readShards, shardFile } from './shards.ts';
import type { ShardIndex } from './shards.ts';
import { maybeAbsent, findSubdirs, subdirProblems, subdirsToRead } from './subdirs.ts';
import type { OddSubdir } from './subdirs.ts';
import { timeOf } from './source.ts';
import type { ChannelSource, FoundRepodata, Validator } from './source.ts';
import {
  acceptedLoss,
  forgetLoss,
  keepRunExports,
  progressFence,
  saveProgress,
  switchSync,
  underWayFence,
} from './store.ts';
import { knownFiles, noteSubdirs, saveSeen, seenSubdirs, seenCounts } from './seenStore.ts';
import { settingOf } from './settingStore.ts';
import { dropRecords, saveRecords, storedRecords } from './recordStore.ts';
import { noteProblem } from './problemStore.ts';
import { Writes } from './writes.ts';
import type { Run } from './store.ts';
import type { SeenSubdir, SkippedOfSubdir, SkippedRecord } from './seenStore.ts';

/** Thrown if the sync was canceled, or its channel deleted, while it was running. */
export class SyncCanceled extends Error {
  override readonly name = 'SyncCanceled';
}

/** Thrown if the sources list far fewer files than the mirror has. The message has the numbers. */
export class LossHeld extends Error {
  override readonly name = 'LossHeld';
  readonly loss: Loss;
  constructor(loss: Loss) {
    super(lossSentence(loss));
    this.loss = loss;
  }
}

/** Dependencies of a sync. */
export interface SyncDependencies {
  /** Database connection for jobs. Requests have priority. */
  db: Db;
  channels: Channels;
  settings: MirrorSettings;
  log: Logger;
}

/** Minimum time between two progress updates, in ms. */
const PROGRESS_EVERY = 500;
/** Maximum number of records per sync for which the reason of skipping is stored. */
const MOST_SKIPPED = 1_000;
/** A body with more invalid records than this, and more than this share of them, is rejected. */
const BAD_RECORDS = { count: 100, share: 0.05 };

/**
 * Time in ms for which only shards are read for changes.
 * Then repodata is checked too, because a source may have outdated shards.
 */
const SHARDS_ALONE = 86_400_000;
/** Attempts to read an index that names missing shards, because it may have changed meanwhile. */
const INDEX_TRIES = 3;

/** Summaries to store at a time. */
const NOTES_AT_ONCE = 500;
/** Packages for which it is looked up what is gone. For more, all files of the subdir are read. */
const MOST_MISSED = 1_000;
const MISSED_AT_ONCE = 20;
/** Packages that are read from shards between two readings of the repodata. After more, all of its records are read. */
const MOST_UNSURE = 20_000;
/** Entries of `run_exports.json` to store at a time. */
const EXPORTS_AT_ONCE = 500;
/** Maximum bytes of one entry. */
const LARGEST_EXPORTS = 256 * 1024;

/** Share of each step in the total, measured on a channel of 500,000 records. */
const STEPS = {
  sweep: { from: 0, to: 0 },
  read: { from: 0, to: 0.93 },
  summaries: { from: 0.93, to: 0.94 },
  count: { from: 0.94, to: 0.99 },
  switch: { from: 0.99, to: 1 },
} as const;

/** Input of an attempt. */
export interface SyncStart extends Run {
  channelId: string;
  /** The channel's generation, and whether it has unused file versions. */
  generation: number;
  unswept: boolean;
  /** At least one. The first source that lists a name owns it. */
  sources: readonly SourcePlace[];
}

/** A source of a sync: its position in the mirror, and its redacted URL. */
export interface SourcePlace {
  position: number;
  address: string;
  source: ChannelSource;
}

/** State of one source in a sync. */
interface Listing {
  place: SourcePlace;
  /** State at the last sync. */
  known: ReadonlyMap<string, SeenSubdir>;
  /** Null if the source doesn't respond. */
  found: FoundRepodata[] | null;
  /** Subdirs for which it returned something other than repodata. */
  odd: OddSubdir[];
  /** Subdirs that it had at the last sync but no longer has. */
  gone: string[];
  /** Subdirs that changed since the last sync. */
  read: Map<string, SeenSubdir>;
  /** Names of the packages read from shards, for subdirs that were read in part. The others are unchanged. */
  readNames: Map<string, ReadonlySet<string>>;
  /** Skipped records by subdir. */
  skipped: Map<string, SkippedOfSubdir>;
  /** Subdirs that it names and the hub doesn't know. */
  unknown: readonly string[];
  /** Names of its packages in all subdirs; empty for the only source. */
  allNames: Set<string>;
}

/** Changes in a subdir of a source, from its shards. */
interface ChangedNames {
  subdir: string;
  index: ShardIndex;
  /** New and changed records by package. */
  entries: ReadonlyMap<string, readonly RepodataEntry[]>;
  /** Packages that were removed. */
  gone: readonly string[];
  /** Names that earlier sources list. */
  taken: ReadonlySet<string>;
  /** Files that the shards list as removed. */
  removed: readonly string[];
  /** Collects the skipped records. */
  skipped: Map<string, SkippedOfSubdir>;
}

/** One attempt at a sync. */
export class Sync {
  readonly #tools: SyncDependencies;
  readonly #start: SyncStart;
  readonly #channelId: string;
  /** Whether the mirror has one source. Then ownership of names doesn't matter. */
  readonly #isOnly: boolean;
  /** Existing files that some source still lists, by subdir; only with several sources. */
  readonly #present = new Map<string, Set<number>>();
  readonly #signal: AbortSignal;
  readonly #writing: Writing;
  /** Selection of the mirror; null for everything. */
  #specs: Chosen | null = null;
  /** Exclusions of the mirror; null for none. */
  #excludes: Chosen | null = null;
  /** Subdirs of the mirror; null for all that the hub knows. */
  #subdirs: readonly string[] | null = null;
  /** Files that sources list as removed, by subdir. */
  readonly #removed = new Map<string, Set<string>>();
  /** Remaining number of skipped records to store. */
  #roomForSkipped = MOST_SKIPPED;
  #read = 0;
  #skipped = 0;
  #bytes = 0;
  #totalBytes: number | null = null;
  #phase = '';
  #progress: number | null = null;
  #savedAt = 0;
  #marking: Promise<boolean> | null = null;
  /** Number of files that the sources no longer list, by subdir. */
  readonly #lost = new Map<string, number>();
  /** Number of selected files that the sources list, in the subdirs that were read. */
  readonly #listed = new Map<string, number>();
  /** Files that this sync adds, if the channel had none. */
  readonly #first = { count: 0, size: 0, names: new Set<string>(), subdirs: new Set<string>() };
  /** Whether this sync ends visible file versions, which must be deleted later. */
  #replaced = false;

  constructor(tools: SyncDependencies, start: SyncStart, signal: AbortSignal) {
    this.#tools = tools;
    this.#start = start;
    this.#channelId = start.channelId;
    this.#isOnly = start.sources.length === 1;
    this.#signal = signal;
    this.#writing = {
      channelId: start.channelId,
      generation: start.generation + 1,
      indexedMs: null,
      goneAreListed: false,
    };
  }

  /**
   * Reads the sources and replaces the channel's files.
   * Clients see them after publishing.
   * @returns the phase to show at the end
   * @throws SourceError if the source can't be used, LossHeld, SyncCanceled, the signal's reason
   */
  async run(): Promise<string> {
    const { db, channels } = this.#tools;
    const known = await seenSubdirs(db, this.#channelId);
    const channel = await channels.channelById(this.#channelId);
    if (channel === null) throw new SyncCanceled();
    // A first sync doesn't know when files were indexed: before the mirror was created, at an unknown time.
    if (channel.file_count > 0) this.#writing.indexedMs = Date.now();
    const { lists_gone, specs, excludes, subdirs, loss_limit_percent } = await settingOf(db, this.#channelId);
    this.#writing.goneAreListed = lists_gone;
    this.#specs = specs === null ? null : chosenBy(specs);
    this.#excludes = excludes === null ? null : chosenBy(excludes);
    this.#subdirs = subdirs;
    if (this.#start.unswept) {
      await this.#save('Clearing away what a sync left', 'sweep', null);
      if (!(await sweepChannel(db, this.#channelId, this.#fence(), this.#signal))) throw new SyncCanceled();
    }
    await this.#save('Looking for repodata', 'read', 0);
    const listings: Listing[] = [];
    for (const place of this.#start.sources)
      listings.push(await this.#look(place, known.get(place.position) ?? new Map(), channel.subdirs));
    const found = listings.flatMap((listing) => listing.found ?? []);
    this.#totalBytes = found.every(({ bytes }) => bytes !== null)
      ? found.reduce((sum, { bytes }) => sum + bytes!, 0)
      : null;
    await this.#readSources(listings, channel.subdirs);
    const missed = await this.#endMissed(listings, channel.subdirs);
    await this.#addRemoved();
    // Record problems before the sync can stop here.
    for (const listing of listings) await this.#noteSubdirs(listing);
    await this.#holdLoss(loss_limit_percent);
    if (!missed && listings.every(({ read, gone }) => read.size === 0 && gone.length === 0)) {
      await this.#saveNow();
      await forgetLoss(db, this.#channelId);
      return 'Nothing has changed';
    }
    await this.#save('Reading summaries', 'summaries', 0);
    // Reversed, so that for names in several sources the summary of the first one wins.
    const summaries = new Map<string, ArtifactNote>();
    for (const { place, found: answered, odd, unknown } of listings.toReversed())
      if (answered !== null) {
        const { notes, unknownSubdirs } = await readNotes(place.source, this.#signal, this.#tools.log);
        for (const note of notes) summaries.set(note.name, withFormer(note, summaries.get(note.name)));
        await this.#noteSubdirs({ place, found: answered, odd, unknown: [...unknown, ...unknownSubdirs] });
      }
    return this.#switch(listings, channel.file_count, [...summaries.values()]);
  }

  /** Keeps the mirror's files if the sources list far fewer. @throws LossHeld */
  async #holdLoss(limitPercent: number): Promise<void> {
    if (!canExceed({ lost: this.#lost, listed: this.#listed })) return;
    const before = await seenCounts(this.#tools.db, this.#channelId);
    const loss = lossOf({ before, lost: this.#lost, listed: this.#listed, limitPercent });
    if (loss === null || loss.lostCount <= (await acceptedLoss(this.#tools.db, this.#channelId))) return;
    throw new LossHeld(loss);
  }

  /** Records which subdirs of a source aren't mirrored, unless the source doesn't respond. */
  async #noteSubdirs({
    place: { address },
    found,
    odd,
    unknown,
  }: Pick<Listing, 'place' | 'found' | 'odd' | 'unknown'>): Promise<void> {
    if (found === null) return;
    const wantsNoarch = this.#subdirs?.includes('noarch') ?? true;
    const problems = subdirProblems(address, { found, odd }, { wantsNoarch, unknown: [...new Set(unknown)] });
    await noteSubdirs(this.#tools.db, this.#channelId, address, problems);
  }

  /** Shows that the sync waits for a source at its request. @throws SyncCanceled */
  async waitFor(address: string, ms: number, status: number): Promise<void> {
    const { db, log } = this.#tools;
    const until = timeOf(new Date(Date.now() + ms));
    log.info({ sync: this.#start.syncId, source: address, status, ms }, 'a source of a mirror asks to be left alone');
    await noteProblem(db, this.#channelId, {
      kind: 'busy',
      source: address,
      file: null,
      message: `It answered ${status}: it is too busy, and asks to be left alone until ${until}. The sync waited for that.`,
    });
    this.#phase = `Waiting until ${until}, as its source asks`;
    await this.#saveNow();
  }

  /**
   * Checks what a source has.
   * If one of several sources doesn't respond, its packages stay assigned to it. Otherwise another source could take
   * over its names.
   */
  async #look(place: SourcePlace, known: ReadonlyMap<string, SeenSubdir>, held: readonly string[]): Promise<Listing> {
    const chosen = this.#subdirs;
    const isWanted = (subdir: string): boolean => chosen === null || chosen.includes(subdir);
    const expected = [...new Set([...(this.#isOnly ? held : []), ...known.keys()])].filter(isWanted);
    const listing = {
      skipped: new Map<string, SkippedOfSubdir>(),
      unknown: chosen?.filter((subdir) => !knownSubdirs.includes(subdir)) ?? [],
      place,
      known,
      read: new Map<string, SeenSubdir>(),
      readNames: new Map<string, ReadonlySet<string>>(),
      allNames: new Set<string>(),
    };
    try {
      const { found, odd } = await findSubdirs(place.source, subdirsToRead(expected).filter(isWanted), {
        expected,
        signal: this.#signal,
        tick: () => this.#tick(),
      });
      const gone = [...known.keys()].filter((subdir) => !found.some((repodata) => repodata.subdir === subdir));
      return { ...listing, found, odd, gone };
    } catch (error) {
      const isKnown = known.size > 0 && [...known.values()].every(({ names }) => names !== null);
      if (this.#isOnly || !isKnown || !(error instanceof SourceError)) throw error;
      const { db, log } = this.#tools;
      log.warn(
        { sync: this.#start.syncId, source: place.address, reason: error.message },
        'a source of a mirror is away',
      );
      await noteProblem(db, this.#channelId, {
        kind: 'unreachable',
        source: place.address,
        file: null,
        message: error.message,
      });
      return { ...listing, found: null, odd: [], gone: [] };
    }
  }

  /** Reads the sources in order. A name that one lists isn't read from later ones, in any subdir. */
  async #readSources(listings: readonly Listing[], held: readonly string[]): Promise<void> {
    const takenBefore = new Set<string>();
    const taken = new Set<string>();
    for (const listing of listings) {
      const { known, found, read, allNames } = listing;
      const names = [...known.values()].flatMap((seen) => seen.names ?? []);
      // If names moved to or from another source, this one must be read although it is unchanged.
      const isShifted = !this.#isOnly && names.some((name) => taken.has(name) !== takenBefore.has(name));
      for (const repodata of found ?? []) {
        const { subdir } = repodata;
        const before = isShifted ? null : (known.get(subdir) ?? null);
        const isUsable = before !== null && (this.#isOnly || before.names !== null);
        const seen = await this.#readIfReal(listing, repodata, {
          known: isUsable ? before : null,
          hasFiles: held.includes(subdir),
          taken,
        });
        if (seen !== null) read.set(subdir, seen);
      }
      for (const [subdir, { names: before }] of known)
        if (!read.has(subdir) && !listing.gone.includes(subdir)) for (const name of before ?? []) allNames.add(name);
      for (const { names: now } of read.values()) for (const name of now ?? []) allNames.add(name);
      for (const name of names) takenBefore.add(name);
      for (const name of allNames) taken.add(name);
    }
  }

  /**
   * Ends files that no source lists.
   * For the only source, subdirs that were read are done already.
   * @returns whether there were any
   */
  async #endMissed(listings: readonly Listing[], held: readonly string[]): Promise<boolean> {
    const { db } = this.#tools;
    const [only] = listings;
    const subdirs = new Set([...held, ...listings.flatMap(({ known }) => [...known.keys()])]);
    let missed = false;
    for (const subdir of subdirs) {
      if (this.#isOnly && only!.found!.some((repodata) => repodata.subdir === subdir)) continue;
      for await (const files of seenFiles(db, this.#channelId, subdir)) {
        const gone = files.filter(({ id, name }) => this.#isOnly || !this.#isListed(listings, subdir, id, name));
        missed ||= gone.length > 0;
        if (this.#subdirs?.includes(subdir) === false)
          await this.#endFiles(
            subdir,
            gone.map(({ id }) => id),
            'unchosen',
          );
        else await this.#endGone(subdir, gone);
      }
    }
    return missed;
  }

  /**
   * Returns whether a known file is still listed: it was just read, or its source owns the name and is unchanged there.
   */
  #isListed(listings: readonly Listing[], subdir: string, id: number, name: string): boolean {
    if (this.#present.get(subdir)?.has(id)) return true;
    const owner = listings.find(({ allNames }) => allNames.has(name));
    if (owner === undefined || owner.gone.includes(subdir)) return false;
    if (owner.read.has(subdir) && owner.readNames.get(subdir)?.has(name) !== false) return false;
    return owner.known.get(subdir)?.names?.includes(name) === true;
  }

  /**
   * Like {@link #readSubdir}, but skips a subdir that never had files and isn't repodata, unless the source has no
   * other.
   */
  async #readIfReal(
    listing: Listing,
    found: FoundRepodata,
    options: { known: SeenSubdir | null; hasFiles: boolean; taken: ReadonlySet<string> },
  ): Promise<SeenSubdir | null> {
    const before = this.#read;
    try {
      return await this.#readSubdir(listing, found, options);
    } catch (error) {
      const { subdir } = found;
      const isNew = !listing.known.has(subdir) && !options.hasFiles && this.#read === before;
      if (!isNew || !maybeAbsent(error) || listing.found!.length === 1) throw error;
      listing.odd.push({ subdir, error });
      listing.found = listing.found!.filter((each) => each !== found);
      return null;
    }
  }

  /**
   * Writes new and changed records of a subdir of a source; null if unchanged since the last sync.
   * @param options.hasFiles whether the channel has files of the subdir
   * @param options.taken names that earlier sources list
   */
  async #readSubdir(
    listing: Listing,
    found: FoundRepodata,
    { known, hasFiles, taken }: { known: SeenSubdir | null; hasFiles: boolean; taken: ReadonlySet<string> },
  ): Promise<SeenSubdir | null> {
    const { source } = listing.place;
    if (known !== null && known.shards !== null && isYounger(known.readAt, SHARDS_ALONE)) {
      const seen = await this.#readChanged(listing, found, { ...known, shards: known.shards }, taken);
      if (seen !== undefined) return seen;
    }
    const before = this.#bytes;
    // Read before the repodata, so that changes in between are read again by the next sync.
    const shards = await this.#indexOf(source, found.subdir);
    const open = await source.open(found, {
      signal: this.#signal,
      validator: known,
      onBytes: (bytes) => {
        this.#bytes += bytes;
      },
    });
    if (!open.changed) {
      this.#bytes = before + (found.bytes ?? 0);
      const exports = await this.#readExports(listing, found.subdir, known, new Set(known?.names), taken);
      if (known === null || isDeepStrictEqual(exports, known.exports)) return null;
      // Its records weren't read.
      listing.readNames.set(found.subdir, new Set());
      return { ...known, exports };
    }
    await this.#save(`Reading ${found.subdir}`, 'read', this.#share());
    const present = this.#present.get(found.subdir) ?? new Set<number>();
    if (!this.#isOnly) this.#present.set(found.subdir, present);
    const names = this.#isOnly ? null : new Set<string>();
    // With several sources, an unchanged record can come from another one now.
    const listed = this.#isOnly ? new ListedRecords() : null;
    const former = hasFiles && known !== null ? await this.#formerRecords(listing.place, found.subdir, known) : null;
    const bad: BadRecord[] = [];
    // Listed but not selected: don't mark these as removed from the source.
    const unchosen: string[] = [];
    let good = 0;
    let batch: FileRecord[] = [];
    const writes = new Writes();
    const flush = async (): Promise<void> => {
      this.#signal.throwIfAborted();
      this.#progress = inStep('read', this.#share());
      const records = batch;
      batch = [];
      await writes.add(async () => {
        for (const id of await this.#write(found.subdir, records, hasFiles)) present.add(id);
      });
    };
    const facts = noFacts();
    const skipped: SkippedRecord[] = [];
    try {
      for await (const entries of this.#entries(found, open.body, facts)) {
        for (const entry of entries) {
          this.#read++;
          const key = listed === null ? null : keyOf(entry);
          const unchanged = key === null ? null : (former?.find(key) ?? null);
          if (unchanged !== null) {
            good++;
            if (unchanged.isChosen) this.#list(found.subdir, 1);
            listed!.add(key!, unchanged.isChosen);
            continue;
          }
          const record = this.#recordOf(found, entry);
          if (isBadRecord(record)) {
            this.#skipped++;
            bad.push(record);
            this.#noteSkipped(skipped, record);
          } else {
            good++;
            const isReported = record.depends.some(isConditional);
            if (isReported) this.#noteConditional(skipped, record);
            names?.add(record.name);
            if (taken.has(record.name)) continue;
            const isChosen = this.#isChosen(record);
            if (key === null || isReported) listed?.addFile(record.file_name);
            else listed!.add(key, isChosen);
            if (isChosen) batch.push(record);
            else if (hasFiles) unchosen.push(record.file_name);
            if (unchosen.length === PIECE) await this.#drop(found.subdir, unchosen.splice(0));
          }
          if (batch.length === NEW_PIECE) await flush();
        }
        await this.#tick();
      }
      await flush();
      await writes.done();
    } finally {
      // Nothing may be written after the sync has ended.
      await writes.settled();
    }
    await this.#drop(found.subdir, unchosen);
    this.#judge(found.subdir, good, bad);
    const exports = await this.#readExports(listing, found.subdir, known, names, taken);
    listing.skipped.set(found.subdir, { names: null, records: skipped });
    this.#noteRemoved(found.subdir, facts.removed, taken);
    if (listed !== null) {
      if (hasFiles) await this.#endUnlisted(found.subdir, listed, former?.missed() ?? null);
      await this.#keepRecords(listing.place, found.subdir, listed);
    }
    return {
      ...open.validator,
      recordsGeneration: listed === null ? null : this.#writing.generation,
      unsureNames: [],
      names: names === null ? null : [...names],
      shards: shards?.bytes ?? null,
      readAt: new Date(),
      exports,
      baseUrl: facts.baseUrl ?? shards?.packagesBase ?? null,
      skipped: bad.length,
    };
  }

  /** Returns the records of a subdir at the last sync; null if they aren't known. */
  async #formerRecords(
    { position }: SourcePlace,
    subdir: string,
    { recordsGeneration: generation, unsureNames }: SeenSubdir,
  ): Promise<FormerRecords | null> {
    if (!this.#isOnly || generation === null) return null;
    const place = { channelId: this.#channelId, position, subdir, generation };
    return FormerRecords.of(await storedRecords(this.#tools.db, place), new Set(unsureNames));
  }

  /** Stores what a source lists, for the next sync. */
  async #keepRecords({ position }: SourcePlace, subdir: string, listed: ListedRecords): Promise<void> {
    this.#signal.throwIfAborted();
    const place = { channelId: this.#channelId, position, subdir, generation: this.#writing.generation };
    this.#savedAt = Date.now();
    if (!(await saveRecords(this.#tools.db, place, listed.toBytes(), () => this.#fence()))) throw new SyncCanceled();
  }

  /** Ends files of the only source that it no longer lists. @param missed packages that may have some; null for all */
  async #endUnlisted(subdir: string, listed: ListedRecords, missed: ReadonlySet<string> | null): Promise<void> {
    if (missed?.size === 0) return;
    await this.#save(`Looking for what is gone from ${subdir}`, 'read', this.#share());
    const { db } = this.#tools;
    const endAmong = (files: readonly { id: number; file_name: string }[]): Promise<void> =>
      this.#endGone(
        subdir,
        files.filter(({ file_name }) => !listed.has(file_name)),
      );
    if (missed === null || missed.size > MOST_MISSED)
      for await (const files of seenFiles(db, this.#channelId, subdir)) await endAmong(files);
    else
      for await (const names of inBatches(missed, MISSED_AT_ONCE))
        await endAmong(await seenFilesOf(db, this.#channelId, subdir, names));
  }

  /** Reads a record. @throws SourceError if it isn't JSON */
  #recordOf(found: FoundRepodata, entry: RawEntry): FileRecord | BadRecord {
    try {
      const { fileName, value } = entryOf(entry);
      return readRecord(found.subdir, fileName, value);
    } catch (error) {
      throw inSubdir(found, error);
    }
  }

  #noteSkipped(skipped: SkippedRecord[], { fileName, reason }: BadRecord, name?: string): void {
    if (this.#roomForSkipped-- <= 0) return;
    const parsed = name ?? parseFileName(fileName)?.name ?? null;
    skipped.push({ file_name: storable(fileName), name: parsed, reason: storable(reason), is_served: false });
  }

  /** Serves a record with a conditional dependency unchanged, because some clients support them, and reports it. */
  #noteConditional(skipped: SkippedRecord[], { file_name, name, depends }: FileRecord): void {
    if (this.#roomForSkipped-- <= 0) return;
    const reason = `depends holds '${depends.find(isConditional)!.slice(0, 100)}', a conditional dependency: most clients can't read it yet`;
    skipped.push({ file_name, name, reason: storable(reason), is_served: true });
  }

  #noteRemoved(subdir: string, removed: readonly string[], taken: ReadonlySet<string>): void {
    const names = this.#removed.get(subdir) ?? new Set<string>();
    for (const fileName of removed) {
      const name = parseFileName(fileName)?.name;
      if (name !== undefined && !taken.has(name)) names.add(fileName);
    }
    if (names.size > 0) this.#removed.set(subdir, names);
  }

  /** Adds the files that sources list as removed, so that clients can download them by name. */
  async #addRemoved(): Promise<void> {
    for (const [subdir, names] of this.#removed) {
      const records = [...names].flatMap((fileName) => {
        const record = recordOfName(subdir, fileName);
        return record !== null && this.#isChosen(record) ? [record] : [];
      });
      for await (const piece of inBatches(records, PIECE)) {
        this.#signal.throwIfAborted();
        await this.#markOnce();
        this.#noteFirst(piece, await addGoneFiles(this.#tools.db, this.#writing, piece, this.#fence()));
      }
    }
  }

  /**
   * Ends files that a source no longer lists.
   * Those listed as removed stay available by name and aren't counted as lost.
   */
  async #endGone(subdir: string, files: readonly { id: number; file_name: string }[]): Promise<void> {
    const removed = this.#removed.get(subdir);
    const idsOf = (isRemoved: boolean): number[] =>
      files.filter(({ file_name }) => (removed?.has(file_name) === true) === isRemoved).map(({ id }) => id);
    await this.#endFiles(subdir, idsOf(true), 'removed');
    await this.#endFiles(subdir, idsOf(false));
  }

  /**
   * Stores the run exports in a source's `run_exports.json` (CEP 12), if it changed.
   * Errors are ignored.
   * @param names packages that the source lists; unused for the only source
   * @param taken names that earlier sources list
   * @returns the validator for the next sync; null if the source doesn't have the file
   */
  async #readExports(
    { place: { source, address } }: Listing,
    subdir: string,
    known: SeenSubdir | null,
    names: ReadonlySet<string> | null,
    taken: ReadonlySet<string>,
  ): Promise<Validator | null> {
    const before = known?.exports ?? null;
    try {
      const found = await source.find(subdir, { index: 'run_exports.json', signal: this.#signal });
      if (found === null) return null;
      const open = await source.open(found, { signal: this.#signal, validator: before });
      if (!open.changed) return before;
      await this.#save(`Reading what packages of ${subdir} export`, 'read', this.#share());
      const limits = { ...this.#tools.settings.limits, recordBytes: LARGEST_EXPORTS };
      let told = new Map<string, RunExports>();
      for await (const entries of readRepodata(open.body, limits)) {
        for (const { fileName, value } of entries) {
          const { name, version } = parseFileName(fileName) ?? {};
          // Such a file has no record, and its name may contain characters that the database rejects.
          if (name === undefined || version === undefined || isInvalidVersion(version)) continue;
          const isOwn = !taken.has(name) && (this.#isOnly || names?.has(name) === true);
          const exported = isOwn ? readRunExports((value as { run_exports?: unknown } | null)?.run_exports) : null;
          if (exported !== null) told.set(fileName, exported);
          if (told.size < EXPORTS_AT_ONCE) continue;
          await this.#keepExports(subdir, told);
          told = new Map();
        }
      }
      await this.#keepExports(subdir, told);
      return open.validator;
    } catch (error) {
      this.#signal.throwIfAborted();
      if (!(error instanceof SourceError)) throw error;
      this.#tools.log.info(
        { sync: this.#start.syncId, source: address, subdir, reason: error.message },
        'what packages of a source export could not be read',
      );
      return before;
    }
  }

  async #keepExports(subdir: string, told: ReadonlyMap<string, RunExports>): Promise<void> {
    await this.#tick();
    if (told.size > 0) await keepRunExports(this.#tools.db, this.#channelId, subdir, told);
  }

  /** Returns the shard index of a source; null if it has no readable one, because repodata exists too. */
  async #indexOf(source: ChannelSource, subdir: string): Promise<ShardIndex | null> {
    try {
      return await readShardIndex(source, subdir, this.#signal);
    } catch (error) {
      if (!(error instanceof SourceError) || error.busyUntil !== null) throw error;
      this.#tools.log.info(
        { sync: this.#start.syncId, subdir, reason: error.message },
        'shards of a source are not read',
      );
      return null;
    }
  }

  /**
   * Writes changes of a subdir since the last sync from the changed packages' shards.
   * All shards are read and verified before anything is written.
   * @returns null if nothing changed; undefined if repodata must be read
   */
  async #readChanged(
    { place: { source, address }, readNames, skipped }: Listing,
    { subdir, bytes }: FoundRepodata,
    known: SeenSubdir & { shards: Buffer },
    taken: ReadonlySet<string>,
  ): Promise<SeenSubdir | null | undefined> {
    const { db, log } = this.#tools;
    try {
      for (let tries = 1; ; tries++) {
        const index = await readShardIndex(source, subdir, this.#signal);
        if (index === null) return undefined;
        const isSame = index.bytes.equals(known.shards);
        const difference = isSame ? { changed: [], gone: [] } : changedShards(indexOf(known.shards), index);
        if (difference === null) return undefined;
        try {
          const read = await readShards(source, subdir, index, difference.changed, this.#signal);
          if (read === null) return undefined;
          const { entries, removed } = read;
          const { gone } = difference;
          const listed = await this.#writeNames({ subdir, index, entries, gone, taken, removed, skipped });
          this.#bytes += bytes ?? 0;
          if (isSame) return null;
          const names = new Set(known.names);
          for (const name of [...entries.keys(), ...difference.gone]) names.delete(name);
          for (const name of listed) names.add(name);
          readNames.set(subdir, new Set([...entries.keys(), ...difference.gone]));
          const unsure = new Set([...known.unsureNames, ...entries.keys(), ...difference.gone]);
          return {
            ...known,
            names: known.names === null ? null : [...names],
            recordsGeneration: unsure.size > MOST_UNSURE ? null : known.recordsGeneration,
            unsureNames: unsure.size > MOST_UNSURE ? [] : [...unsure],
            shards: index.bytes,
            baseUrl: index.packagesBase ?? known.baseUrl,
          };
        } catch (error) {
          if (!(error instanceof BadShard && error.isMissing && tries < INDEX_TRIES)) throw error;
        }
      }
    } catch (error) {
      // Don't request more from a busy source.
      if (!(error instanceof SourceError) || error.busyUntil !== null) throw error;
      log.warn(
        { sync: this.#start.syncId, source: address, subdir, reason: error.message },
        'shards of a source cannot be used; its whole repodata is read',
      );
      await noteProblem(db, this.#channelId, {
        kind: error instanceof BadShard && !error.isMissing ? 'corrupt' : 'failed',
        source: address,
        file: `${subdir}/${error instanceof BadShard ? error.file : SHARD_INDEX}`,
        message: error.message,
      });
      return undefined;
    }
  }

  /**
   * Writes the records of some packages, and ends those they no longer have.
   * With several sources, records end after all were read, because a later one may have them.
   * @returns which of the packages have records
   * @throws BadShard for implausible records; then nothing is written
   */
  async #writeNames(changed: ChangedNames): Promise<Set<string>> {
    const { subdir, index, entries, gone, taken, removed, skipped: skippedBySubdir } = changed;
    const skipped: SkippedRecord[] = [];
    const chosen: FileRecord[] = [];
    const unchosen: string[] = [];
    const bad: BadRecord[] = [];
    const listed = new Set<string>();
    let read = 0;
    for (const [name, ofName] of entries) {
      const badBefore = bad.length;
      const disbelieved = (why: string): BadShard => {
        const file = shardFile(index.hashes.get(name)!);
        const said = `${subdir}/${file}, the shard of ${name}, ${why}. It was ignored. The whole repodata is read instead.`;
        return new BadShard(file, false, said);
      };
      for (const { fileName, value } of ofName) {
        const record = readRecord(subdir, fileName, value);
        read++;
        if (isBadRecord(record)) {
          bad.push(record);
          this.#noteSkipped(skipped, record, name);
          continue;
        }
        if (record.depends.some(isConditional)) this.#noteConditional(skipped, record);
        // A shard with records of other packages could replace theirs.
        if (record.name !== name) throw disbelieved(`contains a record of ${record.name.slice(0, 100)}`);
        listed.add(name);
        if (taken.has(name)) continue;
        if (this.#isChosen(record)) chosen.push(record);
        else unchosen.push(record.file_name);
      }
      const badHere = bad.length - badBefore;
      if (bad.length > BAD_RECORDS.count || (badHere > 0 && badHere === ofName.length))
        throw disbelieved(
          `has ${ofName.length} records, ${badHere} of them invalid, for example ${bad[badBefore]!.fileName}: ${bad[badBefore]!.reason}`,
        );
    }
    this.#read += read;
    this.#skipped += bad.length;
    skippedBySubdir.set(subdir, { names: [...entries.keys(), ...gone], records: skipped });
    this.#noteRemoved(subdir, removed, taken);
    if (bad.length > 0)
      this.#tools.log.warn(
        { sync: this.#start.syncId, subdir, bad: bad.length, examples: bad.slice(0, 5) },
        'records of a mirror were skipped',
      );
    await this.#save(`Reading ${subdir}`, 'read', this.#share());
    const present = this.#present.get(subdir) ?? new Set<number>();
    if (!this.#isOnly) this.#present.set(subdir, present);
    for await (const piece of inBatches(chosen, PIECE))
      for (const id of await this.#write(subdir, piece, true)) present.add(id);
    for await (const piece of inBatches(unchosen, PIECE)) await this.#drop(subdir, piece);
    if (!this.#isOnly) return listed;
    for await (const names of inBatches([...entries.keys(), ...gone], PIECE)) {
      const files = await seenFilesOf(this.#tools.db, this.#channelId, subdir, names);
      await this.#endGone(
        subdir,
        files.filter(({ id }) => !present.has(id)),
      );
    }
    return listed;
  }

  /** Yields the entries of a body. Errors name the subdir. */
  async *#entries(
    found: FoundRepodata,
    body: AsyncIterable<Uint8Array>,
    facts: RepodataFacts,
  ): AsyncGenerator<RawEntry[]> {
    try {
      yield* splitRepodata(body, this.#tools.settings.limits, facts);
    } catch (error) {
      throw inSubdir(found, error);
    }
  }

  /** Writes new and changed records. @returns the IDs of existing files */
  async #write(subdir: string, records: readonly FileRecord[], hasFiles: boolean): Promise<number[]> {
    this.#list(subdir, records.length);
    const files =
      hasFiles && records.length > 0
        ? await knownFiles(
            this.#tools.db,
            this.#channelId,
            subdir,
            records.map((record) => record.file_name),
          )
        : null;
    const added: FileRecord[] = [];
    const changes: Change[] = [];
    for (const record of records) {
      const file = files?.get(record.file_name);
      if (file === undefined) added.push(record);
      else if (file.isGone || file.digest !== record.record_digest) changes.push({ id: file.id, record });
    }
    if (added.length + changes.length === 0) await this.#tick();
    else await this.#markOnce();
    for await (const piece of inBatches(added, NEW_PIECE)) {
      this.#savedAt = Date.now();
      this.#noteFirst(piece, await addFiles(this.#tools.db, this.#writing, piece, this.#fence()));
    }
    for await (const piece of inBatches(changes, PIECE)) {
      this.#replaced = true;
      this.#savedAt = Date.now();
      if (!(await changeFiles(this.#tools.db, this.#writing, piece, this.#fence()))) throw new SyncCanceled();
    }
    const told = records.flatMap(({ file_name, run_exports }) =>
      run_exports === undefined || run_exports === null ? [] : [[file_name, run_exports] as const],
    );
    await this.#keepExports(subdir, new Map(told));
    return files === null ? [] : [...files.values()].map(({ id }) => id);
  }

  #list(subdir: string, count: number): void {
    this.#listed.set(subdir, (this.#listed.get(subdir) ?? 0) + count);
  }

  #isChosen(record: FileRecord): boolean {
    return (this.#specs === null || isMet(this.#specs, record)) && !(this.#excludes && isMet(this.#excludes, record));
  }

  /** Ends files that the mirror no longer selects, downloaded or not. */
  async #drop(subdir: string, fileNames: readonly string[]): Promise<void> {
    if (fileNames.length === 0) return;
    const files = await knownFiles(this.#tools.db, this.#channelId, subdir, fileNames);
    await this.#endFiles(
      subdir,
      [...files.values()].map(({ id }) => id),
      'unchosen',
    );
  }

  /** Ends files that the source no longer lists, or the mirror no longer selects. */
  async #endFiles(
    subdir: string,
    ids: readonly number[],
    why: 'gone' | 'removed' | 'unchosen' = 'gone',
  ): Promise<void> {
    if (why === 'gone' && ids.length > 0) this.#lost.set(subdir, (this.#lost.get(subdir) ?? 0) + ids.length);
    for await (const piece of inBatches(ids, PIECE)) {
      this.#signal.throwIfAborted();
      await this.#markOnce();
      this.#replaced = true;
      if (
        !(await endFiles(
          this.#tools.db,
          { ...this.#writing, keepsHeld: why !== 'unchosen', keepsUnheld: why === 'removed' },
          piece,
          this.#fence(),
        ))
      )
        throw new SyncCanceled();
    }
  }

  /** Counts added files. @throws SyncCanceled if nothing was written */
  #noteFirst(records: readonly FileRecord[], added: { count: number; size: number } | null): void {
    if (added === null) throw new SyncCanceled();
    this.#first.count += added.count;
    this.#first.size = Math.min(this.#first.size + added.size, Number.MAX_SAFE_INTEGER);
    for (const { name, subdir } of records) {
      this.#first.names.add(name);
      this.#first.subdirs.add(subdir);
    }
  }

  /** Marks the channel before the first write. Concurrent writes wait for it too. */
  async #markOnce(): Promise<void> {
    this.#marking ??= markUnswept(this.#tools.db, this.#channelId, underWayFence(this.#start));
    if (!(await this.#marking)) throw new SyncCanceled();
  }

  #judge(subdir: string, good: number, bad: readonly BadRecord[]): void {
    const first = bad[0];
    if (first === undefined) return;
    this.#tools.log.warn(
      { sync: this.#start.syncId, subdir, bad: bad.length, examples: bad.slice(0, 5) },
      'records of a mirror were skipped',
    );
    if (good > 0 && (bad.length <= BAD_RECORDS.count || bad.length <= BAD_RECORDS.share * (good + bad.length))) return;
    throw new SourceError(
      'bad_records',
      `${subdir}: ${bad.length} of ${good + bad.length} records are invalid, for example ${first.fileName}: ${first.reason}. The mirror didn't change. Its source must publish the repodata again.`,
    );
  }

  /** Stores summaries of packages. */
  async #note(notes: readonly ArtifactNote[]): Promise<void> {
    for await (const piece of inBatches(notes, NOTES_AT_ONCE)) {
      await this.#tick();
      await describeArtifacts(this.#tools.db, this.#channelId, piece);
    }
  }

  /** Makes the generation the current one. @returns the phase to show at the end */
  async #switch(listings: readonly Listing[], filesBefore: number, notes: readonly ArtifactNote[]): Promise<string> {
    const { db, channels } = this.#tools;
    const expected = Math.max(filesBefore, this.#read - this.#skipped, 1);
    await this.#save('Counting files', 'count', 0);
    const { names, affected } = await channels.changeContent(this.#channelId, {
      db,
      switchTo: { generation: this.#writing.generation, unswept: this.#replaced },
      first: filesBefore === 0 ? this.#first : undefined,
      named: () => this.#note(notes),
      onPiece: (counted) => {
        this.#progress = inStep('count', Math.min(1, counted / expected));
        return this.#tick();
      },
      change: async (trx) => {
        // Fails for a canceled sync, and blocks a later cancellation.
        if (!(await switchSync(trx, this.#start, this.#counts()))) throw new SyncCanceled();
        await forgetLoss(trx, this.#channelId);
        for (const { place, read, gone, skipped } of listings)
          await saveSeen(trx, this.#channelId, place.position, read, gone, skipped);
      },
    });
    await channels.contentChanged(affected);
    await dropRecords(db, this.#channelId);
    // Search ignores names without files, but they are deleted anyway.
    if ('gone' in names) await dropArtifacts(db, this.#channelId, names.gone);
    else
      for await (const piece of artifactNames(db, this.#channelId))
        await dropArtifacts(
          db,
          this.#channelId,
          piece.filter((name) => !names.all.has(name)),
        );
    return listings.every(({ found }) => found !== null) ? 'Done' : 'Done; a source did not answer';
  }

  /** SQL that updates the progress with every batch, and writes nothing if this attempt lost the sync. */
  #fence(): Fence {
    return progressFence(this.#start, { phase: this.#phase, progress: this.#progress, ...this.#counts() });
  }

  #share(): number | null {
    return this.#totalBytes === null || this.#totalBytes === 0 ? null : Math.min(1, this.#bytes / this.#totalBytes);
  }

  #counts(): { records_read: number; records_skipped: number } {
    return { records_read: this.#read, records_skipped: this.#skipped };
  }

  async #tick(): Promise<void> {
    this.#signal.throwIfAborted();
    if (Date.now() - this.#savedAt >= PROGRESS_EVERY) await this.#saveNow();
  }

  async #save(phase: string, step: keyof typeof STEPS, share: number | null): Promise<void> {
    this.#phase = phase;
    this.#progress = inStep(step, share);
    await this.#saveNow();
  }

  async #saveNow(): Promise<void> {
    this.#savedAt = Date.now();
    this.#signal.throwIfAborted();
    if (
      !(await saveProgress(this.#tools.db, this.#start, {
        phase: this.#phase,
        progress: this.#progress,
        ...this.#counts(),
      }))
    )
      throw new SyncCanceled();
  }
}

/**
 * Returns whether a time is less than `ms` ago.
 * False for times in the future, recorded before the clock was set back.
 */
function isYounger(time: Date, ms: number): boolean {
  const age = Date.now() - time.getTime();
  return age >= 0 && age < ms;
}

/** Groups match specs by package name, and those without a single name. */
interface Chosen {
  byName: ReadonlyMap<string, readonly MatchSpec[]>;
  others: readonly MatchSpec[];
}

/** Returns whether a record matches one of some match specs. */
function isMet({ byName, others }: Chosen, record: FileRecord): boolean {
  const target = { ...record, fn: record.file_name };
  return [...(byName.get(record.name) ?? []), ...others].some((spec) => matchSpec(spec, target));
}

/** Adds the subdir to an error of a source. */
function inSubdir({ subdir }: FoundRepodata, error: unknown): unknown {
  if (!(error instanceof SourceError)) return error;
  return new SourceError(error.failure, `${subdir}: ${error.message}`, { cause: error });
}

/** Completes a summary with that of a later source. */
function withFormer({ name, summary, home }: ArtifactNote, former: ArtifactNote | undefined): ArtifactNote {
  return { name, summary: summary || (former?.summary ?? null), home: home || (former?.home ?? null) };
}

/** Removes characters that the database rejects from a source's text. */
const storable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '\ufffd')
    .slice(0, 300);

/** Groups match specs by package name, and those without a single name. */
function chosenBy(texts: readonly string[]): Chosen {
  const byName = new Map<string, MatchSpec[]>();
  const others: MatchSpec[] = [];
  for (const spec of texts.map((text) => parseMatchSpec(text))) {
    const { exactName } = spec;
    if (exactName === undefined) others.push(spec);
    else byName.set(exactName, [...(byName.get(exactName) ?? []), spec]);
  }
  return { byName, others };
}

/** Converts the progress of a step to the total; null if unknown. */
function inStep(step: keyof typeof STEPS, share: number | null): number | null {
  const { from, to } = STEPS[step];
  return share === null ? null : from + (to - from) * share;
}
