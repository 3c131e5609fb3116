import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { announce } from '../lib/announce.ts';
import { forgetChannelContents } from '../lib/apollo/cache.ts';
import { isJobRunning, jobStateName, type JobStateName } from './badges.tsx';

/**
 * Whether any of a channel's jobs is in progress. When the last one ends, announces how the first one ended and
 * refetches the channel's contents.
 * @param id global ID of the channel; undefined while loading
 */
export function useChannelJobsEnd(
  id: string | undefined,
  jobs: readonly ({ state: JobStateName } | null | undefined)[],
): boolean {
  const client = useApolloClient();
  const running = jobs.some((job) => job && isJobRunning(job.state));
  const ended = jobs.find((job) => job)?.state;
  const was = useRef(running);
  useEffect(() => {
    if (was.current && !running && id) {
      forgetChannelContents(client.cache, { __typename: 'Channel', id });
      if (ended) announce(jobStateName(ended));
    }
    was.current = running;
  }, [client, id, running, ended]);
  return running;
}
