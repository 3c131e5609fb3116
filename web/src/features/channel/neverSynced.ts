import type { ChannelLive_ChannelFragment } from '../../gen/channel.ts';
import { isJobRunning } from '../../ui/badges.tsx';

/** Whether a channel is a mirror that has never read its source: what it holds, and the run of its creation, say nothing yet. */
export const isUnread = ({ mirror }: { mirror: { syncedAt: string | null } | null }): boolean =>
  mirror !== null && mirror.syncedAt === null;

/** Whether a mirror is reading its source now. */
export const isReading = ({ mirror }: Pick<ChannelLive_ChannelFragment, 'mirror'>): boolean =>
  Boolean(mirror?.lastSync && isJobRunning(mirror.lastSync.state));

/** Whether a channel's files are being published for the first time: clients see none of them before its end. */
export const isFirstPublished = ({
  lastRun,
  servedFileCount,
  refusedFileCount,
}: Pick<ChannelLive_ChannelFragment, 'lastRun' | 'servedFileCount' | 'refusedFileCount'>): boolean =>
  lastRun !== null && isJobRunning(lastRun.state) && servedFileCount + refusedFileCount === 0;
