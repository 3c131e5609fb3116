import { useState } from 'react';
import { useCancelPolicyRunMutation } from '../../../gen/policy.ts';
import { showFailure, showToast } from '../../../ui/toasts.tsx';
import { RunView } from './RunView.tsx';
import { useRun, type MaskedRun } from './useRun.ts';

/** Follows the run of an applied policy; it can be canceled, and restarted after a failure. */
export function ApplyRun({
  org,
  channel,
  started,
  onRetry,
}: {
  org: string;
  channel: { id: string; name: string };
  started: MaskedRun;
  onRetry: () => void;
}) {
  const run = useRun(org, channel, started);
  const [cancel, { loading }] = useCancelPolicyRunMutation();
  const [asked, setAsked] = useState(false);
  if (!run) return null;
  const stop = async () => {
    setAsked(true);
    try {
      const { data } = await cancel({
        variables: { input: { organization: org, channel: channel.name, runId: run.id } },
      });
      const [error] = data?.cancelPolicyRun.userErrors ?? [];
      if (error) showToast({ kind: 'error', title: error.message });
    } catch (error) {
      showFailure(error);
    } finally {
      setAsked(false);
    }
  };
  return (
    <RunView
      channel={channel.name}
      run={run}
      cancelling={loading || asked}
      onCancel={() => void stop()}
      onRetry={onRetry}
    />
  );
}
