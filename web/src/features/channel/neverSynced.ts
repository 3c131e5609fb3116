import type { ChannelLive_ChannelFragment } from '../../gen/channel.ts';
import { isJobRunning } from '../../ui/badges.tsx';

/** Whether a channel is a mirror without a first sync: its contents and its first run say nothing yet. */
export const isUnread = ({ mirror }: { mirror: { syncedAt: string | null } | null }): boolean =>
  mirror !== null && mirror.syncedAt === null;

/** Whether a mirror is reading its source now. */
export const isReading = ({ mirror }: Pick<ChannelLive_ChannelFragment, 'mirror'>): boolean =>
  Boolean(mirror?.lastSync && isJobRunning(mirror.lastSync.state));

/** Whether a channel's files are being published for the first time: clients see none of them before its end. */
export const isFirstPublished = ({
  latestRun,
  servedFileCount,
  blockedFileCount,
}: Pick<ChannelLive_ChannelFragment, 'latestRun' | 'servedFileCount' | 'blockedFileCount'>): boolean =>
  latestRun !== null && isJobRunning(latestRun.state) && servedFileCount + blockedFileCount === 0;
