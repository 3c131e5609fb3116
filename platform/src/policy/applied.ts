// Read model of channel, publication: the active revision is that of the channel's current publication.
/** The policy applied to a channel, and its runs, as responses. */
import { isoTime } from '@terrarium/domain/calendar';
import { isId } from '../db/index.ts';
import type { Db, PageRequest } from '../db/index.ts';
import { notFound } from '../http/index.ts';
import { findPerson } from '../person/index.ts';
import { policyAnswer, runAnswer, runAnswers } from './answers.ts';
import type { RunAnswer, standingLossListSchema, WatchAnswer } from './appliedContract.ts';
import { standingLosses } from './standingLosses.ts';
import { watchAnswer } from './watch.ts';
import type { currentSchema } from './appliedContract.ts';
import type { RunChannel } from './appliedPolicy.ts';
import type { RunService } from './runs.ts';
import { findLastRun, findRun, listRuns } from './runStore.ts';
import type { RunRow } from './runStore.ts';
import { channelsOfPolicies, findAppliedPolicy, findAssignment } from './store.ts';
import type { z } from 'zod';

/** Number of runs in a list. */
const NEWEST_RUNS = 50;

/** See {@link currentSchema}. */
type CurrentAnswer = z.infer<typeof currentSchema>;

/** Reads and changes applied policies, in REST format. Throws HttpErrors. */
export interface Applied {
  /** Returns the applied policy, 404 if none. `readable` are the channel names that the caller can see. */
  current(channel: RunChannel, readable: ReadonlySet<string>): Promise<CurrentAnswer>;
  /**
   * Applies a policy. 404 for an unknown policy, 409 while a run is in progress, 422 for a policy that this hub can't
   * read.
   */
  apply(
    channel: RunChannel,
    policyId: string,
    how: 'applied' | 'replaced',
    askedBy: string | null,
    isWatched: boolean,
  ): Promise<RunAnswer>;
  /** Returns what a monitored policy would block, and a page of the clients; 404 if none is monitored. */
  watch(channel: RunChannel, page: PageRequest): Promise<WatchAnswer>;
  takeOff(channel: RunChannel, askedBy: string | null): Promise<RunAnswer>;
  runs(channel: RunChannel): Promise<{ items: RunAnswer[]; total_count: number }>;
  run(channel: RunChannel, id: string): Promise<RunAnswer>;
  /** Returns uninstallable packages of these channels that aren't installable again. */
  losses(channelIds: readonly string[]): Promise<z.infer<typeof standingLossListSchema>>;
  cancel(channel: RunChannel, id: string, askedBy: string | null): Promise<RunAnswer>;
  release(channel: RunChannel, id: string, askedBy: string | null): Promise<RunAnswer>;
}

/** Creates it for the runs of a hub. */
export function createApplied(db: Db, service: RunService): Applied {
  const answer = async (channel: RunChannel, run: RunRow): Promise<RunAnswer> =>
    runAnswer(run, channel.name, await findPerson(db, run.asked_by));
  return {
    async current(channel, readable) {
      const assignment = await findAssignment(db, channel.id);
      const policy = await findAppliedPolicy(db, channel.id);
      if (assignment === undefined || policy === undefined)
        throw notFound(`A policy on the channel '${channel.name}'`, 'no_policy_applied');
      const published = await db
        .selectFrom('channel')
        .innerJoin('publication', 'publication.id', 'channel.publication_id')
        .select('publication.policy_revision')
        .where('channel.id', '=', channel.id)
        .where('publication.policy_id', '=', policy.id)
        .executeTakeFirst();
      const run = await findLastRun(db, channel.id);
      const names = (await channelsOfPolicies(db, [policy.id])).get(policy.id)!;
      return {
        policy: policyAnswer(
          policy,
          names.filter((name) => readable.has(name)),
        ),
        revision: published?.policy_revision ?? policy.revision,
        is_watched: assignment.is_watched,
        in_force_since: isoTime(assignment.in_force_since),
        applied_by: await findPerson(db, assignment.applied_by),
        run: run === undefined ? null : await answer(channel, run),
      };
    },
    apply: async (channel, policyId, how, askedBy, isWatched) =>
      answer(channel, await service.apply(channel, policyId, how, askedBy, isWatched)),
    watch: (channel, page) => watchAnswer(db, channel, page),
    takeOff: async (channel, askedBy) => answer(channel, await service.takeOff(channel, askedBy)),
    async runs(channel) {
      const runs = await listRuns(db, channel.id, NEWEST_RUNS);
      const items = await runAnswers(db, runs, () => channel.name);
      return { items, total_count: items.length };
    },
    async run(channel, id) {
      const run = isId(id) ? await findRun(db, channel.id, id) : undefined;
      if (run === undefined) throw notFound('This run', 'run_not_found');
      return answer(channel, run);
    },
    async losses(channelIds) {
      const items = await standingLosses(db, channelIds);
      return { items, total_count: items.length };
    },
    cancel: async (channel, id, askedBy) => answer(channel, await service.cancel(channel, id, askedBy)),
    release: async (channel, id, askedBy) => answer(channel, await service.release(channel, id, askedBy)),
  };
}
