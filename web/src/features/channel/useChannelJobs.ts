import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useChannelProgressQuery, type ChannelLive_ChannelFragment } from '../../gen/channel.ts';
import { forgetChannelContents } from '../../lib/apollo/cache.ts';
import { announce } from '../../lib/announce.ts';
import { isJobRunning, jobStateName } from '../../ui/marks.tsx';

/** How often a channel is asked for its progress while a run or a sync is under way, in milliseconds. */
const progressEvery = 1000;

/** Follows a channel while a run or a sync is under way; when it ends, says so and lets lists be asked anew. */
export function useChannelJobs(
  org: string,
  name: string,
  channel: ChannelLive_ChannelFragment | null,
): { running: boolean } {
  const client = useApolloClient();
  const sync = channel?.mirror?.lastSync ?? null;
  const run = channel?.lastRun ?? null;
  const running = (run !== null && isJobRunning(run.state)) || (sync !== null && isJobRunning(sync.state));
  useChannelProgressQuery({
    variables: { org, channel: name },
    skip: !running,
    pollInterval: progressEvery,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: false,
  });
  const was = useRef(running);
  const id = channel?.id;
  const ended = run?.state ?? sync?.state;
  useEffect(() => {
    if (was.current && !running && id) {
      forgetChannelContents(client.cache, { __typename: 'Channel', id });
      if (ended) announce(jobStateName(ended));
    }
    was.current = running;
  }, [client, id, running, ended]);
  return { running };
}
