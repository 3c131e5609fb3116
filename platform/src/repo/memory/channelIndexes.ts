// Read model of channel: a publication with the channel that serves it.
/** The channels in memory: compact columns, shared by everybody who asks, bounded by the number of records. */
import type pg from 'pg';
import { matchAdvisories, nameIndex, namesOfFaults, recordsOfName, rematchAdvisories } from '@terrarium/domain/policy';
import { companionFiles } from '@terrarium/domain/installability';
import type { ServingChannel } from '@terrarium/domain/installability';
import type { AdvisoryMatches, ChannelRecords, GrantedException, RuleDescriptor } from '@terrarium/domain/policy';
import {
  advisoryChanges,
  advisoryRevision,
  ChannelGone,
  contentKeyOf,
  contentSources,
  readAdvisories,
  readContents,
} from './contents.ts';
import type { Contents, SupposedStatement } from './contents.ts';
import { ALLOWED, positionOf, readDecisions, readInstallability } from '../storage/index.ts';
import type { PlatformInstallability } from '../storage/index.ts';
import { servingOf, usedWith } from './usedWith.ts';
import { runInWorker } from '../worker/index.ts';

/** Rule number of a file that the publication does not know: it came after it, and is not served yet. */
export const UNDECIDED = 0x7fff;

/** What clients see of a channel, aligned with the channel's records. */
export interface PublicationView {
  id: string;
  policyId: string | null;
  policyName: string | null;
  policyRevision: number | null;
  rules: RuleDescriptor[];
  /** Exceptions that it was made with, beside the policy. */
  granted: GrantedException[];
  /** 1 for each served record. */
  allowed: Uint8Array;
  /** Number of the deciding rule, or {@link UNDECIDED}. */
  rule: Uint16Array;
  /** By platform what of it cannot be installed; empty for a publication that was made before anybody looked. */
  installability: PlatformInstallability[];
}

/** A channel in memory. Nothing in it is ever changed. */
export interface ChannelIndex {
  channelId: string;
  /** The channel and those it draws from, highest priority first. */
  sourceIds: string[];
  /** Changes whenever the files of the channel or of its sources change. */
  contentKey: string;
  records: ChannelRecords;
  /** `channel_file.id` of each record. */
  fileIds: Float64Array;
  /** See {@link Contents}: it holds before the next publication is made, too. */
  withdrawn: Uint8Array;
  /** See {@link companionFiles}; null for none. */
  companions: ChannelRecords | null;
  /** Indexes of the records of each name. */
  byName: ReadonlyMap<string, Uint32Array>;
  advisories: AdvisoryMatches;
  /** Null until the first publication. */
  publication: PublicationView | null;
}

/** Names that are matched anew by themselves; with more, all are. */
const MOST_NAMES = 10_000;
/** How many times as many advisories, of which nothing refers to some, are held at most. */
const GROWN = 1.25;

interface Entry {
  contents: Contents;
  byName: Map<string, Uint32Array>;
  /** `whole`: how many advisories there were when all were matched last. */
  advisories: { revision: string; matches: AdvisoryMatches; whole: number } | null;
  publication: PublicationView | null;
  /** `key`: which publications of which channels. */
  companions: { key: string; records: ChannelRecords | null };
  index: ChannelIndex | null;
}

const NO_COMPANIONS: Entry['companions'] = { key: '', records: null };

/** Settings of {@link ChannelIndexes}. */
export interface IndexLimits {
  /** Most records held, over all channels; one channel that is in use may exceed it. */
  maxRecords: number;
  /** Channels up to this many files are read in this thread; a worker costs more than they do. */
  inlineRecords: number;
}

/** Loads channels and keeps those used last. */
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
   * The channel as it is now. Loads are shared. An unchanged channel costs four short queries.
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

  /** The columns of a channel as it is now. @throws ChannelGone */
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

  /** The companion files of a channel; none of a channel that is deleted meanwhile. */
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
   * What would be known of a channel's packages with one more statement. Nothing is written, and the index in memory stays as it is.
   * @throws ChannelGone
   */
  async supposed(channelId: string, supposed: SupposedStatement): Promise<AdvisoryMatches> {
    const { advisories: held, records } = await this.get(channelId);
    // Lists that are continued are others' as well.
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

  /** Takes in what a publication has just read, so that the next reader need not; only for channels that are in memory. */
  prime(channelId: string, contents: Contents, publication: PublicationView): void {
    const held = this.#entries.get(channelId);
    if (held === undefined && this.#held() + contents.records.length > this.#limits.maxRecords) return;
    if (
      held !== undefined &&
      sameIds(held.contents.fileIds, contents.fileIds) &&
      held.contents.contentKey === contents.contentKey
    ) {
      // The columns in use stay: they carry the memory of parsed dependencies and names. Archives may have been read meanwhile.
      held.contents.records.scriptsOf.set(contents.records.scriptsOf);
      held.publication = publication;
      return;
    }
    this.#keep(channelId, contents).publication = publication;
  }

  /** Takes in what was found out about a publication after it was made; nothing when it is not the one in memory. */
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

  /** Forgets a channel. */
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

  /** What was matched before with what changed since; null where all is to be matched anew. */
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

/** A publication aligned with a channel's records; null when it is gone. */
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
