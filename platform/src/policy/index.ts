/** The policy area: policies, applied policies, policy runs, previews, and reports. */
import type { Area, Core } from '../core.ts';
import { RoomWatch } from '../files/roomWatch.ts';
import { HttpError } from '../http/index.ts';
import { HOURLY } from '../jobs/index.ts';
import type { Advisories } from '../advisory/index.ts';
import type { Channels } from '../channel/index.ts';
import type { MailArea } from '../mail/index.ts';
import type { Repo } from '../repo/index.ts';
import { purgeDeleted } from '../resource/softDelete.ts';
import { TIMED_RUNS_SCHEDULE, requestTimedRuns } from './timedRuns.ts';
import { createApplied } from './applied.ts';
import { lookExactly } from './exactInstallability.ts';
import { Executor } from './execute.ts';
import { explainFile } from './explain.ts';
import { PolicyFiles } from './files.ts';
import { createImpactService } from './impact.ts';
import type { ImpactService } from './impact.ts';
import { tellOfRuns } from './mails.ts';
import { PolicyService } from './policies.ts';
import { createReportService } from './csvReports.ts';
import { policyRoutes } from './routes.ts';
import { RunService } from './runs.ts';
import './tables.ts';

export { runAnswers } from './answers.ts';
export { MAX_BODY_BYTES } from './contract.ts';
export { draftBody, draftDocument, exceptionImpactSchema } from './impactContract.ts';
export { probeAnswerSchema, runSchema } from './appliedContract.ts';
export type { DraftBody, ExceptionImpactAnswer } from './impactContract.ts';
export {
  countExceptions,
  endException,
  endOf,
  grantException,
  holdException,
  listExceptions,
  moveEnd,
  takeEnding,
  takeOver,
  untilOf,
} from './exceptions.ts';
export type { ExceptionOnChannel } from './exceptions.ts';
export { fileNamesOf } from './filesById.ts';
export type { RunRow } from './runStore.ts';
export type { RunService } from './runs.ts';

/** The policy area of a hub. */
export interface PolicyArea extends Area {
  policies: PolicyService;
  runs: RunService;
  /** What an exception would allow. */
  exceptionImpact: ImpactService['exception'];
  /** Effect of a draft on files, and on environments with them. */
  drafts: Pick<ImpactService, 'drafted' | 'held' | 'advised'>;
  /** Registers a listener for the channel of every run that ends here, whatever the result. */
  onRunEnd(listener: (channelId: string) => void): void;
}

const JOB = 'policy-run';
const EXACT_JOB = 'exact-installability';
/**
 * Polling interval for run requests of other processes, and of times without a database.
 * Requests of this process start immediately. A timer instead of a cleanup job, because it runs more often than a
 * schedule can, and reads a mostly empty table.
 */
const SWEEP_MS = 5_000;
/** Delay before a channel's check continues, in seconds, so that other jobs go first. */
const NEXT_TURN_SECONDS = 1;
const FOUR_HOURS_IN_SECONDS = 4 * 3600;

/** Creates the policy area. Call it before jobs run. */
export function createPolicies(
  core: Core,
  channels: Channels,
  repo: Repo,
  advisories: Advisories,
  mail: Pick<MailArea, 'write'>,
): PolicyArea {
  const { db, jobs, log } = core;
  const room = new RoomWatch(core.config.dataDir, log, (channelId) => runs.repeatFailed(channelId));
  const executor = new Executor(db, repo, log, tellOfRuns(mail, core.config.publicUrl), room);
  const runs = new RunService({
    db,
    log,
    executor,
    repo,
    dispatch: async (runId, trx) => void (await jobs.enqueue(JOB, { runId }, { singletonKey: runId, trx })),
  });
  jobs.defineJob<{ runId: string }>(
    JOB,
    async ({ data, signal }) => {
      if (!(await executor.execute(data.runId, signal)))
        throw new Error('The run was put back because the hub is stopping.');
    },
    { expireInSeconds: FOUR_HOURS_IN_SECONDS, title: 'Policy runs' },
  );
  advisories.onChanged(() => runs.wake());
  channels.listen({ created: (channelId) => runs.begin(channelId), contentChanged: () => runs.wake() });

  const policies = new PolicyService(db, core.config.limits, () => runs.wake());
  const impact = createImpactService(db, repo);
  const lookAt = (channelId: string, startAfter = 0): Promise<unknown> =>
    jobs.enqueue(EXACT_JOB, { channelId }, { singletonKey: channelId, startAfter });
  jobs.defineJob<{ channelId: string }>(
    EXACT_JOB,
    async ({ data: { channelId }, signal }) => {
      const more = await lookExactly({ repo, impact }, channelId, signal).catch((error: unknown) => {
        // The channel was deleted meanwhile.
        if (error instanceof HttpError && error.status === 404) return false;
        throw error;
      });
      if (more) await lookAt(channelId, NEXT_TURN_SECONDS);
    },
    { title: 'What can be installed' },
  );
  executor.onEnd((channelId) => {
    const ask = async (): Promise<void> => {
      for (const open of await repo.answers.channels(channelId)) await lookAt(open.channelId);
    };
    ask().catch((error: unknown) =>
      log.debug({ err: error, channel: channelId }, 'a publication is looked at to the end within the hour'),
    );
  });
  let timer: NodeJS.Timeout | undefined;
  return {
    policies,
    runs,
    exceptionImpact: (...asked) => impact.exception(...asked),
    drafts: impact,
    onRunEnd: (listener) => executor.onEnd(listener),
    routes: policyRoutes({
      channels,
      policies,
      impact,
      files: new PolicyFiles({ db, limits: core.config.limits, channels, impact, runs }),
      applied: createApplied(db, runs),
      reports: createReportService(db),
      explain: (channel, file, forMembers) =>
        explainFile({ db, repo, advisories, reasons: impact.reasons }, channel, file, forMembers),
    }),
    cleanUps: [
      {
        name: 'rules that count days',
        schedule: TIMED_RUNS_SCHEDULE,
        run: async () => {
          await requestTimedRuns(db);
          runs.wake();
        },
      },
      {
        name: 'publications that were not looked at to the end',
        schedule: HOURLY,
        run: async () => {
          for (const { channelId } of await repo.answers.channels()) await lookAt(channelId);
        },
      },
      { name: 'deleted policies', schedule: HOURLY, run: () => purgeDeleted(db, 'policy') },
    ],
    async start() {
      await runs.recover();
      timer = setInterval(() => runs.wake(), SWEEP_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      room.stop();
      await runs.stop();
      await executor.stop();
      await impact.stop();
    },
  };
}
