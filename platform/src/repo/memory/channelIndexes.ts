/** Channels in memory as compact columns, shared by all readers. The number of records is limited. */
import type pg from 'pg';
import { matchAdvisories, nameIndex, namesOfFaults, recordsOfName, rematchAdvisories } from '@terrarium/domain/policy';
import { companionFiles } from '@terrarium/domain/installability';
import type { ServingChannel } from '@terrarium/domain/installability';
import type { AdvisoryMatches, ChannelRecords } from '@terrarium/domain/policy';
import { largeChannels } from './bases.ts';
import { channelStates } from './channelStates.ts';
import type { ChannelState } from './channelStates.ts';
import { ChannelGone, channelIdsOf, contentKeyOf, readContents } from './contents.ts';
import { advisoryChanges, readAdvisories } from './knownAdvisories.ts';
import type { Contents, ContentSource } from './contents.ts';
import type { KnownAdvisories, SupposedStatement } from './knownAdvisories.ts';
import type { PlatformInstallability } from '../storage/index.ts';
import { readPublication } from './publicationView.ts';
import type { PublicationView } from './publicationView.ts';
import { servingOf } from './usedWith.ts';
import type { UsedWith } from './usedWith.ts';
import { runInWorker } from '../worker/index.ts';

/** A channel in memory. Immutable. */
export interface ChannelIndex {
  channelId: string;
  /** The channel and its sources, highest priority first. */
  sourceIds: string[];
  /** Changes whenever the files of the channel or of its sources change. */
  contentKey: string;
  records: ChannelRecords;
  /** `channel_file.id` of each record. */
  fileIds: Float64Array;
  /** See {@link Contents}. Takes effect before the next publication. */
  withdrawn: Uint8Array;
  /** See {@link companionFiles}; null for none. */
  companions: ChannelRecords | null;
  /** Indexes of the records of each name. */
  byName: ReadonlyMap<string, Uint32Array>;
  advisories: AdvisoryMatches;
  /** Revision of the channel's advisories that they are of. */
  advisoryRevision: string;
  /** Null until the first publication. */
  publication: PublicationView | null;
}

/** Up to this many changed names are matched individually. With more, all names are matched. */
const MOST_NAMES = 10_000;
/** Growth factor of the advisory list, including unused advisories, above which all are matched again. */
const GROWN = 1.25;

interface Entry {
  contents: Contents;
  byName: Map<string, Uint32Array>;
  /** `whole`: number of advisories when all were last matched. */
  advisories: { revision: string; matches: AdvisoryMatches; whole: number } | null;
  publication: PublicationView | null;
  /** `key`: the publications of the other channels. */
  companions: { key: string; records: ChannelRecords | null };
  index: ChannelIndex | null;
}

/** Number of channels whose state is read together. */
const STATES_AT_ONCE = 500;

/** Advisories of the packages of an empty channel. */
const NONE_KNOWN: KnownAdvisories = { advisories: [], mapped: [], curations: [] };
const NO_COMPANIONS: Entry['companions'] = { key: '', records: null };

/** Settings of {@link ChannelIndexes}. */
export interface IndexSettings {
  /** Data folder, with the stored content of publications. */
  dataDir: string;
  /** Maximum number of records, over all channels. One channel in use can exceed it. */
  maxRecords: number;
  /** Channels with up to this many files are read in this thread, because a worker costs more. */
  inlineRecords: number;
}

/** Columns of a channel, with its publication if it was read with them. */
interface Loaded {
  contents: Contents;
  publication: PublicationView | null;
}

/** Loads channels and caches the most recently used. */
export class ChannelIndexes {
  readonly #pool: pg.Pool;
  readonly #connection: pg.ClientConfig;
  readonly #settings: IndexSettings;
  readonly #entries = new Map<string, Entry>();
  readonly #loads = new Map<string, Promise<Loaded>>();

  constructor(pool: pg.Pool, connection: pg.ClientConfig, settings: IndexSettings) {
    this.#pool = pool;
    this.#connection = connection;
    this.#settings = settings;
  }

  /**
   * Returns the channel, up to date.
   * Loads are shared. An unchanged channel costs one query.
   * @throws ChannelGone
   */
  async get(channelId: string): Promise<ChannelIndex> {
    return this.#index(channelId, await this.#stateOf(channelId));
  }

  /**
   * Returns channels one after another, as {@link get} does.
   * Unchanged ones share a query. Deleted ones are left out.
   */
  async *getAll(channelIds: readonly string[]): AsyncGenerator<ChannelIndex> {
    for (let at = 0; at < channelIds.length; at += STATES_AT_ONCE) {
      const ids = channelIds.slice(at, at + STATES_AT_ONCE);
      const states = await channelStates(this.#pool, ids);
      for (const id of ids) {
        const state = states.get(id);
        if (state === undefined) continue;
        const index = await this.#index(id, state).catch((error: unknown) => {
          if (error instanceof ChannelGone) return null;
          throw error;
        });
        if (index !== null) yield index;
      }
    }
  }

  async #stateOf(channelId: string): Promise<ChannelState> {
    const state = (await channelStates(this.#pool, [channelId])).get(channelId);
    if (state === undefined) throw new ChannelGone(channelId);
    return state;
  }

  async #index(channelId: string, known: ChannelState): Promise<ChannelIndex> {
    const { entry, state } = await this.#entry(channelId, known);
    const matches = await this.#matches(channelId, entry, state.advisoryRevision);
    const publication = await this.#publication(entry, state.publicationId);
    // Replaced and deleted since the state was read.
    if (publication === null && state.publicationId !== null) return this.get(channelId);
    const companions = await this.#companions(entry, state.usedWith);
    if (
      entry.index?.advisories !== matches ||
      entry.index.advisoryRevision !== state.advisoryRevision ||
      entry.index.publication !== publication ||
      entry.index.companions !== companions
    ) {
      const {
        contents: { contentKey, records, fileIds, withdrawn },
        byName,
      } = entry;
      entry.index = {
        channelId,
        sourceIds: channelIdsOf(contentKey),
        contentKey,
        records,
        fileIds,
        withdrawn,
        companions,
        byName,
        advisories: matches,
        advisoryRevision: state.advisoryRevision,
        publication,
      };
    }
    return entry.index;
  }

  /**
   * Loads large channels until the memory for channels is full. Otherwise the first preview after a restart waits.
   * @throws the signal's reason
   */
  async warmUp(signal: AbortSignal): Promise<void> {
    for (const channelId of await largeChannels(this.#pool, this.#settings.inlineRecords)) {
      signal.throwIfAborted();
      if (this.#held() >= this.#settings.maxRecords) return;
      await this.get(channelId).catch((error: unknown) => {
        if (!(error instanceof ChannelGone)) throw error;
      });
    }
  }

  /** Returns the columns of a channel, up to date, with its state after a load. @throws ChannelGone */
  async #entry(channelId: string, state: ChannelState): Promise<{ entry: Entry; state: ChannelState }> {
    const entry = this.#entries.get(channelId);
    if (entry?.contents.contentKey === contentKeyOf(state.sources)) {
      this.#entries.delete(channelId);
      this.#entries.set(channelId, entry);
      return { entry, state };
    }
    const { contents, publication } = await this.#load(channelId, state.sources);
    const loaded = this.#keep(channelId, contents);
    loaded.publication ??= publication;
    // A load can take long, and publications are replaced meanwhile.
    return { entry: loaded, state: await this.#stateOf(channelId) };
  }

  /** Returns the companion files of a channel; none if it is deleted meanwhile. */
  async #companions(entry: Entry, others: readonly UsedWith[]): Promise<ChannelRecords | null> {
    const key = others.map(({ publicationId }) => publicationId).join();
    if (entry.companions.key === key) return entry.companions.records;
    const serving: ServingChannel[] = [];
    for (const { channelId: otherId } of others)
      try {
        const { entry: other, state } = await this.#entry(otherId, await this.#stateOf(otherId));
        const publication = await this.#publication(other, state.publicationId);
        serving.push(await servingOf(this.#pool, otherId, other.contents, publication?.allowed ?? null));
      } catch (error) {
        if (!(error instanceof ChannelGone)) throw error;
      }
    const records = companionFiles(entry.contents.records, serving);
    entry.companions = { key, records };
    return records;
  }

  /**
   * Matches advisories as they would be with one more VEX statement.
   * Changes neither the database nor the index in memory.
   * @throws ChannelGone
   */
  async supposed(channelId: string, supposed: SupposedStatement): Promise<AdvisoryMatches> {
    const { advisories: held, records } = await this.get(channelId);
    // Copied, because the lists are shared and get extended.
    const before: AdvisoryMatches = {
      ...held,
      advisories: [...held.advisories],
      sets: [...held.sets],
      undecided: [...held.undecided],
      fixable: [...held.fixable],
    };
    let names = namesOfFaults(new Set([supposed.statement.name]), before.advisories);
    for (;;) {
      const known = await readAdvisories(this.#pool, [...names], channelId, supposed);
      const all = namesOfFaults(names, before.advisories, known.advisories);
      if (all.size === names.size)
        return rematchAdvisories(before, records, names, known.advisories, known.mapped, known.curations);
      names = all;
    }
  }

  /** Adds the result of a publication's reading for later readers, if the channel is in memory or there is room. */
  prime(channelId: string, contents: Contents, publication: PublicationView): void {
    const held = this.#entries.get(channelId);
    if (held?.contents.contentKey === contents.contentKey && sameIds(held.contents.fileIds, contents.fileIds)) {
      // Keep the current columns, because they cache parsed dependencies and names. Facts from archives may be newer.
      held.contents.records.scriptsOf.set(contents.records.scriptsOf);
      held.publication = publication;
      return;
    }
    const same = this.#sameColumns(contents);
    if (held === undefined && same === null && this.#held() + contents.records.length > this.#settings.maxRecords)
      return;
    same?.records.scriptsOf.set(contents.records.scriptsOf);
    this.#keep(channelId, same ?? contents).publication = publication;
  }

  /** Returns these contents with the columns of another channel in memory that has the same files; null if none has. */
  #sameColumns(contents: Contents): Contents | null {
    const sources = contents.contentKey.split(',');
    for (const { contents: other } of this.#entries.values()) {
      const [few, many] = [sources, other.contentKey.split(',')].toSorted((a, b) => a.length - b.length);
      if (few!.every((source) => many!.includes(source)) && sameIds(other.fileIds, contents.fileIds))
        return { ...other, contentKey: contents.contentKey };
    }
    return null;
  }

  /** Adds installability found after publishing; ignored if another publication is in memory. */
  learn(channelId: string, publicationId: string, installability: PlatformInstallability): void {
    const entry = this.#entries.get(channelId);
    if (entry?.publication?.id !== publicationId) return;
    entry.publication = {
      ...entry.publication,
      installability: entry.publication.installability.map((told) =>
        told.platform === installability.platform ? installability : told,
      ),
    };
  }

  /** Removes a channel from memory. */
  drop(channelId: string): void {
    this.#entries.delete(channelId);
  }

  /** Number of records in memory. Those that channels share count once. */
  #held(): number {
    const all = new Set([...this.#entries.values()].map(({ contents }) => contents.records));
    return [...all].reduce((sum, { length }) => sum + length, 0);
  }

  #keep(channelId: string, contents: Contents): Entry {
    const known = this.#entries.get(channelId);
    if (known?.contents === contents) return known;
    const { records } = contents;
    const same = [...this.#entries.values()].find((entry) => entry.contents.records === records);
    const entry: Entry = {
      contents,
      byName: same?.byName ?? groupByName(records),
      advisories: null,
      publication: null,
      companions: NO_COMPANIONS,
      index: null,
    };
    this.#entries.delete(channelId);
    this.#entries.set(channelId, entry);
    for (const [oldest, { contents: others }] of this.#entries) {
      if (this.#held() <= this.#settings.maxRecords || oldest === channelId) break;
      // Without this channel, its columns would stay.
      if (others.records !== records) this.#entries.delete(oldest);
    }
    return entry;
  }

  #load(channelId: string, sources: readonly ContentSource[]): Promise<Loaded> {
    const loadKey = `${channelId} ${contentKeyOf(sources)}`;
    let load = this.#loads.get(loadKey);
    if (load === undefined) {
      load = this.#read(channelId, sources).finally(() => this.#loads.delete(loadKey));
      this.#loads.set(loadKey, load);
    }
    return load;
  }

  async #read(channelId: string, sources: readonly ContentSource[]): Promise<Loaded> {
    const files = sources.reduce((sum, { fileCount }) => sum + fileCount, 0);
    const shared = await this.#shared(channelId, sources);
    if (shared !== null) return { contents: shared, publication: null };
    if (files > this.#settings.inlineRecords) {
      const { dataDir } = this.#settings;
      const message = await runInWorker({ task: 'read', dataDir, channelId, connection: this.#connection });
      if (message.kind !== 'read') throw new ChannelGone(channelId);
      return message;
    }
    const client = await this.#pool.connect();
    try {
      return { contents: await readContents(client, channelId), publication: null };
    } finally {
      client.release();
    }
  }

  /**
   * Returns the columns of the only source with files, so that a virtual channel over it takes no memory of its own.
   * @returns null if there are several, or the source changes meanwhile
   */
  async #shared(channelId: string, sources: readonly ContentSource[]): Promise<Contents | null> {
    const [source, ...others] = sources.filter(({ fileCount }) => fileCount > 0);
    if (source === undefined || others.length > 0 || source.channelId === channelId) return null;
    try {
      const { entry } = await this.#entry(source.channelId, await this.#stateOf(source.channelId));
      if (entry.contents.contentKey !== contentKeyOf([source])) return null;
      return { ...entry.contents, contentKey: contentKeyOf(sources) };
    } catch (error) {
      if (error instanceof ChannelGone) return null;
      throw error;
    }
  }

  async #matches(channelId: string, entry: Entry, revision: string): Promise<AdvisoryMatches> {
    if (entry.advisories?.revision === revision) return entry.advisories.matches;
    const { records } = entry.contents;
    const followed = await this.#followed(channelId, entry, revision);
    if (followed !== null) {
      entry.advisories = { revision, matches: followed, whole: entry.advisories!.whole };
      return followed;
    }
    const { advisories, mapped, curations } =
      records.names.length === 0 ? NONE_KNOWN : await readAdvisories(this.#pool, records.names, channelId);
    const matches = matchAdvisories(records, advisories, mapped, curations);
    entry.advisories = { revision, matches, whole: matches.advisories.length };
    return matches;
  }

  /** Extends earlier matches by the changes since; null if everything must be matched again. */
  async #followed(channelId: string, entry: Entry, revision: string): Promise<AdvisoryMatches | null> {
    const before = entry.advisories;
    if (before === null || before.matches.advisories.length > GROWN * before.whole + 1_000) return null;
    const changed = await advisoryChanges(this.#pool, channelId, before.revision, revision);
    if (changed === null) return null;
    let names = namesOfFaults(changed, before.matches.advisories);
    for (;;) {
      if (names.size > MOST_NAMES) return null;
      const { advisories, mapped, curations } = await readAdvisories(this.#pool, [...names], channelId);
      const all = namesOfFaults(names, before.matches.advisories, advisories);
      if (all.size === names.size)
        return rematchAdvisories(before.matches, entry.contents.records, names, advisories, mapped, curations);
      names = all;
    }
  }

  async #publication(entry: Entry, id: string | null): Promise<PublicationView | null> {
    if (entry.publication?.id !== id)
      entry.publication = id === null ? null : await readPublication(this.#pool, id, entry.contents);
    return entry.publication;
  }
}

function sameIds(a: Float64Array, b: Float64Array): boolean {
  return a.length === b.length && a.every((id, i) => id === b[i]);
}

function groupByName(records: ChannelRecords): Map<string, Uint32Array> {
  return new Map([...nameIndex(records).idOf.keys()].map((name) => [name, recordsOfName(records, name)]));
}
