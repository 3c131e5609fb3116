/**
 * One sync of a mirror: find, read, compare, stage, take over.
 *
 * Records that are new or changed go into a staging area in batches, so that the database is free for others in between; one
 * transaction at the end makes the channel what the source is. Until its commit nobody sees anything of the sync, and a killed
 * process leaves the channel as it was; the next try starts over.
 */
import type { Logger } from '../log.ts';
import { BATCH, dropEmptyArtifacts, isBadRecord, readRecord, upsertArtifacts } from '../channel/index.ts';
import type { ArtifactNote, BadRecord, Channels, FileRecord } from '../channel/index.ts';
import { streamRows } from '../db/index.ts';
import type { Connection, Db } from '../db/index.ts';
import { knownSubdirs } from '@terrarium/domain/conda';
import { SourceError } from './errors.ts';
import { readNotes } from './channeldata.ts';
import { readRepodata } from './repodata.ts';
import type { RepodataEntry } from './repodata.ts';
import type { MirrorSettings } from './settings.ts';
import type { ChannelSource, FoundRepodata, Validator } from './source.ts';
import { endSync, knownFiles, removeFiles, saveProgress, saveValidators, stage, takeOver, validatorsOf } from './store.ts';

/** The sync was canceled, or its channel deleted, while it was under way. */
export class SyncCanceled extends Error {
  override readonly name = 'SyncCanceled';
}

/** What a sync works with. */
export interface SyncDependencies {
  db: Db;
  connection: Connection;
  channels: Channels;
  settings: MirrorSettings;
  log: Logger;
}

/** Least time between two writes of the progress, ms. */
const PROGRESS_EVERY = 500;
/** Subdirs that are looked for at the same time. */
const FIND_AT_ONCE = 6;
/** A body with more bad records than this, and more than this share of them, is not believed. */
const BAD_RECORDS = { count: 100, share: 0.05 };

/** One sync under way. */
export class Sync {
  readonly #tools: SyncDependencies;
  readonly #id: string;
  readonly #runId: string;
  readonly #channelId: string;
  readonly #source: ChannelSource;
  readonly #signal: AbortSignal;
  #read = 0;
  #skipped = 0;
  #bytes = 0;
  #phase = '';
  #savedAt = 0;

  constructor(tools: SyncDependencies, sync: { id: string; runId: string; channelId: string; source: ChannelSource }, signal: AbortSignal) {
    this.#tools = tools;
    this.#id = sync.id;
    this.#runId = sync.runId;
    this.#channelId = sync.channelId;
    this.#source = sync.source;
    this.#signal = signal;
  }

  /**
   * Runs to the end and marks the sync as done.
   * @throws SourceError when the source cannot be used, SyncCanceled, the signal's reason
   */
  async run(): Promise<void> {
    const { db, channels } = this.#tools;
    const validators = await validatorsOf(db, this.#channelId);
    const channel = await channels.channelById(this.#channelId);
    if (channel === null) throw new SyncCanceled();
    const before = new Set([...channel.subdirs, ...validators.keys()]);
    await this.#save('Looking for repodata', null);
    const found = await this.#find([...before]);
    const totalBytes = found.every(({ bytes }) => bytes !== null) ? found.reduce((sum, { bytes }) => sum + bytes!, 0) : null;
    const seen = new Map<string, Validator>();
    const vanished: number[] = [];
    let changed = false;
    for (const repodata of found) {
      const outcome = await this.#readSubdir(repodata, validators.get(repodata.subdir) ?? null, channel.subdirs.includes(repodata.subdir), totalBytes);
      if (outcome === null) continue;
      changed = true;
      seen.set(repodata.subdir, outcome.validator);
      vanished.push(...outcome.vanished);
    }
    const gone = [...before].filter((subdir) => !found.some((repodata) => repodata.subdir === subdir));
    if (!changed && gone.length === 0) {
      await endSync(db, this.#id, { state: 'done', phase: 'Nothing has changed', progress: 1, ...this.#counts() });
      return;
    }
    await this.#save('Reading summaries', null);
    const notes = await readNotes(this.#source, this.#signal, this.#tools.log);
    await this.#save('Taking over', null);
    await this.#takeOver({ seen, gone, vanished, notes, first: channel.file_count === 0 });
  }

  async #find(expected: readonly string[]): Promise<FoundRepodata[]> {
    const noarch = await this.#source.find('noarch', { signal: this.#signal, expected: true });
    if (noarch === null) {
      throw new SourceError('no_noarch', 'The source is no conda channel: it has no noarch/repodata.json (CEP 26). Check the address; it must end before the subdir.');
    }
    const others = [...new Set([...expected, ...knownSubdirs])].filter((subdir) => subdir !== 'noarch');
    const found: (FoundRepodata | null)[] = [noarch];
    for (let i = 0; i < others.length; i += FIND_AT_ONCE) {
      found.push(...(await Promise.all(others.slice(i, i + FIND_AT_ONCE).map((subdir) => this.#source.find(subdir, { signal: this.#signal, expected: expected.includes(subdir) })))));
      await this.#tick(null);
    }
    return found.filter((repodata) => repodata !== null);
  }

  /** Reads a subdir into the staging area; null when it has not changed since the last sync. `hasFiles` tells that the channel has some of it. */
  async #readSubdir(found: FoundRepodata, known: Validator | null, hasFiles: boolean, totalBytes: number | null): Promise<{ validator: Validator; vanished: number[] } | null> {
    const before = this.#bytes;
    const open = await this.#source.open(found, { signal: this.#signal, validator: known, onBytes: (bytes) => { this.#bytes += bytes; } });
    if (!open.changed) {
      this.#bytes = before + (found.bytes ?? 0);
      return null;
    }
    await this.#save(`Reading ${found.subdir}`, totalBytes === null ? null : this.#bytes / totalBytes);
    const present = new Set<number>();
    const bad: BadRecord[] = [];
    let good = 0;
    let batch: FileRecord[] = [];
    const flush = async (): Promise<void> => {
      for (const id of await this.#compare(found.subdir, batch, hasFiles)) present.add(id);
      batch = [];
      await this.#tick(totalBytes === null ? null : Math.min(1, this.#bytes / totalBytes));
    };
    for await (const entries of this.#entries(found, open.body)) {
      for (const { fileName, value } of entries) {
        const record = readRecord(found.subdir, fileName, value);
        this.#read++;
        if (isBadRecord(record)) {
          this.#skipped++;
          bad.push(record);
        } else {
          good++;
          batch.push(record);
        }
        if (batch.length === BATCH) await flush();
      }
    }
    await flush();
    this.#judge(found.subdir, good, bad);
    return { validator: open.validator, vanished: hasFiles ? await this.#vanished(found.subdir, present) : [] };
  }

  /** The entries of a body; a failure says in which subdir. */
  async *#entries(found: FoundRepodata, body: AsyncIterable<Uint8Array>): AsyncGenerator<RepodataEntry[]> {
    try {
      yield* readRepodata(body, this.#tools.settings.limits);
    } catch (error) {
      if (error instanceof SourceError) throw new SourceError(error.failure, `${found.subdir}: ${error.message}`, { cause: error });
      throw error;
    }
  }

  /** Stages the records that are new or changed; resolves with the ids of the files that are there already. */
  async #compare(subdir: string, records: readonly FileRecord[], hasFiles: boolean): Promise<number[]> {
    if (!hasFiles) {
      await stage(this.#tools.db, { syncId: this.#id, runId: this.#runId }, records);
      return [];
    }
    const files = await knownFiles(this.#tools.db, this.#channelId, subdir, records.map((record) => record.file_name));
    await stage(this.#tools.db, { syncId: this.#id, runId: this.#runId }, records.filter((record) => files.get(record.file_name)?.digest !== record.record_digest));
    return [...files.values()].map(({ id }) => id);
  }

  #judge(subdir: string, good: number, bad: readonly BadRecord[]): void {
    const first = bad[0];
    if (first === undefined) return;
    this.#tools.log.warn({ sync: this.#id, subdir, bad: bad.length, examples: bad.slice(0, 5) }, 'records of a mirror were skipped');
    if (good > 0 && (bad.length <= BAD_RECORDS.count || bad.length <= BAD_RECORDS.share * (good + bad.length))) return;
    throw new SourceError('bad_records', `${subdir}: ${bad.length} of ${good + bad.length} records are no good, e.g. ${first.fileName}: ${first.reason}. The mirror stays as it was; its source must publish the repodata again.`);
  }

  async #vanished(subdir: string, present: ReadonlySet<number>): Promise<number[]> {
    const vanished: number[] = [];
    const rows = streamRows<{ id: number }>(this.#tools.connection.pool, 'select id from channel_file where channel_id = $1 and subdir = $2', [this.#channelId, subdir], 20_000);
    for await (const batch of rows) for (const { id } of batch) if (!present.has(id)) vanished.push(id);
    return vanished;
  }

  async #takeOver(result: { seen: Map<string, Validator>; gone: string[]; vanished: number[]; notes: ArtifactNote[]; first: boolean }): Promise<void> {
    const { db, channels } = this.#tools;
    this.#signal.throwIfAborted();
    const affected = await db.transaction().execute(async (trx) => {
      // The end of the sync comes first: it fails for a canceled one, and locks out a cancel that comes too late.
      if ((await endSync(trx, this.#id, { state: 'done', phase: 'Done', progress: 1, ...this.#counts() })) === undefined) throw new SyncCanceled();
      await removeFiles(trx, this.#channelId, result.vanished, result.gone);
      await takeOver(trx, this.#channelId, this.#runId, result.first ? null : Date.now());
      await upsertArtifacts(trx, this.#channelId, result.notes);
      if (!result.first) await dropEmptyArtifacts(trx, this.#channelId);
      await saveValidators(trx, this.#channelId, result.seen, result.gone);
      return channels.bumpContent(trx, this.#channelId);
    });
    await channels.contentChanged(affected);
  }

  #counts(): { records_read: number; records_skipped: number } {
    return { records_read: this.#read, records_skipped: this.#skipped };
  }

  async #tick(progress: number | null): Promise<void> {
    this.#signal.throwIfAborted();
    if (Date.now() - this.#savedAt >= PROGRESS_EVERY) await this.#save(this.#phase, progress);
  }

  async #save(phase: string, progress: number | null): Promise<void> {
    this.#phase = phase;
    this.#savedAt = Date.now();
    this.#signal.throwIfAborted();
    if (!(await saveProgress(this.#tools.db, this.#id, { phase, progress, ...this.#counts() }))) throw new SyncCanceled();
  }
}
