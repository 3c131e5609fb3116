// Read model of channel, publication: the revision in force is that of the publication that the channel serves.
/** What is applied to a channel and its runs, as they are answered. */
import { isId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { notFound } from '../http/index.ts';
import { findPerson } from '../person/index.ts';
import { policyAnswer, runAnswer, runAnswers } from './answers.ts';
import type { RunAnswer, standingLossListSchema, WatchAnswer } from './contract.ts';
import { standingLosses } from './standingLosses.ts';
import { watchAnswer } from './watch.ts';
import type { currentSchema } from './contract.ts';
import type { RunChannel, RunService } from './runs.ts';
import { findLastRun, findRun, listRuns } from './runStore.ts';
import type { RunRow } from './runStore.ts';
import { channelsOfPolicies, findAppliedPolicy, findAssignment } from './store.ts';
import type { z } from 'zod';

/** Runs of a list. */
const NEWEST_RUNS = 50;

/** See {@link currentSchema}. */
type CurrentAnswer = z.infer<typeof currentSchema>;

/** Reads and changes of what is applied, in REST shape. Failures are HttpErrors. */
export interface Applied {
  /** 404 when no policy is applied. `readable` are the names of the channels that may be named to who asks. */
  current(channel: RunChannel, readable: ReadonlySet<string>): Promise<CurrentAnswer>;
  /** 404 for an unknown policy, 409 while a run is under way, 422 for a policy that this hub cannot read. */
  apply(
    channel: RunChannel,
    policyId: string,
    how: 'applied' | 'replaced',
    askedBy: string,
    isWatched: boolean,
  ): Promise<RunAnswer>;
  /** What a watched policy would refuse, and a page of who asked for it; 404 when none is watched. */
  watch(channel: RunChannel, page: { limit: number; offset: number }): Promise<WatchAnswer>;
  takeOff(channel: RunChannel, askedBy: string): Promise<RunAnswer>;
  runs(channel: RunChannel): Promise<{ items: RunAnswer[]; total_count: number }>;
  run(channel: RunChannel, id: string): Promise<RunAnswer>;
  /** What these channels lost and have not got back. */
  losses(channelIds: readonly string[]): Promise<z.infer<typeof standingLossListSchema>>;
  cancel(channel: RunChannel, id: string, askedBy: string): Promise<RunAnswer>;
  release(channel: RunChannel, id: string, askedBy: string): Promise<RunAnswer>;
}

/** Makes it over the runs of a hub. */
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
        in_force_since: assignment.in_force_since?.toISOString() ?? null,
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
