/** Mirrors: syncs as jobs that survive a restart, and source checks. */
import { isoTime } from '@terrarium/domain/calendar';
import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { MOST_SIDECAR, sidecarFault } from '@terrarium/domain/repo';
import { v7 as uuidv7 } from 'uuid';
import { noteChange } from '../change/index.ts';
import { sweepChannel } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import type { PageRequest, Trx } from '../db/index.ts';
import { isForeignKeyViolation, isUniqueViolation, databaseFailureOf } from '../db/index.ts';
import { hasRoom } from '../files/disk.ts';
import { RoomWatch } from '../files/roomWatch.ts';
import { conflict, csvStream, HttpError, notFound, unprocessable } from '../http/index.ts';
import type { JobContext } from '../jobs/index.ts';
import type { Logger } from '../monitoring/log.ts';
import { checkSource } from './check.ts';
import type { MirrorCredentials } from './credentials.ts';
import type { LossDecisionBody, MirrorDetails, MirrorSettingBody, SourceCheckAnswer, SyncAnswer } from './contract.ts';
import { Patience, redact, SourceError } from '../outbound/index.ts';
import type { MirrorSettings } from './settings.ts';
import type { MirrorMails } from './mails.ts';
import { MirrorFiles } from './downloads.ts';
import type { FileSources, WantedFile } from './downloads.ts';
import { openSource } from './source.ts';
import {
  activeSyncs,
  dueMirrors,
  decideLoss as saveDecision,
  finishSync,
  heldCount,
  heldLoss,
  beginSync,
  cancelSync,
  endSync,
  findSync,
  goneCount,
  insertSync,
  lastSync,
  noSyncFence,
  publicationState,
  saveLoss,
  syncedAt,
  unsweptChannels,
} from './store.ts';
import { forgetSeen, skippedCount, skippedRecords } from './seenStore.ts';
import { saveSetting, saveSources, settingOf, sourcesOf } from './settingStore.ts';
import { problemsOf } from './problemStore.ts';
import type { HeldLoss, SyncRow } from './store.ts';
import { LossHeld, Sync, SyncCanceled } from './sync.ts';
import type { SourcePlace } from './sync.ts';

const JOB = 'mirror_sync';
const NOT_QUEUED =
  "Couldn't queue the sync. Try again. If the problem continues, ask your administrator to check the log.";

/** Shown to readers instead of a sync error, which names the source. */
const KEPT_BACK = "Couldn't read the source. Channel admins can see the reason.";

/** The files of a sync are in the channel, but not published. */
class NotPublished extends Error {}
const NOT_SERVED = {
  held: 'The sync read its source, but clients still see the former files: the run that publishes them is on hold. Look at the newest run of the channel.',
  failed:
    'The sync read its source, but clients still see the former files: the run that publishes them failed or was canceled. Look at the newest run of the channel.',
  waiting:
    'The sync read its source, but clients still see the former files: they were not published in time. Look at the newest run of the channel.',
} as const;

/** Mirrors of a hub. */
export class Mirrors {
  readonly #core: Core;
  readonly #channels: Channels;
  readonly #credentials: MirrorCredentials;
  readonly #settings: MirrorSettings;
  readonly #mails: MirrorMails;
  readonly #files: MirrorFiles;
  readonly #running = new Map<string, AbortController>();
  readonly #sweeping = new Set<Promise<void>>();
  /** Mirrors whose sync failed because the disk was full. */
  readonly #room: RoomWatch;
  readonly #stop = new AbortController();

  constructor(
    core: Core,
    channels: Channels,
    mails: MirrorMails,
    credentials: MirrorCredentials,
    settings: MirrorSettings,
  ) {
    this.#mails = mails;
    this.#core = core;
    this.#channels = channels;
    this.#credentials = credentials;
    this.#settings = settings;
    this.#files = new MirrorFiles(core.db, core.log, credentials, settings);
    channels.feedMirrorsWith({
      problemOf: (source) => this.#fault(source),
      // The channel exists already. An error of its first sync is shown with its syncs.
      begin: async (mirror) => {
        await this.start(mirror).catch(async (error: unknown) => {
          core.log.error({ err: error, channelId: mirror.id }, "the first sync of a mirror couldn't be started");
          // A full disk has no room for the row of the sync either.
          if (databaseFailureOf(error) === 'disk_full') await this.#room.add(mirror.id);
        });
      },
    });
    this.#room = new RoomWatch(core.config.dataDir, core.log, (channelId) => this.#startAgain(channelId));
    core.jobs.defineJob<{ syncId: string }>(JOB, (context) => this.#work(context), {
      expireInSeconds: Math.ceil(settings.syncTimeout / 1000) + 60,
      concurrency: 2,
      title: 'Mirror syncs',
    });
  }

  /**
   * Returns a mirror's configuration and status (CHAN-11).
   * @param isKeeper whether to include its source and problems with it
   * @throws HttpError 404 for a channel that isn't a mirror
   */
  async details(channel: ChannelRow, isKeeper: boolean): Promise<MirrorDetails> {
    const source = sourceOf(channel);
    const { db } = this.#core;
    const last = await lastSync(db, channel.id);
    const at = await syncedAt(db, channel.id);
    const setting = await settingOf(db, channel.id);
    const problems = isKeeper ? await problemsOf(db, channel.id) : [];
    return {
      source: isKeeper ? redact(source) : null,
      other_sources: isKeeper ? (await sourcesOf(db, channel.id)).map(redact) : [],
      last_sync:
        last === undefined ? null : { ...asAnswer(last), ...(isKeeper || !last.error ? {} : { error: KEPT_BACK }) },
      synced_at: isoTime(at),
      ...setting,
      next_sync_at: isoTime(nextSync(setting.sync_minutes, last)),
      held_count: await heldCount(db, channel.id),
      credentials: isKeeper ? await this.#credentials.told(channel.id) : null,
      gone_count: await goneCount(db, channel.id),
      skipped_count: await skippedCount(db, channel.id),
      held: lossAnswer(await heldLoss(db, channel.id)),
      problems: problems.map((problem) => ({ ...problem, at: isoTime(problem.at) })),
    };
  }

  /**
   * Changes a mirror's settings.
   * New sources are read immediately.
   * @returns the new configuration
   * @throws HttpError 404 for a channel that isn't a mirror, 422, 409 `sync_under_way`
   */
  async change(channel: ChannelRow, body: MirrorSettingBody, userId: string | null): Promise<MirrorDetails> {
    const source = sourceOf(channel);
    const { db } = this.#core;
    const before = await settingOf(db, channel.id);
    const { lists_gone, other_sources: given, specs, excludes, subdirs, credentials, ...limits } = body;
    const standing = await sourcesOf(db, channel.id);
    // Sources as they were shown, without tokens, refer to the current ones.
    const other_sources = given?.map((other) => standing.find((one) => redact(one) === other) ?? other);
    const note = (trx: Trx, what: string, detail: string): Promise<void> =>
      noteChange(trx, {
        organizationId: channel.organization_id,
        actorId: userId,
        kind: 'channel_mirror',
        subject: channel.name,
        subjectId: channel.id,
        channel,
        detail,
        audit: { facts: { what } },
      });
    for (const [at, other] of (other_sources ?? []).entries()) {
      const fault = this.#fault(other);
      const isTwice = other === source || other_sources!.indexOf(other) !== at;
      const msg = fault ?? (isTwice ? 'This source is named twice. Name each of them once.' : null);
      if (msg !== null) throw unprocessable([{ loc: ['body', 'other_sources', at], msg, type: 'value_error.source' }]);
    }
    // First, because nothing must change if a sync in progress prevents it.
    const read = { again: false };
    const choice = choiceOf({ specs, excludes, subdirs });
    const chosen = (['specs', 'excludes', 'subdirs'] as const).filter(
      (name) => choice[name] !== undefined && JSON.stringify(choice[name]) !== JSON.stringify(before[name]),
    );
    if (chosen.length > 0) {
      await db.transaction().execute(async (trx) => {
        if (!(await forgetSeen(trx, channel.id))) throw underWay(channel);
        await saveSetting(trx, channel.id, Object.fromEntries(chosen.map((name) => [name, choice[name]])));
        const after = { ...before, ...choice };
        await note(
          trx,
          chosen.join(', '),
          after.specs === null && after.excludes === null && after.subdirs === null
            ? 'has everything that its source lists'
            : 'has what some match specs and subdirs choose',
        );
      });
      read.again = true;
    }
    if (other_sources !== undefined && other_sources.join('\n') !== standing.join('\n')) {
      await db.transaction().execute(async (trx) => {
        if (!(await saveSources(trx, channel.id, other_sources))) throw underWay(channel);
        await note(trx, 'other_sources', 'its other sources');
      });
      read.again = true;
    }
    const changed = (Object.keys(limits) as (keyof typeof limits)[]).filter(
      (name) => limits[name] !== undefined && limits[name] !== before[name],
    );
    if (changed.length > 0)
      await db.transaction().execute(async (trx) => {
        await saveSetting(trx, channel.id, Object.fromEntries(changed.map((name) => [name, limits[name]])));
        await note(trx, changed.join(', '), wordsOf(changed));
      });
    if (lists_gone !== undefined && lists_gone !== before.lists_gone)
      await this.#channels.listGoneFiles(channel.id, lists_gone, async (trx) => {
        await saveSetting(trx, channel.id, { lists_gone });
        await note(
          trx,
          'lists_gone',
          lists_gone ? 'lists what is gone at its source' : 'leaves out what is gone at its source',
        );
      });
    if (credentials !== undefined) {
      const save = await this.#credentials.seal({ id: channel.id, source }, credentials);
      await db.transaction().execute(async (trx) => {
        await save(trx);
        await note(
          trx,
          'credentials',
          credentials === null ? 'reads its source without credentials' : 'credentials for its source',
        );
      });
    }
    // A queued sync will use the new settings.
    if (read.again) await this.#startUnlessWaiting(channel);
    return this.details(channel, true);
  }

  /** Returns a page of source records that a mirror skipped. @throws HttpError 404 for a channel that isn't a mirror */
  async skipped(channel: ChannelRow, page: PageRequest) {
    sourceOf(channel);
    const { rows, total, pointers } = await skippedRecords(this.#core.db, channel.id, page);
    return { items: rows, total_count: total, ...pointers };
  }

  /** Returns all of {@link skipped} as CSV. @throws HttpError 404 for a channel that isn't a mirror */
  async skippedTable(channel: ChannelRow): Promise<Readable> {
    sourceOf(channel);
    const { rows } = await skippedRecords(this.#core.db, channel.id, { limit: SKIPPED_IN_TABLE, offset: 0 });
    return csvStream(
      ['subdir', 'file', 'name', 'reason', 'served'],
      rows.map(({ subdir, file_name, name, reason, is_served }) => [
        subdir,
        file_name,
        name ?? '',
        reason,
        is_served ? 'yes' : 'no',
      ]),
    );
  }

  /** Requests a sync. @throws HttpError 404 for a channel that isn't a mirror, 409 if one is in progress */
  async start(channel: ChannelRow): Promise<SyncAnswer> {
    sourceOf(channel);
    const id = uuidv7();
    try {
      const row = await insertSync(this.#core.db, id, channel.id);
      // If the process dies here, the next start finds the sync, see recover().
      await this.#core.jobs.enqueue(JOB, { syncId: id }, { singletonKey: id }).catch(async (error: unknown) => {
        // Otherwise a sync without a job would block the next one.
        await endSync(this.#core.db, id, { state: 'failed', phase: 'Failed', error: NOT_QUEUED });
        throw error;
      });
      return asAnswer(row);
    } catch (error) {
      if (!isUniqueViolation(error, 'mirror_sync_one')) throw error;
      throw underWay(channel);
    }
  }

  async #startUnlessWaiting(channel: ChannelRow): Promise<void> {
    await this.start(channel).catch((error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 409) throw error;
    });
  }

  /** Starts the syncs that are due. */
  async startDue(): Promise<void> {
    for (const channelId of await dueMirrors(this.#core.db)) await this.#startAgain(channelId);
  }

  /** Starts a sync, if the channel still exists. */
  async #startAgain(channelId: string): Promise<void> {
    const channel = await this.#channels.channelById(channelId);
    if (channel !== null) await this.#startUnlessWaiting(channel);
  }

  /**
   * Cancels the sync in progress.
   * The channel stays unchanged.
   * @throws HttpError 404 if it isn't a mirror, 409 if none is in progress
   */
  async cancel(channel: ChannelRow): Promise<SyncAnswer> {
    sourceOf(channel);
    const row = await cancelSync(this.#core.db, channel.id);
    if (row === undefined) {
      const last = await lastSync(this.#core.db, channel.id);
      if (last?.state === 'in_progress')
        throw conflict(
          `The sync of '${channel.name}' has read its source and is being published. It can no longer be canceled.`,
          'sync_publishing',
        );
      throw conflict(`No sync of '${channel.name}' is in progress.`, 'no_sync');
    }
    this.#running.get(row.id)?.abort(new SyncCanceled());
    return asAnswer(row);
  }

  /** Checks whether a source can be mirrored (CHAN-09). */
  check(source: string): Promise<SourceCheckAnswer> {
    return checkSource(source, this.#settings);
  }

  /**
   * Returns the sources of a mirrored file, see {@link MirrorFiles}; with the same rules as a sync (URLs, redirects,
   * timeouts).
   */
  sourcesOf(wanted: WantedFile, signal: AbortSignal): Promise<FileSources> {
    return this.#files.sourcesOf(wanted, signal);
  }

  /**
   * Fetches the attestations of a file from the first source that has those of the hash in the record.
   * @returns the text, unverified; null if no source has it
   */
  async sidecarOf(wanted: Omit<WantedFile, 'hasHash'> & { sha256: string }, digest: string): Promise<string | null> {
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(SIDECAR_TIMEOUT)]);
    const fileName = `${wanted.fileName}.sigs.${digest}`;
    const sources = await this.#files.sourcesOf({ ...wanted, fileName, hasHash: true }, signal);
    try {
      for (let place = 0; place < sources.count; place++) {
        const text = await readSidecar(sources, place, signal).catch(() => null);
        if (text === null) continue;
        const isNamed = hash('sha256', text) === digest;
        const fault = isNamed ? sidecarFault(text, wanted) : 'What came has another SHA-256 than the record names.';
        if (fault !== null) await sources.tell(place, 'corrupt', fault);
        if (isNamed) return text;
      }
      return null;
    } finally {
      sources.close();
    }
  }

  /** Queues the syncs that a killed process left. The queue skips those that it knows. */
  async recover(): Promise<void> {
    for (const channelId of await unsweptChannels(this.#core.db)) void this.#sweep(channelId);
    for (const syncId of await activeSyncs(this.#core.db))
      await this.#core.jobs.enqueue(JOB, { syncId }, { singletonKey: syncId });
  }

  /** Returns the settings for reading a mirror, including its credentials. */
  async #settingsOf(mirror: { id: string; source: string | null }): Promise<MirrorSettings> {
    return { ...this.#settings, credentials: await this.#credentials.of(mirror) };
  }

  /** Returns what is wrong with a source URL, or null. */
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
    // After a restart, the queue's own retry and recover() may both start the same sync.
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
   * Deletes unused rows of a sync in the background.
   * Until then, they only take space. A new sync deletes them itself.
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
          "couldn't delete unused file versions; the next sync or start retries",
        );
    });
    this.#sweeping.add(sweeping);
    await sweeping;
    this.#sweeping.delete(sweeping);
  }

  /** Stops background work. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('The hub is stopping.'));
    this.#room.stop();
    await Promise.all(this.#sweeping);
  }

  /** Makes one attempt at a sync. */
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
    const ends = AbortSignal.any([signal, cancel, timeout]);
    let phase = 'Done';
    try {
      const hadLoss = await heldLoss(db, channel.id);
      const settings = await this.#settingsOf(channel);
      const addresses = [channel.source, ...(await sourcesOf(db, channel.id))];
      const sources: SourcePlace[] = [];
      let sync: Sync | undefined;
      try {
        for (const [position, source] of addresses.entries()) {
          const address = redact(source);
          const patience = new Patience(this.#settings.syncPatience, async (ms, status) =>
            sync?.waitFor(address, ms, status),
          );
          // The mirror's token is for its first source.
          const used = position === 0 ? settings : this.#settings;
          sources.push({ position, address, source: openSource(source, { ...used, patience }) });
        }
        const { generation, unswept } = row;
        sync = new Sync(
          { db, channels: this.#channels, settings: this.#settings, log },
          { ...run, channelId: channel.id, generation, unswept, sources },
          ends,
        );
        // A process that ended here left files that only need publishing.
        if (row.switched_at === null) phase = await sync.run();
      } finally {
        for (const { source } of sources) await source.close();
      }
      await this.#untilServed(channel.id, ends, timeout);
      await finishSync(db, run, phase);
      await this.#tellReleased(channel, hadLoss);
      void this.#sweep(channel.id);
    } catch (error) {
      await this.#end(channel, syncId, error, {
        timedOut: timeout.aborted,
        stopping: signal.aborted,
        canceled: cancel.aborted,
        isLastTry,
      });
      // It has ended, and nothing waits for its rows.
      void this.#sweep(channel.id);
    }
  }

  /** Waits until clients see the files of a sync. @throws NotPublished, the signal's reason */
  async #untilServed(channelId: string, signal: AbortSignal, timeout: AbortSignal): Promise<void> {
    const { db } = this.#core.connection.jobs;
    for (let wait = 50; ; wait = Math.min(wait * 1.5, 1_000)) {
      const state = await publicationState(db, channelId);
      if (state === 'served') return;
      if (state !== 'waiting') throw new NotPublished(NOT_SERVED[state]);
      if (timeout.aborted) throw new NotPublished(NOT_SERVED.waiting);
      await sleep(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted && !timeout.aborted) signal.throwIfAborted();
    }
  }

  /** Logs that a list is complete again after a sync was on hold, unless an admin decided to remove files. */
  async #tellReleased(channel: ChannelRow, loss: HeldLoss | undefined): Promise<void> {
    if (loss === undefined || loss.decision === 'remove') return;
    await this.#core.db.transaction().execute((trx) =>
      noteChange(trx, {
        organizationId: channel.organization_id,
        actorId: null,
        kind: 'mirror_released',
        subject: channel.name,
        subjectId: channel.id,
        channel,
      }),
    );
  }

  /** Puts a sync on hold: it fails, the mirror keeps its files, and admins are asked once. */
  async #hold(channel: ChannelRow, syncId: string, { loss, message }: LossHeld): Promise<void> {
    await this.#core.db.transaction().execute(async (trx) => {
      const ended = await endSync(trx, syncId, { state: 'failed', phase: 'Held', error: message, is_held: true });
      if (ended === undefined || !(await saveLoss(trx, channel.id, loss))) return;
      await noteChange(trx, {
        organizationId: channel.organization_id,
        actorId: null,
        kind: 'mirror_held',
        subject: channel.name,
        subjectId: channel.id,
        channel,
        detail: `${loss.lostCount} of ${loss.fileCount} files are no longer listed`,
      });
      await this.#mails.held(trx, channel, message);
    });
  }

  /**
   * Decides about files that the sources of a mirror no longer list.
   * `remove` starts a sync that can lose as many.
   * @returns the new configuration
   * @throws HttpError 404 for a channel that isn't a mirror, 409 if no sync is on hold or the number has changed
   */
  async decideLoss(
    channel: ChannelRow,
    { decision, lost_count }: LossDecisionBody,
    userId: string | null,
  ): Promise<MirrorDetails> {
    sourceOf(channel);
    await this.#core.db.transaction().execute(async (trx) => {
      const loss = await heldLoss(trx, channel.id);
      if (loss === undefined)
        throw conflict(`No sync of '${channel.name}' is held, so there is nothing to decide.`, 'no_sync_held');
      if (loss.lost_count !== lost_count)
        throw conflict(
          `The source of '${channel.name}' no longer lists ${loss.lost_count} files, not ${lost_count}. Look at the mirror again and decide.`,
          'loss_changed',
        );
      await saveDecision(trx, channel.id, decision);
      await noteChange(trx, {
        organizationId: channel.organization_id,
        actorId: userId,
        kind: 'channel_mirror',
        subject: channel.name,
        subjectId: channel.id,
        channel,
        detail: `${decision === 'remove' ? 'removes' : 'keeps'} ${lost_count} files that its source no longer lists`,
        audit: { facts: { what: 'loss', decision, lost_count } },
      });
    });
    if (decision === 'remove') await this.#startUnlessWaiting(channel);
    return this.details(channel, true);
  }

  /** Records the end of a failed sync. Throws errors that may be temporary, so that the queue retries. */
  async #end(
    channel: ChannelRow,
    syncId: string,
    error: unknown,
    state: { timedOut: boolean; stopping: boolean; canceled: boolean; isLastTry: boolean },
  ): Promise<void> {
    const { db } = this.#core;
    if (state.canceled || error instanceof SyncCanceled) return;
    // The foreign key fails if the channel, and with it the sync, was deleted meanwhile.
    if (isForeignKeyViolation(error) && (await findSync(db, syncId)) === undefined) return;
    const fail = (message: string, busyUntil: Date | null = null): Promise<unknown> =>
      endSync(db, syncId, { state: 'failed', phase: 'Failed', error: message, busy_until: busyUntil });
    if (error instanceof LossHeld) await this.#hold(channel, syncId, error);
    else if (error instanceof NotPublished) {
      if (!(await hasRoom(this.#core.config.dataDir, 0))) await this.#room.add(channel.id);
      await fail(error.message);
    } else if (error instanceof SourceError) await fail(error.message, error.busyUntil);
    else if (state.timedOut)
      await fail(
        `The sync timed out after ${Math.round(this.#settings.syncTimeout / 60_000)} minutes. The source is too slow or too large.`,
      );
    else {
      const isFull = databaseFailureOf(error) === 'disk_full';
      if (state.isLastTry && !state.stopping) {
        if (isFull) await this.#room.add(channel.id);
        await fail(
          isFull
            ? "The hub's disk is full. The channel keeps serving the previous version. Free up space. Then the sync starts again."
            : 'Something went wrong. Sync again. If the problem continues, ask your administrator to check the log.',
        );
      }
      throw error;
    }
  }
}

function sourceOf(channel: ChannelRow): string {
  if (channel.type === 'external_mirror' && channel.source !== null) return channel.source;
  throw notFound(`A mirror named '${channel.name}'`, 'not_a_mirror');
}

/** Timeout for the attestations of a file, in ms, because a client waits for them. */
const SIDECAR_TIMEOUT = 20_000;

/** Reads a small text from a source. @throws SourceError */
async function readSidecar(sources: FileSources, place: number, signal: AbortSignal): Promise<string> {
  const { body, close } = await sources.open(place, 0, signal);
  try {
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of body) {
      size += piece.length;
      if (size > MOST_SIDECAR) throw new Error('The attestations are too long.');
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString('utf8');
  } finally {
    await close();
  }
}

function underWay({ name }: Pick<ChannelRow, 'name'>): HttpError {
  return conflict(`A sync of '${name}' is in progress. Wait for it to finish, or cancel it.`, 'sync_under_way');
}

/** Converts a mirror's selection for storage. A spec with a `!` prefix excludes what it matches. */
function choiceOf({
  specs,
  excludes,
  subdirs,
}: Pick<MirrorSettingBody, 'specs' | 'excludes' | 'subdirs'>): Pick<
  MirrorSettingBody,
  'specs' | 'excludes' | 'subdirs'
> {
  const bare = (list: readonly string[]): string[] => [...new Set(list.map((spec) => spec.replace(/^!\s*/, '')))];
  const orNull = (list: string[]): string[] | null => (list.length === 0 ? null : list);
  const left = specs?.filter((spec) => spec.startsWith('!')) ?? [];
  return {
    ...(specs === undefined ? {} : { specs: specs && orNull(specs.filter((spec) => !spec.startsWith('!'))) }),
    ...(excludes === undefined && left.length === 0 ? {} : { excludes: orNull(bare([...(excludes ?? []), ...left])) }),
    ...(subdirs === undefined ? {} : { subdirs: subdirs && [...new Set(subdirs)] }),
  };
}

/** Maximum number of skipped records in a table: a mirror has up to eight sources, and each sync stores 1,000. */
const SKIPPED_IN_TABLE = 100_000;

/** Returns the name of a settings change for the activity log. */
function wordsOf(changed: readonly string[]): string {
  const words = {
    sync_minutes: 'the sync interval',
    fetches: 'which files are prefetched',
    loss_limit_percent: 'how many files a sync can remove',
  } as const;
  return [
    ...new Set(
      changed.map((name) => (name in words ? words[name as keyof typeof words] : 'how fast and how many files come')),
    ),
  ].join(', ');
}

function lossAnswer(loss: HeldLoss | undefined): MirrorDetails['held'] {
  if (loss === undefined) return null;
  const { held_at, lost_count, file_count, subdirs, decision } = loss;
  return {
    since: isoTime(held_at),
    lost_count,
    file_count,
    subdirs: subdirs as NonNullable<MirrorDetails['held']>['subdirs'],
    decision: decision as NonNullable<MirrorDetails['held']>['decision'],
  };
}

/** Returns when the next scheduled sync starts, not before the time its source asks for; null without a schedule. */
function nextSync(minutes: number | null, last: SyncRow | undefined): Date | null {
  if (minutes === null) return null;
  return last === undefined
    ? new Date()
    : new Date(Math.max(last.created_at.getTime() + minutes * 60_000, last.busy_until?.getTime() ?? 0));
}

function asAnswer(row: SyncRow): SyncAnswer {
  return {
    id: row.id,
    state: row.state,
    phase: row.phase,
    progress: row.progress === null ? null : Math.min(1, Math.max(0, row.progress)),
    records_read: row.records_read,
    records_skipped: row.records_skipped,
    created_at: isoTime(row.created_at),
    finished_at: isoTime(row.finished_at),
    error: row.error,
    is_held: row.is_held,
  };
}
