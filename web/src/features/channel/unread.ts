import type { ChannelLive_ChannelFragment } from '../../gen/channel.ts';
import { isJobRunning } from '../../ui/marks.tsx';

/** Whether a channel is a mirror that has never read its source: what it holds, and the run of its creation, say nothing yet. */
export const isUnread = ({ mirror }: { mirror: { syncedAt: string | null } | null }): boolean =>
  mirror !== null && mirror.syncedAt === null;

/** Whether a mirror is reading its source now. */
export const isReading = ({ mirror }: Pick<ChannelLive_ChannelFragment, 'mirror'>): boolean =>
  Boolean(mirror?.lastSync && isJobRunning(mirror.lastSync.state));
