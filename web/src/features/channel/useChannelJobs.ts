import { useChannelProgressQuery, type ChannelLive_ChannelFragment } from '../../gen/channel.ts';
import { useChannelJobsEnd } from '../../ui/useChannelJobsEnd.ts';

/** How often a channel is asked for its progress while a run or a sync is under way, in milliseconds. */
const progressEvery = 1000;

/** Follows a channel while a run or a sync is under way; when it ends, says so and lets lists be asked anew. */
export function useChannelJobs(
  org: string,
  name: string,
  channel: ChannelLive_ChannelFragment | null,
): { running: boolean } {
  const running = useChannelJobsEnd(channel?.id, [channel?.lastRun, channel?.mirror?.lastSync]);
  useChannelProgressQuery({
    variables: { org, channel: name },
    skip: !running,
    pollInterval: progressEvery,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: false,
  });
  return { running };
}
