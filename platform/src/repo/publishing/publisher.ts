// Read model of channel, channel_probe, channel_probe_setting: which publication a channel serves, and the generation
// of its content.
/**
 * Publishes channels: a worker computes and writes, one transaction switches what clients see, and old folders are
 * removed.
 */
import type { ProbeAnswer } from '@terrarium/domain/installability';
import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { switchPublication } from '../../channel/index.ts';
import type { Core } from '../../core.ts';
import type { Trx } from '../../db/index.ts';
import type {
  ComputedInstallability,
  ComputedPublication,
  Loss,
  Phase,
  PlatformCounts,
  PublicationOrder,
  PublishedPolicy,
} from './compute.ts';
import { INDEX_FORM } from '../indexFiles/index.ts';
import { basesOf, ChannelGone, usedWith } from '../memory/index.ts';
import { packed, nameFolder, publicationFolder, removeFolder } from '../storage/index.ts';
import type { HandedFolder, SharedFolders } from '../storage/index.ts';
import type { PublicationView } from '../memory/index.ts';
import { removePackages, writeChangedPackages } from './packages.ts';
import { probedEnvironments } from './environments.ts';
import type { PlatformState } from './openFiles.ts';
import { dropOldPublications } from './prune.ts';
import { runInWorker, SMALL_CHANNEL } from '../worker/index.ts';
import '../tables.ts';

/** What to publish. */
export interface PublishRequest {
  /** Null serves everything. */
  policy: PublishedPolicy | null;
  /** IDs of files that keep_legacy keeps, ascending. Default: those that the channel serves now. */
  legacyIds?: Float64Array | null;
  /** Whether to publish although a required install check fails, in a channel that puts such runs on hold. */
  acceptsFailingProbes?: boolean;
  /** Cancels the publication; the previous one stays. Ignored once the switch has started. */
  signal?: AbortSignal;
  /** `fraction` is the share of the phase; null if unknown. */
  onProgress?: (phase: Phase, fraction: number | null) => void;
  /** Writes rows of the caller in the transaction of the switch. */
  inTransaction?: (trx: Trx, result: PublishResult) => Promise<void>;
}

/** Result of a publication. */
export interface PublishResult {
  publicationId: string;
  counts: PlatformCounts[];
  allowedCount: number;
  refusedCount: number;
  /** Key of its content, which changes with the files or their records. */
  contentKey: string;
  /** IDs of added and removed files, ascending. */
  addedIds: Float64Array;
  removedIds: Float64Array;
  /** Installability by platform; null if it was too much to check. */
  installability: PublishedInstallability[] | null;
  /** Failing install checks. */
  failingProbes: ProbeAnswer[];
  /** Failing install checks that passed in the previous publication. */
  brokenProbes: ProbeAnswer[];
}

/** Thrown if required install checks that pass now would fail, and the channel puts such runs on hold. */
export class HeldBack extends Error {
  readonly probes: readonly ProbeAnswer[];
  constructor(probes: readonly ProbeAnswer[]) {
    super(`${probes.length === 1 ? 'A required check' : `${probes.length} required checks`} would fail.`);
    this.name = 'HeldBack';
    this.probes = probes;
  }
}

/** Thrown if another instance published the channel meanwhile, so the computed differences are outdated. */
class PublishedMeanwhile extends Error {
  constructor() {
    super('Another platform published the channel again and again meanwhile. Publish it once more.');
    this.name = 'PublishedMeanwhile';
  }
}

/** Installability of a publication on one platform, compared with the previous one. */
export interface PublishedInstallability {
  platform: string;
  allowed: number;
  broken: number;
  newly_broken: number;
  unchecked: number;
  /** Packages with files but without an installable one, although there was one without the policy. */
  lost_package_count: number;
  /** Newly uninstallable packages; the first hundred. */
  newly_lost: string[];
  newly_lost_count: number;
  /** Causes by the first package of each, most packages first; the first twenty. */
  causes: (Loss & { package_count: number })[];
  /** Packages that are installable again; the first hundred. */
  regained: string[];
  regained_count: number;
}

/** Attempts if other instances publish the channel meanwhile. */
const MOST_TRIES = 3;
/** Maximum number of package names that a run reports per list. */
const MOST_NAMES = 100;
/** Maximum number of causes that a run reports. */
const MOST_CAUSES = 20;

/** Publishes channels, one at a time. Two large channels together would exceed a small machine's memory. */
export class Publisher {
  readonly #core: Core;
  readonly #folders: SharedFolders | null;
  readonly #onPublished: (channelId: string, computed: ComputedPublication, view: PublicationView) => void;
  #queue: Promise<unknown> = Promise.resolve();

  /** @param folders source of folders from other instances; null if all share this disk */
  constructor(
    core: Core,
    folders: SharedFolders | null,
    onPublished: (channelId: string, computed: ComputedPublication, view: PublicationView) => void,
  ) {
    this.#core = core;
    this.#folders = folders;
    this.#onPublished = onPublished;
  }

  /**
   * Computes and publishes; repeats if another instance published the channel meanwhile.
   * Clients see the previous publication until this is done.
   * @throws ChannelGone, HeldBack, InvalidMatchSpec for filters that were never validated, the signal's reason
   */
  publish(channelId: string, request: PublishRequest): Promise<PublishResult> {
    const turn = this.#queue.then(() => this.#publish(channelId, request));
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Checks the files that a publication left unchecked, queued with publications, because two large channels together
   * would exceed a small machine's memory.
   * @returns null if every file must be checked
   */
  answerOpenFiles(
    channelId: string,
    publicationId: string,
    platforms: PlatformState[],
    signal: AbortSignal,
  ): Promise<PlatformState[] | null> {
    const { config, connection } = this.#core;
    const turn = this.#queue.then(async () => {
      const order = { dataDir: config.dataDir, channelId, publicationId, platforms };
      const message = await runInWorker({ task: 'open files', order, connection: connection.jobs.config }, signal);
      if (message.kind !== 'answered')
        throw new Error('The worker answered something else than what can be installed.');
      return message.platforms;
    });
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /** Resolves when nothing is being published. */
  async idle(): Promise<void> {
    await this.#queue;
  }

  async #publish(channelId: string, request: PublishRequest): Promise<PublishResult> {
    for (let tries = 1; ; tries++)
      try {
        return await this.#tryToPublish(channelId, request);
      } catch (error) {
        if (!(error instanceof PublishedMeanwhile) || tries === MOST_TRIES) throw error;
      }
  }

  async #tryToPublish(channelId: string, request: PublishRequest): Promise<PublishResult> {
    const { config, connection, db, log } = this.#core;
    request.signal?.throwIfAborted();
    const channel = await db
      .selectFrom('channel')
      .leftJoin('channel_probe_setting', 'channel_probe_setting.channel_id', 'channel.id')
      .select(['publication_id', 'file_count', 'broken_files', 'when_failing', 'most_needed'])
      .where('channel.id', '=', channelId)
      .executeTakeFirst();
    if (channel === undefined) throw new ChannelGone(channelId);
    const probes = await db
      .selectFrom('channel_probe')
      .select(['label', 'specs', 'platforms', 'required'])
      .where('channel_id', '=', channelId)
      .orderBy('position')
      .execute();
    const order: PublicationOrder = {
      dataDir: config.dataDir,
      channelId,
      publicationId: uuid(),
      previousId: channel.publication_id,
      bases: await basesOf(connection.pool, channelId),
      policy: request.policy,
      legacyIds: request.legacyIds ?? null,
      brokenFiles: channel.broken_files,
      probes,
      mostNeeded: channel.most_needed ?? 0,
      environments: await probedEnvironments(db, channelId),
      usedWith: await usedWith(connection.pool, channelId),
      now: Date.now(),
    };
    const started = performance.now();
    // Unchanged files are reused from it.
    if (order.previousId !== null)
      await this.#folders?.fetch(order.previousId, publicationFolder(channelId, order.previousId));
    const isLarge = channel.file_count > SMALL_CHANNEL;
    const message = await runInWorker(
      { task: 'publish', order, isLarge, connection: connection.jobs[isLarge ? 'config' : 'soon'] },
      request.signal,
      (told) => {
        if (told.kind === 'progress') request.onProgress?.(told.phase, told.fraction);
      },
    );
    if (message.kind !== 'published') throw new Error('The worker answered something else than a publication.');
    const computed = message.publication;
    const failingProbes = computed.probes.filter(({ ok }) => ok === false);
    const brokenProbes = await this.#broken(failingProbes, order.previousId);
    const result: PublishResult = {
      publicationId: order.publicationId,
      counts: computed.counts,
      allowedCount: computed.allowedCount,
      refusedCount: computed.refusedCount,
      contentKey: computed.contents.contentKey,
      addedIds: computed.addedIds,
      removedIds: computed.removedIds,
      installability: await this.#compared(computed.installability, order.previousId),
      failingProbes,
      brokenProbes,
    };
    const folder = publicationFolder(channelId, order.publicationId);
    try {
      request.signal?.throwIfAborted();
      const required = brokenProbes.filter((probe) => probe.required);
      if (channel.when_failing === 'hold' && required.length > 0 && request.acceptsFailingProbes !== true)
        throw new HeldBack(required);
      request.onProgress?.('publishing', null);
      await nameFolder(config.dataDir, computed.temporary, folder);
      const handed = (await this.#folders?.hand(folder)) ?? null;
      await db.transaction().execute((trx) => this.#commit(trx, order, computed, { folder, handed }, result, request));
    } catch (error) {
      await rm(computed.temporary, { recursive: true, force: true });
      if (!(await this.#isCommitted(order.publicationId))) {
        await removeFolder(config.dataDir, folder);
        await removePackages(connection.jobs.pool, [order.publicationId]).catch((failure: unknown) =>
          log.warn({ err: failure, channelId }, 'packages of a publication that failed stay for now'),
        );
      }
      throw error;
    }
    const view: PublicationView = {
      id: order.publicationId,
      policyId: order.policy?.id ?? null,
      policyName: order.policy?.name ?? null,
      policyRevision: order.policy?.revision ?? null,
      rules: computed.rules,
      granted: order.policy?.granted ?? [],
      allowed: computed.allowed,
      rule: computed.rule,
      installability: (computed.installability ?? []).map(({ platform, beforeIds, brokenIds }) => ({
        platform,
        beforeIds,
        brokenIds,
      })),
    };
    this.#onPublished(channelId, computed, view);
    log.info(
      {
        channelId,
        publicationId: order.publicationId,
        allowed: computed.allowedCount,
        refused: computed.refusedCount,
        ms: Math.round(performance.now() - started),
      },
      'channel published',
    );
    await dropOldPublications(this.#core, channelId).catch((error: unknown) =>
      log.warn({ err: error, channelId }, 'old publications stay on disk for now'),
    );
    return result;
  }

  async #commit(
    trx: Trx,
    order: PublicationOrder,
    computed: ComputedPublication,
    { folder, handed }: { folder: string; handed: HandedFolder | null },
    result: PublishResult,
    request: PublishRequest,
  ): Promise<void> {
    const { channelId, publicationId: id, policy } = order;
    const perSubdir = Object.fromEntries(
      computed.counts
        .filter((count) => count.num_total > 0)
        .map((count) => [count.platform, { allowed: count.num_after, refused: count.num_total - count.num_after }]),
    );
    // Locks the channel's row, so the numbers are assigned in order.
    const switched = await switchPublication(trx, channelId, { from: order.previousId, to: id });
    if (switched === 'gone') throw new ChannelGone(channelId);
    if (switched === 'other') throw new PublishedMeanwhile();
    await trx
      .updateTable('publication')
      .set({ served_until: sql<Date>`now()` })
      .where('channel_id', '=', channelId)
      .where('served_until', 'is', null)
      .execute();
    await trx
      .insertInto('publication')
      .values({
        id,
        channel_id: channelId,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from publication where channel_id = ${channelId})`,
        policy_id: policy?.id ?? null,
        policy_name: policy?.name ?? null,
        policy_revision: policy?.revision ?? null,
        is_watched: policy?.isWatched ?? false,
        rules: JSON.stringify(computed.rules),
        granted: JSON.stringify(policy?.granted ?? []),
        content_key: computed.contents.contentKey,
        index_form: INDEX_FORM,
        folder,
        created_at: new Date(order.now),
        allowed_count: computed.allowedCount,
        refused_count: computed.refusedCount,
        worst_served_score: computed.vulnerabilities.worst,
        vulnerabilities: JSON.stringify(computed.vulnerabilities),
        vulnerabilities_revision: Number(computed.advisoryRevision),
        checked_name_count: computed.checkedNameCount,
        per_subdir: JSON.stringify(perSubdir),
        has_packages: true,
        packages_id: computed.packages.id,
        used_with: order.usedWith.map(({ publicationId }) => publicationId),
        releases_at: computed.releasesAt === null ? null : new Date(computed.releasesAt),
        probes: JSON.stringify(computed.probes),
      })
      .execute();
    await writeChangedPackages(trx, computed.packages);
    if (handed !== null) await this.#folders?.note(trx, id, folder, handed);
    await trx
      .insertInto('publication_source')
      .values(
        computed.sources.map(({ channelId: sourceId, generation }, position) => ({
          publication_id: id,
          channel_id: sourceId,
          position,
          generation,
        })),
      )
      .execute();
    for (const { subdir, fileIds, words } of computed.decisions) {
      await trx
        .insertInto('publication_decisions')
        .values({ publication_id: id, subdir, file_ids: packed(fileIds), decisions: packed(words) })
        .execute();
    }
    for (const { platform, allowed, broken, newly_broken, unchecked, ...rest } of computed.installability ?? []) {
      await trx
        .insertInto('publication_installability')
        .values({
          publication_id: id,
          platform,
          allowed,
          broken,
          newly_broken,
          unchecked,
          lost_packages: rest.lost_packages,
          lost_for: rest.losses[0]?.spec ?? null,
          is_exact: unchecked === 0,
          before_ids: packed(rest.beforeIds),
          broken_ids: packed(rest.brokenIds),
          open_ids: packed(rest.openIds),
        })
        .execute();
    }
    await request.inTransaction?.(trx, result);
  }

  /** Compares installability with the previous publication. An unchecked platform had nothing uninstallable. */
  async #compared(
    installability: readonly ComputedInstallability[] | null,
    previousId: string | null,
  ): Promise<PublishedInstallability[] | null> {
    if (installability === null) return null;
    const rows =
      previousId === null
        ? []
        : await this.#core.db
            .selectFrom('publication_installability')
            .select(['platform', 'lost_packages'])
            .where('publication_id', '=', previousId)
            .execute();
    const before = new Map(rows.map((row) => [row.platform, new Set(row.lost_packages)]));
    return installability.map(({ platform, allowed, broken, newly_broken, unchecked, lost_packages: lost, losses }) => {
      const lostBefore = before.get(platform) ?? new Set<string>();
      const lostNow = new Set(lost);
      const newlyLost = lost.filter((name) => !lostBefore.has(name));
      const regained = [...lostBefore].filter((name) => !lostNow.has(name));
      return {
        platform,
        allowed,
        broken,
        newly_broken,
        unchecked,
        lost_package_count: lost.length,
        newly_lost: newlyLost.slice(0, MOST_NAMES),
        newly_lost_count: newlyLost.length,
        causes: losses
          .map((loss) => ({ ...loss, packages: loss.packages.filter((name) => !lostBefore.has(name)) }))
          .filter(({ packages }) => packages.length > 0)
          .slice(0, MOST_CAUSES)
          .map((loss) => ({
            ...loss,
            package_count: loss.packages.length,
            packages: loss.packages.slice(0, MOST_NAMES),
          })),
        regained: regained.slice(0, MOST_NAMES),
        regained_count: regained.length,
      };
    });
  }

  /**
   * Returns failing install checks that passed in the previous publication.
   * One without a previous result doesn't count.
   */
  async #broken(failing: readonly ProbeAnswer[], previousId: string | null): Promise<ProbeAnswer[]> {
    if (failing.length === 0 || previousId === null) return [];
    const row = await this.#core.db
      .selectFrom('publication')
      .select('probes')
      .where('id', '=', previousId)
      .executeTakeFirst();
    const before = row?.probes ?? [];
    return failing.filter(({ label, platform }) =>
      before.some((answer) => answer.label === label && answer.platform === platform && answer.ok === true),
    );
  }

  /** After a lost connection the result of the commit is unknown, and a folder that clients see must not be removed. */
  async #isCommitted(publicationId: string): Promise<boolean> {
    try {
      const { db } = this.#core;
      const row = await db.selectFrom('publication').select('id').where('id', '=', publicationId).executeTakeFirst();
      return row !== undefined;
    } catch {
      return true;
    }
  }
}
