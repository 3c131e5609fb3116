import { useCancelRunMutation, useCancelSyncMutation } from '../../gen/channel.ts';
import { runMutation } from '../../ui/runMutation.ts';
import { isJobRunning } from '../../ui/badges.tsx';
import type { ChannelDetails } from './ChannelPage.tsx';
import { text } from './messages.ts';
import { ProgressPanel } from './ProgressPanel.tsx';
import { isReading, isUnread } from './neverSynced.ts';

/** The run and the sync that are under way. */
export function Jobs({ org, channel, admin }: { org: string; channel: ChannelDetails; admin: boolean }) {
  const [cancelRun, run] = useCancelRunMutation();
  const [cancelSync, sync] = useCancelSyncMutation();
  const input = { organization: org, channel: channel.name };
  const { lastRun } = channel;
  const lastSync = channel.mirror?.lastSync;
  return (
    <>
      {lastSync && isReading(channel) ? (
        <ProgressPanel
          title={text.progress.sync}
          state={lastSync.state}
          phase={lastSync.phase}
          progress={lastSync.progress}
          records={lastSync.recordsRead}
          since={lastSync.createdAt}
          note={text.progress.keeps}
          cancelLabel={text.actions.cancelSync}
          cancelling={sync.loading}
          cancel={
            admin ? () => void runMutation(cancelSync({ variables: { input } }), (data) => data.cancelSync) : null
          }
        />
      ) : null}
      {lastRun && isJobRunning(lastRun.state) && !isUnread(channel) ? (
        <ProgressPanel
          title={text.progress.run(lastRun.policyName ?? '')}
          state={lastRun.state}
          phase={lastRun.phase}
          progress={lastRun.progress}
          since={lastRun.createdAt}
          note={text.progress.keeps}
          cancelLabel={text.actions.cancelRun}
          cancelling={run.loading}
          cancel={
            admin
              ? () =>
                  void runMutation(
                    cancelRun({ variables: { input: { ...input, id: lastRun.id } } }),
                    (data) => data.cancelRun,
                  )
              : null
          }
        />
      ) : null}
    </>
  );
}
