// Read model of publication: taking off a policy looks at what is served, under the lock of the channel.
/**
 * Runs: the one path on which a channel's served content changes. Something is wanted (a policy is applied, a channel's
 * files change, an advisory comes) → a run waits → a job starts it → the publication, the decisions, the delta and the end
 * of the run are one transaction. Old content is served until that commit.
 *
 * Wishes that come while a run is under way stand in `policy_run_request` and are started when it ends. Those of content and
 * advisories are written by triggers in the transaction that changes them, so that no killed process can forget one.
 */
import { ACTIVE_JOB_STATES, asksAboutAdvisories, readFilters, RULE_MALICIOUS } from '@terrarium/domain/policy';
import { EventEmitter, once } from 'node:events';
import { noteChange } from '../change/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { isId, isUniqueViolation, newId } from '../db/index.ts';
import { conflict, HttpError, notFound, unprocessable } from '../http/index.ts';
import type { Logger } from '../log.ts';
import { packed } from '../repo/index.ts';
import type { Repo } from '../repo/index.ts';
import type { RunReason } from './contract.ts';
import type { Executor } from './execute.ts';
import type { RunRow } from './runStore.ts';
import {
  activeRunIds,
  channelsToStart,
  findActiveRun,
  findLastRun,
  findRun,
  insertRun,
  lockChannel,
  nextStart,
  peekRequest,
  requestRuns,
  requestUnfinished,
  takeRequest,
} from './runStore.ts';
import { findingText } from './stored.ts';
import type { ChannelPolicyRow, PolicyRow } from './store.ts';
import {
  assignPolicy,
  findAppliedPolicy,
  findAssignment,
  findLegacy,
  holdPolicy,
  holdsPolicy,
  saveLegacy,
  servedIds,
} from './store.ts';
import type { PreviousPolicy } from './tables.ts';

/** The channel that a run is for. */
export interface RunChannel {
  id: string;
  name: string;
  organization_id: string;
}

/** How runs are asked for, canceled and started. Failures are HttpErrors. */
export interface RunService {
  /** Applies a policy: 'applied' puts a first one on the channel, 'replaced' takes the place of the one there. */
  apply(
    channel: RunChannel,
    policyId: string,
    how: 'applied' | 'replaced',
    askedBy: string,
    isWatched?: boolean,
  ): Promise<RunRow>;
  /** Takes the policy off: everything is served again. */
  takeOff(channel: RunChannel, askedBy: string): Promise<RunRow>;
  /**
   * As `apply` and, for null, `takeOff`, as a part of a transaction that changes more; whoever it belongs to has locked the channel.
   * @returns what is to be called once that is committed
   */
  changeIn(
    trx: Trx,
    channel: RunChannel,
    to: { policyId: string; isWatched: boolean } | null,
    askedBy: string,
  ): Promise<() => Promise<void>>;
  /** Waits a moment for the first run of a channel: another one would take its place. */
  firstRun(channelId: string): Promise<void>;
  /** Cancels a run; the policy that was applied before it is put back. `askedBy` is null for an operator of the hub. */
  cancel(channel: RunChannel, runId: string, askedBy: string | null): Promise<RunRow>;
  /** Publishes after all what a run held back because of probes. @throws HttpError 404, 409 when it was not held back or another run came since */
  release(channel: RunChannel, runId: string, askedBy: string): Promise<RunRow>;
  /** Asks for a run of a channel as it is now, e.g. after one that failed. */
  ask(channelId: string, askedBy: string): Promise<void>;
  /** Starts the first run of a new channel, so that whoever made it can be told which one it is. What cannot be started now is started soon. */
  begin(channelId: string): Promise<void>;
  /** Starts what is asked for, soon. */
  wake(): void;
  /** Puts every run that was left over to work again, asks for one of each channel whose index files are of an older form, and starts what is asked for. */
  recover(): Promise<void>;
  /** Resolves when a channel has no run under way and none asked for. */
  idle(channelId: string, signal?: AbortSignal): Promise<void>;
  /** Waits for what `wake` began. */
  stop(): Promise<void>;
}

/** What runs are made with. */
export interface RunDependencies {
  db: Db;
  log: Logger;
  executor: Executor;
  repo: Pick<Repo, 'index' | 'outdated' | 'refreshVulnerabilities'>;
  /** Hands a run to the job queue, in the transaction if there is one; handing it over twice has no effect. */
  dispatch(runId: string, trx?: Trx): Promise<void>;
}

const BATCH = 50;
/**
 * Time from one run for changed content to the next of the same channel, in ms: of many files that are published one by one each is visible within two
 * seconds, and the index is written once in this time instead of for every file.
 */
const SPACING_MS = 1_000;
const POLL_MS = 500;
/** How long an application waits for a channel's first run before it takes its place. */
const FIRST_RUN_MS = 3_000;

/** What belongs into the transaction that writes a run; answers the policy that the channel is under from then on. */
type Prepare = (
  trx: Trx,
  current: ChannelPolicyRow | undefined,
  published: string | null,
) => Promise<PolicyRow | undefined>;

/** Makes the service; `executor.onEnd` is bound to it. */
export function createRunService({ db, log, executor, repo, dispatch }: RunDependencies): RunService {
  const ended = new EventEmitter().setMaxListeners(0);
  let starting: Promise<void> | null = null;
  let again = false;
  let later: NodeJS.Timeout | undefined;
  let stopped = false;

  executor.onEnd((channelId) => {
    ended.emit(channelId);
    wake();
  });

  function wake(): void {
    if (stopped) return;
    if (starting !== null) {
      again = true;
      return;
    }
    starting = startWanted()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'runs that are asked for could not be started; they are tried again soon'),
      )
      .finally(() => {
        starting = null;
        if (again) {
          again = false;
          wake();
        }
      });
  }

  async function startWanted(): Promise<void> {
    for (;;) {
      const channelIds = await channelsToStart(db, BATCH, SPACING_MS);
      for (const channelId of channelIds) await startOne(channelId);
      if (stopped) return;
      if (channelIds.length < BATCH) break;
    }
    const wait = await nextStart(db, SPACING_MS);
    clearTimeout(later);
    if (wait !== null) later = setTimeout(wake, Math.max(wait, 1)).unref();
  }

  async function startOne(channelId: string): Promise<void> {
    const unconcerned = await policyWithoutAdvisories(channelId);
    const outcome = await db.transaction().execute(async (trx) => {
      const channel = await lockChannel(trx, channelId);
      const request = await peekRequest(trx, channelId);
      if (channel === undefined || request === undefined || (await findActiveRun(trx, channelId)) !== undefined)
        return null;
      const policy = await findAppliedPolicy(trx, channelId);
      const changesNothing =
        policy === undefined || (policy.id === unconcerned?.id && policy.revision === unconcerned.revision);
      if (request.reason === 'advisories' && changesNothing && channel.publication_id !== null) {
        await takeRequest(trx, channelId);
        return 'score only';
      }
      const run = await insertRun(trx, {
        ...newRun(channelId, request.reason, request.asked_by, policy, null),
        accepts_failing_probes: request.accepts_failing_probes,
      });
      await dispatch(run.id, trx);
      return run;
    });
    if (outcome === null) return;
    if (outcome !== 'score only') return nudge(outcome.id);
    // Without a policy that asks about CVEs an advisory changes nothing that is served, so nothing needs to be written anew.
    await repo.refreshVulnerabilities(channelId);
    ended.emit(channelId);
  }

  /** The policy on a channel that waits for advisories, if what they say decides nothing under it: it does not ask, and nothing there is or was malicious. */
  async function policyWithoutAdvisories(channelId: string): Promise<PolicyRow | undefined> {
    if ((await peekRequest(db, channelId))?.reason !== 'advisories') return undefined;
    const policy = await findAppliedPolicy(db, channelId);
    if (policy === undefined || asksAboutAdvisories(policy.filters)) return undefined;
    const { advisories, publication } = await repo.index(channelId);
    const isMalicious = advisories.advisories.some(({ malicious }) => malicious === true);
    return isMalicious || publication?.rule.includes(RULE_MALICIOUS) !== false ? undefined : policy;
  }

  /** The job stands in the queue with its run; handing it over once more makes the queue look at once instead of soon. */
  async function nudge(runId: string): Promise<void> {
    await dispatch(runId).catch((error: unknown) =>
      log.debug({ err: error, run: runId }, 'the queue was not told of a run; it looks by itself soon'),
    );
  }

  /** The part of {@link start} that is one transaction with whatever else belongs into it. `settle` is to be called once that is committed. */
  async function startIn(trx: Trx, channel: RunChannel, reason: RunReason, askedBy: string, prepare: Prepare) {
    const locked = await lockChannel(trx, channel.id);
    if (locked === undefined) throw notFound(`Channel '${channel.name}'`, 'channel_not_found');
    const current = await findAssignment(trx, channel.id);
    const legacy = current === undefined ? undefined : await findLegacy(trx, channel.id);
    const active = await findActiveRun(trx, channel.id);
    const former = await findAppliedPolicy(trx, channel.id);
    const policy = await prepare(trx, current, locked.publication_id);
    if (active !== undefined && !isFirst(active)) throw underWay(channel.name, active);
    // Nothing was served before the first run, and this one does all that it would have done: under the policy, from the first byte on.
    if (active !== undefined) await end(trx, active.id, 'Taken over by the next run');
    const run = await insertRun(trx, {
      ...newRun(channel.id, reason, askedBy, policy, current ?? null),
      previous_legacy: legacy ?? null,
    });
    const told = policy ?? former;
    const isWatched = (await findAssignment(trx, channel.id))?.is_watched ?? false;
    const onlyMode = current !== undefined && former?.id === policy?.id && current.is_watched !== isWatched;
    await noteChange(trx, {
      organizationId: channel.organization_id,
      actorId: askedBy,
      kind: reason === 'removed' ? 'policy_taken_off' : 'policy_applied',
      subject: told?.name ?? 'the policy',
      subjectId: told?.id ?? null,
      channel,
      ...(reason === 'replaced' && former !== undefined && former.id !== policy?.id
        ? { detail: `in place of ${former.name}` }
        : {}),
      audit: {
        ...(reason !== 'removed' && onlyMode ? { action: isWatched ? 'policy.watched' : 'policy.enforced' } : {}),
        facts: {
          ...(policy === undefined ? {} : { revision: policy.revision, watched: isWatched }),
          ...(former === undefined || former.id === policy?.id ? {} : { former: former.name }),
          run: run.id,
        },
      },
    });
    await dispatch(run.id, trx);
    return {
      run,
      async settle() {
        if (active !== undefined) executor.abort(active.id);
        await nudge(run.id);
      },
    };
  }

  async function start(channel: RunChannel, reason: RunReason, askedBy: string, prepare: Prepare): Promise<RunRow> {
    const { run, settle } = await db
      .transaction()
      .execute((trx) => startIn(trx, channel, reason, askedBy, prepare))
      .catch((error: unknown) => {
        if (isUniqueViolation(error, 'policy_run_one')) throw underWay(channel.name);
        throw error;
      });
    await settle();
    return run;
  }

  /** Puts a policy on a channel: what is to be done in the transaction of the run for it. */
  const putting =
    (
      channel: RunChannel,
      policyId: string,
      how: 'applied' | 'replaced',
      { askedBy, isWatched }: { askedBy: string; isWatched: boolean },
    ): Prepare =>
    async (trx, current) => {
      if (how === 'applied' && current !== undefined) {
        throw conflict(
          `The channel '${channel.name}' has a policy already. Replace it with PUT, or take it off first.`,
          'policy_already_applied',
        );
      }
      if (how === 'replaced' && current === undefined)
        throw notFound(`A policy on the channel '${channel.name}'`, 'no_policy_applied');
      const policy = await holdPolicy(trx, channel.organization_id, policyId);
      if (policy === undefined) throw notFound('This policy', 'policy_not_found');
      refuseUnreadable(policy);
      // While a policy is watched everything is served: what keep_legacy keeps is what was served before that.
      const before = current?.is_watched === true ? await findLegacy(trx, channel.id) : undefined;
      const served = before ?? packed(await servedIds(trx, channel.id));
      await assignPolicy(trx, channel.id, {
        policy_id: policy.id,
        applied_by: askedBy,
        applied_at: new Date(),
        in_force_since: null,
        is_watched: isWatched,
      });
      await saveLegacy(trx, channel.id, served);
      return policy;
    };

  /** Takes the policy off a channel, as {@link putting}. */
  const takingOff =
    (channel: RunChannel): Prepare =>
    async (trx, current, published) => {
      const underPolicy =
        published !== null &&
        (await trx
          .selectFrom('publication')
          .select('id')
          .where('id', '=', published)
          .where('policy_id', 'is not', null)
          .executeTakeFirst()) !== undefined;
      if (current === undefined && !underPolicy)
        throw notFound(`A policy on the channel '${channel.name}'`, 'no_policy_applied');
      await assignPolicy(trx, channel.id, null);
      return undefined;
    };

  /** Waits a moment for the first run of a channel, which is mostly a matter of milliseconds. */
  async function firstRun(channelId: string): Promise<void> {
    const signal = AbortSignal.timeout(FIRST_RUN_MS);
    while (!signal.aborted) {
      const active = await findActiveRun(db, channelId);
      if (active === undefined || !isFirst(active)) return;
      await once(ended, channelId, { signal: AbortSignal.any([signal, AbortSignal.timeout(POLL_MS)]) }).catch(
        () => undefined,
      );
    }
  }

  return {
    apply: (channel, policyId, how, askedBy, isWatched = false) =>
      firstRun(channel.id).then(() =>
        start(channel, how, askedBy, putting(channel, policyId, how, { askedBy, isWatched })),
      ),

    takeOff: (channel, askedBy) => start(channel, 'removed', askedBy, takingOff(channel)),

    async changeIn(trx, channel, to, askedBy) {
      if (to === null) return (await startIn(trx, channel, 'removed', askedBy, takingOff(channel))).settle;
      const how = (await findAssignment(trx, channel.id)) === undefined ? 'applied' : 'replaced';
      const { policyId, isWatched } = to;
      return (await startIn(trx, channel, how, askedBy, putting(channel, policyId, how, { askedBy, isWatched })))
        .settle;
    },

    firstRun,

    async cancel(channel, runId, askedBy) {
      if (!isId(runId)) throw notFound('This run', 'run_not_found');
      const run = await db.transaction().execute(async (trx) => {
        await lockChannel(trx, channel.id);
        const found = await findRun(trx, channel.id, runId);
        if (found === undefined) throw notFound('This run', 'run_not_found');
        const canceled = await end(trx, runId, 'Canceled');
        if (canceled === undefined) throw conflict('The run has ended already, so it cannot be canceled.', 'run_ended');
        await putBack(trx, found);
        await noteChange(trx, {
          organizationId: channel.organization_id,
          actorId: askedBy,
          kind: 'run_canceled',
          subject: found.policy_name ?? 'no policy',
          subjectId: found.policy_id,
          channel,
        });
        return canceled;
      });
      executor.abort(runId);
      ended.emit(channel.id);
      wake();
      return run;
    },

    async release(channel, runId, askedBy) {
      if (!isId(runId)) throw notFound('This run', 'run_not_found');
      const run = await db.transaction().execute(async (trx) => {
        await lockChannel(trx, channel.id);
        const found = await findRun(trx, channel.id, runId);
        if (found === undefined) throw notFound('This run', 'run_not_found');
        if (!found.is_held)
          throw conflict('The run is not on hold, so there is nothing to publish after all.', 'run_not_held');
        if ((await findLastRun(trx, channel.id))?.id !== found.id)
          throw conflict(
            'Another run came after this one. Look at the newest run of the channel.',
            'run_not_the_newest',
          );
        await requestRuns(trx, [channel.id], 'content', askedBy, { acceptsFailingProbes: true });
        await noteChange(trx, {
          organizationId: channel.organization_id,
          actorId: askedBy,
          kind: 'run_released',
          subject: found.policy_name ?? 'no policy',
          subjectId: found.policy_id,
          channel,
        });
        return found;
      });
      wake();
      return run;
    },

    async ask(channelId, askedBy) {
      await requestRuns(db, [channelId], 'content', askedBy);
      wake();
    },

    async begin(channelId) {
      await startOne(channelId).catch((error: unknown) =>
        log.warn(
          { err: error, channel: channelId },
          'the first run of a channel could not be started; it is tried again soon',
        ),
      );
      wake();
    },

    wake,

    async recover() {
      await requestUnfinished(db);
      await requestRuns(db, await repo.outdated(), 'content', null);
      for (const id of await activeRunIds(db)) await dispatch(id);
      wake();
    },

    async idle(channelId, signal) {
      for (;;) {
        signal?.throwIfAborted();
        const busy =
          (await findActiveRun(db, channelId)) !== undefined || (await peekRequest(db, channelId)) !== undefined;
        if (!busy) return;
        wake();
        const timeout = AbortSignal.timeout(POLL_MS);
        await once(ended, channelId, {
          signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
        }).catch(() => undefined);
      }
    },

    async stop() {
      stopped = true;
      await starting;
      clearTimeout(later);
    },
  };
}

/** Ends a run that has not ended; undefined when it had. */
function end(trx: Trx, runId: string, phase: string): Promise<RunRow | undefined> {
  return trx
    .updateTable('policy_run')
    .set({ state: 'canceled', phase, finished_at: new Date(), previous_legacy: null })
    .where('id', '=', runId)
    .where('state', 'in', ACTIVE_JOB_STATES)
    .returningAll()
    .executeTakeFirst();
}

/** Whether a run publishes a channel for the first time, without a policy. */
const isFirst = (run: RunRow): boolean => run.reason === 'created';

function newRun(
  channelId: string,
  reason: RunReason,
  askedBy: string | null,
  policy: PolicyRow | undefined,
  previous: ChannelPolicyRow | null,
) {
  return {
    id: newId(),
    channel_id: channelId,
    reason,
    asked_by: askedBy,
    previous_legacy: null as Buffer | null,
    accepts_failing_probes: false,
    policy_id: policy?.id ?? null,
    policy_name: policy?.name ?? null,
    policy_revision: policy?.revision ?? null,
    // Read anew when the run begins.
    is_watched: false,
    previous: previous === null ? null : previousOf(previous),
  };
}

function previousOf(row: ChannelPolicyRow): PreviousPolicy {
  return {
    policy_id: row.policy_id,
    applied_by: row.applied_by,
    applied_at: row.applied_at.toISOString(),
    in_force_since: row.in_force_since?.toISOString() ?? null,
    is_watched: row.is_watched,
  };
}

/** What was applied before a run that does not come to its end, and what it took from others. */
async function putBack(trx: Trx, run: RunRow): Promise<void> {
  if (run.reason !== 'applied' && run.reason !== 'replaced' && run.reason !== 'removed') return;
  // A policy that was never in force may have been deleted meanwhile.
  const previous = run.previous !== null && (await holdsPolicy(trx, run.previous.policy_id)) ? run.previous : null;
  await assignPolicy(
    trx,
    run.channel_id,
    previous === null
      ? null
      : {
          policy_id: previous.policy_id,
          applied_by: previous.applied_by,
          applied_at: new Date(previous.applied_at),
          in_force_since: previous.in_force_since === null ? null : new Date(previous.in_force_since),
          is_watched: previous.is_watched ?? false,
        },
  );
  if (previous !== null && run.previous_legacy !== null) await saveLegacy(trx, run.channel_id, run.previous_legacy);
  if (run.took !== null) await requestRuns(trx, [run.channel_id], run.took, null);
}

function underWay(channel: string, run?: RunRow): HttpError {
  const what =
    run === undefined
      ? ''
      : ` (${run.state === 'in_progress' ? run.phase : 'in queue'}, since ${(run.started_at ?? run.created_at).toISOString()})`;
  return conflict(
    `A run is under way on the channel '${channel}'${what}. Wait until it is done, or cancel it.`,
    'run_under_way',
  );
}

/** @throws 422 when the policy holds filters that this hub does not understand, so that it is never applied half */
function refuseUnreadable(policy: PolicyRow): void {
  const read = readFilters(policy.filters);
  if (read.ok) return;
  const more = read.findings.length > 3 ? ` and ${read.findings.length - 3} more` : '';
  throw unprocessable([
    {
      loc: ['body', 'policy_id'],
      msg: `The policy '${policy.name}' holds filters that this hub does not understand (${read.findings.slice(0, 3).map(findingText).join('; ')}${more}). Edit and save it, then apply it.`,
      type: 'value_error.unreadable_policy',
    },
  ]);
}
