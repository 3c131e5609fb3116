import { useApolloClient } from '@apollo/client/react';
import {
  ChannelProgressDocument,
  useChannelEventsSubscription,
  type ChannelLive_ChannelFragment,
} from '../../../gen/channel.ts';
import { useChannelJobsEnd } from '../../../ui/useChannelJobsEnd.ts';

/** Poll interval of a channel while a run or a sync is in progress and no events come, in milliseconds. */
const progressEvery = 1000;

/** Follows a channel while a run or a sync is in progress. At the end, announces it and refetches lists. */
export function useChannelJobs(
  org: string,
  name: string,
  channel: ChannelLive_ChannelFragment | null,
): { running: boolean } {
  const client = useApolloClient();
  const running = useChannelJobsEnd(channel?.id, [channel?.latestRun, channel?.mirror?.lastSync]);
  const variables = { org, channel: name };
  useChannelEventsSubscription({
    variables,
    skip: !running,
    poll: () => client.query({ query: ChannelProgressDocument, variables, fetchPolicy: 'network-only' }),
    pollEvery: progressEvery,
  });
  return { running };
}
