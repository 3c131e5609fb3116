// Read model of channel: publications with the channels that serve them.
/** Channels in memory as compact columns, shared by all readers. The number of records is limited. */
import type pg from 'pg';
import { matchAdvisories, nameIndex, namesOfFaults, recordsOfName, rematchAdvisories } from '@terrarium/domain/policy';
import { companionFiles } from '@terrarium/domain/installability';
import type { ServingChannel } from '@terrarium/domain/installability';
import type { AdvisoryMatches, ChannelRecords, GrantedException, RuleDescriptor } from '@terrarium/domain/policy';
import { ChannelGone, contentKeyOf, contentSources, readContents } from './contents.ts';
import { advisoryChanges, advisoryRevision, readAdvisories } from './knownAdvisories.ts';
import type { Contents } from './contents.ts';
import type { SupposedStatement } from './knownAdvisories.ts';
import { ALLOWED, positionOf, readDecisions, readInstallability } from '../storage/index.ts';
import type { PlatformInstallability } from '../storage/index.ts';
import { servingOf, usedWith } from './usedWith.ts';
import { runInWorker } from '../worker/index.ts';

/** Rule number of a file that is newer than the publication and not served yet. */
export const UNDECIDED = 0x7fff;

/** Publication of a channel, aligned with the channel's records. */
export interface PublicationView {
  id: string;
  policyId: string | null;
  policyName: string | null;
  policyRevision: number | null;
  rules: RuleDescriptor[];
  /** Exceptions that applied in addition to the policy. */
  granted: GrantedException[];
  /** 1 for each served record. */
  allowed: Uint8Array;
  /** Number of the deciding rule, or {@link UNDECIDED}. */
  rule: Uint16Array;
  /** Uninstallable packages by platform; empty if the publication wasn't checked. */
  installability: PlatformInstallability[];
}

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

const NO_COMPANIONS: Entry['companions'] = { key: '', records: null };

/** Settings of {@link ChannelIndexes}. */
export interface IndexLimits {
  /** Maximum number of records, over all channels. One channel in use can exceed it. */
  maxRecords: number;
  /** Channels with up to this many files are read in this thread, because a worker costs more. */
  inlineRecords: number;
}

/** Loads channels and caches the most recently used. */
export class ChannelIndexes {
  readonly #pool: pg.Pool;
  readonly #connection: pg.ClientConfig;
  readonly #limits: IndexLimits;
  readonly #entries = new Map<string, Entry>();
  readonly #loads = new Map<string, Promise<Contents>>();

  constructor(pool: pg.Pool, connection: pg.ClientConfig, limits: IndexLimits) {
    this.#pool = pool;
    this.#connection = connection;
    this.#limits = limits;
  }

  /**
   * Returns the channel, up to date.
   * Loads are shared. An unchanged channel costs four short queries.
   * @throws ChannelGone
   */
  async get(channelId: string): Promise<ChannelIndex> {
    const { entry, sourceIds } = await this.#entry(channelId);
    const matches = await this.#matches(channelId, entry);
    const publication = await this.#publication(channelId, entry);
    const companions = await this.#companions(channelId, entry);
    if (
      entry.index?.advisories !== matches ||
      entry.index.publication !== publication ||
      entry.index.companions !== companions
    ) {
      const {
        contents: { contentKey, records, fileIds, withdrawn },
        byName,
      } = entry;
      entry.index = {
        channelId,
        sourceIds,
        contentKey,
        records,
        fileIds,
        withdrawn,
        companions,
        byName,
        advisories: matches,
        publication,
      };
    }
    return entry.index;
  }

  /** Returns the columns of a channel, up to date. @throws ChannelGone */
  async #entry(channelId: string): Promise<{ entry: Entry; sourceIds: string[] }> {
    const sources = await contentSources(this.#pool, channelId);
    if (sources.length === 0) throw new ChannelGone(channelId);
    const key = contentKeyOf(sources);
    let entry = this.#entries.get(channelId);
    if (entry?.contents.contentKey !== key) {
      entry = this.#keep(channelId, await this.#load(channelId, key));
    } else {
      this.#entries.delete(channelId);
      this.#entries.set(channelId, entry);
    }
    return { entry, sourceIds: sources.map((source) => source.channelId) };
  }

  /** Returns the companion files of a channel; none if it is deleted meanwhile. */
  async #companions(channelId: string, entry: Entry): Promise<ChannelRecords | null> {
    const others = await usedWith(this.#pool, channelId);
    const key = others.map(({ publicationId }) => publicationId).join();
    if (entry.companions.key === key) return entry.companions.records;
    const serving: ServingChannel[] = [];
    for (const { channelId: otherId } of others)
      try {
        const { entry: other } = await this.#entry(otherId);
        const publication = await this.#publication(otherId, other);
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

  /** Adds the result of a publication's reading for later readers, if the channel is in memory. */
  prime(channelId: string, contents: Contents, publication: PublicationView): void {
    const held = this.#entries.get(channelId);
    if (held === undefined && this.#held() + contents.records.length > this.#limits.maxRecords) return;
    if (
      held !== undefined &&
      sameIds(held.contents.fileIds, contents.fileIds) &&
      held.contents.contentKey === contents.contentKey
    ) {
      // Keep the current columns, because they cache parsed dependencies and names. Facts from archives may be newer.
      held.contents.records.scriptsOf.set(contents.records.scriptsOf);
      held.publication = publication;
      return;
    }
    this.#keep(channelId, contents).publication = publication;
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

  #held(): number {
    let total = 0;
    for (const { contents } of this.#entries.values()) total += contents.records.length;
    return total;
  }

  #keep(channelId: string, contents: Contents): Entry {
    const known = this.#entries.get(channelId);
    if (known?.contents === contents) return known;
    const entry: Entry = {
      contents,
      byName: groupByName(contents.records),
      advisories: null,
      publication: null,
      companions: NO_COMPANIONS,
      index: null,
    };
    this.#entries.delete(channelId);
    this.#entries.set(channelId, entry);
    let total = this.#held();
    for (const [
      oldest,
      {
        contents: { records },
      },
    ] of this.#entries) {
      if (total <= this.#limits.maxRecords || oldest === channelId) break;
      this.#entries.delete(oldest);
      total -= records.length;
    }
    return entry;
  }

  #load(channelId: string, key: string): Promise<Contents> {
    const loadKey = `${channelId} ${key}`;
    let load = this.#loads.get(loadKey);
    if (load === undefined) {
      load = this.#read(channelId).finally(() => this.#loads.delete(loadKey));
      this.#loads.set(loadKey, load);
    }
    return load;
  }

  async #read(channelId: string): Promise<Contents> {
    const ids = (await contentSources(this.#pool, channelId)).map((source) => source.channelId);
    const { rows } = await this.#pool.query<{ files: number }>(
      'select coalesce(sum(file_count), 0)::integer as files from channel where id = any ($1::uuid[])',
      [ids],
    );
    if ((rows[0]?.files ?? 0) > this.#limits.inlineRecords) {
      const message = await runInWorker({ task: 'read', channelId, connection: this.#connection });
      if (message.kind !== 'read') throw new ChannelGone(channelId);
      return message.contents;
    }
    const client = await this.#pool.connect();
    try {
      const { contentKey, records, fileIds, legacyFormat, withdrawn } = await readContents(client, channelId);
      return { contentKey, records, fileIds, legacyFormat, withdrawn };
    } finally {
      client.release();
    }
  }

  async #matches(channelId: string, entry: Entry): Promise<AdvisoryMatches> {
    const revision = await advisoryRevision(this.#pool, channelId);
    if (entry.advisories?.revision === revision) return entry.advisories.matches;
    const { records } = entry.contents;
    const followed = await this.#followed(channelId, entry, revision);
    if (followed !== null) {
      entry.advisories = { revision, matches: followed, whole: entry.advisories!.whole };
      return followed;
    }
    const { advisories, mapped, curations } = await readAdvisories(this.#pool, records.names, channelId);
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

  async #publication(channelId: string, entry: Entry): Promise<PublicationView | null> {
    const { rows } = await this.#pool.query<{ id: string | null }>(
      'select publication_id as id from channel where id = $1',
      [channelId],
    );
    const id = rows[0]?.id ?? null;
    if (id === null) return null;
    if (entry.publication?.id !== id) entry.publication = await readPublication(this.#pool, id, entry.contents);
    return entry.publication;
  }
}

function sameIds(a: Float64Array, b: Float64Array): boolean {
  return a.length === b.length && a.every((id, i) => id === b[i]);
}

function groupByName(records: ChannelRecords): Map<string, Uint32Array> {
  return new Map([...nameIndex(records).idOf.keys()].map((name) => [name, recordsOfName(records, name)]));
}

/** Reads a publication, aligned with a channel's records; null if it is gone. */
export async function readPublication(
  client: Pick<pg.ClientBase, 'query'>,
  id: string,
  contents: Pick<Contents, 'records' | 'fileIds' | 'withdrawn'>,
): Promise<PublicationView | null> {
  const { rows } = await client.query<{
    policy_id: string | null;
    policy_name: string | null;
    policy_revision: number | null;
    rules: RuleDescriptor[];
    granted: GrantedException[];
  }>('select policy_id, policy_name, policy_revision, rules, granted from publication where id = $1', [id]);
  const [row] = rows;
  if (row === undefined) return null;
  const { records, fileIds, withdrawn } = contents;
  const bySubdir = new Map((await readDecisions(client, id)).map((decisions) => [decisions.subdir, decisions]));
  const decisionsOf = records.subdirs.map((subdir) => bySubdir.get(subdir));
  const allowed = new Uint8Array(records.length);
  const rule = new Uint16Array(records.length).fill(UNDECIDED);
  for (let i = 0; i < records.length; i++) {
    const decisions = decisionsOf[records.subdirOf[i]!];
    const position = decisions === undefined ? -1 : positionOf(decisions.fileIds, fileIds[i]!);
    if (position < 0) continue;
    const word = decisions!.words[position]!;
    allowed[i] = (word & ALLOWED) === 0 || withdrawn[i] !== 0 ? 0 : 1;
    rule[i] = word & ~ALLOWED;
  }
  return {
    id,
    policyId: row.policy_id,
    policyName: row.policy_name,
    policyRevision: row.policy_revision,
    rules: row.rules,
    granted: row.granted,
    allowed,
    rule,
    installability: await readInstallability(client, id),
  };
}
