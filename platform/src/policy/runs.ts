/**
 * Policy runs: the only way to change a channel's served content.
 * A change (policy applied, files changed, advisory imported) requests a run, the run is queued, and a job starts it.
 * Publication, decisions, delta, and end of the run are one transaction. Clients see the previous content until its
 * commit. Requests during a run are stored in `policy_run_request` and start after it. Triggers write requests for
 * content and advisories in the transaction of the change, so a killed process can't lose one.
 */
import { isoTime } from '@terrarium/domain/calendar';
import { ACTIVE_JOB_STATES, asksAboutAdvisories, RULE_MALICIOUS } from '@terrarium/domain/policy';
import { EventEmitter, once } from 'node:events';
import { noteChange } from '../change/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { isId, isUniqueViolation, newId } from '../db/index.ts';
import { conflict, notFound } from '../http/index.ts';
import type { HttpError } from '../http/index.ts';
import type { Logger } from '../monitoring/log.ts';
import type { Repo } from '../repo/index.ts';
import { applying, previousOf, putBack, removing } from './appliedPolicy.ts';
import type { Prepare, RunChannel } from './appliedPolicy.ts';
import type { RunReason } from './appliedContract.ts';
import type { Executor } from './execute.ts';
import type { Asker, RunRow } from './runStore.ts';
import {
  activeRunIds,
  askerOf,
  channelsToStart,
  findActiveRun,
  findLastRun,
  findRun,
  HUB_ASKS,
  insertRun,
  lockChannel,
  nextStart,
  peekRequest,
  requestRuns,
  requestUnfinished,
  takeRequest,
} from './runStore.ts';
import { findAppliedPolicy, findAssignment, findLegacy } from './store.ts';
import type { ChannelPolicyRow, PolicyRow } from './store.ts';

/** Dependencies of runs. */
export interface RunDependencies {
  db: Db;
  log: Logger;
  executor: Executor;
  repo: Pick<Repo, 'index' | 'outdated' | 'refreshVulnerabilities'>;
  /** Adds a run to the job queue, in the transaction if given. Adding it twice has no effect. */
  dispatch(runId: string, trx?: Trx): Promise<void>;
}

const BATCH = 50;
/**
 * Minimum time between two runs of a channel for content changes, in ms.
 * If many files are published one by one, each is visible within two seconds, and the index is written once per
 * interval instead of per file.
 */
const SPACING_MS = 1_000;
const POLL_MS = 500;
/** Time that applying a policy waits for a channel's first run before replacing it. */
const FIRST_RUN_MS = 3_000;

/** Requests, cancels, and starts runs. Throws HttpErrors. */
export class RunService {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #executor: Executor;
  readonly #repo: RunDependencies['repo'];
  readonly #dispatch: RunDependencies['dispatch'];
  /** Emits the ID of a channel when a run of it ends. */
  readonly #ended = new EventEmitter().setMaxListeners(0);
  #starting: Promise<void> | null = null;
  #again = false;
  #later: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor({ db, log, executor, repo, dispatch }: RunDependencies) {
    this.#db = db;
    this.#log = log;
    this.#executor = executor;
    this.#repo = repo;
    this.#dispatch = dispatch;
    executor.onEnd((channelId) => {
      this.#ended.emit(channelId);
      this.wake();
    });
  }

  /** Applies a policy: 'applied' for the channel's first, 'replaced' if it replaces one. */
  async apply(
    channel: RunChannel,
    policyId: string,
    how: 'applied' | 'replaced',
    askedBy: string | null,
    isWatched = false,
  ): Promise<RunRow> {
    await this.firstRun(channel.id);
    return this.#start(channel, how, askedBy, applying(channel, policyId, how, { askedBy, isWatched }));
  }

  /** Removes the policy: everything is served again. */
  takeOff(channel: RunChannel, askedBy: string | null): Promise<RunRow> {
    return this.#start(channel, 'removed', askedBy, removing(channel));
  }

  /**
   * Like `apply` and, for null, `takeOff`, as part of a larger transaction.
   * The caller has locked the channel.
   * @returns a function to call after the commit
   */
  async changeIn(
    trx: Trx,
    channel: RunChannel,
    to: { policyId: string; isWatched: boolean } | null,
    askedBy: string | null,
  ): Promise<() => Promise<void>> {
    if (to === null) return (await this.#startIn(trx, channel, 'removed', askedBy, removing(channel))).settle;
    const how = (await findAssignment(trx, channel.id)) === undefined ? 'applied' : 'replaced';
    const { policyId, isWatched } = to;
    return (await this.#startIn(trx, channel, how, askedBy, applying(channel, policyId, how, { askedBy, isWatched })))
      .settle;
  }

  /** Cancels a run and restores the policy that was applied before. `askedBy` is null for an operator of the hub. */
  async cancel(channel: RunChannel, runId: string, askedBy: string | null): Promise<RunRow> {
    if (!isId(runId)) throw notFound('This run', 'run_not_found');
    const run = await this.#db.transaction().execute(async (trx) => {
      await lockChannel(trx, channel.id);
      const found = await findRun(trx, channel.id, runId);
      if (found === undefined) throw notFound('This run', 'run_not_found');
      const canceled = await end(trx, runId, 'Canceled');
      if (canceled === undefined) throw conflict('The run has already finished.', 'run_ended');
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
    this.#executor.abort(runId);
    this.#ended.emit(channel.id);
    this.wake();
    return run;
  }

  /**
   * Publishes a run that is on hold because of install checks.
   * @throws HttpError 404, 409 if it isn't on hold or another run followed
   */
  async release(channel: RunChannel, runId: string, askedBy: string | null): Promise<RunRow> {
    if (!isId(runId)) throw notFound('This run', 'run_not_found');
    const run = await this.#db.transaction().execute(async (trx) => {
      await lockChannel(trx, channel.id);
      const found = await findRun(trx, channel.id, runId);
      if (found === undefined) throw notFound('This run', 'run_not_found');
      if (!found.is_held) throw conflict("The run isn't on hold.", 'run_not_held');
      if ((await findLastRun(trx, channel.id))?.id !== found.id)
        throw conflict("This isn't the latest run. See the channel's latest run.", 'run_not_the_newest');
      await requestRuns(trx, [channel.id], 'content', askerOf(channel.organization_id, askedBy), {
        acceptsFailingProbes: true,
      });
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
    this.wake();
    return run;
  }

  /** Requests a run of a channel as it is now, e.g. after a failed one. */
  async ask({ id, organization_id }: Omit<RunChannel, 'name'>, askedBy: string | null): Promise<void> {
    await requestRuns(this.#db, [id], 'content', askerOf(organization_id, askedBy));
    this.wake();
  }

  /**
   * Starts the first run of a new channel, so that the response can include it.
   * If it can't start now, it starts soon.
   */
  async begin(channelId: string): Promise<void> {
    await this.#startOne(channelId).catch((error: unknown) =>
      this.#log.warn(
        { err: error, channel: channelId },
        'the first run of a channel could not be started; it is tried again soon',
      ),
    );
    this.wake();
  }

  /** Repeats the newest run of a channel if it failed, e.g. when the disk has room again. */
  async repeatFailed(channelId: string): Promise<void> {
    await requestUnfinished(this.#db, channelId);
    this.wake();
  }

  /** Requeues unfinished runs, requests runs for channels with an older index format, and starts requested runs. */
  async recover(): Promise<void> {
    await requestUnfinished(this.#db);
    await requestRuns(this.#db, await this.#repo.outdated(), 'content', HUB_ASKS);
    for (const id of await activeRunIds(this.#db)) await this.#dispatch(id);
    this.wake();
  }

  /** Resolves when a channel has no run in progress or requested. */
  async idle(channelId: string, signal?: AbortSignal): Promise<void> {
    for (;;) {
      signal?.throwIfAborted();
      const busy =
        (await findActiveRun(this.#db, channelId)) !== undefined ||
        (await peekRequest(this.#db, channelId)) !== undefined;
      if (!busy) return;
      this.wake();
      const timeout = AbortSignal.timeout(POLL_MS);
      await once(this.#ended, channelId, {
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      }).catch(() => undefined);
    }
  }

  /** Waits for the work that `wake` started. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#starting;
    clearTimeout(this.#later);
  }

  /** Waits briefly for the first run of a channel, which another one would replace. */
  async firstRun(channelId: string): Promise<void> {
    const signal = AbortSignal.timeout(FIRST_RUN_MS);
    while (!signal.aborted) {
      const active = await findActiveRun(this.#db, channelId);
      if (active === undefined || !isFirst(active)) return;
      await once(this.#ended, channelId, { signal: AbortSignal.any([signal, AbortSignal.timeout(POLL_MS)]) }).catch(
        () => undefined,
      );
    }
  }

  /** Starts requested runs soon. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#starting !== null) {
      this.#again = true;
      return;
    }
    this.#starting = this.#startWanted()
      .catch((error: unknown) =>
        this.#log.warn({ err: error }, 'runs that are asked for could not be started; they are tried again soon'),
      )
      .finally(() => {
        this.#starting = null;
        if (this.#again) {
          this.#again = false;
          this.wake();
        }
      });
  }

  async #startWanted(): Promise<void> {
    for (;;) {
      const channelIds = await channelsToStart(this.#db, BATCH, SPACING_MS);
      for (const channelId of channelIds) await this.#startOne(channelId);
      if (this.#stopped) return;
      if (channelIds.length < BATCH) break;
    }
    const wait = await nextStart(this.#db, SPACING_MS);
    clearTimeout(this.#later);
    if (wait !== null) this.#later = setTimeout(() => this.wake(), Math.max(wait, 1)).unref();
  }

  async #startOne(channelId: string): Promise<void> {
    const unconcerned = await this.#policyWithoutAdvisories(channelId);
    const outcome = await this.#db.transaction().execute(async (trx) => {
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
        ...newRun(channelId, request.reason, request, policy, null),
        accepts_failing_probes: request.accepts_failing_probes,
      });
      await this.#dispatch(run.id, trx);
      return run;
    });
    if (outcome === null) return;
    if (outcome !== 'score only') return this.#nudge(outcome.id);
    // Without a policy that checks CVEs, an advisory doesn't change what is served, so nothing must be published.
    await this.#repo.refreshVulnerabilities(channelId);
    this.#ended.emit(channelId);
  }

  /**
   * Returns the policy of a channel with a request for advisories if they can't change its decisions: it doesn't check
   * CVEs, and no file is or was malware.
   */
  async #policyWithoutAdvisories(channelId: string): Promise<PolicyRow | undefined> {
    if ((await peekRequest(this.#db, channelId))?.reason !== 'advisories') return undefined;
    const policy = await findAppliedPolicy(this.#db, channelId);
    if (policy === undefined || asksAboutAdvisories(policy.filters)) return undefined;
    const { advisories, publication } = await this.#repo.index(channelId);
    const isMalicious = advisories.advisories.some(({ malicious }) => malicious === true);
    return isMalicious || publication?.rule.includes(RULE_MALICIOUS) !== false ? undefined : policy;
  }

  /** The job is queued with its run. Queuing it again makes the queue check immediately. */
  async #nudge(runId: string): Promise<void> {
    await this.#dispatch(runId).catch((error: unknown) =>
      this.#log.debug({ err: error, run: runId }, 'the queue was not told of a run; it looks by itself soon'),
    );
  }

  /** The part of {@link RunService.apply} that is in the caller's transaction. Call `settle` after the commit. */
  async #startIn(trx: Trx, channel: RunChannel, reason: RunReason, askedBy: string | null, prepare: Prepare) {
    const locked = await lockChannel(trx, channel.id);
    if (locked === undefined) throw notFound(`Channel '${channel.name}'`, 'channel_not_found');
    const current = await findAssignment(trx, channel.id);
    const legacy = current === undefined ? undefined : await findLegacy(trx, channel.id);
    const active = await findActiveRun(trx, channel.id);
    const former = await findAppliedPolicy(trx, channel.id);
    const policy = await prepare(trx, current, locked.publication_id);
    if (active !== undefined && !isFirst(active)) throw underWay(channel.name, active);
    // Nothing was served before the first run. This one does its work too, with the policy from the start.
    if (active !== undefined) await end(trx, active.id, 'Taken over by the next run');
    const run = await insertRun(trx, {
      ...newRun(channel.id, reason, askerOf(channel.organization_id, askedBy), policy, current ?? null),
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
    await this.#dispatch(run.id, trx);
    return {
      run,
      settle: async () => {
        if (active !== undefined) this.#executor.abort(active.id);
        await this.#nudge(run.id);
      },
    };
  }

  async #start(channel: RunChannel, reason: RunReason, askedBy: string | null, prepare: Prepare): Promise<RunRow> {
    const { run, settle } = await this.#db
      .transaction()
      .execute((trx) => this.#startIn(trx, channel, reason, askedBy, prepare))
      .catch((error: unknown) => {
        if (isUniqueViolation(error, 'policy_run_one')) throw underWay(channel.name);
        throw error;
      });
    await settle();
    return run;
  }
}

/** Ends a run that hasn't ended; undefined if it had. */
function end(trx: Trx, runId: string, phase: string): Promise<RunRow | undefined> {
  return trx
    .updateTable('policy_run')
    .set({ state: 'canceled', phase, finished_at: new Date(), previous_legacy: null })
    .where('id', '=', runId)
    .where('state', 'in', ACTIVE_JOB_STATES)
    .returningAll()
    .executeTakeFirst();
}

/** Returns whether a run publishes a channel for the first time, without a policy. */
const isFirst = (run: RunRow): boolean => run.reason === 'created';

function newRun(
  channelId: string,
  reason: RunReason,
  { asked_by, asked_by_account }: Asker,
  policy: PolicyRow | undefined,
  previous: ChannelPolicyRow | null,
) {
  return {
    id: newId(),
    channel_id: channelId,
    reason,
    asked_by,
    asked_by_account,
    previous_legacy: null as Buffer | null,
    accepts_failing_probes: false,
    policy_id: policy?.id ?? null,
    policy_name: policy?.name ?? null,
    policy_revision: policy?.revision ?? null,
    // Read again when the run starts.
    is_watched: false,
    previous: previous === null ? null : previousOf(previous),
  };
}

function underWay(channel: string, run?: RunRow): HttpError {
  const what =
    run === undefined
      ? ''
      : ` (${run.state === 'in_progress' ? run.phase : 'in queue'}, since ${isoTime(run.started_at ?? run.created_at)})`;
  return conflict(
    `A run is in progress on channel '${channel}'${what}. Wait for it to finish, or cancel it.`,
    'run_under_way',
  );
}
