// Read model of channel, publication: a run starts from the channel's current publication, in the same transaction.
/** Executes one run: reads the requested policy, publishes, and records both in one transaction. */
import { ACTIVE_JOB_STATES, readFilters } from '@terrarium/domain/policy';
import type { Filters, GrantedException } from '@terrarium/domain/policy';
import { EventEmitter } from 'node:events';
import { appendAudit } from '../audit/index.ts';
import type { AuditActor } from '../audit/index.ts';
import { channelsUsing } from '../channel/index.ts';
import { databaseFailureOf } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import type { RoomWatch } from '../files/roomWatch.ts';
import type { Logger } from '../monitoring/log.ts';
import { packed, unpackIds } from '../repo/index.ts';
import { HeldBack } from '../repo/index.ts';
import type { PublishResult, Repo } from '../repo/index.ts';
import { exceptionsInForce } from './exceptions.ts';
import type { TellOfRun } from './mails.ts';
import { HUB_ASKS, requestRuns, saveProgress, takeRequest } from './runStore.ts';
import { findingText } from './stored.ts';
import { findAppliedPolicy, findAssignment, findLegacy } from './store.ts';

/** Share of each phase in the total, measured on a channel of 500,000 files, and its display text. */
const PHASES = {
  reading: { from: 0, to: 0.35, text: 'Reading the channel' },
  evaluating: { from: 0.35, to: 0.45, text: 'Evaluating the rules' },
  writing: { from: 0.45, to: 0.95, text: 'Writing repodata' },
  publishing: { from: 0.95, to: 1, text: 'Publishing' },
} as const;

/** Thrown if a run was canceled during its execution. */
class RunCanceled extends Error {
  constructor() {
    super('The run was canceled.');
    this.name = 'RunCanceled';
  }
}

/** Input of a started run. */
interface Begun {
  channelId: string;
  acceptsFailingProbes: boolean;
  askedBy: string | null;
  /** Service account that asked for it. */
  askedByAccount: string | null;
  /** Why it can't be executed. */
  problem: string | null;
  before:
    | { content_key: string; policy_id: string | null; policy_revision: number | null; is_watched: boolean }
    | undefined;
  policy: {
    id: string;
    name: string;
    revision: number;
    filters: Filters;
    granted: GrantedException[];
    isWatched: boolean;
  } | null;
  legacy: Float64Array | null;
}

/** Executes runs, each by one call at a time. Emails admins about uninstallable packages and runs on hold. */
export class Executor {
  readonly #db: Db;
  readonly #repo: Repo;
  readonly #log: Logger;
  readonly #tell: TellOfRun;
  readonly #room: Pick<RoomWatch, 'add'>;
  readonly #events = new EventEmitter();
  readonly #working = new Map<string, { control: AbortController; done: Promise<unknown> }>();
  readonly #stopping = new AbortController();

  /** @param room repeats the runs of channels that failed because the disk was full */
  constructor(db: Db, repo: Repo, log: Logger, tell: TellOfRun, room: Pick<RoomWatch, 'add'>) {
    this.#room = room;
    this.#db = db;
    this.#repo = repo;
    this.#log = log;
    this.#tell = tell;
  }

  /**
   * Executes a run to its end.
   * A failed run has ended too: its row has the error.
   * @returns false if the run was requeued, because the signal was aborted or the executor stops
   */
  async execute(runId: string, signal: AbortSignal): Promise<boolean> {
    const outside = AbortSignal.any([signal, this.#stopping.signal]);
    if (outside.aborted) return false;
    if (this.#working.has(runId)) return true;
    const control = new AbortController();
    const done = this.#workRun(runId, control, outside).finally(() => this.#working.delete(runId));
    this.#working.set(runId, { control, done });
    await done;
    return !outside.aborted;
  }

  /** Stops a canceled run, if it is executed here. */
  abort(runId: string): void {
    this.#working.get(runId)?.control.abort(new RunCanceled());
  }

  /** Requeues running runs. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error('The hub is stopping.'));
    await Promise.allSettled([...this.#working.values()].map(({ done }) => done));
  }

  /** Registers a listener for the channel of every run that ends. */
  onEnd(listener: (channelId: string) => void): void {
    this.#events.on('end', listener);
  }

  async #begin(runId: string): Promise<Begun | null> {
    return this.#db.transaction().execute(async (trx) => {
      const run = await trx
        .selectFrom('policy_run')
        .selectAll()
        .where('id', '=', runId)
        .where('state', 'in', ACTIVE_JOB_STATES)
        .forUpdate()
        .executeTakeFirst();
      if (run === undefined) return null;
      const before = await trx
        .selectFrom('channel')
        .innerJoin('publication', 'publication.id', 'channel.publication_id')
        .select([
          'publication.id',
          'publication.content_key',
          'publication.policy_id',
          'publication.policy_revision',
          'publication.is_watched',
        ])
        .where('channel.id', '=', run.channel_id)
        .executeTakeFirst();
      // Later reads cover all requests up to now.
      const taken = await takeRequest(trx, run.channel_id);
      const policy = await findAppliedPolicy(trx, run.channel_id);
      const isWatched = (await findAssignment(trx, run.channel_id))?.is_watched ?? false;
      await trx
        .updateTable('policy_run')
        .set({
          state: 'in_progress',
          phase: PHASES.reading.text,
          progress: 0,
          error: null,
          started_at: run.started_at ?? new Date(),
          policy_id: policy?.id ?? null,
          policy_name: policy?.name ?? null,
          policy_revision: policy?.revision ?? null,
          is_watched: isWatched,
          took: taken?.reason ?? run.took,
          before_publication_id: before?.id ?? null,
        })
        .where('id', '=', runId)
        .execute();
      const base = {
        channelId: run.channel_id,
        acceptsFailingProbes: run.accepts_failing_probes || taken?.accepts_failing_probes === true,
        askedBy: run.asked_by,
        askedByAccount: run.asked_by_account,
        problem: null,
        before,
        policy: null,
        legacy: null,
      };
      if (policy === undefined) return base;
      const read = readFilters(policy.filters);
      if (!read.ok)
        return {
          ...base,
          problem: `The policy '${policy.name}' contains invalid filters: ${findingText(read.findings[0]!)}. Edit and save it. The channel keeps serving the previous version.`,
        };
      const legacy = await findLegacy(trx, run.channel_id);
      const granted = await exceptionsInForce(trx, run.channel_id);
      return {
        ...base,
        policy: {
          id: policy.id,
          name: policy.name,
          revision: policy.revision,
          filters: read.filters,
          granted,
          isWatched,
        },
        legacy: legacy === undefined ? null : unpackIds(legacy),
      };
    });
  }

  async #finish(trx: Trx, runId: string, begun: Begun, published: PublishResult): Promise<void> {
    const done = await trx
      .updateTable('policy_run')
      .set({
        state: 'done',
        phase: 'Completed',
        progress: 1,
        finished_at: new Date(),
        publication_id: published.publicationId,
        previous_legacy: null,
        counts: JSON.stringify(
          published.counts.map(({ platform, num_before, num_after }) => ({ platform, num_before, num_after })),
        ),
        added_count: published.addedIds.length,
        removed_count: published.removedIds.length,
        installability: published.installability === null ? null : JSON.stringify(published.installability),
        failing_probes: JSON.stringify(published.failingProbes),
      })
      .where('id', '=', runId)
      .where('state', '=', 'in_progress')
      .executeTakeFirst();
    // Throwing rolls back the publication, so a canceled run never takes effect.
    if (done.numUpdatedRows === 0n) throw new RunCanceled();
    await trx
      .insertInto('policy_delta')
      .values({
        run_id: runId,
        channel_id: begun.channelId,
        added_ids: packed(published.addedIds),
        removed_ids: packed(published.removedIds),
      })
      .execute();
    await notePublication(trx, runId, begun, published);
    if (servesOtherwise(begun, published))
      await requestRuns(trx, await channelsUsing(trx, begun.channelId), 'content', HUB_ASKS);
    await this.#tell(trx, { runId, channelId: begun.channelId, askedBy: begun.askedBy, published });
    if (begun.policy === null) return;
    const same =
      begun.before?.policy_id === begun.policy.id &&
      begun.before.policy_revision === begun.policy.revision &&
      begun.before.is_watched === begun.policy.isWatched;
    await trx
      .updateTable('channel_policy')
      .set({ in_force_since: new Date() })
      .where('channel_id', '=', begun.channelId)
      .where((eb) => (same ? eb('in_force_since', 'is', null) : eb.lit(true)))
      .execute();
  }

  async #fail(runId: string, text: string): Promise<void> {
    await this.#db
      .updateTable('policy_run')
      .set({ state: 'failed', phase: 'Failed', error: text, finished_at: new Date(), previous_legacy: null })
      .where('id', '=', runId)
      .where('state', 'in', ACTIVE_JOB_STATES)
      .execute();
  }

  /** Puts a run on hold. Users notified by the previous run about the same checks aren't notified again. */
  async #hold(runId: string, begun: Begun, { message, probes }: HeldBack): Promise<void> {
    const named = probes.map(({ label, platform, detail }) => `${label} on ${platform}: ${detail ?? ''}`).join(' ');
    await this.#db.transaction().execute(async (trx) => {
      const held = await trx
        .updateTable('policy_run')
        .set({
          state: 'failed',
          phase: 'On hold',
          error: `${message} ${named} The channel keeps serving the previous version. Change the policy or the checks, or publish anyway.`,
          is_held: true,
          failing_probes: JSON.stringify(probes),
          finished_at: new Date(),
          previous_legacy: null,
        })
        .where('id', '=', runId)
        .where('state', 'in', ACTIVE_JOB_STATES)
        .executeTakeFirst();
      if (held.numUpdatedRows > 0n)
        await this.#tell(trx, { runId, channelId: begun.channelId, askedBy: begun.askedBy, held: probes });
    });
  }

  async #work(runId: string, begun: Begun, control: AbortController, outside: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([control.signal, outside]);
    let saving = Promise.resolve();
    try {
      await this.#repo.publish(begun.channelId, {
        policy: begun.policy,
        legacyIds: begun.legacy,
        acceptsFailingProbes: begun.acceptsFailingProbes,
        signal,
        onProgress: (phase, fraction) => {
          const { from, to, text } = PHASES[phase];
          const progress = fraction === null ? from : from + (to - from) * fraction;
          saving = saving
            .then(() => saveProgress(this.#db, runId, text, progress))
            .then((under) => {
              // Canceled in another process, which can't abort this one.
              if (!under && !outside.aborted) control.abort(new RunCanceled());
            })
            .catch((error: unknown) =>
              this.#log.debug({ err: error, run: runId }, 'the progress of a run was not written'),
            );
        },
        inTransaction: (trx, published) => this.#finish(trx, runId, begun, published),
      });
    } catch (error) {
      await saving;
      if (error instanceof RunCanceled || control.signal.aborted) return;
      if (outside.aborted) {
        await this.#db
          .updateTable('policy_run')
          .set({ state: 'todo', phase: '', progress: null })
          .where('id', '=', runId)
          .where('state', '=', 'in_progress')
          .execute();
        return;
      }
      // The channel or organization was deleted during the run.
      if (!(await this.#db.selectFrom('policy_run').select('id').where('id', '=', runId).executeTakeFirst())) return;
      if (error instanceof HeldBack) return this.#hold(runId, begun, error);
      this.#log.error(
        { err: error, run: runId, channel: begun.channelId },
        'a policy run failed; the channel keeps serving its current version',
      );
      if (databaseFailureOf(error) === 'disk_full') await this.#room.add(begun.channelId);
      await this.#fail(runId, failureText(error));
    }
  }

  async #workRun(runId: string, control: AbortController, outside: AbortSignal): Promise<void> {
    const begun = await this.#begin(runId);
    if (begun === null) return;
    if (begun.problem !== null) await this.#fail(runId, begun.problem);
    else await this.#work(runId, begun, control, outside);
    if (!outside.aborted) this.#events.emit('end', begun.channelId);
  }
}

/**
 * Returns whether clients see other files or records than before.
 * Then virtual channels and channels used together are checked again.
 */
const servesOtherwise = ({ before }: Begun, { contentKey, addedIds, removedIds }: PublishResult): boolean =>
  before?.content_key !== contentKey || addedIds.length + removedIds.length > 0;

function actorOf({ askedBy, askedByAccount }: Begun): AuditActor {
  if (askedBy !== null) return { userId: askedBy };
  return askedByAccount === null ? 'hub' : { serviceAccountId: askedByAccount };
}

/** Records in the audit log what the channel serves now, and by which policy revision. */
async function notePublication(trx: Trx, runId: string, begun: Begun, published: PublishResult): Promise<void> {
  const { organization_id: chain, name } = await trx
    .selectFrom('channel')
    .select(['organization_id', 'name'])
    .where('id', '=', begun.channelId)
    .executeTakeFirstOrThrow();
  const { policy } = begun;
  await appendAudit(trx, {
    chain,
    action: 'channel.published',
    actor: actorOf(begun),
    target: { id: begun.channelId, name },
    details: {
      publication: published.publicationId,
      run: runId,
      ...(policy === null ? {} : { policy: policy.name, revision: policy.revision, watched: policy.isWatched }),
      files_added: published.addedIds.length,
      files_removed: published.removedIds.length,
      files_served: published.allowedCount,
      files_refused: published.refusedCount,
    },
  });
}

/** Returns the error text of a failed run. System errors are described; the log has details. */
function failureText(error: unknown): string {
  const kept = 'The channel keeps serving the previous version.';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (databaseFailureOf(error) === 'disk_full')
    return `The hub's disk is full, so the repodata couldn't be written. Free up space. Then the hub tries again. ${kept}`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `The data folder isn't writable. Give the hub write permission and apply the policy again. ${kept}`;
  const message = error instanceof Error ? error.message : String(error);
  return `${message.replace(/[.\s]*$/, '')}. ${kept} Apply the policy again. If the problem continues, check the hub's log.`;
}
