import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import {
  PolicyRunProgressDocument,
  useApplyPolicyMutation,
  useCancelPolicyRunMutation,
  type RunView_RunFragment,
} from '../../../gen/policy.ts';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { isJobRunning } from '../../../ui/badges.tsx';
import { showFailure, showToast } from '../../../ui/toasts.tsx';
import { applyText } from './messages.ts';
import type { ChannelRef, Started } from './useApply.ts';

const words = applyText.told;

/**
 * When the dialog closes, shows a toast with the run's state and a link to it. A removed policy can be restored from
 * it: by canceling a run in progress, or by applying the policy again.
 */
export function useRunToast(org: string): (started: Started, run: RunView_RunFragment | null) => void {
  const client = useApolloClient();
  const [applyPolicy] = useApplyPolicyMutation();
  const [cancelRun] = useCancelPolicyRunMutation();

  const linkTo = (channel: ChannelRef, runId: string) => (
    <Link to={paths.run.href({ org, channel: channel.name, runId })}>{applyText.run.open}</Link>
  );

  async function putBack(channel: ChannelRef, runId: string, policy: { id: string; name: string }): Promise<void> {
    const input = { organization: org, channel: channel.name };
    try {
      const stopped = await cancelRun({ variables: { input: { ...input, runId: runId } } });
      if (stopped.data?.cancelPolicyRun.run) {
        await client.query({
          query: PolicyRunProgressDocument,
          variables: { org, channel: channel.name },
          fetchPolicy: 'network-only',
        });
        showToast({ kind: 'success', title: words.stays(policy.name, channel.name) });
        return;
      }
      const answer = (await applyPolicy({ variables: { input: { ...input, policyId: policy.id } } })).data?.applyPolicy;
      if (answer?.run)
        showToast({
          kind: 'success',
          title: words.again(policy.name, channel.name),
          text: linkTo(channel, answer.run.id),
        });
      else showToast({ kind: 'error', title: answer?.userErrors[0]?.message ?? messages.errors.unexpected });
    } catch (error) {
      showFailure(error);
    }
  }

  return ({ channel, removed }, run) => {
    if (!run || (run.state !== 'DONE' && run.state !== 'COMPLETED' && !isJobRunning(run.state))) return;
    const done = !isJobRunning(run.state);
    showToast({
      kind: done ? 'success' : 'info',
      title: removed ? words.off(removed.name, channel.name) : words.applied(run.policyName ?? '', channel.name, done),
      text: linkTo(channel, run.id),
      ...(removed ? { undo: () => putBack(channel, run.id, removed) } : {}),
    });
  };
}
