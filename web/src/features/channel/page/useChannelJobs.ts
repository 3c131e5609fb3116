import { useChannelProgressQuery, type ChannelLive_ChannelFragment } from '../../../gen/channel.ts';
import { useChannelJobsEnd } from '../../../ui/useChannelJobsEnd.ts';

/** Poll interval of a channel while a run or a sync is in progress, in milliseconds. */
const progressEvery = 1000;

/** Polls a channel while a run or a sync is in progress. At the end, announces it and refetches lists. */
export function useChannelJobs(
  org: string,
  name: string,
  channel: ChannelLive_ChannelFragment | null,
): { running: boolean } {
  const running = useChannelJobsEnd(channel?.id, [channel?.latestRun, channel?.mirror?.lastSync]);
  useChannelProgressQuery({
    variables: { org, channel: name },
    skip: !running,
    pollInterval: progressEvery,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: false,
  });
  return { running };
}
