import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  usePolicyRunEventsSubscription,
  PolicyRunProgressDocument,
  useRunView_RunFragment,
  type RunProgress_ChannelFragment,
  type RunView_RunFragment,
} from '../../../gen/policy.ts';
import { announce } from '../../../lib/announce.ts';
import { forgetChannelContents } from '../../../lib/apollo/cache.ts';
import { isJobRunning, jobStateName } from '../../../ui/badges.tsx';
import { forgetPolicyLists } from '../cache.ts';

/** A run as in queries and mutations. */
export type MaskedRun = NonNullable<RunProgress_ChannelFragment['latestRun']>;

/** Poll interval of a run in progress if no events come, in milliseconds. */
const askRunEvery = 1000;

/** Follows a run until it ends, then refetches lists and the channel, and announces the result. */
export function useRun(
  org: string,
  channel: { id: string; name: string },
  started: MaskedRun,
): RunView_RunFragment | null {
  const client = useApolloClient();
  const run = useRunView_RunFragment(started);
  const running = run ? isJobRunning(run.state) : true;
  // The response is normalized, so the fragment above updates automatically.
  const variables = { org, channel: channel.name };
  const read = (): Promise<unknown> =>
    client.query({ query: PolicyRunProgressDocument, variables, fetchPolicy: 'network-only' });
  usePolicyRunEventsSubscription({ variables, skip: !running, poll: read, pollEvery: askRunEvery });
  const readAgain = useEffectEvent(() => read().catch(() => undefined));
  const was = useRef(true);
  const state = run?.state;
  const counts = run?.fileCountsBySubdir.length;
  useEffect(() => {
    if (was.current && !running && state) {
      forgetChannelContents(client.cache, { __typename: 'Channel', id: channel.id });
      forgetPolicyLists(client.cache);
      announce(jobStateName(state));
      // The page below the dialog may get the final state before this hook gets the counts.
      if (state === 'DONE' && counts === 0) void readAgain();
    }
    was.current = running;
  }, [client, channel.id, running, state, counts]);
  return run;
}
