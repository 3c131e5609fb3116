import { useCancelRunMutation, useCancelMirrorSyncMutation } from '../../../gen/channel.ts';
import { runMutation } from '../../../ui/runMutation.ts';
import { isJobRunning } from '../../../ui/badges.tsx';
import type { ChannelDetails } from './ChannelPage.tsx';
import { text } from '../messages.ts';
import { ProgressPanel } from './ProgressPanel.tsx';
import { isReading, isUnread } from '../neverSynced.ts';

/** The run and the sync in progress. */
export function Jobs({ org, channel, admin }: { org: string; channel: ChannelDetails; admin: boolean }) {
  const [cancelRun, run] = useCancelRunMutation();
  const [cancelSync, sync] = useCancelMirrorSyncMutation();
  const input = { organization: org, channel: channel.name };
  const { latestRun } = channel;
  const lastSync = channel.mirror?.lastSync;
  return (
    <>
      {lastSync && isReading(channel) ? (
        <ProgressPanel
          title={text.progress.sync}
          state={lastSync.state}
          phase={lastSync.phase}
          progress={lastSync.progress}
          records={lastSync.recordCount}
          since={lastSync.createdAt}
          note={text.progress.keeps}
          cancelLabel={text.actions.cancelSync}
          cancelling={sync.loading}
          cancel={
            admin ? () => void runMutation(cancelSync({ variables: { input } }), (data) => data.cancelMirrorSync) : null
          }
        />
      ) : null}
      {latestRun && isJobRunning(latestRun.state) && !isUnread(channel) ? (
        <ProgressPanel
          title={text.progress.run(latestRun.policyName ?? '')}
          state={latestRun.state}
          phase={latestRun.phase}
          progress={latestRun.progress}
          since={latestRun.createdAt}
          note={text.progress.keeps}
          cancelLabel={text.actions.cancelRun}
          cancelling={run.loading}
          cancel={
            admin
              ? () =>
                  void runMutation(
                    cancelRun({ variables: { input: { ...input, runId: latestRun.id } } }),
                    (data) => data.cancelPolicyRun,
                  )
              : null
          }
        />
      ) : null}
    </>
  );
}
