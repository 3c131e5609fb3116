/** Mirrors: their syncs as jobs that survive a restart, and the check of a source. */
import { v7 as uuidv7 } from 'uuid';
import { sweepChannel } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { isForeignKeyViolation, isUniqueViolation, troubleOf } from '../db/index.ts';
import { conflict, notFound } from '../http/index.ts';
import type { JobContext } from '../jobs/index.ts';
import type { Logger } from '../log.ts';
import { checkSource } from './check.ts';
import type { MirrorCredentials } from './credentials.ts';
import type { MirrorDetails, SourceCheckAnswer, SyncAnswer } from './contract.ts';
import { redact, SourceError } from '../outside/index.ts';
import type { MirrorSettings } from './settings.ts';
import { openSource } from './source.ts';
import {
  activeSyncs,
  beginSync,
  cancelSync,
  endSync,
  findSync,
  insertSync,
  lastSync,
  noSyncFence,
  syncedAt,
  unsweptChannels,
} from './store.ts';
import type { SyncRow } from './store.ts';
import { Sync, SyncCanceled } from './sync.ts';

const JOB = 'mirror_sync';
const NOT_QUEUED =
  'The hub could not put the sync into its queue. Start it again; if it stays so, ask your administrator to look into the log.';

/** Mirrors of a hub. */
export class Mirrors {
  readonly #core: Core;
  readonly #channels: Channels;
  readonly #credentials: MirrorCredentials;
  readonly #settings: MirrorSettings;
  readonly #running = new Map<string, AbortController>();
  readonly #sweeping = new Set<Promise<void>>();
  readonly #stop = new AbortController();

  constructor(core: Core, channels: Channels, credentials: MirrorCredentials, settings: MirrorSettings) {
    this.#core = core;
    this.#channels = channels;
    this.#credentials = credentials;
    this.#settings = settings;
    channels.feedMirrorsWith({
      problemOf: (source) => this.#fault(source),
      // The channel is there by now: what stands in the way of its first sync is told where its syncs are.
      begin: async (mirror) => {
        await this.start(mirror).catch((error: unknown) =>
          core.log.error({ err: error, channelId: mirror.id }, 'the first sync of a mirror could not be asked for'),
        );
      },
    });
    core.jobs.defineJob<{ syncId: string }>(JOB, (context) => this.#work(context), {
      expireInSeconds: Math.ceil(settings.syncTimeout / 1000) + 60,
      concurrency: 2,
      title: 'Mirror syncs',
    });
  }

  /** How a mirror is fed (CHAN-11). @throws HttpError 404 for a channel that is no mirror */
  async details(channel: ChannelRow): Promise<MirrorDetails> {
    const source = sourceOf(channel);
    const last = await lastSync(this.#core.db, channel.id);
    const at = await syncedAt(this.#core.db, channel.id);
    return {
      source: redact(source),
      last_sync: last === undefined ? null : asAnswer(last),
      synced_at: at?.toISOString() ?? null,
    };
  }

  /** Asks for a sync. @throws HttpError 404 for a channel that is no mirror, 409 when one is under way */
  async start(channel: ChannelRow): Promise<SyncAnswer> {
    sourceOf(channel);
    const id = uuidv7();
    try {
      const row = await insertSync(this.#core.db, id, channel.id);
      // When the process dies in between, the next start finds the sync, see recover().
      await this.#core.jobs.enqueue(JOB, { syncId: id }, { singletonKey: id }).catch(async (error: unknown) => {
        // A sync that nobody works on would stand in the way of the next one.
        await endSync(this.#core.db, id, { state: 'failed', phase: 'Failed', error: NOT_QUEUED });
        throw error;
      });
      return asAnswer(row);
    } catch (error) {
      if (!isUniqueViolation(error, 'mirror_sync_one')) throw error;
      throw conflict(
        `A sync of '${channel.name}' is under way. Wait until it has ended, or cancel it.`,
        'sync_under_way',
      );
    }
  }

  /** Cancels the sync that is under way; the channel stays as it was. @throws HttpError 404 for no mirror, 409 when none is under way */
  async cancel(channel: ChannelRow): Promise<SyncAnswer> {
    sourceOf(channel);
    const row = await cancelSync(this.#core.db, channel.id);
    if (row === undefined) throw conflict(`No sync of '${channel.name}' is under way.`, 'no_sync');
    this.#running.get(row.id)?.abort(new SyncCanceled());
    return asAnswer(row);
  }

  /** Tells whether a source can be mirrored (CHAN-09). */
  check(source: string): Promise<SourceCheckAnswer> {
    return checkSource(source, this.#settings);
  }

  /**
   * The bytes of a file of a mirror, from its source, under the same rules as a sync (addresses, redirects, time limits). Close it when done.
   * @throws SourceError, with failure `not_found` when the source has it not (any more)
   */
  async openFile(
    { id, source }: { id: string; source: string },
    subdir: string,
    fileName: string,
    signal?: AbortSignal,
  ): Promise<{ bytes: number | null; body: AsyncIterable<Uint8Array>; close(): Promise<void> }> {
    const opened = openSource(source, await this.#settingsOf({ id, source }));
    try {
      return { ...(await opened.openFile(subdir, fileName, signal)), close: () => opened.close() };
    } catch (error) {
      await opened.close();
      throw error;
    }
  }

  /** Takes up the syncs that a process left behind; the queue leaves out those that it knows. */
  async recover(): Promise<void> {
    for (const channelId of await unsweptChannels(this.#core.db)) void this.#sweep(channelId);
    for (const syncId of await activeSyncs(this.#core.db))
      await this.#core.jobs.enqueue(JOB, { syncId }, { singletonKey: syncId });
  }

  /** The settings with which a mirror is read: those of all, with its credentials. */
  async #settingsOf(mirror: { id: string; source: string | null }): Promise<MirrorSettings> {
    return { ...this.#settings, credentials: await this.#credentials.of(mirror) };
  }

  /** What is wrong with a source as it is written, or null. */
  #fault(source: string): string | null {
    try {
      void openSource(source, this.#settings).close();
      return null;
    } catch (error) {
      if (error instanceof SourceError) return error.message;
      throw error;
    }
  }

  async #work({ data: { syncId }, signal, log, isLastTry }: JobContext<{ syncId: string }>): Promise<void> {
    // After a restart the queue's own retry and recover() may both bring the same sync.
    if (this.#running.has(syncId)) return;
    const cancel = new AbortController();
    this.#running.set(syncId, cancel);
    try {
      await this.#try(syncId, { signal, cancel: cancel.signal, log, isLastTry });
    } finally {
      this.#running.delete(syncId);
    }
  }

  /**
   * Deletes what a sync left that nobody sees. In the background: it costs space until then, and nothing else. A sync that begins meanwhile does it
   * for itself.
   */
  async #sweep(channelId: string): Promise<void> {
    const { db } = this.#core.connection.jobs;
    const sweeping = (async () => {
      if ((await this.#channels.channelById(channelId))?.unswept === true)
        await sweepChannel(db, channelId, noSyncFence(channelId), this.#stop.signal);
    })().catch((error: unknown) => {
      if (!this.#stop.signal.aborted)
        this.#core.log.warn(
          { err: error, channelId },
          'versions of files that nobody sees stay for now; they go with the next sync or start',
        );
    });
    this.#sweeping.add(sweeping);
    await sweeping;
    this.#sweeping.delete(sweeping);
  }

  /** Ends what goes on in the background. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('The hub is stopping.'));
    await Promise.all(this.#sweeping);
  }

  /** One try at a sync. */
  async #try(
    syncId: string,
    { signal, cancel, log, isLastTry }: { signal: AbortSignal; cancel: AbortSignal; log: Logger; isLastTry: boolean },
  ): Promise<void> {
    const { db } = this.#core.connection.jobs;
    const run = { syncId, runId: uuidv7() };
    const row = await beginSync(db, run);
    if (row === undefined) return;
    const channel = await this.#channels.channelById(row.channel_id);
    if (channel === null || channel.source === null) return;
    const timeout = AbortSignal.timeout(this.#settings.syncTimeout);
    try {
      const source = openSource(channel.source, await this.#settingsOf(channel));
      try {
        const { generation, unswept } = row;
        const sync = new Sync(
          { db, channels: this.#channels, settings: this.#settings, log },
          { ...run, channelId: channel.id, generation, unswept, source },
          AbortSignal.any([signal, cancel, timeout]),
        );
        if (await sync.run()) void this.#sweep(channel.id);
      } finally {
        await source.close();
      }
    } catch (error) {
      await this.#end(syncId, error, {
        timedOut: timeout.aborted,
        stopping: signal.aborted,
        canceled: cancel.aborted,
        isLastTry,
      });
      // It has ended for good: what it wrote is not waited for by anybody.
      void this.#sweep(channel.id);
    }
  }

  /** Says how a sync ended that did not end well; what may be better next time is thrown, so that the queue tries again. */
  async #end(
    syncId: string,
    error: unknown,
    state: { timedOut: boolean; stopping: boolean; canceled: boolean; isLastTry: boolean },
  ): Promise<void> {
    const { db } = this.#core;
    if (state.canceled || error instanceof SyncCanceled) return;
    // A foreign key breaks when the channel, and with it the sync, was deleted meanwhile.
    if (isForeignKeyViolation(error) && (await findSync(db, syncId)) === undefined) return;
    const fail = (message: string): Promise<unknown> =>
      endSync(db, syncId, { state: 'failed', phase: 'Failed', error: message });
    if (error instanceof SourceError) await fail(error.message);
    else if (state.timedOut)
      await fail(
        `The sync took longer than ${Math.round(this.#settings.syncTimeout / 60_000)} minutes and was given up. Its source is too slow or too large.`,
      );
    else {
      if (state.isLastTry && !state.stopping)
        await fail(
          troubleOf(error) === 'disk_full'
            ? 'The disk of the hub is full. The channel goes on as it was; start the sync again when somebody has made room.'
            : 'Something went wrong inside the hub. Start the sync again; if it stays so, ask your administrator to look into the log.',
        );
      throw error;
    }
  }
}

function sourceOf(channel: ChannelRow): string {
  if (channel.type === 'external_mirror' && channel.source !== null) return channel.source;
  throw notFound(`A mirror named '${channel.name}'`, 'not_a_mirror');
}

function asAnswer(row: SyncRow): SyncAnswer {
  return {
    id: row.id,
    state: row.state,
    phase: row.phase,
    progress: row.progress === null ? null : Math.min(1, Math.max(0, row.progress)),
    records_read: row.records_read,
    records_skipped: row.records_skipped,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    error: row.error,
  };
}
