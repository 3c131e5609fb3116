// Read model of channel, publication: a run begins from the publication that its channel serves, in the transaction that begins it.
/** One run from its start to its end: what is wanted now is read, published, and recorded with the publication in one transaction. */
import { ACTIVE_JOB_STATES, readFilters } from '@terrarium/domain/policy';
import type { Filters, GrantedException } from '@terrarium/domain/policy';
import { EventEmitter } from 'node:events';
import { appendAudit } from '../audit/index.ts';
import { channelsUsing } from '../channel/index.ts';
import type { Db, Trx } from '../db/index.ts';
import type { Logger } from '../log.ts';
import { packed, unpackIds } from '../repo/index.ts';
import { HeldBack } from '../repo/index.ts';
import type { PublishResult, Repo } from '../repo/index.ts';
import { exceptionsInForce } from './exceptions.ts';
import type { TellOfRun } from './mails.ts';
import { requestRuns, saveProgress, takeRequest } from './runStore.ts';
import { findingText } from './stored.ts';
import { findAppliedPolicy, findAssignment, findLegacy } from './store.ts';

/** Works runs. Each run is worked by one call at a time. */
export interface Executor {
  /**
   * Works a run to its end. A run that fails is at its end too: its row says why.
   * @returns false when the run was put back to wait, because the signal was aborted or the executor stops
   */
  execute(runId: string, signal: AbortSignal): Promise<boolean>;
  /** Stops a run that was canceled, if it is worked here. */
  abort(runId: string): void;
  /** Calls back with the channel of every run that ends. */
  onEnd(listener: (channelId: string) => void): void;
  /** Puts back what is being worked. */
  stop(): Promise<void>;
}

/** The part of the whole that each phase takes, measured on a channel of 500,000 files, and its words for people. */
const PHASES = {
  reading: { from: 0, to: 0.35, text: 'Reading the channel' },
  evaluating: { from: 0.35, to: 0.45, text: 'Evaluating the rules' },
  writing: { from: 0.45, to: 0.95, text: 'Writing repodata' },
  publishing: { from: 0.95, to: 1, text: 'Publishing' },
} as const;

/** Why a run is stopped on purpose: it was canceled while it was worked. */
class RunCanceled extends Error {
  constructor() {
    super('The run was canceled.');
    this.name = 'RunCanceled';
  }
}

/** What a started run works on. */
interface Begun {
  channelId: string;
  acceptsFailingProbes: boolean;
  askedBy: string | null;
  /** Why it cannot be worked. */
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

/** Makes the executor. @param tell tells the admins what a run lost, or that it was held back */
export function createExecutor(db: Db, repo: Repo, log: Logger, tell: TellOfRun): Executor {
  const events = new EventEmitter();
  const working = new Map<string, { control: AbortController; done: Promise<unknown> }>();
  const stopping = new AbortController();

  async function begin(runId: string): Promise<Begun | null> {
    return db.transaction().execute(async (trx) => {
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
      // Everything asked for up to now is covered by what is read from here on.
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
          problem: `The policy '${policy.name}' holds filters that this hub does not understand: ${findingText(read.findings[0]!)}. Edit and save it; the channel goes on serving what it served.`,
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

  async function finish(trx: Trx, runId: string, begun: Begun, published: PublishResult): Promise<void> {
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
    // Throwing takes the publication back with it: what was canceled never comes into force.
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
      await requestRuns(trx, await channelsUsing(trx, begun.channelId), 'content', null);
    await tell(trx, { runId, channelId: begun.channelId, askedBy: begun.askedBy, published });
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

  async function fail(runId: string, text: string): Promise<void> {
    await db
      .updateTable('policy_run')
      .set({ state: 'failed', phase: 'Failed', error: text, finished_at: new Date(), previous_legacy: null })
      .where('id', '=', runId)
      .where('state', 'in', ACTIVE_JOB_STATES)
      .execute();
  }

  /** Ends a run that was held back. Whoever learned of the same at the run before is not told again. */
  async function hold(runId: string, begun: Begun, { message, probes }: HeldBack): Promise<void> {
    const named = probes.map(({ label, platform, detail }) => `${label} on ${platform}: ${detail ?? ''}`).join(' ');
    await db.transaction().execute(async (trx) => {
      const held = await trx
        .updateTable('policy_run')
        .set({
          state: 'failed',
          phase: 'On hold',
          error: `${message} ${named} The channel goes on serving what it served. Change the policy or the probes, or publish it after all.`,
          is_held: true,
          failing_probes: JSON.stringify(probes),
          finished_at: new Date(),
          previous_legacy: null,
        })
        .where('id', '=', runId)
        .where('state', 'in', ACTIVE_JOB_STATES)
        .executeTakeFirst();
      if (held.numUpdatedRows > 0n)
        await tell(trx, { runId, channelId: begun.channelId, askedBy: begun.askedBy, held: probes });
    });
  }

  async function work(runId: string, begun: Begun, control: AbortController, outside: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([control.signal, outside]);
    let saving = Promise.resolve();
    try {
      await repo.publish(begun.channelId, {
        policy: begun.policy,
        legacyIds: begun.legacy,
        acceptsFailingProbes: begun.acceptsFailingProbes,
        signal,
        onProgress: (phase, fraction) => {
          const { from, to, text } = PHASES[phase];
          const progress = fraction === null ? from : from + (to - from) * fraction;
          saving = saving
            .then(() => saveProgress(db, runId, text, progress))
            .then((under) => {
              // Canceled in another process, whose abort does not reach here.
              if (!under && !outside.aborted) control.abort(new RunCanceled());
            })
            .catch((error: unknown) => log.debug({ err: error, run: runId }, 'the progress of a run was not written'));
        },
        inTransaction: (trx, published) => finish(trx, runId, begun, published),
      });
    } catch (error) {
      await saving;
      if (error instanceof RunCanceled || control.signal.aborted) return;
      if (outside.aborted) {
        await db
          .updateTable('policy_run')
          .set({ state: 'todo', phase: '', progress: null })
          .where('id', '=', runId)
          .where('state', '=', 'in_progress')
          .execute();
        return;
      }
      // Deleted with its channel, or the whole organization, while it was under way.
      if (!(await db.selectFrom('policy_run').select('id').where('id', '=', runId).executeTakeFirst())) return;
      if (error instanceof HeldBack) return hold(runId, begun, error);
      log.error(
        { err: error, run: runId, channel: begun.channelId },
        'a run failed; the channel goes on serving what it served',
      );
      await fail(runId, failureText(error));
    }
  }

  async function workRun(runId: string, control: AbortController, outside: AbortSignal): Promise<void> {
    const begun = await begin(runId);
    if (begun === null) return;
    if (begun.problem !== null) await fail(runId, begun.problem);
    else await work(runId, begun, control, outside);
    if (!outside.aborted) events.emit('end', begun.channelId);
  }

  return {
    async execute(runId, signal) {
      const outside = AbortSignal.any([signal, stopping.signal]);
      if (outside.aborted) return false;
      if (working.has(runId)) return true;
      const control = new AbortController();
      const done = workRun(runId, control, outside).finally(() => working.delete(runId));
      working.set(runId, { control, done });
      await done;
      return !outside.aborted;
    },

    abort(runId) {
      working.get(runId)?.control.abort(new RunCanceled());
    },

    async stop() {
      stopping.abort(new Error('The hub is stopping.'));
      await Promise.allSettled([...working.values()].map(({ done }) => done));
    },

    onEnd(listener) {
      events.on('end', listener);
    },
  };
}

/** Whether clients find other files or records than before: then channels used together with this one are checked again. */
const servesOtherwise = ({ before }: Begun, { contentKey, addedIds, removedIds }: PublishResult): boolean =>
  before?.content_key !== contentKey || addedIds.length + removedIds.length > 0;

/** Tells the audit log what its channel serves from now on, and under which revision of which policy. */
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
    actor: begun.askedBy === null ? 'hub' : { userId: begun.askedBy },
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

/** What the row of a failed run says. Reasons of the machine are put into words; the rest is in the log. */
function failureText(error: unknown): string {
  const kept = 'The channel goes on serving what it served.';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC')
    return `The disk is full, so the repodata could not be written. Free some space and apply the policy again. ${kept}`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `The data folder cannot be written to. Give the hub the right to write there and apply the policy again. ${kept}`;
  const message = error instanceof Error ? error.message : String(error);
  return `${message.replace(/[.\s]*$/, '')}. ${kept} Apply the policy again; if it stays, look into the hub's log.`;
}
